import BookplayCommands
import Foundation
import Testing

/// Tests of `--option`, with which commands play as if a reader had chosen, and of sections in `tree` and `snapshot`.
@Suite struct BookOptionTests {
  private let folder: TemporaryFolder
  private let book: String

  init() throws {
    folder = try TemporaryFolder()
    book = try folder.write(
      """
      { canvas = { width = 200; height = 100; }; options = { animal = cat; }; optionValues = { animal = (cat, dog); };
        sections = ( { section = cover; elements = (
          { type = text; text = "Begin here"; width = 90; height = 50; open = read; } ); } );
        pages = ( { title = Home; elements = (
          { type = text; name = cat; text = Cat; width = 90; height = 50; visibleIf = "option.animal == 'cat'"; },
          { type = text; name = dog; text = Dog; width = 90; height = 50; visibleIf = "option.animal == 'dog'"; } ); }
        ); }
      """, to: "Pet/book.plist")
    try folder.write("expect dog.visible = true\n", to: "Pet/dog.play")
  }

  @Test func `test plays as if the reader had chosen`() {
    #expect(bookplay(["test", folder.path(of: "Pet")]).status == .bad)
    let outcome = bookplay(["test", folder.path(of: "Pet"), "--option", "animal=dog", "--stress", "3"])
    #expect(outcome.status == .good, "\(outcome.text)")
  }

  @Test func `an exported page begins as if the reader had chosen`() throws {
    let page = folder.path(of: "pet.html")
    let options = "{version=1;options={animal=dog;};\\n}\\n"
    #expect(bookplay(["export", book, "-o", page, "--option", "animal=dog"]).status == .good)
    let text = try folder.text(of: "pet.html")
    let settings = text.components(separatedBy: "id=\"settings\">").last?.components(separatedBy: "</script>").first
    #expect(settings?.contains("\"options\":\"\(options)\"") == true, "\(settings ?? "")")
    #expect(bookplay(["export", book, "-o", folder.path(of: "plain.html")]).status == .good)
    #expect(try !folder.text(of: "plain.html").contains("\"options\":\"{version"))
  }

  @Test(
    arguments: ["test", "export", "snapshot", "play"],
    [
      ("animals=dog", "the book has no option `animals`"), ("animal=bird", "the option `animal` cannot be `bird`"),
      ("animal", "the book has no option `animal`"),
    ])
  func `an option that a book doesn't have is a mistake`(command: String, mistake: (String, String)) {
    let path = command == "test" ? folder.path(of: "Pet") : book
    let output = command == "export" ? ["-o", folder.path(of: "pet.html")] : []
    let outcome = bookplay([command, path, "--option", mistake.0] + output)
    #expect(outcome.status != .good)
    #expect((outcome.errors + outcome.text).contains(mistake.1), "\(outcome.errors)\(outcome.text)")
  }

  @Test func `what an option shows is drawn, and a sheet has the sections, too`() {
    let text = bookplay(["snapshot", book, "--sheet", "--option", "animal=dog"]).text
    #expect(text.contains(">Dog</text>") && !text.contains(">Cat</text>"))
    #expect(text.contains(">Begin</text>"))
    #expect(bookplay(["snapshot", book, "--sheet", "--at", "0s"]).text.contains(">Begin</text>"))
  }

  @Test func `the tree says which sections are drawn and which are generated`() throws {
    let text = bookplay(["tree", book]).text
    #expect(text.contains("section cover\n"))
    #expect(text.contains("section contents, generated\n") && text.contains("section options, generated\n"))
    #expect(!bookplay(["tree", book, "--section", "cover"]).text.contains("generated"))
    let first = try folder.write("( { elements = ( ); } )", to: "first.plist")
    #expect(!bookplay(["tree", first]).text.contains("generated"))
    #expect(bookplay(["tree", book, "--format", "json"]).text.contains("\"isGenerated\""))
  }
}
