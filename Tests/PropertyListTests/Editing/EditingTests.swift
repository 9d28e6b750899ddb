import BookTestSupport
import Testing

@testable import PropertyList

/// Tests of editing in place, which changes what is requested and leaves every other byte alone.
@Suite struct EditingTests {
  static let book = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <!-- a book -->
    <dict>
        <key>title</key>   <!-- of the book -->
        <string>Moon &quot;light&quot;</string>
        <key>pages</key>
        <array>
            <dict>
                <key>x</key> <integer>0x10</integer>
                <key>y</key><real>1.50</real>
            </dict>
        </array>
        <key>none</key>
        <array/>
    </dict>
    </plist>

    """

  let list: PropertyList

  init() throws {
    list = try PropertyList(reading: PropertyList.Source(text: Self.book, name: "book.plist"))
  }

  func value(_ path: String...) throws -> NodeHandle {
    var node = list.root
    for step in path {
      node = try #require(Int(step).map { Array(list.elements(of: node))[$0] } ?? list.value(forKey: step, in: node))
    }
    return node
  }

  func key(_ name: String, in dictionary: NodeHandle) throws -> NodeHandle {
    try #require(list.entries(of: dictionary).first { list.string(of: $0.key) == name }).key
  }

  func text(after edits: PropertyList.Edit...) throws -> String {
    String(decoding: try #require(list.source.applying(edits)).bytes, as: UTF8.self)
  }

  static func list(_ build: (inout PropertyListBuilder) -> Void) -> PropertyList {
    var builder = PropertyListBuilder()
    build(&builder)
    return builder.finish()
  }

  @Test func `a value is replaced and nothing else`() throws {
    let edit = try list.edit(replacing: value("pages", "0", "x"), with: Self.list { $0.integer(17) })
    #expect(try text(after: edit) == Self.book.replacing("<integer>0x10</integer>", with: "<integer>17</integer>"))
  }

  @Test func `a new container takes the author's indentation`() throws {
    let edit = try list.edit(
      replacing: value("title"),
      with: Self.list {
        $0.beginDictionary()
        $0.key("it")
        $0.string("Luna\n  & co")
        $0.endContainer()
      })
    #expect(
      try text(after: edit)
        == Self.book.replacing(
          "<string>Moon &quot;light&quot;</string>",
          with: "<dict>\n        <key>it</key>\n        <string>Luna\n  &amp; co</string>\n    </dict>"))
  }

  @Test func `a key is renamed and nothing else`() throws {
    let edit = try list.edit(renaming: key("title", in: list.root), to: "a<b")
    #expect(try text(after: edit) == Self.book.replacing("<key>title</key>", with: "<key>a&lt;b</key>"))
  }

  @Test func `removing an entry removes its lines`() throws {
    let edit = try list.edit(removing: key("none", in: list.root))
    #expect(try text(after: edit) == Self.book.replacing("    <key>none</key>\n    <array/>\n", with: ""))
  }

  @Test func `an entry that shares its line leaves the rest of it`() throws {
    let text = "<plist><dict><key>a</key><true/> <!-- c --><key>b</key><true/></dict></plist>"
    let list = try PropertyList(reading: PropertyList.Source(text: text))
    let key = try #require(list.entries(of: list.root).first { _ in true }).key
    let changed = try #require(list.source.applying([list.edit(removing: key)]))
    #expect(String(decoding: changed.bytes, as: UTF8.self) == text.replacing("<key>a</key><true/>", with: ""))
  }

  @Test func `an entry is added at the end`() throws {
    let edit = try list.edit(inserting: Self.list { $0.real(0.5) }, forKey: "alpha", in: value("pages", "0"))
    #expect(
      try text(after: edit)
        == Self.book.replacing(
          "<real>1.50</real>\n", with: "<real>1.50</real>\n            <key>alpha</key>\n            <real>0.5</real>\n"
        ))
  }

  @Test func `an empty container opens for its first value`() throws {
    let edit = try list.edit(appending: Self.list { $0.boolean(true) }, to: value("none"))
    #expect(try text(after: edit) == Self.book.replacing("<array/>", with: "<array>\n        <true/>\n    </array>"))
  }

  @Test func `many edits are made at once`() throws {
    let x = try list.edit(replacing: value("pages", "0", "x"), with: Self.list { $0.integer(1) })
    let y = try list.edit(replacing: value("pages", "0", "y"), with: Self.list { $0.integer(2) })
    #expect(try text(after: y, x).contains("<key>x</key> <integer>1</integer>"))
    #expect(list.source.applying([x, x]) == nil)
    #expect(list.source.applying([PropertyList.Edit(0..<1_000_000, with: [])]) == nil)
  }

  @Test func `UTF-16 stays UTF-16`() throws {
    let text = "<plist><array><string>é</string><integer>1</integer></array></plist>"
    let list = try PropertyList(reading: PropertyList.Source([0xFF, 0xFE] + encoded(text, .utf16LittleEndian)))
    let integer = Array(list.elements(of: list.root))[1]
    let range = list.range(of: integer)
    let changed = try #require(
      list.source.applying([list.edit(replacing: integer, with: Self.list { $0.string("ü") })]))
    let expected = text.replacing("<integer>1</integer>", with: "<string>ü</string>")
    let place = text.utf16.prefix { $0 != 0x31 }.count
    #expect(range.lowerBound == 2 + 2 * place - 18)
    #expect(changed.bytes == [0xFF, 0xFE] + encoded(expected, .utf16LittleEndian))
  }

  @Test func `line ends of the file are used`() throws {
    let text = "<plist>\r\n<dict>\r\n  <key>a</key>\r\n  <true/>\r\n</dict>\r\n</plist>\r\n"
    let list = try PropertyList(reading: PropertyList.Source(text: text))
    let edit = try list.edit(inserting: Self.list { $0.boolean(false) }, forKey: "b", in: list.root)
    let changed = try #require(list.source.applying([edit]))
    let expected = text.replacing("<true/>\r\n", with: "<true/>\r\n  <key>b</key>\r\n  <false/>\r\n")
    #expect(changed.bytes == Array(expected.utf8))
  }

  @Test func `an edit that changes a value changes no other`() throws {
    for seed in UInt64(0)..<60 {
      let original = try #require(RandomList.make(seed: seed).written(as: .xml).bytes)
      let list = try PropertyList(reading: PropertyList.Source(original))
      for position in 1..<max(2, list.nodeCount) where position < list.nodeCount {
        let node = NodeHandle(position)
        guard list.kind(of: node) != .key else { continue }
        let changed = try #require(
          list.source.applying([list.edit(replacing: node, with: Self.list { $0.string("!") })]))
        let copy = try PropertyList(reading: changed)
        #expect(copy.string(of: node) == "!")
        let range = list.range(of: node)
        #expect(changed.bytes.prefix(range.lowerBound) == original.prefix(range.lowerBound))
        #expect(changed.bytes.suffix(original.count - range.upperBound) == original.suffix(from: range.upperBound))
      }
    }
  }

  @Test func `binary files are not edited in place`() throws {
    let bytes = try #require(list.written(as: .binary).bytes)
    let binary = try PropertyList(reading: PropertyList.Source(bytes))
    #expect(throws: PropertyList.EditingError.notText) {
      try binary.edit(replacing: binary.root, with: Self.list { $0.integer(1) })
    }
  }
}
