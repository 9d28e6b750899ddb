import BookDrawing
import BookFiles
import Testing

@testable import TerminalReader

/// Tests of the example of a host that draws with characters.
@Suite struct TerminalReaderTests {
  private func reader() throws -> TerminalReader {
    TerminalReader(
      try ExampleBook.book(
        """
        { canvas = { width = 400; height = 100; }; enterAnimation = { animation = slide; }; pages = (
          { elements = (
            { type = text; name = story; text = "The moon is tired and would like to sleep.";
              x = 10; y = 10; width = 120; height = 30; },
            { type = image; name = moon; fileName = "moon.png"; x = 200; y = 50; width = 100; height = 50;
              tweens = ( { name = rise; duration = 2; properties = { y = 0; }; } ); },
            { type = text; name = star; text = "*"; x = 360; y = 10; width = 20; height = 20;
              trigger = { triggeringItem = moon; }; },
            { type = audio; name = chime; audio = { trackName = "chime.wav"; duration = 1; };
              trigger = { triggeringItem = star; triggerIsATouch = YES; }; } ); },
          { elements = ( { type = text; name = end; text = "Good night!"; x = 10; y = 10; } ); } ); }
        """), columns: 40, rows: 10)
  }

  @Test func `a page is drawn with frames and all of its words`() throws {
    var reader = try reader()
    let lines = reader.shown().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines == [
        "",
        " The moon is",
        " tired and would",
        " like to sleep.",
        "                    ╭────────╮",
        "                    │        │",
        "                    │  moon  │",
        "                    │        │",
        "                    ╰────────╯",
        "────────────────────────────────────────",
        "page 1 of 2",
        "",
      ])
  }

  @Test func `an empty line goes on, and a key touches`() throws {
    var reader = try reader()
    while !reader.player.isAtRest { reader.answer("") }
    #expect(reader.shown().hasSuffix("page 1 of 2\na) touch star\n"))
    reader.answer("a")
    #expect(reader.shown().hasSuffix("♪ chime\npage 1 of 2\na) touch star\n"))
  }

  @Test(arguments: ["b", "aa", "!"]) func `an unknown key is not an answer`(line: String) throws {
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

  @Test func `things are dragged with a key, and keys keep their meaning`() throws {
    var reader = try dragging()
    let keys = reader.actions()
    let titles = keys.map { "\($0.key) \(reader.title(of: $0.action))" }
    #expect(titles == ["a touch cap", "b touch hat", "c drag cap to head"])
    reader.press("a")
    reader.press("c")
    #expect(center(ofCapIn: reader) == Point(x: 350, y: 50))
    #expect(reader.actions().map(\.key) == keys.map(\.key))
  }

  @Test func `a screen shows the page in colours, and next to it what can be done`() throws {
    let pictures = PictureShelf { _ throws(PictureError) in throw .missing }
    var screen = ReadingScreen(try dragging(), pictures: pictures, title: "Hats")
    let rows = screen.rows(columns: 66, rows: 12)
    #expect(rows.count == 12)
    let plain = rows.map(Self.withoutColors)
    #expect(plain[0].hasPrefix(String(repeating: "▀", count: 40) + "  Hats"))
    #expect(plain[1].hasSuffix("page 1 of 1") && plain[3].hasSuffix("a  touch cap"))
    #expect(plain[11].hasSuffix("q    quit"))
    // A red canvas that doesn't fill the screen: 400 × 100 points are 40 × 5 characters.
    #expect(rows[4].contains("\u{1B}[38;2;255;0;0m") && !rows[5].contains("\u{1B}[38"))
    // The mouse drags the middle of the cap to the head.
    let codes = ["\u{1B}[<0;6;3M", "\u{1B}[<32;30;3M", "\u{1B}[<32;36;3M", "\u{1B}[<0;36;3m"]
    for code in codes { screen.take(TerminalInput.all(in: Array(code.utf8)), after: .milliseconds(20)) }
    #expect(center(ofCapIn: screen.reader) == Point(x: 350, y: 50))
  }

  @Test(
    arguments: [
      ("a", [.key("a")]), ("\u{1B}[C\u{1B}[D", [.key(">"), .key("<")]), (" ", [.key(">")]), ("q", [.quit]),
      ("\u{3}", [.quit]), ("\u{1B}[<0;1;2M", [.mouse(.began, column: 0, row: 1)]),
      ("\u{1B}[<0;1;2m", [.mouse(.ended, column: 0, row: 1)]), ("\u{1B}[<64;1;2M\u{1B}[15~é\u{1B}", []),
      ("\u{1B}[<0;1", []), ("\u{1B}[<1;0;0M", []),
    ] as [(String, [TerminalInput])])
  func `keys and the mouse are understood, other codes passed over`(bytes: String, inputs: [TerminalInput]) {
    #expect(TerminalInput.all(in: Array(bytes.utf8)) == inputs)
  }

  @Test(
    arguments: [
      ("a b", 10, 2, Alignment.left, ["0,0 a", "2,0 b"]), ("ab cd", 2, 2, .left, ["0,0 ab", "0,1 cd"]),
      ("ab cd", 2, 1, .left, ["0,0 ab", "3,0 cd"]), ("abcd", 2, 1, .left, ["0,0 abcd"]),
      ("a\nb", 9, 2, .right, ["8,0 a", "8,1 b"]), ("ab", 6, 1, .center, ["2,0 ab"]),
      ("aaaa bbbb cccc", 1, 1, .left, ["0,0 aaaa", "5,0 bbbb", "0,1 cccc"]),
    ] as [(String, Int, Int, Alignment, [String])])
  func `no word of a text is lost`(text: String, columns: Int, rows: Int, alignment: Alignment, words: [String]) {
    let lines = TextLines(text, column: 0, row: 0, columns: columns, rows: rows, alignment: alignment, within: 0..<10)
    #expect(lines.words.map { "\($0.column),\($0.row) \($0.text)" } == words)
  }

  @Test func `options are kept apart from the reading, which begins with the cover`() throws {
    let book = try ExampleBook.book(
      """
      { canvas = { width = 400; height = 100; }; sections = ( { section = cover; elements = (
          { type = text; name = quiet; text = Quiet; width = 90; height = 20;
            onTap = ( { action = setOption; option = sound; to = NO; } ); },
          { type = miniature; name = first; page = 1; x = 200; width = 100; height = 100; open = read; } ); } );
        pages = ( { elements = ( ); } ); }
      """)
    var reader = TerminalReader(book, columns: 40, rows: 10)
    let shown = reader.shown()
    #expect(shown.contains("page 1") && shown.contains("section cover\na) touch quiet   b) touch first"))
    for key in "ab" { reader.press(key) }
    #expect(reader.place == "page 1 of 1")

    let next = TerminalReader(book, options: reader.keptOptions, columns: 40, rows: 10)
    #expect(next.place == "section cover" && next.player.value(ofOption: "sound") == .boolean(false))
    let other = TerminalReader(book, columns: 40, rows: 10)
    #expect(other.player.value(ofOption: "sound") == .boolean(true))
  }

  /// Returns a reader with a cap that can be dropped on a head, next to a hat.
  private func dragging() throws -> TerminalReader {
    TerminalReader(
      try ExampleBook.book(
        """
        { canvas = { width = 400; height = 100; }; pages = ( { background = "#FF0000"; elements = (
          { type = text; name = cap; text = c; x = 30; y = 40; width = 50; height = 20; draggable = YES;
            dropTargets = (
              { name = head; x = 325; y = 40; width = 50; height = 20; snapX = 325; snapY = 40; } ); },
          { type = text; name = hat; text = h; x = 180; y = 40; width = 50; height = 20; touchable = YES; } ); } ); }
        """), columns: 40, rows: 10)
  }

  private func center(ofCapIn reader: TerminalReader) -> Point? {
    reader.player.names.find(Array("cap".utf8)).flatMap { reader.player.center(of: $0) }
  }

  private static func withoutColors(_ row: String) -> String { row.replacing(#/\u{1B}\[[0-9;]*[a-zA-Z]/#, with: "") }
}
