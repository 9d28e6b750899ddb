import BookTestSupport
import PropertyList
import Testing

@Suite struct BinaryScalarTests {
  /// An object as the only value of an array: its bytes, and either the problem at it or its value.
  struct Row: Sendable, CustomTestStringConvertible {
    let meaning: String
    let object: [UInt8]
    let problem: PropertyList.Problem.Kind?
    let value: String

    var testDescription: String { meaning }

    init(
      _ meaning: String, _ object: [UInt8], _ problem: PropertyList.Problem.Kind? = nil, is value: String = "invalid"
    ) {
      (self.meaning, self.object, self.problem, self.value) = (meaning, object, problem, value)
    }
  }

  static let numbers: [Row] = [
    Row("one byte has no sign", [0x10, 0xFF], is: "255"),
    Row("two bytes have no sign", [0x11, 0xFF, 0xFF], is: "65535"),
    Row("four bytes have no sign", [0x12, 0xFF, 0xFF, 0xFF, 0xFF], is: "4294967295"),
    Row("eight bytes have one", [0x13] + bytes(0xFF, 8), is: "-1"),
    Row("the lowest number", [0x13, 0x80] + bytes(0, 7), is: "-9223372036854775808"),
    Row("the highest number, in sixteen bytes", [0x14] + bytes(0, 8) + bytes(0xFF, 8), is: "18446744073709551615"),
    Row("−1 in sixteen bytes", [0x14] + bytes(0xFF, 16), .wideNegative, is: "-1"),
    Row(
      "−2⁶³ in sixteen bytes", [0x14] + bytes(0xFF, 8) + [0x80] + bytes(0, 7), .wideNegative, is: "-9223372036854775808"
    ),
    Row("2⁶⁴", [0x14] + bytes(0, 7) + [1] + bytes(0, 8), .wideInteger),
    Row("−2⁶³ − 1", [0x14] + bytes(0xFF, 8) + [0x7F] + bytes(0xFF, 7), .wideInteger),
    Row("an integer of 32 bytes", [0x15] + bytes(0, 32), .wideInteger),
    Row("a real of one byte", [0x20, 0], .invalidObject),
    Row("a real of two bytes", [0x21, 0, 0], .invalidObject),
    Row("0.1 in 32 bits", [0x22, 0x3D, 0xCC, 0xCC, 0xCD], is: "0.10000000149011612"),
    Row("0.1", [0x23, 0x3F, 0xB9, 0x99, 0x99, 0x99, 0x99, 0x99, 0x9A], is: "0.1"),
    Row("a real of sixteen bytes", [0x24] + bytes(0, 16), .invalidObject),
    Row("infinity", [0x23, 0x7F, 0xF0] + bytes(0, 6), is: "inf"),
  ]

  static let others: [Row] = [
    Row("null", .null, .nullObject),
    Row("false", .no, is: "false"),
    Row("true", .yes, is: "true"),
    Row("a fill byte", [0x0F], .invalidObject),
    Row("a URL of later versions", [0x0C], .invalidObject),
    Row("a date", .date(-0.5), is: "@-0.5"),
    Row("a date in 10³⁰⁰ seconds", .date(1e300), is: "@1e+300"),
    Row("a date that isn't a number", .date(.nan), .nonFiniteDate),
    Row("a date that never comes", .date(.infinity), .nonFiniteDate),
    Row("a date of four bytes", [0x32] + bytes(0, 4), .invalidObject),
    Row("no data", [0x40], is: "<>"),
    Row("data", [0x42, 0x00, 0xFF], is: "<00ff>"),
    Row("a reference of an archive in one byte", [0x80, 5], is: "uid 5"),
    Row("a reference of an archive in three bytes", [0x82, 1, 0, 0], is: "uid 65536"),
    Row("the highest reference of an archive", [0x83] + bytes(0xFF, 4), is: "uid 4294967295"),
    Row("a reference of an archive in sixteen bytes", [0x8F] + bytes(0, 15) + [5], is: "uid 5"),
    Row("a reference of an archive beyond 2³² − 1", [0x84, 1, 0, 0, 0, 0], .uidOutOfRange),
    Row("a reference of an archive of 64 bits", [0x87] + bytes(0xFF, 8), .uidOutOfRange),
    Row("a reference of an archive of 72 bits", [0x88, 1] + bytes(0, 8), .uidOutOfRange),
    Row("UTF-8", [0x71, 0x61], .invalidObject),
    Row("markers that mean nothing", [0x90], .invalidObject),
    Row("an ordered set", [0xB0], .invalidObject),
    Row("the second marker that means nothing", [0xE0], .invalidObject),
    Row("the last marker", [0xF0], .invalidObject),
  ]

