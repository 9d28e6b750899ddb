import BookplayCommands
import Foundation
import Testing

@Suite struct ConvertTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a book is converted to XML in Apple's style on standard output`() throws {
    let file = try folder.write(Samples.untidy, to: "book.plist")
    let outcome = bookplay(["convert", file, "--to", "xml"])
    #expect(
      outcome.text == Samples.canonical.replacing("<dict>\n", with: "<dict>\n\t<!-- the title on the cover -->\n"))
    #expect(outcome.errors == "")
    #expect(outcome.status == .good)
  }

  private static let forms: [(String, String, String)] = [
    ("json", "\"title\"", "JSON has no comments"), ("binary", "bplist00", "the binary format has no comments"),
    ("ascii", "title = Moon;", "comments are kept only if the format stays the same"),
    ("xml", "<string>Moon</string>", ""),
  ]

  @Test(arguments: forms)
  func `a book can be converted to any format`(form: String, part: String, loss: String) throws {
    let file = try folder.write(Samples.untidy, to: "book.plist")
    let outcome = bookplay(["convert", file, "--to", form])
    #expect(outcome.status == .good)
    // Changing the format loses the comments, which is reported.
    #expect(
      outcome.errors == (loss.isEmpty ? "" : "\(file): warning: \(loss); those of the file are left out\n"))
    #expect(outcome.text.contains(part))
  }

  @Test(arguments: ["binary", "ascii"])
  func `what was converted can be converted back`(form: String) throws {
    let file = try folder.write(Samples.canonical, to: "book.plist")
    #expect(bookplay(["convert", file, "--to", form, "-o", folder.path(of: "other.plist")]).status == .good)
    let outcome = bookplay(["convert", folder.path(of: "other.plist"), "--to", "xml"])
    #expect(outcome.text == Samples.canonical)
  }

  @Test func `a folder means the book.plist in it`() throws {
    try folder.write(Samples.canonical, to: "Moon/book.plist")
    for name in ["Moon", "Moon/"] {
      #expect(bookplay(["convert", folder.path(of: name), "--to", "xml"]).text == Samples.canonical)
    }
  }

  @Test func `a dash means standard input and standard output`() {
    let outcome = bookplay(["convert", "-", "--to", "xml", "-o", "-"], input: Samples.untidy)
    #expect(outcome.status == .good)
    #expect(outcome.text.contains("<string>Moon</string>"))
  }

  @Test(arguments: [
    ("a.json", "{"), ("a.xml", "<?xml"), ("a.bplist", "bplist00"), ("a.strings", "{"),
    ("B.XML", "<?xml"), ("b.Json", "{"),
  ])
  func `the output's extension determines the format`(name: String, start: String) throws {
    let file = try folder.write(Samples.canonical, to: "book.plist")
    let outcome = bookplay(["convert", file, "-o", folder.path(of: name)])
    #expect(outcome.status == .good)
    #expect(outcome.output.isEmpty)
    #expect(try folder.text(of: name).hasPrefix(start))
  }

  @Test func `an unknown extension is a usage error`() throws {
    let file = try folder.write(Samples.canonical, to: "book.plist")
    let outcome = bookplay(["convert", file, "-o", folder.path(of: "new.plist")])
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains("; use `--to xml|binary|ascii|json`"))
    #expect(try folder.names() == ["book.plist"])
    let other = bookplay(["convert", file])
    #expect(other.status == .misuse)
    #expect(other.errors == "bookplay convert: error: the format is missing; use `--to xml|binary|ascii|json`\n")
  }

  @Test func `keys keep their order, or take Apple's`() throws {
    let entries = ["b", "B", "a"].map { "\t<key>\($0)</key>\n\t<true/>\n" }
    let file = try folder.write(Samples.wrapped("<dict>\n\(entries.joined())</dict>"), to: "book.plist")
    let asRead = bookplay(["convert", file, "--to", "xml", "--key-order", "as-read"])
    #expect(asRead.text == Samples.wrapped("<dict>\n\(entries.joined())</dict>"))
    let apple = bookplay(["convert", file, "--to", "xml", "--key-order=apple"])
    #expect(apple.text == Samples.wrapped("<dict>\n\([entries[1], entries[2], entries[0]].joined())</dict>"))
  }

  @Test func `a book with errors is reported and not converted`() throws {
    let file = try folder.write(Samples.broken, to: "book.plist")
    try folder.write("old", to: "new.json")
    let outcome = bookplay(["convert", file, "--to", "json", "-o", folder.path(of: "new.json")])
    #expect(outcome.status == .bad)
    #expect(
      outcome.errors.contains("\(file):4:3: error: `<strin>` is not an element of property lists [malformed-plist]\n"))
    #expect(outcome.errors.contains("hint: did you mean `<string>`?"))
    #expect(outcome.output.isEmpty)
    #expect(try folder.text(of: "new.json") == "old")
  }

  @Test func `a book with warnings is reported and converted`() throws {
    let file = try folder.write("<dict><key>a</key><true/></dict>", to: "book.plist")
    let outcome = bookplay(["convert", file, "--to", "xml"])
    #expect(outcome.status == .good)
    #expect(outcome.errors.contains("\(file):1:1: warning: the values are outside a `<plist>` element"))
    #expect(outcome.text == Samples.wrapped("<dict>\n\t<key>a</key>\n\t<true/>\n</dict>"))
  }

  @Test func `values that the format lacks stop the conversion unless substitutes are allowed`() throws {
    let file = try folder.write(
      Samples.wrapped("<dict><key>size</key><array><real>inf</real></array></dict>"), to: "book.plist")
    let outcome = bookplay(["convert", file, "--to", "json"])
    #expect(outcome.status == .bad)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        \(file):4:29: error: size[0]: JSON has no infinity and no NaN
        bookplay convert: error: the book cannot be written as JSON
          hint: `--lossy` writes the nearest equivalent

        """)
    let lossy = bookplay(["convert", file, "--to", "json", "--lossy"])
    #expect(lossy.status == .good)
    #expect(lossy.errors == "\(file):4:29: warning: size[0]: JSON has no infinity and no NaN\n")
    #expect(lossy.text.contains("\"size\""))
  }

  @Test func `many losses of a kind are listed as three and a count`() throws {
    let values = String(repeating: "\n<real>nan</real>", count: 12)
    let file = try folder.write(Samples.wrapped("<array>\(values)</array>"), to: "book.plist")
    let outcome = bookplay(["convert", file, "--to", "json", "--lossy"])
    #expect(
      outcome.errors == """
        \(file):5:1: warning: [0]: JSON has no infinity and no NaN
        \(file):6:1: warning: [1]: JSON has no infinity and no NaN
        \(file):7:1: warning: [2]: JSON has no infinity and no NaN
        \(file): note: … and 9 more: JSON has no infinity and no NaN

        """)
  }

  @Test func `losses are reported at their place in UTF-16 and at their path in binary files`() throws {
    let text = "\u{FEFF}" + Samples.wrapped("<array><string>Mönd 月</string>\n<real>nan</real></array>")
    let units = text.replacing("UTF-8", with: "UTF-16").utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let file = folder.path(of: "book.plist")
    try Data(units).write(to: URL(fileURLWithPath: file))
    let outcome = bookplay(["convert", file, "--to", "json"])
    #expect(outcome.errors.hasPrefix("\(file):5:1: error: [1]: JSON has no infinity and no NaN\n"))
    let binaryFile = folder.path(of: "binary.plist")
    #expect(bookplay(["convert", file, "--to", "binary", "-o", binaryFile]).status == .good)
    let binary = bookplay(["convert", binaryFile, "--to", "json"])
    #expect(binary.errors.hasPrefix("\(binaryFile): error: [1]: JSON has no infinity and no NaN\n"))
  }

  @Test func `binary does not reach a terminal`() throws {
    let file = try folder.write(Samples.canonical, to: "book.plist")
    let outcome = bookplay(["convert", file, "--to", "binary"], isTerminal: true)
    #expect(outcome.status == .misuse)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("write to a file with `-o FILE`"))
  }

  @Test func `control characters of a book do not reach a terminal`() throws {
    let file = try folder.write(Samples.wrapped("<string>\u{1B}]0;title\u{7}</string>"), to: "book.plist")
    let outcome = bookplay(["convert", file, "--to", "xml"], isTerminal: true)
    #expect(outcome.status == .misuse)
    #expect(outcome.output.isEmpty)
    #expect(!outcome.errors.contains("\u{1B}"))
    #expect(bookplay(["convert", file, "--to", "xml"]).status == .good)
  }

  @Test func `the output may replace the book itself only in the same form`() throws {
    let file = try folder.write(Samples.canonical, to: "book.plist")
    #expect(bookplay(["convert", file, "--to", "binary", "-o", file]).status == .misuse)
    #expect(bookplay(["convert", file, "--to", "json", "-o", file]).status == .misuse)
    #expect(try folder.text(of: "book.plist") == Samples.canonical)
    #expect(bookplay(["convert", file, "--to", "xml", "-o", file]).status == .good)
  }
}
