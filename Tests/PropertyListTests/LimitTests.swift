import BookTestSupport
import PropertyList
import Testing

/// Tests that no file can use excessive time or memory.
@Suite struct LimitTests {
  static func nested(_ depth: Int, _ open: String, _ close: String) -> String {
    String(repeating: open, count: depth) + String(repeating: close, count: depth)
  }

  @Test func `the 513th level of XML is refused at its tag`() {
    let fine = PropertyList.read(
      PropertyList.Source(text: "<plist>" + Self.nested(512, "<array>", "</array>") + "</plist>"))
    #expect(fine.findings == [])
    let deep = PropertyList.read(
      PropertyList.Source(text: "<plist>" + Self.nested(513, "<array>", "</array>") + "</plist>"))
    #expect(deep.findings == [Finding(.tooDeep, at: 7 + 512 * 7)])
  }

  @Test func `the 513th level of old-style text is refused at its bracket`() {
    #expect(PropertyList.read(PropertyList.Source(text: Self.nested(512, "(", ")"))).findings == [])
    #expect(
      PropertyList.read(PropertyList.Source(text: Self.nested(513, "(", ")"))).findings == [Finding(.tooDeep, at: 512)])
    let braces = String(repeating: "{a=", count: 513) + "b" + String(repeating: ";}", count: 513)
    #expect(PropertyList.read(PropertyList.Source(text: braces)).findings == [Finding(.tooDeep, at: 512 * 3)])
    let braceless = "a=" + Self.nested(512, "(", ")") + ";"
    #expect(PropertyList.read(PropertyList.Source(text: braceless)).findings == [Finding(.tooDeep, at: 2 + 511)])
  }

  @Test func `a million levels end in one problem`() {
    let text = "<plist>" + String(repeating: "<array>", count: 1_000_000)
    #expect(PropertyList.read(PropertyList.Source(text: text)).findings.map { $0.kind } == [.tooDeep])
  }

  @Test func `deep lists within the limit are handled without recursion`() throws {
    var options = ReadingOptions()
    options.limits.depth = 5000
    let text = "<plist>" + Self.nested(3000, "<array>", "</array>") + "</plist>"
    let list = try PropertyList(reading: PropertyList.Source(text: text), options: options)
    #expect(list.nodeCount == 3000)
    for format in PropertyList.Format.allCases {
      #expect(list.written(as: format).bytes != nil, "\(format)")
    }
  }

  @Test func `nodes are counted`() {
    var options = ReadingOptions()
    options.limits.nodes = 10
    let text = "<plist><array>" + String(repeating: "<true/>", count: 10) + "</array></plist>"
    #expect(
      PropertyList.read(PropertyList.Source(text: text), options: options).findings == [
        Finding(.tooManyNodes, at: 14 + 9 * 7)
      ])
  }

  @Test func `bytes are counted`() {
    var options = ReadingOptions()
    options.limits.bytes = 20
    #expect(
      PropertyList.read(PropertyList.Source(text: "<plist><true/></plist>"), options: options).findings.map { $0.kind }
        == [
          .tooLarge
        ])
  }
}
