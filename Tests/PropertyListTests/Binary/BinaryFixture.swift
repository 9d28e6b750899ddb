/// A binary file assembled object by object, optionally damaged.
struct BinaryFixture: Sendable {
  var objects: [[UInt8]]
  var version = "00"
  var root = 0
  var offsetSize = 1
  var referenceSize = 1
  /// The numbers of bytes between the last object and the offset table, and between the table and the trailer.
  var gapBeforeTable = 0
  var gapBeforeTrailer = 0
  /// The offsets in the table that differ from where the objects are.
  var offsets: [Int: Int] = [:]
  /// The values of the trailer's eight-byte fields that differ from the correct ones.
  var fields: [TrailerField: UInt64] = [:]

  init(_ objects: [UInt8]...) { self.objects = objects }

  /// The eight-byte fields of a trailer, by their offsets in it.
  enum TrailerField: Int, Sendable {
    case objectCount = 8
    case root = 16
    case table = 24
  }

  /// Returns the same file with a change.
  func with(_ change: (inout BinaryFixture) -> Void) -> BinaryFixture {
    var changed = self
    change(&changed)
    return changed
  }

  /// Returns the offset of an object.
  func start(of object: Int) -> Int {
    8 + objects[..<object].reduce(0) { $0 + $1.count }
  }

  var tableStart: Int { start(of: objects.count) + gapBeforeTable }
  var tableEnd: Int { tableStart + objects.count * offsetSize }
  var trailerStart: Int { tableEnd + gapBeforeTrailer }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var bytes = Array("bplist\(version)".utf8)
    var table: [UInt8] = []
    for (number, object) in objects.enumerated() {
      table += .number(offsets[number] ?? bytes.count, size: offsetSize)
      bytes += object
    }
    bytes += [UInt8](repeating: 0xEE, count: gapBeforeTable) + table
    bytes += [UInt8](repeating: 0xEE, count: gapBeforeTrailer)
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for (field, value) in [(TrailerField.objectCount, objects.count), (.root, root), (.table, tableStart)] {
      bytes += .number(Int(truncatingIfNeeded: fields[field] ?? UInt64(value)), size: 8)
    }
    return bytes
  }
}

/// Encoded objects for a fixture.
extension [UInt8] {
  static let null: [UInt8] = [0x00]
  static let no: [UInt8] = [0x08]
  static let yes: [UInt8] = [0x09]

  /// Returns a string of up to 14 ASCII characters.
  static func ascii(_ text: String) -> [UInt8] { [0x50 + UInt8(text.utf8.count)] + Array(text.utf8) }

  /// Returns a string of up to 14 UTF-16 code units.
  static func utf16(_ units: UInt16...) -> [UInt8] {
    var object = [0x60 + UInt8(units.count)]
    for unit in units { object += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    return object
  }

  /// Returns an array of up to 14 values, given by their object numbers.
  static func array(_ values: Int..., referenceSize: Int = 1) -> [UInt8] {
    var object = [0xA0 + UInt8(values.count)]
    for value in values { object += .number(value, size: referenceSize) }
    return object
  }

  /// Returns a dictionary of up to 14 entries, given by the object numbers of keys and values.
  static func dictionary(_ entries: KeyValuePairs<Int, Int>, referenceSize: Int = 1) -> [UInt8] {
    var object = [0xD0 + UInt8(entries.count)]
    for entry in entries { object += .number(entry.key, size: referenceSize) }
    for entry in entries { object += .number(entry.value, size: referenceSize) }
    return object
  }

  /// Returns a date.
  static func date(_ seconds: Double) -> [UInt8] {
    [0x33] + .number(Int(bitPattern: UInt(seconds.bitPattern)), size: 8)
  }

  /// Returns the last `size` bytes of a number, most significant first; beyond eight bytes, it begins with zeros.
  static func number(_ value: Int, size: Int) -> [UInt8] {
    (0..<size).map { $0 < size - 8 ? 0 : UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
  }
}
