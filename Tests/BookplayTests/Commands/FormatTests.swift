import BookplayCommands
import Foundation
import Testing

@Suite struct FormatTests {
  private let folder: TemporaryFolder
  private let tidied = Samples.canonical.replacing("<dict>\n", with: "<dict>\n\t<!-- the title on the cover -->\n")

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a file gets its canonical form, silently, and keeps its comments`() throws {
    let file = try folder.write(Samples.untidy, to: "book.plist")
    let outcome = bookplay(["format", file])
    #expect(outcome.status == .good)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "")
    #expect(try folder.text(of: "book.plist") == tidied)
    #expect(bookplay(["format", "--check", file]).status == .good)
  }

  @Test func `a file in canonical form is not written again`() throws {
    let file = try folder.write(Samples.canonical, to: "book.plist")
    let before = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    #expect(bookplay(["format", file]).status == .good)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int == before)
    #expect(try folder.text(of: "book.plist") == Samples.canonical)
  }

  @Test func `an old-style file stays one`() throws {
    let file = try folder.write("{ title = \"Moon\"; pages = ( ); }", to: "book.plist")
    #expect(bookplay(["format", file]).status == .good)
    #expect(try folder.text(of: "book.plist").contains("title = Moon;"))
  }

  @Test func `checking lists the files that would change and writes nothing`() throws {
    let untidy = try folder.write(Samples.untidy, to: "Moon/book.plist")
    let tidy = try folder.write(Samples.canonical, to: "Stars/book.plist")
    let outcome = bookplay(["format", "--check", folder.path(of: "Moon"), tidy])
    #expect(outcome.status == .bad)
    #expect(outcome.text == untidy + "\n")
    #expect(outcome.errors == "")
    #expect(try folder.text(of: "Moon/book.plist") == Samples.untidy)
    #expect(bookplay(["format", "--check", tidy]).status == .good)
  }

  @Test(arguments: [["--diff"], ["--diff", "--check"]])
  func `a diff is shown and nothing is written`(options: [String]) throws {
    let file = try folder.write(Samples.canonical.replacing("\t<string>", with: "    <string>"), to: "book.plist")
    let outcome = bookplay(["format", file] + options)
    #expect(outcome.status == .bad)
    #expect(
      outcome.text == """
        --- \(file)
        +++ \(file)
        @@ -3,6 +3,6 @@
         <plist version="1.0">
         <dict>
         \t<key>title</key>
        -    <string>Moon</string>
        +\t<string>Moon</string>
         </dict>
         </plist>

        """)
    #expect(try folder.text(of: "book.plist").contains("    <string>"))
    #expect(bookplay(["format", try folder.write(Samples.canonical, to: "tidy.plist")] + options).output.isEmpty)
  }

  @Test func `standard input goes to standard output`() {
    let outcome = bookplay(["format", "-"], input: Samples.untidy)
    #expect(outcome.status == .good)
    #expect(outcome.text == tidied)
    #expect(bookplay(["format", "-"], input: Samples.canonical).text == Samples.canonical)
    #expect(bookplay(["format", "--check", "-"], input: Samples.untidy).text == "<stdin>\n")
  }

  @Test func `ambiguities that formatting resolves are reported`() throws {
    let file = try folder.write("{ path = \"a\\.sh\"; }", to: "book.plist")
    let check = bookplay(["format", "--check", file])
    #expect(check.status == .bad)
    let outcome = bookplay(["format", file])
    #expect(outcome.status == .good)
    #expect(
      outcome.errors.hasPrefix("\(file):1:12: warning: `\\.` is not an escape; it is read as `.` [malformed-plist]\n"))
    #expect(outcome.errors == check.errors)
    #expect(try folder.text(of: "book.plist").contains("a.sh"))
    #expect(bookplay(["format", file]).errors == "")
  }

  @Test func `a file with errors is reported and left unchanged, and the others are formatted`() throws {
    let broken = try folder.write(Samples.broken, to: "broken.plist")
    let untidy = try folder.write(Samples.untidy, to: "untidy.plist")
    let outcome = bookplay(["format", broken, untidy])
    #expect(outcome.status == .bad)
    #expect(outcome.errors.contains("\(broken):4:3: error:"))
    #expect(try folder.text(of: "broken.plist") == Samples.broken)
    #expect(try folder.text(of: "untidy.plist") == tidied)
  }

  @Test func `a missing file is reported, and the others are formatted`() throws {
    let untidy = try folder.write(Samples.untidy, to: "untidy.plist")
    let outcome = bookplay(["format", folder.path(of: "missing.plist"), untidy])
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains("cannot read `\(folder.path(of: "missing.plist"))`: No such file or directory"))
    #expect(try folder.text(of: "untidy.plist") == tidied)
  }

  @Test func `a binary file is refused`() throws {
    let text = try folder.write(Samples.canonical, to: "text.plist")
    let file = folder.path(of: "book.plist")
    #expect(bookplay(["convert", text, "--to", "binary", "-o", file]).status == .good)
    let before = try folder.bytes(of: "book.plist")
    let outcome = bookplay(["format", file])
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains("hint: `bookplay convert --to xml -o FILE` turns it into text"))
    #expect(try folder.bytes(of: "book.plist") == before)
  }

  @Test func `a file that would lose something is left unchanged`() throws {
    let text = Samples.wrapped("<date>2012-06-30T18:00:00.5Z</date>")
    let file = try folder.write(text, to: "book.plist")
    let outcome = bookplay(["format", file])
    #expect(outcome.status == .bad)
    #expect(
      outcome.errors.hasPrefix(
        "\(file):4:1: error: the outermost value: dates in XML hold whole seconds; the fraction is left out"))
    #expect(try folder.text(of: "book.plist") == text)
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func `lines end as they did`(lineEnd: String) throws {
    let text = Samples.untidy.replacing("</string>", with: "\nand stars</string>").replacing("\n", with: lineEnd)
    let file = try folder.write(text, to: "book.plist")
    #expect(bookplay(["format", file]).status == .good)
    let formatted = try folder.text(of: "book.plist")
    let lines = tidied.replacing("</string>", with: "\nand stars</string>").replacing("\n", with: lineEnd)
    #expect(Array(formatted.utf8) == Array(lines.utf8))
    #expect(bookplay(["format", "--check", file]).status == .good)
    let oldStyle = "{\n\ttitle = Moon; // the title\n\tpages = (\n\t);\n}\n".replacing("\n", with: lineEnd)
    let other = try folder.write(oldStyle, to: "old.plist")
    #expect(bookplay(["format", "--check", other]).status == .good)
  }
}