  static let texts: [Row] = [
    Row("no text", [0x50], is: "\"\""),
    Row("ASCII with every length of rest", .ascii("abcdefghi"), is: "\"abcdefghi\""),
    Row("Latin-1 in place of ASCII", [0x52, 0x61, 0xE9], .nonASCIIString, is: "\"aé\""),
    Row("Latin-1 far behind", [0x5B] + bytes(0x61, 10) + [0xFF], .nonASCIIString, is: "\"aaaaaaaaaaÿ\""),
    Row("UTF-16", .utf16(0x61, 0xE9, 0x6F22), is: "\"aé漢\""),
    Row("a surrogate pair", .utf16(0xD83D, 0xDE00), is: "\"😀\""),
    Row("a high surrogate at the end", .utf16(0x61, 0xD83D), .loneSurrogate, is: "\"a\u{FFFD}\""),
    Row("a high surrogate before a letter", .utf16(0xD83D, 0x61), .loneSurrogate, is: "\"\u{FFFD}a\""),
    Row("a low surrogate", .utf16(0xDE00, 0x61), .loneSurrogate, is: "\"\u{FFFD}a\""),
    Row("two high surrogates and a low one", .utf16(0xD83D, 0xD83D, 0xDE00), .loneSurrogate, is: "\"\u{FFFD}😀\""),
  ]

  static let lengths: [Row] = [
    Row("a length in one byte that the marker could hold", [0x5F, 0x10, 1, 0x61], is: "\"a\""),
    Row("a length in two bytes", [0x5F, 0x11, 0, 1, 0x61], is: "\"a\""),
    Row("a length in eight bytes", [0x5F, 0x13] + bytes(0, 7) + [1, 0x61], is: "\"a\""),
    Row("a length in sixteen bytes", [0x5F, 0x14] + bytes(0, 15) + [1, 0x61], is: "\"a\""),
    Row("a length of 15", [0x4F, 0x10, 15] + bytes(1, 15), is: "<" + String(repeating: "01", count: 15) + ">"),
    Row("a string one byte too long", [0x52, 0x61], .lengthBeyondEnd),
    Row("UTF-16 whose units fit as bytes only", [0x62, 0, 0x61], .lengthBeyondEnd),
    Row("a length of 2⁶³", [0x5F, 0x13, 0x80] + bytes(0, 7), .lengthBeyondEnd),
    Row("UTF-16 of 2⁶³ units", [0x6F, 0x13, 0x80] + bytes(0, 7), .lengthBeyondEnd),
    Row("UTF-16 of 2⁶³ + 1 units", [0x6F, 0x13, 0x80] + bytes(0, 6) + [1, 0, 0x61], .lengthBeyondEnd),
    Row("an array of 2⁶¹ values", [0xAF, 0x13, 0x20] + bytes(0, 7), .lengthBeyondEnd),
    Row("a dictionary of 2⁶³ entries", [0xDF, 0x13, 0x80] + bytes(0, 7), .lengthBeyondEnd),
    Row("a dictionary with keys but no values", [0xD1, 0], .lengthBeyondEnd),
    Row("a length of 2⁶⁴", [0x4F, 0x14] + bytes(0, 7) + [1] + bytes(0, 8), .lengthBeyondEnd),
    Row("a length of 32 bytes", [0x4F, 0x15] + bytes(0, 32), .invalidObject),
    Row("a length that isn't an integer", [0x4F, 0x51, 0x61], .invalidObject),
    Row("a length that is cut off", [0x4F, 0x11, 0], .lengthBeyondEnd),
    Row("no length", [0x4F], .invalidObject),
    Row("an integer that is cut off", [0x13, 0], .lengthBeyondEnd),
    Row("a real that is cut off", [0x23], .lengthBeyondEnd),
    Row("a date that is cut off", [0x33, 0], .lengthBeyondEnd),
    Row("a reference of an archive that is cut off", [0x81, 0], .lengthBeyondEnd),
  ]

  @Test(arguments: [numbers, others, texts, lengths].joined().map { $0 })
  func `a scalar is read or refused`(row: Row) {
    // The object comes last, so that one that is too long runs into the offset table.
    let fixture = BinaryFixture(.array(1), row.object)
    let reading = PropertyList.read(PropertyList.Source(fixture.bytes))
    #expect(reading.findings == (row.problem.map { [Finding($0, at: fixture.start(of: 1))] } ?? []))
    #expect(reading.document?.outline == "[\(row.value)]")
  }

  @Test(arguments: [numbers, others, texts, lengths].joined().map { $0 })
  func `a broken object is reported once, however often it is used`(row: Row) {
    let fixture = BinaryFixture(.array(1, 1, 1), row.object)
    let reading = PropertyList.read(PropertyList.Source(fixture.bytes))
    #expect(reading.problems.count == (row.problem == nil ? 0 : 1))
    #expect(reading.document?.outline == "[\(row.value), \(row.value), \(row.value)]")
  }

  @Test func `a real remembers that it had 32 bits`() throws {
    let fixture = BinaryFixture(.array(1, 2), [0x22, 0x3F, 0, 0, 0], [0x23, 0x3F, 0xE0, 0, 0, 0, 0, 0, 0])
    let list = try PropertyList(reading: PropertyList.Source(fixture.bytes))
    #expect(list.elements(of: list.root).map { list.isSinglePrecision($0) } == [true, false])
    #expect(list.elements(of: list.root).compactMap { list.real(of: $0) } == [0.5, 0.5])
  }

  @Test func `a root that cannot be read yields no list`() {
    let reading = PropertyList.read(PropertyList.Source(BinaryFixture(.null).bytes))
    #expect(reading.findings == [Finding(.nullObject, at: 8)])
    #expect(reading.document == nil)
  }

  private static func bytes(_ byte: UInt8, _ count: Int) -> [UInt8] { [UInt8](repeating: byte, count: count) }
}
