import BookTestSupport
import PropertyList
import Testing

/// A file with its expected problems, each with its place, and its expected list.
struct BinaryRow: Sendable, CustomTestStringConvertible {
  let meaning: String
  let bytes: [UInt8]
  let findings: [Finding]
  let list: String?

  var testDescription: String { meaning }

  init(_ meaning: String, _ bytes: [UInt8], _ findings: [Finding] = [], list: String? = nil) {
    (self.meaning, self.bytes, self.findings, self.list) = (meaning, bytes, findings, list)
  }

  /// Creates a row from a fixture, to whose parts the places refer.
  init(
    _ meaning: String, _ fixture: BinaryFixture, _ problems: [(PropertyList.Problem.Kind, BinaryPlace)] = [],
    list: String? = nil
  ) {
    self.init(meaning, fixture.bytes, problems.map { Finding($0.0, at: $0.1.offset(in: fixture)) }, list: list)
  }
}

/// A place in a fixture.
enum BinaryPlace: Sendable {
  case byte(Int)
  case object(Int)
  case tableEntry(Int)
  case tableEnd
  case trailer(Int)

  func offset(in fixture: BinaryFixture) -> Int {
    switch self {
    case .byte(let offset): offset
    case .object(let number): fixture.start(of: number)
    case .tableEntry(let number): fixture.tableStart + number * fixture.offsetSize
    case .tableEnd: fixture.tableEnd
    case .trailer(let offset): fixture.trailerStart + offset
    }
  }
}

@Suite struct BinaryConformanceTests {
  private static let oneString = BinaryFixture(.ascii("a"))

  static let frame: [BinaryRow] = [
    BinaryRow("nothing but the magic", Array("bplist00".utf8), [Finding(.truncatedFile, at: 0)]),
    BinaryRow("nothing but half the magic", Array("bplist".utf8), [Finding(.truncatedFile, at: 0)]),
    BinaryRow(
      "one byte short of the smallest file", Array(oneString.bytes.dropLast(2)), [Finding(.truncatedFile, at: 0)]),
    BinaryRow("version 01", oneString.with { $0.version = "01" }, list: "\"a\""),
    BinaryRow("version 0?", oneString.with { $0.version = "0?" }, list: "\"a\""),
    BinaryRow("version 10", oneString.with { $0.version = "10" }, [(.unsupportedVersion, .byte(6))]),
    BinaryRow("version 15", oneString.with { $0.version = "15" }, [(.unsupportedVersion, .byte(6))]),
    BinaryRow("bytes after the trailer", oneString.bytes + [0x0A], [Finding(.bytesAroundBinary, at: 0)]),
    BinaryRow(
      "a file after the file", oneString.bytes + [UInt8](repeating: 0, count: 60),
      [Finding(.bytesAroundBinary, at: 0)]),
    BinaryRow(
      "a byte-order mark before the magic", [0xEF, 0xBB, 0xBF] + oneString.bytes, [Finding(.bytesAroundBinary, at: 0)]),
    BinaryRow(
      "a gap between table and trailer", oneString.with { $0.gapBeforeTrailer = 3 }, [(.gapBeforeTrailer, .tableEnd)],
      list: "\"a\""),
    BinaryRow("a gap between objects and table", oneString.with { $0.gapBeforeTable = 3 }, list: "\"a\""),
    BinaryRow("no objects", oneString.with { $0.fields[.objectCount] = 0 }, [(.invalidTrailer, .trailer(8))]),
    BinaryRow("one object too many", oneString.with { $0.fields[.objectCount] = 2 }, [(.invalidTrailer, .trailer(8))]),
    BinaryRow("2⁶³ objects", oneString.with { $0.fields[.objectCount] = 1 << 63 }, [(.invalidTrailer, .trailer(8))]),
    BinaryRow("the root isn't an object", oneString.with { $0.root = 1 }, [(.invalidTrailer, .trailer(16))]),
    BinaryRow(
      "the root is object 2⁶⁴ − 1", oneString.with { $0.fields[.root] = .max }, [(.invalidTrailer, .trailer(16))]),
    BinaryRow(
      "the table inside the header", oneString.with { $0.fields[.table] = 3 }, [(.invalidTrailer, .trailer(24))]),
    BinaryRow(
      "the table before the objects", oneString.with { $0.fields[.table] = 8 }, [(.invalidTrailer, .trailer(24))]),
    BinaryRow("the table in the trailer", oneString.with { $0.fields[.table] = 11 }, [(.invalidTrailer, .trailer(24))]),
    BinaryRow("the table at 2⁶⁴ − 1", oneString.with { $0.fields[.table] = .max }, [(.invalidTrailer, .trailer(24))]),
    BinaryRow(
      "an object in the header", oneString.with { $0.offsets[0] = 7 }, [(.invalidObjectOffset, .tableEntry(0))]),
    BinaryRow(
      "an object in the table", oneString.with { $0.offsets[0] = 10 }, [(.invalidObjectOffset, .tableEntry(0))]),
    BinaryRow(
      "an object past the end", oneString.with { $0.offsets[0] = 99 }, [(.invalidObjectOffset, .tableEntry(0))]),
    BinaryRow(
      "offsets of 0 bytes", replacing(oneString, trailerByte: 6),
      [Finding(.invalidTrailer, at: oneString.trailerStart + 6)]),
    BinaryRow(
      "references of 0 bytes", replacing(oneString, trailerByte: 7),
      [Finding(.invalidTrailer, at: oneString.trailerStart + 7)]),
  ]

  @Test(arguments: frame)
  func `the frame of a file is checked`(row: BinaryRow) { check(row) }

