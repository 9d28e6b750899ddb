/// Writes a Deflate block in the shortest of its three forms.
struct BlockWriter {
  private let tokens: [DeflateToken]
  private var literalCounts = [Int](repeating: 0, count: 286)
  private var distanceCounts = [Int](repeating: 0, count: 30)
  private var extraBits = 0

  init(_ tokens: [DeflateToken]) {
    self.tokens = tokens
    for token in tokens {
      if token.isMatch {
        let (length, distance) = (BlockWriter.lengthSymbols[token.length], BlockWriter.distanceSymbol(token.distance))
        literalCounts[257 + length] += 1
        distanceCounts[distance] += 1
        extraBits += Inflate.lengthBits[length] + Inflate.distanceBits[distance]
      } else {
        literalCounts[token.byte] += 1
      }
    }
    literalCounts[256] = 1
  }

  func write(_ bytes: ArraySlice<UInt8>, isLast: Bool, to writer: inout BitWriter) {
    let literals = PrefixCode(counts: literalCounts, longest: 15)
    let distances = PrefixCode(counts: distanceCounts, longest: 15)
    let header = CodeHeader(literals, distances)
    let fixedLiterals = PrefixCode(lengths: PrefixCode.fixedLiteralLengths)
    let fixedDistances = PrefixCode(lengths: [UInt8](repeating: 5, count: 32))
    let dynamicSize = header.size + size(literals, distances)
    let fixedSize = size(fixedLiterals, fixedDistances)
    // Stored bytes need five more bytes for every 65,535, and up to a byte of padding before them.
    let storedSize = 8 * bytes.count + 40 * (bytes.count / 65535 + 1) + 7
    if storedSize < min(dynamicSize, fixedSize) {
      BlockWriter.store(bytes, isLast: isLast, to: &writer)
    } else if dynamicSize < fixedSize {
      writer.put(isLast ? 5 : 4, 3)
      header.write(to: &writer)
      write(literals, distances, to: &writer)
    } else {
      writer.put(isLast ? 3 : 2, 3)
      write(fixedLiterals, fixedDistances, to: &writer)
    }
  }

  private func size(_ literals: PrefixCode, _ distances: PrefixCode) -> Int {
    var size = extraBits
    for symbol in literalCounts.indices { size += literalCounts[symbol] * Int(literals.lengths[symbol]) }
    for symbol in distanceCounts.indices { size += distanceCounts[symbol] * Int(distances.lengths[symbol]) }
    return size
  }

  private func write(_ literals: PrefixCode, _ distances: PrefixCode, to writer: inout BitWriter) {
    for token in tokens {
      guard token.isMatch else {
        writer.put(Int(literals.words[token.byte]), Int(literals.lengths[token.byte]))
        continue
      }
      let length = BlockWriter.lengthSymbols[token.length]
      writer.put(Int(literals.words[257 + length]), Int(literals.lengths[257 + length]))
      writer.put(token.length - Inflate.lengthBases[length], Inflate.lengthBits[length])
      let distance = BlockWriter.distanceSymbol(token.distance)
      writer.put(Int(distances.words[distance]), Int(distances.lengths[distance]))
      writer.put(token.distance - Inflate.distanceBases[distance], Inflate.distanceBits[distance])
    }
    writer.put(Int(literals.words[256]), Int(literals.lengths[256]))
  }

  private static func store(_ bytes: ArraySlice<UInt8>, isLast: Bool, to writer: inout BitWriter) {
    var start = bytes.startIndex
    repeat {
      let end = min(bytes.endIndex, start + 65535)
      writer.put(isLast && end == bytes.endIndex ? 1 : 0, 3)
      writer.align()
      writer.put(end - start, 16)
      writer.put(0xFFFF - (end - start), 16)
      writer.append(bytes[start..<end])
      start = end
    } while start < bytes.endIndex
  }

  private static let lengthSymbols: [Int] = (0...258).map { length in
    Inflate.lengthBases.lastIndex { $0 <= length } ?? 0
  }

  /// Returns the symbol of a distance; there are two symbols for each power of two.
  private static func distanceSymbol(_ distance: Int) -> Int {
    guard distance > 2 else { return distance - 1 }
    let rest = distance - 1
    let power = Int.bitWidth - 1 - rest.leadingZeroBitCount
    return 2 * power + (rest >> (power - 1) & 1)
  }
}

/// The header of a block with dynamic codes: their code lengths, which are themselves compressed.
private struct CodeHeader {
  private let literalCount: Int
  private let distanceCount: Int
  private let code: PrefixCode
  private let codeCount: Int
  private let symbols: [(symbol: Int, extra: Int, width: Int)]

  init(_ literals: PrefixCode, _ distances: PrefixCode) {
    literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let lengths = literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]
    symbols = CodeHeader.packed(Array(lengths))
    var counts = [Int](repeating: 0, count: 19)
    for entry in symbols { counts[entry.symbol] += 1 }
    // A code must be complete, so a single symbol gets a companion.
    if counts.count(where: { $0 > 0 }) == 1 { counts[counts[0] > 0 ? 1 : 0] = 1 }
    let code = PrefixCode(counts: counts, longest: 7)
    self.code = code
    codeCount = max(4, (Inflate.lengthOrder.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
  }

  var size: Int { 14 + 3 * codeCount + symbols.reduce(0) { $0 + Int(code.lengths[$1.symbol]) + $1.width } }

  func write(to writer: inout BitWriter) {
    writer.put(literalCount - 257, 5)
    writer.put(distanceCount - 1, 5)
    writer.put(codeCount - 4, 4)
    for position in Inflate.lengthOrder.prefix(codeCount) { writer.put(Int(code.lengths[position]), 3) }
    for entry in symbols {
      writer.put(Int(code.words[entry.symbol]), Int(code.lengths[entry.symbol]))
      writer.put(entry.extra, entry.width)
    }
  }

  private static func packed(_ lengths: [UInt8]) -> [(symbol: Int, extra: Int, width: Int)] {
    var found: [(symbol: Int, extra: Int, width: Int)] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var count = lengths[index...].prefix { $0 == length }.count
      index += count
      if length != 0 {
        found.append((Int(length), 0, 0))
        count -= 1
        while count >= 3 {
          let taken = min(count, 6)
          found.append((16, taken - 3, 2))
          count -= taken
        }
      } else {
        while count >= 3 {
          let taken = min(count, 138)
          found.append(taken <= 10 ? (17, taken - 3, 3) : (18, taken - 11, 7))
          count -= taken
        }
      }
      for _ in 0..<count { found.append((Int(length), 0, 0)) }
    }
    return found
  }
}
