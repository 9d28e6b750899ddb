import BookKit
import Testing

@testable import TerminalReader

/// The example of a host that draws with characters.
@Suite struct TerminalReaderTests {
  private func reader() throws -> TerminalReader {
    TerminalReader(
      try ExampleBook.book(
        """
        { canvas = { width = 400; height = 100; }; enterAnimation = { animation = slide; }; pages = (
          { elements = (
            { type = text; name = story; text = "The moon is tired."; x = 10; y = 10; width = 120; height = 30; },
            { type = image; name = moon; fileName = "moon.png"; x = 200; y = 50; width = 100; height = 50;
              tweens = ( { name = rise; duration = 2; properties = { y = 0; }; } ); },
            { type = text; name = star; text = "*"; x = 360; y = 10; width = 20; height = 20;
              trigger = { triggeringItem = moon; }; },
            { type = audio; name = chime; audio = { trackName = "chime.wav"; duration = 1; };
              trigger = { triggeringItem = star; triggerIsATouch = YES; }; } ); },
          { elements = ( { type = text; name = end; text = "Good night!"; x = 10; y = 10; } ); } ); }
        """), columns: 40, rows: 10)
  }

  @Test func `a page is drawn with frames and words`() throws {
    var reader = try reader()
    let lines = reader.shown().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines == [
        "",
        " The moon is",
        " tired.",
        "",
        "                    +--------+",
        "                    |        |",
        "                    |  moon  |",
        "                    |        |",
        "                    +--------+",
        "========================================",
        "page 1",
        "",
      ])
  }

  @Test func `an empty line goes on, and a letter touches`() throws {
    var reader = try reader()
    while !reader.player.isAtRest { reader.answer("") }
    #expect(reader.shown().hasSuffix("page 1   a) star\n"))
    reader.answer("a")
    #expect(reader.shown().hasSuffix("(chime)\npage 1   a) star\n"))
  }

  @Test(arguments: ["b", "aa", "!"]) func `what nothing has is no answer`(line: String) throws {
    var reader = try reader()
    while !reader.player.isAtRest { reader.answer("") }
    let isAnswer = reader.answer(line)
    #expect(!isAnswer)
  }

  @Test func `pages turn both ways`() throws {
    var reader = try reader()
    reader.answer(">")
    #expect(reader.player.page == 2 && reader.shown().contains("Good night!"))
    reader.answer("<")
    #expect(reader.player.page == 1)
  }
}
