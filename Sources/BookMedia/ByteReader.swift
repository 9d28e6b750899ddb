import BookKit

/// A file of which a part is in memory: the part around the place that was last looked at.
///
/// Every access is checked against the end of the file and throws `.truncated` beyond it. Numbers that are too large
/// for an `Int` are read as the largest one, which no file can reach; so sizes can be compared without overflow as long
/// as they are not added up.
struct ByteReader {
  /// The number of bytes in the file.
  let size: Int
  private let read: (Int, Int) -> [UInt8]?
  private var window: [UInt8]
  private var start = 0
  private var ahead = ByteReader.leastAhead

  /// A file that is in memory as a whole.
  init(_ bytes: [UInt8]) {
    size = bytes.count
    window = bytes
    read = { _, _ in nil }
  }

  /// A file of `size` bytes, of which `read` gives a range.
  init(size: Int, reading read: @escaping (Int, Int) -> [UInt8]?) {
    self.size = max(0, size)
    self.read = read
    window = []
  }
}

extension ByteReader {
  /// The byte at `offset`.
  mutating func byte(at offset: Int) throws(AssetFault) -> UInt8 {
    try load(offset, 1)
    return window[offset - start]
  }

  /// The bytes of `range`, which should be short.
  mutating func bytes(_ range: Range<Int>) throws(AssetFault) -> ArraySlice<UInt8> {
    try load(range.lowerBound, range.count)
    return window[(range.lowerBound - start)..<(range.upperBound - start)]
  }

  /// The number in `width` bytes at `offset`, the most significant one first; eight at most.
  mutating func big(_ width: Int, at offset: Int) throws(AssetFault) -> Int {
    Int(clamping: try bits(width, at: offset))
  }

  /// The number in `width` bytes at `offset`, the least significant one first; eight at most.
  mutating func little(_ width: Int, at offset: Int) throws(AssetFault) -> Int {
    let shift = 64 - 8 * width
    return Int(clamping: try bits(width, at: offset).byteSwapped >> UInt64(shift))
  }

  /// The bits of `width` bytes at `offset`, the most significant one first; eight at most.
  mutating func bits(_ width: Int, at offset: Int) throws(AssetFault) -> UInt64 {
    try load(offset, width)
    var value: UInt64 = 0
    for index in (offset - start)..<(offset - start + width) { value = value << 8 | UInt64(window[index]) }
    return value
  }

  /// The four letters at `offset`.
  mutating func code(at offset: Int) throws(AssetFault) -> FourCC {
    FourCC(rawValue: UInt32(truncatingIfNeeded: try bits(4, at: offset)))
  }

  /// Whether `text` stands at `offset`; it does not where the file ends before.
  mutating func matches(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, let bytes = try? bytes(offset..<(offset + length)) else { return false }
    return bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: length))
  }
}

extension ByteReader {
  /// How many bytes are read for one look at a place far from the last one, and at most.
  private static let leastAhead = 1024
  private static let mostAhead = 16384
  /// How many bytes before the place stay in memory, for those who step back: more than any frame of sound has.
  private static let slack = 4096

  /// Sees to it that `count` bytes from `offset` on are in the window.
  private mutating func load(_ offset: Int, _ count: Int) throws(AssetFault) {
    if offset >= start, offset - start <= window.count - count { return }
    guard offset >= 0, count <= size, offset <= size - count else { throw .truncated }
    let (from, length) = nextWindow(for: offset, count)
    guard let bytes = read(from, length), bytes.count >= offset - from + count else { throw .truncated }
    window = bytes.count > length ? Array(bytes.prefix(length)) : bytes
    start = from
  }

  /// What to read next: little after a leap, ever more while one goes on in the same direction.
  private mutating func nextWindow(for offset: Int, _ count: Int) -> (from: Int, length: Int) {
    let isNear = offset >= start - ahead && offset <= start + window.count + ahead
    guard isNear else {
      ahead = ByteReader.leastAhead
      return (offset, min(size - offset, max(ahead, count)))
    }
    ahead = min(2 * ahead, ByteReader.mostAhead)
    let reach = max(ahead, count)
    let from = max(0, offset < start ? offset + count - reach : offset - ByteReader.slack)
    return (from, min(size - from, reach + ByteReader.slack))
  }
}
