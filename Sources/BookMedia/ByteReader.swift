import BookKit

/// A file that is only partly in memory: a window around the offset that was last read.
///
/// Reading past the end of the file throws `.truncated`. A number too large for an `Int` is read as `Int.max`, which
/// can be compared with other sizes, but not added to them.
struct ByteReader {
  let size: Int
  private let read: (Int, Int) -> [UInt8]?
  private var window: [UInt8]
  private var start = 0
  private var ahead = ByteReader.minReadAhead

  init(_ bytes: [UInt8]) {
    size = bytes.count
    window = bytes
    read = { _, _ in nil }
  }

  /// Creates a reader for a file of `size` bytes; `beginning` has its first bytes; `read` returns the bytes of a range.
  init(size: Int, beginning: [UInt8], reading read: @escaping (Int, Int) -> [UInt8]?) {
    self.size = max(0, size)
    self.read = read
    window = beginning
    if !beginning.isEmpty { ahead *= 2 }
  }

  mutating func byte(at offset: Int) throws(AssetError) -> UInt8 {
    try load(offset, 1)
    return window[offset - start]
  }

  /// Returns the bytes in a range, which should be short, since it is loaded as a whole.
  mutating func bytes(_ range: Range<Int>) throws(AssetError) -> ArraySlice<UInt8> {
    try load(range.lowerBound, range.count)
    return window[(range.lowerBound - start)..<(range.upperBound - start)]
  }

  /// Returns the big-endian number in `width` bytes at `offset`; eight bytes at most.
  mutating func big(_ width: Int, at offset: Int) throws(AssetError) -> Int {
    Int(clamping: try bits(width, at: offset))
  }

  /// Returns the little-endian number in `width` bytes at `offset`; eight bytes at most.
  mutating func little(_ width: Int, at offset: Int) throws(AssetError) -> Int {
    let shift = 64 - 8 * width
    return Int(clamping: try bits(width, at: offset).byteSwapped >> UInt64(shift))
  }

  /// Returns the bits of `width` big-endian bytes at `offset`; eight bytes at most.
  mutating func bits(_ width: Int, at offset: Int) throws(AssetError) -> UInt64 {
    try load(offset, width)
    var value: UInt64 = 0
    for index in (offset - start)..<(offset - start + width) { value = value << 8 | UInt64(window[index]) }
    return value
  }

  mutating func code(at offset: Int) throws(AssetError) -> FourCC {
    FourCC(rawValue: UInt32(truncatingIfNeeded: try bits(4, at: offset)))
  }

  /// Returns `false` past the end of the file.
  mutating func matches(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, let bytes = try? bytes(offset..<(offset + length)) else { return false }
    return bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: length))
  }

  static let firstReadCount = 2 * minReadAhead + slack

  /// The number of bytes that are read at once after a jump; later reads are longer, up to `maxReadAhead`.
  private static let minReadAhead = 1024
  private static let maxReadAhead = 16384
  /// The number of bytes before the current offset that stay in memory, more than an audio frame has.
  private static let slack = 4096

  private mutating func load(_ offset: Int, _ count: Int) throws(AssetError) {
    if offset >= start, offset - start <= window.count - count { return }
    guard offset >= 0, count <= size, offset <= size - count else { throw .truncated }
    let (from, length) = nextWindow(for: offset, count)
    guard let bytes = read(from, length), bytes.count >= offset - from + count else { throw .truncated }
    window = bytes.count > length ? Array(bytes.prefix(length)) : bytes
    start = from
  }

  /// Returns the range to read next: short after a jump, then longer and longer in one direction.
  private mutating func nextWindow(for offset: Int, _ count: Int) -> (from: Int, length: Int) {
    let isNear = offset >= start - ahead && offset <= start + window.count + ahead
    guard isNear else {
      ahead = ByteReader.minReadAhead
      return (offset, min(size - offset, max(ahead, count)))
    }
    ahead = min(2 * ahead, ByteReader.maxReadAhead)
    let reach = max(ahead, count)
    let from = max(0, offset < start ? offset + count - reach : offset - ByteReader.slack)
    return (from, min(size - from, reach + ByteReader.slack))
  }
}
