import BookTestSupport
import PropertyList
import Testing

/// Tests of problems as an author reads them.
@Suite struct ProblemTests {
  struct Case: Sendable {
    let text: String
    let message: String
    let hint: String?
    let path: String
    let notes: [String]

    init(_ text: String, _ message: String, hint: String? = nil, path: String = "", notes: [String] = []) {
      self.text = text
      self.message = message
      self.hint = hint
      self.path = path
      self.notes = notes
    }
  }

  static let cases: [Case] = [
    Case(
      "<plist><sting>a</sting></plist>", "`<sting>` is not an element of property lists",
      hint: "did you mean `<string>`?"),
    Case(
      "<plist><dict><key>pages</key><array><dict/><dict><key>x</key></dict></array></dict></plist>",
      "the key `x` has no value", hint: "write a value after the key, or remove the key", path: "pages[1].x",
      notes: ["the key `x` has no value yet"]),
    Case(
      "<plist><dict><key>a</key><true/><key>a</key><true/><key>b</key><true/></dict></plist>",
      "the key `a` appears twice in this dictionary",
      hint: "the first one is used", path: "a", notes: ["the first `a` is here"]),
    Case(
      "<plist><array><dict><key>a</key><true/><key>a</key><true/><key>b</key><true/></dict></array></plist>",
      "the key `a` appears twice in this dictionary",
      hint: "the first one is used", path: "[0].a", notes: ["the first `a` is here"]),
    Case(
      "<plist><dict><key>a.b</key><integer>7l9</integer></dict></plist>", "`7l9` is not a whole number",
      hint: "did you mean `719`?", path: "[\"a.b\"]"),
    Case(
      "<plist><dict><key>a</key><string>fish & chips</string></dict></plist>", "`&` starts an entity, but none follows",
      hint: "write `&amp;`", path: "a"),
    Case(
      "<plist><dict><key>cut</key><string>x", "`<string>` is never closed", path: "cut",
      notes: ["`<string>` was opened here", "`<dict>` was opened here", "the key `cut` has no value yet"]),
    Case("<plist><true/>", "`<plist>` is never closed", notes: ["`<plist>` was opened here"]),
    Case(
      "<plist><dict></array></plist>", "`</array>` does not match the open element", hint: "did you mean `</dict>`?",
      notes: ["`<dict>` was opened here"]),
    Case(
      "{ a = { ", "`{` is never closed", path: "a", notes: ["`{` was opened here", "`{` was opened here"]),
    Case(
      "<html></html>", "this is an HTML page, not a property list",
      hint: "the download probably returned a web page instead of the file"),
  ]

  @Test(arguments: cases)
  func `the first problem has a message, a place and a hint`(example: Case) throws {
    let problem = try #require(PropertyList.read(PropertyList.Source(text: example.text)).problems.first)
    #expect(problem.message == example.message)
    #expect(problem.hint == example.hint)
    #expect(problem.path.description == example.path)
    #expect(problem.notes.map { $0.message } == example.notes)
  }

  @Test func `problems of UTF-16 point into the file`() throws {
    let marked = MarkedText("\u{FEFF}<plist><dict>②<key>é😀</key><true/>①<key>é😀</key><true/></dict></plist>")
    let bytes = marked.text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let problem = try #require(PropertyList.read(PropertyList.Source(bytes)).problems.first)
    let offsets = marked.offsets.map { 2 * String(decoding: marked.bytes.prefix($0), as: UTF8.self).utf16.count }
    #expect(problem.kind == .duplicateKey)
    #expect(problem.range == offsets[0]..<offsets[0] + 2 * "<key>é😀</key>".utf16.count)
    #expect(problem.notes.map(\.range.lowerBound) == [offsets[1]])
  }

  @Test func `the first of duplicate keys counts`() throws {
    for text in ["<plist><dict><key>a</key><string>x</string><key>a</key><true/></dict></plist>", "{a=x;\"\\141\"=b;}"]
    {
      let list = try PropertyList(reading: PropertyList.Source(text: text))
      #expect(list.value(forKey: "a", in: list.root).flatMap(list.string) == "x")
    }
  }

  @Test func `a key is reported once, however often it appears`() {
    let xml = "<plist><dict><key>a</key><true/><key>a</key><true/><key>a</key><true/></dict></plist>"
    for text in [xml, "{a=b;a=c;a=d;}"] {
      let problems = PropertyList.read(PropertyList.Source(text: text)).problems
      #expect(problems.map(\.kind) == [.duplicateKey])
      #expect(problems.first?.notes.map(\.message) == ["the first `a` is here", "`a` appears again here"])
    }
  }

  @Test func `keys are found scalar by scalar`() throws {
    let list = try PropertyList(reading: PropertyList.Source(text: "{\"e\u{301}\"=a;\"\u{E9}\"=b;}"))
    #expect(list.value(forKey: "\u{E9}", in: list.root).flatMap(list.string) == "b")
    #expect(list.value(forKey: "e\u{301}", in: list.root).flatMap(list.string) == "a")
  }

  @Test(arguments: PropertyList.Problem.Kind.allCases)
  func `every kind has a message`(kind: PropertyList.Problem.Kind) {
    #expect(!PropertyList.Problem(kind, at: 0..<0, subject: "x").message.isEmpty)
  }

  @Test func `warnings do not crowd out errors`() {
    let flaws = String(repeating: "<string>&#1;</string>", count: 300)
    let reading = PropertyList.read(PropertyList.Source(text: "<plist><array>\(flaws)<sting/></array></plist>"))
    #expect(!reading.isWellFormed)
    #expect(reading.problems.count == 101)
    #expect(reading.unlistedProblems.errorCount == 0)
    #expect(reading.unlistedProblems.warningCount == 200)
  }

  @Test func `quoted text in messages is shortened and escaped`() throws {
    let text = "\u{1B}[31m" + String(repeating: "é", count: 100)
    let reading = PropertyList.read(PropertyList.Source(text: "<plist><array>\(text)</array></plist>"))
    let subject = try #require(reading.problems.last).subject
    #expect(subject.hasPrefix("U+001B[31m") && subject.hasSuffix("é…"))
    #expect(subject.unicodeScalars.filter { $0 == "é" }.count == 35)
  }
}
