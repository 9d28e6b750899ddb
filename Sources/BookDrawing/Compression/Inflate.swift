import BookMedia

/// Decompresses Deflate data (RFC 1951), with or without a zlib wrapper (RFC 1950).
package enum Inflate {
  /// Returns the bytes of a zlib stream after verifying the checksum; a stream of more than `limit` bytes is damaged.
  package static func zlib(_ bytes: [UInt8], limit: Int) throws(PictureError) -> [UInt8] {
    guard bytes.count >= 2 else { throw .truncated }
    let (method, flags) = (Int(bytes[0]), Int(bytes[1]))
    // Preset dictionaries aren't used in files.
    guard method & 15 == 8, method >> 4 <= 7, (method << 8 | flags) % 31 == 0, flags & 32 == 0 else { throw .damaged }
    let (unpacked, end) = try raw(bytes, from: 2, limit: limit)
    guard end + 4 <= bytes.count else { throw .truncated }
    let sum = bytes[end..<(end + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard sum == Adler32.of(unpacked) else { throw .checksum }
    return unpacked
  }

  /// Returns the bytes of the raw stream at `start`, of which there may be at most `limit`, and the offset of its end.
  private static func raw(
    _ bytes: [UInt8], from start: Int, limit: Int
  ) throws(PictureError) -> (bytes: [UInt8], end: Int) {
    var reader = BitReader(bytes, from: start)
    var output: [UInt8] = []
    // The limit comes from a header that may be wrong, so memory isn't always reserved for all of it.
    output.reserveCapacity(min(limit, 4 * bytes.count))
    var isLast = false
    while !isLast {
      isLast = try reader.take(1) == 1
      switch try reader.take(2) {
      case 0: try copyStored(bytes, &reader, &output, limit)
      case 1: try unpack(&reader, .fixedLiterals, .fixedDistances, &output, limit)
      case 2:
        let (literals, distances) = try tables(&reader)
        try unpack(&reader, literals, distances, &output, limit)
      default: throw .damaged
      }
    }
    return (output, reader.align())
  }

  private static func copyStored(
    _ bytes: [UInt8], _ reader: inout BitReader, _ output: inout [UInt8], _ limit: Int
  ) throws(PictureError) {
    let position = reader.align()
    guard position + 4 <= bytes.count else { throw .truncated }
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    guard count ^ 0xFFFF == Int(bytes[position + 2]) | Int(bytes[position + 3]) << 8 else { throw .damaged }
    guard position + 4 + count <= bytes.count else { throw .truncated }
    guard count <= limit - output.count else { throw .damaged }
    output += bytes[(position + 4)..<(position + 4 + count)]
    reader.move(to: position + 4 + count)
  }

  /// The order in which the lengths of the code for code lengths are stored.
  static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
  static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  private static func tables(
    _ reader: inout BitReader
  ) throws(PictureError) -> (literals: PrefixDecoder, distances: PrefixDecoder) {
    let (literalCount, distanceCount) = (try reader.take(5) + 257, try reader.take(5) + 1)
    let lengthCount = try reader.take(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw .damaged }
    var lengths = [UInt8](repeating: 0, count: 19)
    for position in lengthOrder.prefix(lengthCount) { lengths[position] = UInt8(try reader.take(3)) }
    guard let code = PrefixDecoder(lengths, mayBeIncomplete: false) else { throw .damaged }
    var found: [UInt8] = []
    while found.count < literalCount + distanceCount {
      let symbol = try code.next(&reader)
      switch symbol {
      case 0..<16: found.append(UInt8(symbol))
      case 16:
        guard let last = found.last else { throw .damaged }
        found += [UInt8](repeating: last, count: 3 + (try reader.take(2)))
      case 17: found += [UInt8](repeating: 0, count: 3 + (try reader.take(3)))
      default: found += [UInt8](repeating: 0, count: 11 + (try reader.take(7)))
      }
    }
    guard found.count == literalCount + distanceCount, found[256] > 0,
      let literals = PrefixDecoder(Array(found[..<literalCount]), mayBeIncomplete: true),
      let distances = PrefixDecoder(Array(found[literalCount...]), mayBeIncomplete: true)
    else { throw .damaged }
    return (literals, distances)
  }

  private static func unpack(
    _ reader: inout BitReader, _ literals: PrefixDecoder, _ distances: PrefixDecoder, _ output: inout [UInt8],
    _ limit: Int
  ) throws(PictureError) {
    while true {
      let symbol = try literals.next(&reader)
      if symbol < 256 {
        guard output.count < limit else { throw .damaged }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol <= 285 else { throw .damaged }
      let length = lengthBases[symbol - 257] + (try reader.take(lengthBits[symbol - 257]))
      let position = try distances.next(&reader)
      guard position < 30 else { throw .damaged }
      let distance = distanceBases[position] + (try reader.take(distanceBits[position]))
      guard distance <= output.count else { throw .damaged }
      guard length <= limit - output.count else { throw .damaged }
      var from = output.count - distance
      for _ in 0..<length {
        output.append(output[from])
        from += 1
      }
    }
  }
}

/// The checksum of zlib.
package enum Adler32 {
  package static func of(_ bytes: [UInt8]) -> UInt32 {
    var (first, second) = (UInt32(1), UInt32(0))
    var start = 0
    while start < bytes.count {
      // This many bytes can be added before the sums could overflow.
      let end = min(bytes.count, start + 5552)
      for index in start..<end {
        first &+= UInt32(bytes[index])
        second &+= first
      }
      first %= 65521
      second %= 65521
      start = end
    }
    return second << 16 | first
  }
}
