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

  private static let games = """
    { canvas = { width = 500; height = 400; };
      games = (
        { name = jig; type = puzzle; title = Jigsaw; page = 1; rows = 2; columns = 2; seed = 7; snap = 20; },
        { name = pond; type = coloring; altText = "A pond in the sun"; localized = { it = { title = Stagno; }; };
          width = 200; height = 100; palette = ("#FDD835", "#1E5BC6"); regions = (
            { name = sun; path = "M0 0 L100 0 L100 100 L0 100 Z"; target = 1; },
            { name = sea; path = "M100 0 L200 0 L200 100 L100 100 Z"; target = 2; } ); } );
      sections = ( { section = contents; elements = ( ); } );
      pages = ( { elements = ( { type = text; text = One; width = 50; height = 50; } ); }, { elements = ( ); } ); }
    """
  private static let gameScript = """
    open jig
    drag game.piece1 onto place over 0s
    hint game
    drag game.piece2 onto place over 0s
    drag game.piece3 onto place over 0s
    drag game.piece4 onto place over 0s
    wait 5s
    tap again
    open pond
    tap game.color2
    fill game sea with 2
    tap undo
    fill game sea with 2
    fill game sun with 1
    wait 1s
    tap clear
    back
    """
  private static let puzzleScript = "open puzzle1\ndrag game.piece1 onto place over 0s\nhint game"

  @Test(arguments: ["xml", "ascii"], [(games, gameScript), (puzzles, puzzleScript)])
  func `written games play alike`(format: String, _ example: (book: String, script: String)) throws {
    let file = try folder.write(example.book, to: "book.plist")
    let other = folder.path(of: "other.plist")
    #expect(bookplay(["convert", file, "--to", format, "--with-sections", "-o", other]).status == .good)
    let script = try folder.write(example.script, to: "all.play")
    let traces = [file, other].map { bookplay(["play", $0, "--script", script, "--format", "jsonl"]).text }
    #expect(traces[0] == traces[1])
    #expect(traces[0].contains("piece.placed"))
    #expect(traces[0].contains("coloring.completed") == (example.book == Self.games))
    #expect(bookplay(["tree", other]).text.contains("generated") == false, "all sections are drawn now")
    // What readers who can't see it hear of a game is drawn with it.
    let pictures = [file, other].map { bookplay(["snapshot", $0, "--section", "pond"]).text }
    #expect(pictures[0] == pictures[1] && pictures[0].contains("A pond in the sun") == (example.book == Self.games))
    #expect(bookplay(["validate", other]).status == bookplay(["validate", file]).status)
  }

  private static let puzzles = """
    { canvas = { width = 500; height = 400; }; pages = (
      { elements = ( { type = image; name = moon; fileName = "moon.png"; width = 50; height = 50; } ); } ); }
    """

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

  @Test func `sections of a book without languages keep the texts of each translation`() throws {
    let text = Self.rich.replacing(
      "languages = (en, it); localized = {",
      with: "localized = { de = { title = See; }; \"pt-BR\" = { title = Lago; };")
    let file = try folder.write(text, to: "book.plist")
    let other = folder.path(of: "other.plist")
    #expect(bookplay(["convert", file, "--to", "ascii", "--with-sections", "-o", other]).status == .good)
    for language in ["it", "de", "pt-BR"] {
      let pictures = [file, other].map {
        bookplay(["snapshot", $0, "--section", "options", "--language", language, "--to", "svg"]).text
      }
      #expect(pictures[0] == pictures[1] && pictures[0].contains("<svg"), "\(language)")
    }
  }

  @Test func `nothing is written into what is not a book`() throws {
    let file = try folder.write("\"a text\"", to: "book.plist")
    let outcome = bookplay(["convert", file, "--to", "xml", "--with-sections"])
    #expect(outcome.text == "" && outcome.status != .good)
  }
}
