import BookTestSupport
import PropertyList
import PropertyListFuzzing
import Testing

/// Tests that XML is written exactly as Apple writes it.
@Suite struct XMLWriterTests {
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// Returns the XML for the list in `body`.
  func written(_ body: String, _ options: WritingOptions = WritingOptions()) throws -> String {
    let list = try PropertyList(reading: PropertyList.Source(text: body))
    let writing = list.written(as: .xml, options: options)
    return String(decoding: try #require(writing.bytes), as: UTF8.self)
  }

  @Test func `a list of everything`() throws {
    let text = try written(
      """
      <plist><dict><key>b</key><array><true/><false/><integer>+7</integer><real>1.50</real></array>
      <key>a</key><string>x &lt; y &amp; "z" &gt; 'w'&#13;</string><key>empty</key><dict></dict><key>none</key><array/>
      <key>s</key><string/><key>when</key><date>2012-06-30T18:00:00Z</date><key>bytes</key><data>QUI=</data>
      <key>no bytes</key><data></data></dict></plist>
      """)
    #expect(
      text == Self.head + """
        <dict>
        \t<key>b</key>
        \t<array>
        \t\t<true/>
        \t\t<false/>
        \t\t<integer>7</integer>
        \t\t<real>1.50</real>
        \t</array>
        \t<key>a</key>
        \t<string>x &lt; y &amp; "z" &gt; 'w'&#13;</string>
        \t<key>empty</key>
        \t<dict/>
        \t<key>none</key>
        \t<array/>
        \t<key>s</key>
        \t<string></string>
        \t<key>when</key>
        \t<date>2012-06-30T18:00:00Z</date>
        \t<key>bytes</key>
        \t<data>
        \tQUI=
        \t</data>
        \t<key>no bytes</key>
        \t<data>
        \t</data>
        </dict>
        </plist>

        """)
  }

  @Test func `keys in Apple's order`() throws {
    var options = WritingOptions()
    options.sortsKeys = true
    let keys = ["～", "é", "a9", "😀", "a10", "Z", "_", ""]
    let body = keys.map { "<key>\($0)</key><true/>" }.joined()
    let list = try PropertyList(
      reading: PropertyList.Source(text: try written("<plist><dict>\(body)</dict></plist>", options)))
    #expect(list.entries(of: list.root).map { list.string(of: $0.key) } == ["", "Z", "_", "a10", "a9", "é", "😀", "～"])
  }

  @Test(arguments: [(0, 76), (1, 68), (2, 60), (3, 52), (4, 44), (5, 36), (6, 28), (7, 20), (8, 12), (9, 12)])
  func `lines of data get shorter with depth`(depth: Int, width: Int) throws {
    var builder = PropertyListBuilder()
    for _ in 0..<depth { builder.beginArray() }
    builder.data(Array(repeating: 0xFF, count: 100))
    for _ in 0..<depth { builder.endContainer() }
    let text = String(decoding: try #require(builder.finish().written(as: .xml).bytes), as: UTF8.self)
    let lines = text.split(separator: "\n")
    let first = try #require(lines.firstIndex { $0.hasSuffix("<data>") })
    #expect(lines[first + 1] == String(repeating: "\t", count: min(depth, 8)) + String(repeating: "/", count: width))
    #expect(lines.contains(String(repeating: "\t", count: depth) + "</data>"))
  }

  @Test func `comments stay where they are`() throws {
    let body = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- a book -->
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <!-- inside, of a <plist> -->
      <dict>
          <!-- the title -->
          <key>title</key> <!-- a key -->
          <string>Moon</string> <!-- nice -->
          <?tool keep?>
          <key>pages</key>
          <array><!-- none so far --></array>
          <!-- the end -->
      </dict>
      </plist>
      <!-- behind -->
      """
    #expect(
      try written(body) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <!-- a book -->
        <plist version="1.0">
        <!-- inside, of a <plist> -->
        <dict>
        \t<!-- the title -->
        \t<key>title</key> <!-- a key -->
        \t<string>Moon</string> <!-- nice -->
        \t<?tool keep?>
        \t<key>pages</key>
        \t<array> <!-- none so far -->
        \t</array>
        \t<!-- the end -->
        </dict>
        </plist>
        <!-- behind -->

        """)
  }

  @Test func `a comment inside a value moves in front of it`() throws {
    let text = try written("<plist><string>a<!-- b -->c</string></plist>")
    #expect(text == Self.head + "<!-- b -->\n<string>ac</string>\n</plist>\n")
  }

  @Test func `the canonical form is its own canonical form`() throws {
    for seed in UInt64(0)..<200 {
      let list = RandomList.make(seed: seed)
      let once = try #require(list.written(as: .xml).bytes)
      let again = try PropertyList(reading: PropertyList.Source(once)).written(as: .xml).bytes
      #expect(again == once, "seed \(seed)")
    }
  }

  @Test(arguments: UInt64(0)..<400)
  func `what is written reads back the same`(seed: UInt64) throws {
    let list = RandomList.make(seed: seed)
    let bytes = try #require(list.written(as: .xml).bytes)
    let copy = try PropertyList(reading: PropertyList.Source(bytes))
    #expect(list.firstDifference(from: copy).map { list.path(to: $0).description } == nil)
  }

  @Test func `values that XML can't represent are reported`() throws {
    var builder = PropertyListBuilder()
    builder.beginDictionary()
    builder.key("nul")
    builder.string("a\0b")
    builder.key("bell")
    builder.string("\u{7}")
    builder.key("half")
    builder.date(PropertyListDate(secondsSince2001: 0.5))
    builder.key("uid")
    builder.uid(7)
    builder.endContainer()
    let list = builder.finish()
    let writing = list.written(as: .xml)
    #expect(writing.bytes == nil)
    #expect(
      writing.losses.map { "\(list.path(to: $0.node)) \($0.kind)" } == [
        "nul unusualCharacter(0)", "bell unusualCharacter(7)", "half fractionOfSecond", "uid uidAsDictionary",
      ])
    var options = WritingOptions()
    options.allowsSubstitutes = true
    #expect(builder.finish().written(as: .xml, options: options).bytes != nil)
  }

  @Test func `a text full of forbidden characters is reported once`() {
    var builder = PropertyListBuilder()
    builder.string(String(repeating: "\u{1}\0\u{2}", count: 1000))
    let losses = builder.finish().written(as: .xml).losses
    #expect(losses.map(\.kind) == [.unusualCharacter(0), .unusualCharacter(1)])
  }

  @Test func `comments in quotes and tags in comments are ignored`() throws {
    let text = try written(
      "<!DOCTYPE plist PUBLIC \"<!-- a\" \"\"><!--<plist b--><plist c='<!-- d -->'><!--<plist e--><true/></plist>")
    let head = Self.head.replacing("<plist ", with: "<!--<plist b-->\n<plist ")
    #expect(text == head + "<!--<plist e-->\n<true/>\n</plist>\n")
  }
}