  static let widths: [BinaryRow] =
    [1, 2, 3, 5, 6, 7, 8, 16].flatMap { size in
      [
        BinaryRow("offsets of \(size) bytes", oneString.with { $0.offsetSize = size }, list: "\"a\""),
        BinaryRow(
          "references of \(size) bytes",
          BinaryFixture(.dictionary([1: 2], referenceSize: size), .ascii("a"), .yes).with { $0.referenceSize = size },
          list: "{a: true}"),
      ]
    } + [
      BinaryRow("255 objects with one-byte references", manyObjects(255), list: "[true]"),
      BinaryRow(
        "256 objects with one-byte references", manyObjects(256), [(.narrowReferences, .trailer(7))], list: "[true]"),
      BinaryRow(
        "257 objects with one-byte references", manyObjects(257), [(.narrowReferences, .trailer(7))], list: "[true]"),
      BinaryRow(
        "the table at byte 256 with offsets of one byte", oneString.with { $0.gapBeforeTable = 246 },
        [(.narrowReferences, .trailer(6))], list: "\"a\""),
      BinaryRow(
        "the table at byte 255 with offsets of one byte", oneString.with { $0.gapBeforeTable = 245 }, list: "\"a\""),
    ]

  @Test(arguments: widths)
  func `offsets and references have any width`(row: BinaryRow) { check(row) }

  static let structure: [BinaryRow] = [
    BinaryRow("an array in itself", BinaryFixture(.array(0)), [(.referenceCycle, .object(0))], list: "[]"),
    BinaryRow(
      "two arrays in each other", BinaryFixture(.array(1), .array(2), .array(1)), [(.referenceCycle, .object(1))],
      list: "[[[]]]"),
    BinaryRow(
      "a dictionary in itself", BinaryFixture(.dictionary([1: 0]), .ascii("a")), [(.referenceCycle, .object(0))],
      list: "{}"),
    BinaryRow(
      "a dictionary that is its own key", BinaryFixture(.dictionary([0: 1]), .yes), [(.nonStringKey, .object(0))],
      list: "{}"),
    BinaryRow(
      "a reference to no object", BinaryFixture(.array(1, 9), .yes), [(.invalidReference, .object(0))],
      list: "[true, invalid]"),
    BinaryRow(
      "a key that isn't an object", BinaryFixture(.dictionary([9: 1, 2: 1]), .yes, .ascii("a")),
      [(.invalidReference, .object(0))], list: "{a: true}"),
    BinaryRow("a set", BinaryFixture([0xC1, 1], .yes), [(.setAsArray, .object(0))], list: "[true]"),
    BinaryRow("a shared array", BinaryFixture(.array(1, 1), .array(2, 2), .yes), list: "[[true, true], [true, true]]"),
    BinaryRow("a shared empty array", BinaryFixture(.array(1, 1), .array()), list: "[[], []]"),
    BinaryRow("a string that is key and value", BinaryFixture(.dictionary([1: 1]), .ascii("a")), list: "{a: \"a\"}"),
    BinaryRow(
      "a string that is value and then key", BinaryFixture(.array(1, 2), .ascii("a"), .dictionary([1: 1])),
      list: "[\"a\", {a: \"a\"}]"),
    BinaryRow(
      "a number as key", BinaryFixture(.dictionary([1: 2, 3: 2]), [0x10, 5], .yes, .ascii("b")),
      [(.nonStringKey, .object(1))], list: "{b: true}"),
    BinaryRow(
      "an array as key", BinaryFixture(.dictionary([1: 2]), .array(2), .yes), [(.nonStringKey, .object(1))], list: "{}"
    ),
    BinaryRow("null as key", BinaryFixture(.dictionary([1: 2]), .null, .yes), [(.nullObject, .object(1))], list: "{}"),
    BinaryRow(
      "a key twice, by two objects", BinaryFixture(.dictionary([1: 2, 3: 4]), .ascii("a"), .yes, .ascii("a"), .no),
      [(.duplicateKey, .object(3))], list: "{a: true, a: false}"),
    BinaryRow(
      "a key twice, by one object", BinaryFixture(.dictionary([1: 2, 1: 3]), .ascii("a"), .yes, .no),
      [(.duplicateKey, .object(1))], list: "{a: true, a: false}"),
    BinaryRow(
      "a key twice, in ASCII and in UTF-16",
      BinaryFixture(.dictionary([1: 2, 3: 4]), .ascii("a"), .yes, .utf16(0x61), .no), [(.duplicateKey, .object(3))],
      list: "{a: true, a: false}"),
    BinaryRow("a broken object that nothing uses", BinaryFixture(.array(1), .yes, .null, [0x1F]), list: "[true]"),
  ]

  @Test(arguments: structure)
  func `containers hold what their references lead to`(row: BinaryRow) { check(row) }

  private func check(_ row: BinaryRow) {
    let reading = PropertyList.read(PropertyList.Source(row.bytes))
    #expect(reading.findings == row.findings)
    #expect(reading.document?.outline == row.list)
  }

  private static func replacing(_ fixture: BinaryFixture, trailerByte: Int) -> [UInt8] {
    var bytes = fixture.bytes
    bytes[fixture.trailerStart + trailerByte] = 0
    return bytes
  }

  /// Returns `count` objects, of which the first refers to the last object that one byte can address.
  private static func manyObjects(_ count: Int) -> BinaryFixture {
    var fixture = BinaryFixture(.array(min(count, 256) - 1))
    fixture.objects += [[UInt8]](repeating: .yes, count: count - 1)
    fixture.offsetSize = 2
    return fixture
  }
}
