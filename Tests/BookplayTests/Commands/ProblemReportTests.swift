import BookplayCommands
import Testing

@Suite struct ProblemReportTests {
  private func errors(of text: String, color: String = "never") -> String {
    bookplay(["convert", "-", "--to", "xml", "--color", color], input: text).errors
  }

  @Test func `a problem is shown with its place, line, notes and hint`() {
    let errors = errors(
      of: "<plist version=\"1.0\">\n<dict>\n\t<key>näme</key>\n\t<key>b</key><true/>\n</dict></plist>")
    #expect(
      errors == """
        <stdin>:4:2: error: the key `näme` has no value [malformed-plist]
              <key>b</key><true/>
              ^~~~~~~~~~~~
        <stdin>:3:2: note: the key `näme` has no value yet
          hint: write a value after the key, or remove the key

        """)
  }

  @Test func `all problems are reported in the order of the file`() {
    let errors = errors(
      of: "<plist version=\"1.0\"><array>\n<strin/>\n  <integer>12abc</integer>\n<x/>\n</array></plist>")
    let places = errors.split(separator: "\n").filter { $0.hasPrefix("<stdin>") }.map { $0.prefix(12) }
    #expect(places == ["<stdin>:2:1:", "<stdin>:3:14", "<stdin>:4:1:"])
  }

  @Test func `many problems of a kind at one key are folded so that others stay visible`() {
    let numbers = (0..<12).map { "<dict><key>x</key><integer>\($0)px</integer></dict>\n" }.joined()
    let errors = errors(
      of: Samples.wrapped("<array>\n\(numbers)<dict><key>y</key><integer>7l960</integer></dict>\n<x/></array>"))
    let first = errors.split(separator: "\n").filter { $0.hasPrefix("<stdin>") }
    let starts = [
      "<stdin>:5:29: error: `0px`", "<stdin>:6:29: error: `1px`", "<stdin>:7:29: error: `2px`",
      "<stdin>: note: … and 9 more like this [malformed-plist]", "<stdin>:17:29: error: `7l960`",
      "<stdin>:18:1: error: `<x>`",
    ]
    #expect(first.count == starts.count)
    for (line, start) in zip(first, starts) { #expect(line.hasPrefix(start)) }
  }

  @Test func `problems beyond the listed ones are counted`() {
    let errors = errors(of: Samples.wrapped("<array>" + String(repeating: "<x/>\n", count: 120) + "</array>"))
    #expect(errors.hasSuffix("<stdin>: note: 20 more errors not listed\n"))
  }

  @Test func `a line is cut to the width of the terminal, around the mistake`() {
    let line = String(repeating: "<true/>", count: 30) + "<x/>" + String(repeating: "<true/>", count: 30)
    let output = ByteOutput(bufferedAsTerminal: true)
    let console = Console(
      input: .memory(Array("<plist><array>\(line)</array></plist>".utf8)), output: ByteOutput(bufferedAsTerminal: true),
      errors: output, disablesColor: true, width: 40)
    #expect(Program.run(["convert", "-", "--to", "xml"].map { Array($0.utf8) }, on: console) == .bad)
    let excerpt = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").dropFirst().prefix(2)
    #expect(excerpt.allSatisfy { $0.unicodeScalars.count <= 40 })
    #expect(excerpt.first?.contains("<x/>") == true)
  }

  @Test func `colours come when they are wanted`() {
    #expect(errors(of: "", color: "always").contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(!errors(of: "", color: "never").contains("\u{1B}"))
    let onTerminal = { bookplay(["convert", "-", "--to", "xml"], isTerminal: true, disablesColor: $0).errors }
    #expect(onTerminal(false).contains("\u{1B}"))
    #expect(!onTerminal(true).contains("\u{1B}"))
    #expect(!bookplay(["convert", "-", "--to", "xml"], disablesColor: false).errors.contains("\u{1B}"))
  }

  @Test func `a book's text can't control the terminal`() {
    let errors = errors(of: "<plist version=\"1.0\"><dict><key>\u{1B}[2J</key></dict></plist>")
    #expect(errors.contains("U+001B[2J"))
    #expect(!errors.contains("\u{1B}"))
  }

  @Test func `in a binary file a place is a byte`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("bplist00 and nothing that makes sense after it, at all", to: "book.plist")
    let outcome = bookplay(["convert", file, "--to", "xml"])
    #expect(outcome.status == .bad)
    #expect(outcome.errors.hasPrefix("\(file): byte "))
    #expect(outcome.errors.contains(": error: "))
    #expect(outcome.errors.hasSuffix("  hint: the file is damaged: get a new copy of it\n"))
  }

  @Test(arguments: [
    "", "<plist><dict><key>a</key></dict></plist>", "{ a = 1; b = \"\\.\"; }", "bplist00 and nothing of it",
    "<plist><array>\u{0}</array></plist>", "( \u{FFFF}",
  ])
  func `faults of a file are reported as by validate`(text: String) throws {
    let findings = { (errors: String) in errors.split(separator: "\n").filter { !$0.contains(" in 1 book") } }
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "book.plist")
    let validated = bookplay(["validate", file, "--only", "malformed-plist"])
    #expect(!validated.text.isEmpty)
    #expect(findings(bookplay(["convert", file, "--to", "xml"]).errors) == findings(validated.text))
  }
}
