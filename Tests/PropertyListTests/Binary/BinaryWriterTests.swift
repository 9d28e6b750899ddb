import BookTestSupport
import PropertyList
import Testing

@Suite struct BinaryWriterTests {
  @Test func `objects are written in the order of the list, keys before values`() {
    let bytes = written { builder in
      builder.beginDictionary()
      builder.key("b")
      builder.beginArray()
      builder.integer(1)
      builder.string("a")
      builder.endContainer()
      builder.key("a")
      builder.boolean(true)
      builder.endContainer()
    }
    let objects: [[UInt8]] = [.dictionary([1: 3, 2: 5]), .ascii("b"), .ascii("a"), .array(4, 2), [0x10, 1], .yes]
    #expect(bytes == fixture(objects).bytes)
  }

  static let integers: [(PropertyListInteger, [UInt8])] = [
    (PropertyListInteger(Int64(0)), [0x10, 0]),
    (PropertyListInteger(Int64(255)), [0x10, 0xFF]),
    (PropertyListInteger(Int64(256)), [0x11, 1, 0]),
    (PropertyListInteger(Int64(65536)), [0x12, 0, 1, 0, 0]),
    (PropertyListInteger(Int64(1) << 32), [0x13, 0, 0, 0, 1, 0, 0, 0, 0]),
    (PropertyListInteger(Int64(-1)), [0x13] + bytes(0xFF, 8)),
    (PropertyListInteger(Int64.max), [0x13, 0x7F] + bytes(0xFF, 7)),
    (PropertyListInteger(Int64.min), [0x13, 0x80] + bytes(0, 7)),
    (PropertyListInteger(UInt64(1) << 63), [0x14] + bytes(0, 8) + [0x80] + bytes(0, 7)),
  ]

  @Test(arguments: integers)
  func `a whole number takes the fewest bytes`(number: PropertyListInteger, object: [UInt8]) {
    #expect(written { $0.integer(number) } == fixture([object]).bytes)
  }

  static let texts: [(String, [UInt8])] = [
    ("", [0x50]),
    ("abc", [0x53, 0x61, 0x62, 0x63]),
    ("\u{7F}", [0x51, 0x7F]),
    ("\u{80}", [0x61, 0, 0x80]),
    ("aé", [0x62, 0, 0x61, 0, 0xE9]),
    ("漢😀", [0x63, 0x6F, 0x22, 0xD8, 0x3D, 0xDE, 0x00]),
    ("\u{10000}", [0x62, 0xD8, 0x00, 0xDC, 0x00]),
    ("\u{10FFFF}", [0x62, 0xDB, 0xFF, 0xDF, 0xFF]),
    ("123456789012345", [0x5F, 0x10, 15] + Array("123456789012345".utf8)),
    (String(repeating: "x", count: 256), [0x5F, 0x11, 1, 0] + bytes(0x78, 256)),
    (String(repeating: "\u{101}", count: 15), [0x6F, 0x10, 15] + bytes(1, 30)),
  ]

  @Test(arguments: texts)
  func `text is ASCII or else UTF-16`(text: String, object: [UInt8]) {
    #expect(written { $0.string(text) } == fixture([object]).bytes)
  }

  @Test func `other scalars are written as they are`() {
    #expect(written { $0.real(0.5) } == fixture([[0x23, 0x3F, 0xE0, 0, 0, 0, 0, 0, 0]]).bytes)
    #expect(written { $0.real(0.5, isSinglePrecision: true) } == fixture([[0x22, 0x3F, 0, 0, 0]]).bytes)
    #expect(written { $0.boolean(false) } == fixture([.no]).bytes)
    #expect(written { $0.date(PropertyListDate(secondsSince2001: -1.5)) } == fixture([.date(-1.5)]).bytes)
    #expect(written { $0.data([1, 2]) } == fixture([[0x42, 1, 2]]).bytes)
    #expect(written { $0.uid(255) } == fixture([[0x80, 0xFF]]).bytes)
    #expect(written { $0.uid(256) } == fixture([[0x81, 1, 0]]).bytes)
    #expect(written { $0.uid(65536) } == fixture([[0x83, 0, 1, 0, 0]]).bytes)
  }

