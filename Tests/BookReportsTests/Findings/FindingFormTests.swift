import BookChecking
import BookKit
import BookReports
import Foundation
import PropertyList
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Tests of the formats in which findings are reported.
@Suite struct FindingFormTests {
  private typealias Samples = SampleFindings

  private func text(_ findings: [Finding], listsAll: Bool = false) -> String {
    FindingText(paint: Paint(isColored: false), width: 80, listsAll: listsAll).text(of: Samples.report(findings))
  }

  private func json(_ findings: [Finding]) -> String {
    String(decoding: FindingJSON.bytes(of: Samples.report(findings)), as: UTF8.self)
  }

  @Test func `people read the place, the line, notes and hints, and how much it was`() {
    #expect(
      text([Samples.complete]) == """
        Moon/book.plist:2:16: warning: `x` is <loose> & "quoted" [loose-type]
            <key>x</key> <string>ä</string>
                         ^~~~~~~~~~~~~~~~~~
        Moon/book.plist:2:3: note: here
          hint: fix it
        1 warning in 1 book

        """)
  }

  @Test func `nothing is printed if nothing is wrong`() {
    #expect(text([]) == "")
    #expect(json([]) == "[]\n")
    #expect(FindingAnnotations.lines(Samples.report([])) == "")
  }

  @Test func `errors that make a file unreadable are folded only if identical`() {
    let different = (0..<12).map { Samples.bare(.malformedPlist, "this \($0)") }
    #expect(text(different).split(separator: "\n").count { $0.contains("malformed-plist") } == 12)
    let same = different.map { _ in Samples.bare(.malformedPlist, "this") }
    #expect(text(same).split(separator: "\n").count { $0.contains("malformed-plist") } == 4)
    #expect(text(same, listsAll: true).split(separator: "\n").count { $0.contains("malformed-plist") } == 12)
  }

  @Test func `a book's text can't control the terminal`() {
    #expect(!text([Samples.bare(.badColor, "\u{1B}[2J\n::error::")]).contains("\u{1B}"))
  }

  @Test func `programs read one array, what does not apply left out`() throws {
    #expect(
      json([Samples.complete, Samples.bare(.unusedAsset, "a.png")]) == #"""
        [
        {"rule":"loose-type","severity":"warning","message":"`x` is <loose> & \"quoted\"","file":"Moon/book.plist",\#
        "line":2,"column":16,"endLine":2,"endColumn":34,"path":"pages[2].x","page":3,"item":"moon","hint":"fix it",\#
        "notes":[{"message":"here","line":2,"column":3,"endLine":2,"endColumn":15,"path":"pages[2]"}],\#
        "fix":[{"start":23,"end":42,"text":"<real>1</real>"}]},
        {"rule":"unused-asset","severity":"note","message":"a.png","file":"Moon/book.plist",\#
        "line":1,"column":1,"endLine":1,"endColumn":1}
        ]

        """#)
  }

  @Test func `GitHub gets at most ten annotations per severity, the last of which counts the rest`() {
    var findings = (0..<30).map { Samples.bare(.badColor, "\($0)") } + [Samples.complete]
    findings += (0..<10).map { Samples.bare(.unusedAsset, "\($0)") }
    let lines = FindingAnnotations.lines(Samples.report(findings)).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error") } == 10)
    #expect(lines.contains("::error::21 more errors: `bookplay validate` lists them"))
    #expect(lines.count { $0.hasPrefix("::warning") } == 1)
    #expect(lines.count { $0.hasPrefix("::notice") } == 10)
    #expect(!lines.contains { $0.hasPrefix("::notice::") })
    #expect(
      lines.contains(
        "::warning file=Moon/book.plist,line=2,endLine=2,col=16,endColumn=34,title=loose-type::"
          + "`x` is <loose> & \"quoted\"%0Afix it"))
  }

  @Test func `no message and no name ends a command to GitHub's runner or begins another`() {
    let file = "a,b:c%\n::stop-commands::"
    let finding = Samples.bare(.badColor, "50%\r\n::set-env name=A::b\u{1B}", in: file)
    let text = FindingAnnotations.lines(Samples.report([finding], in: PropertyList.Source(text: "", name: file)))
    #expect(text.split(separator: "\n").count == 1)
    #expect(text.contains("file=a%2Cb%3Ac%25%0A%3A%3Astop-commands%3A%3A,"))
    #expect(text.hasSuffix("::50%25%0D%0A::set-env name=A::bU+001B\n"))
  }

  // MARK: - JUnit

  private func junit(_ findings: [Finding], strictly: Bool = false) throws -> String {
    let text = FindingJUnit.document(Samples.report(findings), strictly: strictly)
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse())
    return text
  }

  @Test func `tests fail where books do`() throws {
    let findings = [Samples.complete, Samples.bare(.badColor, "\u{1}]]></failure>"), Samples.bare(.unusedAsset, "a")]
    let text = try junit(findings)
    #expect(text.contains("<testsuite name=\"Moon/book.plist\" tests=\"3\" failures=\"1\""))
    #expect(text.components(separatedBy: "<failure ").count == 2)
    #expect(text.contains("message=\"\u{FFFD}]]&gt;&lt;/failure&gt;\""))
    #expect(try junit(findings, strictly: true).components(separatedBy: "<failure ").count == 3)
  }

  @Test func `a good book is a test that passed, and no two tests have one name`() throws {
    #expect(try junit([]).contains("<testcase classname=\"Moon/book.plist\" name=\"valid\" time=\"0\"/>"))
    let other = Finding(.looseType, Samples.complete.message, file: "", at: Samples.place(0..<1, "pages[3].x"))
    let names = try junit([Samples.complete, other]).split(separator: "\n").filter { $0.contains("<testcase") }
    #expect(Set(names).count == 2)
  }
}
