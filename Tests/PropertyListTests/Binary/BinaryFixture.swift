/// A binary file put together object by object, sound or damaged at will.
struct BinaryFixture: Sendable {
  var objects: [[UInt8]]
  var version = "00"
  var root = 0
  var offsetSize = 1
  var referenceSize = 1
  /// Bytes between the last object and the table of offsets, and between the table and the trailer.
  var gapBeforeTable = 0
  var gapBeforeTrailer = 0
  /// What the table says of objects instead of where they stand.
  var offsets: [Int: Int] = [:]
  /// What the trailer's eight-byte fields say instead of the truth.
  var fields: [TrailerField: UInt64] = [:]

  init(_ objects: [UInt8]...) { self.objects = objects }

  /// The eight-byte fields of a trailer, by where they stand in it.
  enum TrailerField: Int, Sendable {
    case objectCount = 8
    case root = 16
    case table = 24
  }

  /// The same file with something about it changed.
  func with(_ change: (inout BinaryFixture) -> Void) -> BinaryFixture {
    var changed = self
    change(&changed)
    return changed
  }

  /// Where an object stands.
  func start(of object: Int) -> Int {
    8 + objects[..<object].reduce(0) { $0 + $1.count }
  }

  var tableStart: Int { start(of: objects.count) + gapBeforeTable }
  var tableEnd: Int { tableStart + objects.count * offsetSize }
  var trailerStart: Int { tableEnd + gapBeforeTrailer }

  /// The file.
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

/// The objects of a fixture, by what they are.
extension [UInt8] {
  static let null: [UInt8] = [0x00]
  static let no: [UInt8] = [0x08]
  static let yes: [UInt8] = [0x09]

  /// A string of up to 14 ASCII characters.
  static func ascii(_ text: String) -> [UInt8] { [0x50 + UInt8(text.utf8.count)] + Array(text.utf8) }

  /// A string of up to 14 UTF-16 units.
  static func utf16(_ units: UInt16...) -> [UInt8] {
    [0x60 + UInt8(units.count)] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  /// An array of up to 14 values, by their numbers.
  static func array(_ values: Int..., referenceSize: Int = 1) -> [UInt8] {
    var object = [0xA0 + UInt8(values.count)]
    for value in values { object += .number(value, size: referenceSize) }
    return object
  }

  /// A dictionary of up to 14 entries, by the numbers of keys and values.
  static func dictionary(_ entries: KeyValuePairs<Int, Int>, referenceSize: Int = 1) -> [UInt8] {
    var object = [0xD0 + UInt8(entries.count)]
    for entry in entries { object += .number(entry.key, size: referenceSize) }
    for entry in entries { object += .number(entry.value, size: referenceSize) }
    return object
  }

  /// A date.
  static func date(_ seconds: Double) -> [UInt8] {
    [0x33] + .number(Int(bitPattern: UInt(seconds.bitPattern)), size: 8)
  }

  /// The last `size` bytes of a number, most significant first; beyond eight bytes, zeros before it.
  static func number(_ value: Int, size: Int) -> [UInt8] {
    (0..<size).map { $0 < size - 8 ? 0 : UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
  }
}
