import BookTestSupport
import Testing

@testable import PropertyList

/// Tests of reading a part of a changed text again, which must give what reading all of it does.
@Suite struct SplicingTests {
  private static let xml = """
    <plist version="1.0">
    <!-- a book -->
    <array>
        <string>moon</string> <!-- first -->
        <dict>
            <key>x</key> <integer>0x10</integer>
            <key>list</key><array><real>1.50</real><true/><array/></array>
        </dict>
        <string>Moon &quot;light&quot;</string>
        <array><integer>1</integer><integer>2</integer><integer>3</integer></array>
        <string>end</string>
    </array>
    </plist>
    """
  private static let oldStyle = """
    // a book
    ( moon, { x = 16; list = (1.5, YES, (), "a \\"b\\""); own; }, /* light */ "Moon", (1, 2, 3), <0f 1e>,
      // last
      end
    )
    """
  private static let pieces: [Form: [String]] = [
    .xml: [
      "<integer>7</integer>", "<array>", "</array>", "<!--", "-->", "<!-- c -->", "x", " ", "\n", "&amp;", "<string/>",
      "</dict><dict>", "<key>x</key><true/>", "</array></plist>",
    ],
    .oldStyle: [
      ", 7", "7, ", "(", ")", "/*", "*/", "// c\n", "//", "x", " ", "\n", "\"", ",", "a = b;", "{ a = b; }", ")(", "<",
    ],
  ]

  enum Form: String, CaseIterable {
    case xml, oldStyle
    var text: String { self == .xml ? SplicingTests.xml : SplicingTests.oldStyle }
  }

  private static func list(_ text: String) throws -> PropertyList {
    try PropertyList(reading: PropertyList.Source(text: text, name: "book.plist"))
  }

  @Test(arguments: Form.allCases, UInt64(0)..<40)
  func `after random changes a part gives what the whole does`(_ form: Form, _ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var list = try Self.list(form.text)
    for _ in 0..<40 {
      let count = list.text.utf8.count
      let start = Int.random(in: 0...count, using: &generator)
      let end = Bool.random(using: &generator) ? start : min(count, start + Int.random(in: 1...12, using: &generator))
      let piece = Array(try #require(Self.pieces[form]?.randomElement(using: &generator)).utf8)
      let edit = PropertyList.Edit(start..<end, with: piece)
      let whole = PropertyList.read(try #require(list.source.applying([edit])))
      if let part = list.rereading(edit) {
        #expect(whole.problems.isEmpty, "seed \(seed): \(String(decoding: part.source.bytes, as: UTF8.self))")
        #expect(part.nodes == whole.document?.nodes, "seed \(seed): \(edit)")
      }
      let part = list.applying([edit], in: list.container(around: edit.range))
      #expect((part != nil) == whole.isWellFormed, "seed \(seed): \(edit)")
      if let part { #expect(part.nodes == whole.document?.nodes, "seed \(seed): \(edit)") }
      if whole.problems.isEmpty, let document = whole.document { list = document }
    }
  }

  @Test(arguments: [
    ("a value", "moon", "sun"), ("the first value", "<string>moon</string>", "<true/>"),
    ("a value before others", "<integer>1</integer>", "<integer>0</integer><integer>1</integer>"),
    ("a value behind others", "<string>end</string>", "<string>end</string><false/>"),
    ("a value that goes", "<integer>2</integer>", ""), ("a key", "<key>x</key>", "<key>y</key>"),
  ])
  func `a change of one value needs no reading of the whole`(_ title: String, _ old: String, _ new: String) throws {
    let list = try Self.list(Self.xml)
    let range = try #require(Self.xml.firstRange(of: old))
    let start = Self.xml.utf8.distance(from: Self.xml.startIndex, to: range.lowerBound)
    let changed = try #require(list.rereading(PropertyList.Edit(start..<start + old.utf8.count, with: Array(new.utf8))))
    #expect(changed.nodes == (try Self.list(Self.xml.replacing(old, with: new))).nodes)
  }

  @Test func `what gives a warning is left to reading the whole`() throws {
    // Then the dictionary has the key twice.
    let (key, other) = ("<key>list</key>", "<key>x</key>")
    let changed = PropertyList.read(PropertyList.Source(text: Self.xml.replacing(key, with: other), name: "book.plist"))
    #expect(changed.isWellFormed && !changed.problems.isEmpty)
    let list = try Self.list(Self.xml)
    let start = try #require(Self.xml.firstRange(of: key)).lowerBound
    let offset = Self.xml.utf8.distance(from: Self.xml.startIndex, to: start)
    #expect(list.rereading(PropertyList.Edit(offset..<offset + key.utf8.count, with: Array(other.utf8))) == nil)
  }
}