  @Test func `scalars of the same type and bits are one object`() {
    let bytes = written { builder in
      builder.beginArray()
      for _ in 0..<2 {
        builder.integer(1)
        builder.real(1)
        builder.real(1, isSinglePrecision: true)
        builder.boolean(true)
        builder.string("1")
        builder.data([0x31])
        builder.date(PropertyListDate(secondsSince2001: 1))
        builder.uid(1)
        builder.real(0)
        builder.real(-0.0)
        builder.beginArray()
        builder.endContainer()
      }
      builder.endContainer()
    }
    let scalars: [[UInt8]] = [
      [0x10, 1], [0x23, 0x3F, 0xF0, 0, 0, 0, 0, 0, 0], [0x22, 0x3F, 0x80, 0, 0], .yes, .ascii("1"), [0x41, 0x31],
      .date(1), [0x80, 1], [0x23, 0, 0, 0, 0, 0, 0, 0, 0], [0x23, 0x80, 0, 0, 0, 0, 0, 0, 0],
    ]
    let root: [UInt8] = [0xAF, 0x10, 22] + Array(1...11) + Array(1...10) + [12]
    #expect(bytes == fixture([root] + scalars + [.array(), .array()]).bytes)
  }

  @Test func `a key and a string of the same text are one object`() {
    let bytes = written { builder in
      builder.beginDictionary()
      builder.key("é")
      builder.string("é")
      builder.endContainer()
    }
    #expect(bytes == fixture([.dictionary([1: 1]), .utf16(0xE9)]).bytes)
  }

  @Test(arguments: [(254, 1), (255, 2), (65534, 2), (65535, 4)])
  func `references can hold the number of objects`(values: Int, referenceSize: UInt8) {
    let bytes = written { builder in
      builder.beginArray()
      for value in 0..<values { builder.integer(value) }
      builder.endContainer()
    }
    #expect(bytes.map { $0[$0.count - 25] } == referenceSize)
    #expect(bytes.map { PropertyList.read(PropertyList.Source($0)).findings } == [])
  }

  @Test(arguments: [(255, 1), (256, 2), (65535, 2), (65536, 4)])
  func `offsets can hold the offset of their table`(table: Int, offsetSize: UInt8) {
    let markerSize = table < 265 ? 3 : 4
    let bytes = written { $0.data([UInt8](repeating: 0, count: table - 8 - markerSize)) }
    #expect(
      bytes.map { Array($0.suffix(4)) } == [0, UInt8(table >> 16), UInt8(table >> 8 & 0xFF), UInt8(table & 0xFF)])
    #expect(bytes.map { $0[$0.count - 26] } == offsetSize)
    #expect(bytes.map { PropertyList.read(PropertyList.Source($0)).findings } == [])
  }

  @Test func `keys can be in Apple's order`() throws {
    var options = WritingOptions()
    options.sortsKeys = true
    let bytes = written(options) { builder in
      builder.beginDictionary()
      for (index, key) in ["b", "～", "😀", "a"].enumerated() {
        builder.key(key)
        builder.integer(index)
      }
      builder.endContainer()
    }
    let list = try PropertyList(reading: PropertyList.Source(try #require(bytes)))
    #expect(list.outline == "{a: 3, b: 0, 😀: 2, ～: 1}")
  }

  @Test func `containers may be nested deeper than any stack`() {
    let bytes = written { builder in
      for _ in 0..<100_000 { builder.beginArray() }
      for _ in 0..<100_000 { builder.endContainer() }
    }
    // Each has a marker and an offset, and all but the innermost have a reference.
    let size = 8 + 100_000 + 99_999 * 4 + 100_000 * 4 + 32
    #expect(bytes?.count == size)
  }

  @Test(arguments: [
    BinaryFixture(.array(1, 2), [0x23, 0x3F, 0xE0, 0, 0, 0, 0, 0, 0], [0x22, 0x3F, 0, 0, 0]),
    BinaryFixture(.dictionary([2: 3, 1: 4]), .ascii("a"), .ascii("b"), .yes, [0x80, 7]),
  ])
  func `what was read from the binary form is written as it was`(fixture: BinaryFixture) {
    let list = PropertyList.read(PropertyList.Source(fixture.bytes)).document
    let again = list?.written(as: .binary)
    #expect(again?.losses == [])
    #expect(again?.bytes.flatMap { PropertyList.read(PropertyList.Source($0)).document?.outline } == list?.outline)
  }

  private func written(
    _ options: WritingOptions = WritingOptions(), _ build: (inout PropertyListBuilder) -> Void
  ) -> [UInt8]? {
    var builder = PropertyListBuilder()
    build(&builder)
    let writing = builder.finish().written(as: .binary, options: options)
    #expect(writing.losses == [])
    return writing.bytes
  }

  private static func bytes(_ byte: UInt8, _ count: Int) -> [UInt8] { [UInt8](repeating: byte, count: count) }

  private func fixture(_ objects: [[UInt8]]) -> BinaryFixture {
    var fixture = BinaryFixture()
    fixture.objects = objects
    if fixture.tableStart > 255 { fixture.offsetSize = 2 }
    return fixture
  }
}
