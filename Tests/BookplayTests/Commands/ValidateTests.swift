import BookReports
import BookplayCommands
import Foundation
import PropertyList
import Testing

@Suite struct ValidateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns a book of one page with these elements.
  static func book(_ elements: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>pages</key>
      <array>
        <dict>
          <key>elements</key>
          <array>
    \(elements)
          </array>
        </dict>
      </array>
    </dict>
    </plist>

    """
  }

  /// Returns a text element with more keys.
  static func text(_ keys: String, name: String = "line") -> String {
    "<dict><key>type</key><string>text</string><key>name</key><string>\(name)</string>"
      + "<key>text</key><string>Hi</string>\(keys)</dict>"
  }

  private static let good = book(text(""))
  private static let loose = book(text("<key>x</key><string>12</string>"))
  private static let wrong = book(text("<key>x</key><string>7l960</string>"))

  private func findings(_ words: [String]) throws -> [JSONValue] {
    let value = try JSONValue(json: bookplay(["validate", "--format", "json"] + words).output)
    return try #require(value.array)
  }

  @Test func `nothing is printed for a good book`() throws {
    let outcome = bookplay(["validate", try folder.write(Self.good, to: "moon.plist")])
    #expect(outcome.status == .good)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "")
  }

  @Test func `a finding has its place, its rule, its line and what to do`() throws {
    let file = try folder.write(Self.wrong, to: "moon.plist")
    let outcome = bookplay(["validate", file])
    #expect(outcome.status == .bad)
    #expect(outcome.errors == "")
    let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("\(file):9:"))
    #expect(lines[0].hasSuffix(" [wrong-type]"))
    #expect(lines[0].contains(": error: "))
    #expect(lines[1].contains("<string>7l960</string>"))
    #expect(lines[2].contains("^~~~~"))
    #expect(lines[3].hasPrefix("  hint: "))
    #expect(lines[4] == "1 error in 1 book")
  }

  @Test(arguments: [
    ([String](), 0), (["--strict"], 1), (["--strict", "--disable", "loose-type"], 0), (["--only", "wrong-type"], 0),
    (["--strict", "--only", "wrong-type,loose-type"], 1), (["--strict", "--only=wrong-type", "--only=loose-type"], 1),
  ])
  func `warnings fail only when that is asked for, and only those asked for`(options: [String], status: Int) throws {
    let file = try folder.write(Self.loose, to: "moon.plist")
    #expect(bookplay(["validate", file] + options).status.rawValue == Int32(status))
  }

  @Test(arguments: [
    ("--only lose-type", "`--only` does not accept `lose-type`; did you mean `loose-type`?"),
    (
      "--disable loose-type,nonsense",
      "`--disable` does not accept `nonsense`; `bookplay explain --list` lists them"
    ),
    ("--only ,", "`--only` needs a value; write `--only malformed-plist`"),
    ("--only wrong-type --disable wrong-type", "`--only` and `--disable` leave no rule; remove one of them"),
    ("--diff", "`--diff` needs `--fix`; write both"),
    ("- -", "`-` is given twice; write it once"),
    ("--fix -", "`--fix` cannot write to `-`; name the file, or add `--diff`"),
    ("--baseline a --write-baseline b", "`--baseline` and `--write-baseline` cannot be combined; use one of them"),
  ])
  func `a senseless command line is reported`(options: String, message: String) throws {
    let file = try folder.write(Self.wrong, to: "moon.plist")
    let outcome = bookplay(["validate", file] + options.split(separator: " ").map(String.init))
    #expect(outcome.errors == "bookplay validate: error: \(message)\n")
    #expect(outcome.status == .misuse)
    #expect(outcome.output.isEmpty)
  }

  @Test func `a missing book is not a success`() throws {
    #expect(bookplay(["validate"]).status == .misuse)
    let outcome = bookplay(["validate", folder.path(of: "none.plist"), try folder.write(Self.wrong, to: "moon.plist")])
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains("none.plist`: No such file or directory"))
    #expect(outcome.text.contains("[wrong-type]"))
  }

  @Test func `a folder without a book is reported as such`() throws {
    let other = try folder.write("no book", to: "Empty/notes.txt")
    let empty = String(other.dropLast("/notes.txt".count))
    let outcome = bookplay(["validate", empty])
    #expect(outcome.status == .misuse)
    #expect(
      outcome.errors
        == "bookplay validate: error: cannot read `\(empty)/book.plist`: there is no book in the folder; "
        + "name the .plist itself, or create a book with `bookplay new`\n")
    let list = try folder.write("", to: "Empty/m.plist")
    #expect(
      bookplay(["play", empty]).errors
        == "bookplay play: error: cannot read `\(empty)/book.plist`: there is no such file; "
        + "name the .plist itself, `\(list)`\n")
  }

  @Test func `many books are reported in the order of the arguments`() throws {
    var files: [String] = []
    for number in 0..<24 {
      let elements = String(repeating: Self.text("<key>x</key><string>?</string>"), count: number % 3 == 0 ? 200 : 1)
      files.append(try folder.write(Self.book(elements), to: "\(number)/book.plist"))
    }
    let first = bookplay(["validate", "--format", "json"] + files)
    let reported = try #require(JSONValue(json: first.output).array?.compactMap { $0["file"]?.text })
    #expect(Set(reported) == Set(files))
    #expect(reported.map { files.firstIndex(of: $0) ?? -1 } == reported.map { files.firstIndex(of: $0) ?? -1 }.sorted())
    #expect(bookplay(["validate", "--format", "json"] + files).output == first.output)
  }

  @Test func `standard input is a book too`() {
    let outcome = bookplay(["validate", "-"], input: Self.wrong)
    #expect(outcome.status == .bad)
    #expect(outcome.text.hasPrefix("<stdin>:9:"))
  }

  @Test func `problems beyond the limit are only counted`() {
    let elements = String(repeating: Self.text("<key>x</key><intger>1</intger>\n"), count: 250)
    let lines = bookplay(["validate", "-"], input: Self.book(elements)).text.split(separator: "\n")
    let rest = ": error: 150 more errors are not listed; fix those above first [malformed-plist]"
    #expect(lines.contains { $0.hasSuffix(rest) })
  }

  @Test func `a file that is not a property list is reported in every format`() throws {
    for format in FindingFormat.allCases {
      let outcome = bookplay(["validate", "-", "--format", format.rawValue], input: Samples.broken)
      #expect(outcome.status == .bad)
      #expect(outcome.text.contains("malformed-plist"))
      #expect(outcome.errors == "")
    }
  }

  // MARK: - Long lists

  @Test func `very many similar findings are listed as three, along with different ones`() throws {
    var elements = (0..<20).map { Self.text("<key>x</key><string>\($0)</string>", name: "line\($0)") }
    elements.insert(Self.text("<key>x</key><string>7l960</string>"), at: 10)
    let file = try folder.write(Self.book(elements.joined(separator: "\n")), to: "moon.plist")
    let lines = bookplay(["validate", file]).text.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("[loose-type]") } == 4)
    #expect(lines.contains("\(file): warning: 17 more for `x` [loose-type]"))
    #expect(lines.count { $0.hasSuffix("[wrong-type]") } == 1)
    #expect(lines.last == "1 error, 20 warnings in 1 book")
    let all = bookplay(["validate", file, "--all"]).text.split(separator: "\n")
    #expect(all.count { $0.hasSuffix("[loose-type]") } == 20)
    #expect(try findings([file]).count == 21)
  }

  // MARK: - Baselines

  @Test func `findings in a baseline are not reported again, even if lines moved`() throws {
    let file = try folder.write(Self.wrong, to: "moon.plist")
    let baseline = folder.path(of: "known.json")
    let written = bookplay(["validate", file, "--write-baseline", baseline])
    #expect(written.status == .good)
    #expect(written.output.isEmpty)
    #expect(written.errors == "\(baseline): note: 1 finding written\n")
    try folder.write(
      Self.wrong.replacing("<dict>\n  <key>pages", with: "<dict>\n\n<!-- new -->\n<key>pages"), to: "moon.plist")
    let known = bookplay(["validate", file, "--baseline", baseline])
    #expect(known.status == .good)
    #expect(known.output.isEmpty)
    try folder.write(
      Self.book(Self.text("<key>x</key><string>7l960</string><key>y</key><string>?</string>")), to: "moon.plist")
    let new = bookplay(["validate", file, "--baseline", baseline])
    #expect(new.status == .bad)
    #expect(new.text.hasSuffix("1 error in 1 book\n"))
    try folder.write(Self.good, to: "moon.plist")
    let fixed = bookplay(["validate", file, "--baseline", baseline])
    #expect(fixed.status == .good)
    #expect(fixed.errors == "\(baseline): note: 1 finding of the baseline did not occur\n")
  }

  @Test(arguments: [
    ("", "is not JSON (line 1, column 1)"), ("[]", "is not a baseline"), ("{\"version\":1}", "is not a baseline"),
    ("{\"version\":9,\"findings\":[]}", "is a baseline of version 9, which this program does not support"),
    ("{\"version\":1,\"findings\":[{\"rule\":\"none\",\"count\":1}]}", "is not a baseline"),
    ("{\"version\":1,\"findings\":[{\"rule\":\"zero-size\",\"count\":0}]}", "is not a baseline"),
  ])
  func `a file that is not a baseline is refused`(text: String, message: String) throws {
    let baseline = try folder.write(text, to: "known.json")
    let outcome = bookplay(["validate", "-", "--baseline", baseline], input: Self.good)
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.hasPrefix("bookplay validate: error: `\(baseline)` \(message)\n"))
  }
}
