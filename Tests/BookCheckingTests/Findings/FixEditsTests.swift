import PropertyList
import Testing

@testable import BookChecking
@testable import BookKit

/// Tests of changes that fix a finding and do nothing else.
@Suite struct FixEditsTests {
  private func findings(_ source: PropertyList.Source) -> [Finding] {
    let checked = BookCheck.check(source)
    return Finding.all(checked.diagnostics, in: source, checked.list)
  }

  private func book(_ element: String) -> String {
    let page = "<dict><key>elements</key><array><dict>\(element)</dict></array></dict>"
    return "<plist version=\"1.0\"><array>\(page)</array></plist>"
  }

  @Test(arguments: [
    (
      "<key>type</key><string>image</string> <!-- a --> <key>filename</key>  <string>a</string>", 1,
      "<key>type</key><string>image</string> <!-- a --> <key>fileName</key>  <string>a</string>"
    ),
    (
      "<key>type</key><string>group</string><key>elements</key><array/><key>x</key><string>1.50</string>", 1,
      "<key>type</key><string>group</string><key>elements</key><array/><key>x</key><real>1.5</real>"
    ),
    (
      "<key>type</key><string>group</string><key>elements</key><array/><key>visible</key><string>NO</string>", 1,
      "<key>type</key><string>group</string><key>elements</key><array/><key>visible</key><false/>"
    ),
    (
      "<key>type</key><string>group</string><key>elements</key><array/><key>x</key><string>1l</string>", 0,
      "<key>type</key><string>group</string><key>elements</key><array/><key>x</key><string>1l</string>"
    ),
  ])
  func `only what is at fault changes`(element: String, count: Int, fixed: String) {
    let source = PropertyList.Source(text: book(element))
    let result = source.applyingFixes(findings(source))
    #expect(result.count == count)
    #expect(String(decoding: result.source.bytes, as: UTF8.self) == book(fixed))
    #expect(findings(result.source).allSatisfy { $0.fix.isEmpty })
  }

  @Test func `a key is not renamed to one that already exists`() {
    let element = "<key>type</key><string>image</string><key>filename</key><string>a</string>"
    let source = PropertyList.Source(text: book(element + "<key>fileName</key><string>b</string>"))
    #expect(findings(source).contains { $0.rule == .keyAlias })
    #expect(source.applyingFixes(findings(source)).count == 0)
  }

  @Test func `a file in another encoding keeps it`() throws {
    let text = book("<key>type</key><string>group</string><key>elements</key><array/><key>x</key><string>7</string>")
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { unit in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let source = PropertyList.Source(bytes)
    let found = findings(source)
    #expect(found.first?.fix.first?.text == "<integer>7</integer>")
    let fixed = source.applyingFixes(found).source
    #expect(Array(fixed.bytes.prefix(2)) == [0xFF, 0xFE])
    #expect(findings(fixed) == [])
  }

  @Test func `overlapping changes wait, adjacent ones don't`() {
    let source = PropertyList.Source(text: "abcdef")
    let place = Finding.Location(0..<1, start: nil, end: nil, path: "")
    func finding(_ range: Range<Int>) -> Finding {
      let change = Finding.Change(PropertyList.Edit(range, with: Array("-".utf8)), text: "-")
      return Finding(.keyAlias, "", file: "", at: place, fix: [change])
    }
    let result = source.applyingFixes([finding(3..<4), finding(0..<2), finding(1..<3), finding(2..<3)])
    #expect(result.count == 3)
    #expect(String(decoding: result.source.bytes, as: UTF8.self) == "---ef")
  }
}
