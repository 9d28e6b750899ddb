import BookReports
import BookplayCommands
import PropertyList
import Testing

/// Tests of how `bookplay test` reports what scripts reach.
@Suite struct TestCoverageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeStory(["sleep.play": TestedBooks.sleep])
  }

  private static let passed = "1 script: 1 passed\n"
  private static let text = """
    @/Moon/book.plist: coverage 33.3 %, 5 of 15
      pages              1 of 2
      elements           2 of 5
      tweens started     0 of 1
      tweens completed   0 of 1
      triggers           0 of 1
      rules              0 of 1
      active areas       1 of 1
      drop targets       0 of 1
      languages          1 of 2
    @/Moon/book.plist:5:5: note: page 1 (`evening`) was never opened
    @/Moon/book.plist:14:34: note: `hat` on page 2 was never dropped on `head`
    @/Moon/book.plist:2:22: note: rule `count` never fired
    @/Moon/book.plist:1:20: note: the book was never read in `de`

    """

  @Test func `uncovered parts are reported with their place, without their consequences`() {
    #expect(folder.test("@ --coverage") == (0, Self.passed + Self.text, ""))
  }

  @Test func `too little is an error`() {
    let missing = """
      @/Moon/book.plist: error: the coverage is 33.3 %, less than the 33.4 % that is required of every book
        hint: what is missing is listed above; write scripts that reach it

      """
    #expect(folder.test("@ --minimum-coverage 33.4") == (1, Self.passed + Self.text, missing))
    #expect(folder.test("@ --minimum-coverage 33.3") == (0, Self.passed + Self.text, ""))
  }

  @Test func `all scripts of a book count, and all books together`() throws {
    try folder.write("wait 2s\ntap star\nlanguage de\nopen night\ndrag hat onto head\n", to: "Moon/all.play")
    try folder.write("( { }, { } )", to: "Plain/book.plist")
    try folder.write("wait 1s\n", to: "Plain/wait.play")
    let (status, text, _) = folder.test("@ --minimum-coverage 50")
    #expect(status == 0)
    #expect(text.contains("@/Moon/book.plist: coverage 100 %, 15 of 15\n"))
    #expect(text.contains("@/Plain/book.plist: coverage 50 %, 1 of 2\n"))
    #expect(text.hasSuffix("coverage of all 2 books: 94.1 %, 16 of 17\n"))
  }

  @Test func `each book needs the minimum coverage by itself`() throws {
    try folder.write("wait 2s\ntap star\nlanguage de\nopen night\ndrag hat onto head\n", to: "Moon/all.play")
    try folder.write("( { }, { } )", to: "Plain/book.plist")
    try folder.write("wait 1s\n", to: "Plain/wait.play")
    let (status, _, errors) = folder.test("@ --minimum-coverage 94")
    #expect(status == 1)
    #expect(
      errors == """
        @/Plain/book.plist: error: the coverage is 50 %, less than the 94 % that is required of every book
          hint: what is missing is listed above; write scripts that reach it

        """)
  }

  @Test func `JSON has all parts so that runs can be merged`() throws {
    let (status, text, errors) = folder.test("@ --coverage --format jsonl")
    #expect(status == 0)
    #expect(errors == "")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[2] == #"{"coverage":{"reached":5,"all":15}}"#)
    let book = try #require(try JSONValue(json: Array(lines[1].utf8))["coverage"])
    #expect(book["book"]?.text == "@/Moon/book.plist")
    #expect(book["kinds"]?.array?.count == 9)
    #expect(book["parts"]?.array?.count == 15)
    #expect(
      lines[1].contains(
        #"{"kind":"drop-target","page":2,"item":"hat","name":"head","line":14,"column":34,"isReached":false}"#))
    #expect(lines[1].contains(#"{"kind":"page","page":2,"name":"night","line":12,"column":5,"isReached":true}"#))
  }

  @Test func `formats without coverage leave it to the text on standard error`() {
    #expect(folder.test("@ --coverage --format github") == (0, "", Self.text))
    let tap = folder.test("@ --coverage --format tap").1
    #expect(
      tap == "TAP version 14\n1..1\nok 1 - @/Moon/sleep.play\n"
        + Self.text.split(separator: "\n").map { "# \($0)\n" }.joined())
    #expect(folder.test("@ --coverage --format junit").2 == Self.text)
  }
}
