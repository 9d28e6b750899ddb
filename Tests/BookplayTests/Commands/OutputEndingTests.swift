import BookTestSupport
import BookplayCommands
import Foundation
import Testing

/// Tests of files whose names say that something else is in them.
@Suite struct OutputEndingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    #expect(bookplay(["new", folder.path(of: "Moon")]).status == .good)
    try folder.write("{\"op\":\"set\",\"at\":\"\",\"key\":\"title\",\"value\":\"Sun\"}\n", to: "lines.jsonl")
  }

  private func run(_ line: String) -> Outcome {
    bookplay(line.split(separator: " ").map { String($0).replacing("@", with: folder.path) }, input: "wait 1s\n")
  }

  static let wrong: [(line: String, message: String)] = [
    ("export @/Moon -o @/x.pdf", "`@/x.pdf` does not fit a web page; write a name that ends in `.html` or `.htm`"),
    ("export @/Moon -o @/x.txt", "does not fit a web page"), ("export @/Moon -o @/x.1", "does not fit a web page"),
    ("export @/Moon -o @/x.PDF --watch", "does not fit a web page"),
    ("export @/Moon --site @/x.html", "`@/x.html` does not fit a folder; write a name without an ending"),
    ("report @/Moon -o @/x.pdf", "does not fit a web page"),
    ("snapshot @/Moon -o @/x.pdf", "`@/x.pdf` does not fit a picture; write a name that ends in `.svg` or `.png`"),
    ("snapshot @/Moon --to svg -o @/x.PNG", "does not fit `--to svg`; write `--to png`, or a name that ends in `.svg`"),
    ("snapshot @/Moon --to svg -o @/x.html", "does not fit `--to svg`; write a name that ends in `.svg`"),
    ("convert @/Moon -o @/x.html", "does not fit a property list; write a name that ends in `.plist`, `.xml`, "),
    ("convert @/Moon --to xml -o @/x.json", "does not fit `--to xml`; write `--to json`, or a name that ends"),
    ("convert @/Moon --to json -o @/x.plist", "does not fit `--to json`"),
    ("edit @/Moon --apply @/lines.jsonl -o @/x.strings", "does not fit a book in XML; write a name that ends"),
    ("edit @/Moon --lines @/x.plist", "does not fit a list of operations"),
    ("play @/Moon --interactive --record @/x.txt", "does not fit a script; write a name that ends in `.play`\n"),
    ("play @/Moon -o @/x.jsonl", "does not fit `--format text`; write `--format jsonl`, or a name that ends"),
    ("validate @/Moon -o @/x.json", "does not fit `--format text`; write `--format json`, or a name that ends"),
    ("validate @/Moon -o @/x.pdf", "`@/x.pdf` does not fit `--format text`; write a name that ends in `.txt`"),
    ("validate @/Moon --format junit=@/x.json", "does not fit `--format junit`; write `--format json`"),
    ("validate @/Moon --write-baseline @/x.txt.plist", "does not fit a baseline"),
    ("test @/Moon --format text --format tap=@/x.xml", "does not fit `--format tap`; write `--format junit`"),
    ("tree @/Moon -o @/x.json", "write `--format json`"), ("explain tap -o @/x.md", "write `--format markdown`"),
    ("explore @/Moon -o @/x.html", "does not fit a folder"), ("new @/x.plist", "does not fit a folder"),
  ]

  @Test(arguments: wrong)
  func `a name that says something else is wrong usage`(line: String, message: String) throws {
    let outcome = run(line)
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains(message.replacing("@", with: folder.path)), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.output.isEmpty)
    #expect(try folder.names() == ["Moon", "lines.jsonl"])
  }

  static let right = [
    "export @/Moon -o @/x.HTM", "export @/Moon -o @/x", "export @/Moon -o @/.html", "export @/Moon -o -",
    "export @/Moon -o /dev/stdout", "export @/Moon --site @/x.2", "report @/Moon -o @/x.Html",
    "snapshot @/Moon --to png -o @/x", "snapshot @/Moon --to png -o @/x.new", "snapshot @/Moon -o @/x.SVG",
    "convert @/Moon --to xml -o @/x.txt", "convert @/Moon --to binary -o @/x.plist",
    "edit @/Moon --apply @/lines.jsonl -o @/x.plist", "play @/Moon --interactive --record @/x.play",
    "play @/Moon --interactive --record @/x", "play @/Moon --format jsonl -o @/x.trace",
    "validate @/Moon --format sarif=@/x.json", "validate @/Moon -o @/x.log", "validate @/Moon --format json=@/x.txt",
    "validate @/Moon --write-baseline -", "test @/Moon --format junit -o @/x.xml",
  ]

  @Test(arguments: TestLength.pick(oneIn: 3, of: right))
  func `names that fit, or say nothing, are taken`(line: String) {
    let outcome = run(line)
    #expect(outcome.status == .good, "\(outcome.errors)")
  }
}
