import BookplayCommands
import Foundation
import Testing

/// Tests of writing generated sections into a book.
@Suite struct ConvertSectionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let first = "( { elements = ( { type = text; text = One; } ); }, { elements = ( ); } )"
  private static let rich = """
    { // Two languages, a voice, thanks, and options of the book's own.
      title = Lake; languages = (en, it); localized = { it = { title = Lago; }; };
      canvas = { width = 500; height = 400; };
      credits = ( { name = Ann; } );
      options = { animal = "it's a duck"; size = 2; };
      optionValues = { animal = ("it's a duck", frog); size = (1, 2); };
      words = { en = { "it's a duck" = Duck; }; };
      sections = ( { section = contents; elements = ( { type = text; name = all; text = All; width = 90; height = 40;
        open = back; } ); } );
      pages = ( { title = Pond; thumbnail = "a.png"; localized = { it = { title = Stagno; }; };
          elements = (
            { type = audio; name = v; audio = { trackName = "v.wav"; duration = 2; role = narration; }; } ); },
        { elements = ( ); } ); }
    """

  private static let script = """
    open cover
    tap options
    tap sound.1
    tap textSize.1
    tap back
    open contents
    back
    next
    language it
    open cover
    tap options
    """

  @Test(arguments: ["xml", "ascii", "json", "binary"], [first, rich])
  func `a book with its generated sections plays alike`(format: String, book: String) throws {
    let file = try folder.write(book, to: "book.plist")
    let other = folder.path(of: "other." + (format == "json" ? "json" : "plist"))
    let outcome = bookplay(["convert", file, "--to", format, "--with-sections", "-o", other])
    #expect(outcome.status == .good, "\(outcome.errors)")
    let isFirst = book == Self.first
    let lines = Self.script.split(separator: "\n").filter { !isFirst || !$0.hasPrefix("language") }
    // The elements of options that only one of the books has.
    let more = isFirst ? [] : ["tap \"animal.1\"", "tap \"animal.2\"", "tap \"size.2\""]
    let script = try folder.write((lines.map(String.init) + more).joined(separator: "\n"), to: "all.play")
    var converted = other
    if format == "json" {
      converted = folder.path(of: "back.plist")
      #expect(bookplay(["convert", other, "--to", "xml", "-o", converted]).status == .good)
    }
    let traces = [file, converted].map { bookplay(["play", $0, "--script", script, "--format", "jsonl"]).text }
    #expect(traces[0] == traces[1])
    #expect(traces[0].contains(#""section":"options","event":"option.changed","name":"textSize","value":125"#))
    // It still begins with its first page.
    #expect(bookplay(["tree", converted]).text.contains("readers begin with page 1"))
  }

  @Test func `sections are added to those that the book draws, and comments stay`() throws {
    let file = try folder.write(Self.rich, to: "book.plist")
    let text = bookplay(["convert", file, "--to", "ascii", "--with-sections"]).text
    #expect(text.contains("// Two languages"))
    for word in ["cover", "options", "contents"] {
      #expect(text.components(separatedBy: "section = \(word);").count == 2)
    }
    #expect(text.contains("visibleIf = \"option.animal == \\\"it's a duck\\\"\";"))
    #expect(text.contains("text = Pond;") == false, "the contents are drawn already")
    #expect(text.contains("text = Opzioni;"))
  }

  @Test func `nothing is written into what is not a book`() throws {
    let file = try folder.write("\"a text\"", to: "book.plist")
    let outcome = bookplay(["convert", file, "--to", "xml", "--with-sections"])
    #expect(outcome.text == "" && outcome.status != .good)
  }
}
