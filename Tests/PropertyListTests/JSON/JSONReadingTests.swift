import BookTestSupport
import PropertyList
import PropertyListFuzzing
import Testing

/// Tests of reading JSON as a property list.
@Suite struct JSONReadingTests {
  private func read(_ text: String, options: ReadingOptions = ReadingOptions()) -> PropertyList.Reading {
    PropertyList.readJSON(PropertyList.Source(text: text, name: "book.json"), options: options)
  }

  /// Returns the problems of a text, each with its place.
  private func problems(_ text: String, options: ReadingOptions = ReadingOptions()) -> [String] {
    let source = PropertyList.Source(text: text, name: "book.json")
    return read(text, options: options).problems.map { problem in
      "\(source.place(at: problem.range.lowerBound)) \(problem.kind) \(problem.path)"
    }
  }

  @Test func `every kind of value is read`() throws {
    let list = try #require(
      read(
        #"{"title": "The \"Moon\" \ud83c\udf19\n", "n": -12, "big": 18446744073709551615, "r": 0.5, "t": true, "#
          + #""f": false, "when": "2012-06-30T18:00:00Z", "list": [ ], "in": {"a": [1, 1.0, -0, 1e3]}}"#
      ).document)
    var expected = PropertyListBuilder()
    expected.beginDictionary()
    expected.key("title")
    expected.string("The \"Moon\" 🌙\n")
    expected.key("n")
    expected.integer(-12)
    expected.key("big")
    expected.integer(PropertyListInteger(UInt64.max))
    expected.key("r")
    expected.real(0.5)
    expected.key("t")
    expected.boolean(true)
    expected.key("f")
    expected.boolean(false)
    expected.key("when")
    expected.date(PropertyListDate(secondsSince2001: 362_772_000))
    expected.key("list")
    expected.beginArray()
    expected.endContainer()
    expected.key("in")
    expected.beginDictionary()
    expected.key("a")
    expected.beginArray()
    expected.integer(1)
    expected.real(1)
    expected.real(-0.0)
    expected.real(1000)
    for _ in 0..<3 { expected.endContainer() }
    #expect(list.hasSameContent(as: expected.finish()))
    #expect(list.format == .json)
  }

  @Test func `values have places and paths`() throws {
    let text = "{\"pages\": [\n  {\"name\": \"moon\"}\n]}"
    let list = try #require(read(text).document)
    let pages = try #require(list.value(forKey: "pages", in: list.root))
    let page = try #require(Array(list.elements(of: pages)).first)
    let name = try #require(list.value(forKey: "name", in: page))
    #expect(list.path(to: name).description == "pages[0].name")
    #expect(list.source.place(at: list.range(of: name).lowerBound).description == "2:12")
  }

  @Test(arguments: [
    ("2012-06-30T18:00:00Z", true), ("2001-01-01T00:00:00.25Z", true), ("2012-06-30T18:00:00", false),
    ("2012-6-30T18:00:00Z", false), ("2012-06-31T18:00:00Z", false), ("2012-06-30T18:00:00+01:00", false),
    ("D713fw==", false), ("Z", false), ("the year 2012-06-30T18:00:00Z", false),
  ])
  func `only an exact date is a date`(text: String, isDate: Bool) throws {
    let list = try #require(read("[\"\(text)\"]").document)
    let value = try #require(Array(list.elements(of: list.root)).first)
    #expect(list.kind(of: value) == (isDate ? .date : .string))
  }

  @Test(arguments: [
    ("", ["1:1 empty "]), (" ", ["1:2 missingValue "]), ("[1", ["1:3 unclosedContainer [1]"]),
    ("{\"a\": [1,]}", ["1:10 unexpectedCharacter a[1]"]), ("{\"a\" 1}", ["1:6 unexpectedCharacter a"]),
    ("{\"a\": nul}", ["1:7 unexpectedCharacter a"]), ("[01]", ["1:3 unexpectedCharacter [1]"]),
    ("[\"a]", ["1:2 unterminatedString [0]"]), ("[\"\\x\"]", ["1:3 invalidEscape [0]"]),
    ("[\"\\ud800\"]", ["1:3 invalidEscape [0]"]), ("[\"\t\"]", ["1:3 unexpectedCharacter [0]"]),
    ("[] []", ["1:4 contentAfterRoot "]),
    ("{\"a\": null, \"b\": [null]}", ["1:7 nullObject a", "1:19 nullObject b[0]"]),
    ("{\"a\": 1, \"a\": 2}", ["1:10 duplicateKey a"]), ("[1e999]", ["1:2 realOutOfRange [0]"]),
    ("{a = 1;}", ["1:2 unexpectedCharacter "]), ("<plist/>", ["1:1 unexpectedCharacter "]),
  ])
  func `mistakes are reported with their places`(text: String, problems expected: [String]) {
    #expect(problems(text) == expected)
  }

  @Test func `untrusted files take bounded time and memory`() {
    var options = ReadingOptions()
    #expect(problems(String(repeating: "[", count: 100_000)).first?.contains("tooDeep") == true)
    options.limits.nodes = 10
    #expect(problems("[" + String(repeating: "1,", count: 99) + "1]", options: options) == ["1:20 tooManyNodes [9]"])
    options.limits.bytes = 3
    #expect(problems("[1, 2]", options: options) == ["1:1 tooLarge "])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `what was written is read again`(seed: UInt64) throws {
    let list = RandomList.make(seed: seed)
    let bytes = try #require(list.written(as: .json, options: lossy).bytes)
    let reading = PropertyList.readJSON(PropertyList.Source(bytes))
    let again = try #require(reading.document)
    #expect(reading.problems.allSatisfy { $0.kind == .nullObject })
    guard reading.problems.isEmpty else { return }
    #expect(again.written(as: .json, options: lossy).bytes == bytes)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `no damage stops the reader, and what it keeps can be written`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = #"{"a": ["x\u00e9\ud83c\udf19", -1.5e+3, true, null, {"b": "2012-06-30T18:00:00Z"}], "c": 0}"#
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: bytes.indices, using: &generator)
      bytes[index] = UInt8.random(in: 0...255, using: &generator)
    }
    let reading = PropertyList.readJSON(PropertyList.Source(bytes))
    #expect(reading.document != nil || !reading.isWellFormed)
    _ = reading.document?.written(as: .xml, options: lossy)
  }

  private var lossy: WritingOptions {
    var options = WritingOptions()
    options.allowsSubstitutes = true
    return options
  }

  @Test(arguments: [("1", 0, true), ("[[]]", 2, true), (#"[{"]": []}]"#, 2, false), (#"["[["]"#, 1, true)])
  func `values are read to a depth`(text: String, depth: Int, isRead: Bool) {
    #expect((JSONValue(reading: Array(text.utf8), maxDepth: depth) != nil) == isRead)
  }
}
