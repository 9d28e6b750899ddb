/// Compresses bytes with Deflate (RFC 1951): back-references replace repetitions, and frequent symbols get short codes.
package enum Deflate {
  /// Returns `bytes` as a zlib stream (RFC 1950).
  package static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0xDA]
    stream += raw(bytes)
    let sum = Adler32.of(bytes)
    for shift: UInt32 in [24, 16, 8, 0] { stream.append(UInt8(truncatingIfNeeded: sum >> shift)) }
    return stream
  }

  package static func raw(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    var finder = MatchFinder(bytes)
    repeat {
      let start = finder.position
      let tokens = finder.nextTokens(atMost: maxTokens)
      BlockWriter(tokens).write(bytes[start..<finder.position], isLast: finder.isAtEnd, to: &writer)
    } while !finder.isAtEnd
    writer.align()
    return writer.bytes
  }

  /// Blocks of this size adapt to changing frequencies at little cost.
  private static let maxTokens = 1 << 15
}

/// A literal byte or a back-reference.
struct DeflateToken {
  private let bits: UInt32

  init(byte: UInt8) { bits = UInt32(byte) }

  init(length: Int, distance: Int) { bits = 1 << 31 | UInt32(length) << 16 | UInt32(distance) }

  var isMatch: Bool { bits >> 31 == 1 }
  var byte: Int { Int(bits & 0xFF) }
  var length: Int { Int(bits >> 16 & 0x7FFF) }
  // The maximum distance, 32,768, takes all sixteen bits.
  var distance: Int { Int(bits & 0xFFFF) }
}

/// Finds repetitions of earlier bytes.
private struct MatchFinder {
  private let bytes: [UInt8]
  /// The last position of each hash, and for each position the previous position with its hash; −1 if there is none.
  private var heads = [Int32](repeating: -1, count: 1 << MatchFinder.hashBits)
  private var earlier: [Int32]
  private(set) var position = 0

  private static let hashBits = 15
  private static let window = 32768
  private static let longest = 258
  private static let near = 4096
  /// The maximum number of positions that are tried.
  private static let maxAttempts = 96
  /// A repetition of this length is accepted without looking for a longer one.
  private static let sufficientLength = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    earlier = [Int32](repeating: -1, count: MatchFinder.window)
  }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func nextTokens(atMost maxCount: Int) -> [DeflateToken] {
    var tokens: [DeflateToken] = []
    while position < bytes.count, tokens.count < maxCount {
      let found = longestMatch()
      // A short repetition far away takes more room as a back-reference than as literals.
      guard found.length > 3 || (found.length == 3 && found.distance <= MatchFinder.near) else {
        tokens.append(DeflateToken(byte: bytes[position]))
        position += 1
        continue
      }
      // A longer repetition may begin one byte later.
      if found.length < MatchFinder.sufficientLength, position + 1 < bytes.count {
        let here = position
        position += 1
        let next = longestMatch()
        if next.length > found.length {
          tokens.append(DeflateToken(byte: bytes[here]))
          take(next, knownFrom: 1, &tokens)
          continue
        }
        position = here
        take(found, knownFrom: 2, &tokens)
      } else {
        take(found, knownFrom: 1, &tokens)
      }
    }
    return tokens
  }

  /// Adds a repetition and indexes its positions, except the first `known` ones, which already are.
  private mutating func take(
    _ match: (length: Int, distance: Int), knownFrom known: Int, _ tokens: inout [DeflateToken]
  ) {
    tokens.append(DeflateToken(length: match.length, distance: match.distance))
    for offset in known..<max(known, match.length) { note(position + offset) }
    position += match.length
  }

  private func hash(at position: Int) -> Int {
    let value = UInt32(bytes[position]) | UInt32(bytes[position + 1]) << 8 | UInt32(bytes[position + 2]) << 16
    return Int((value &* 0x9E37_79B1) >> UInt32(32 - MatchFinder.hashBits))
  }

  private mutating func note(_ position: Int) {
    guard position + 2 < bytes.count else { return }
    let hash = hash(at: position)
    earlier[position % MatchFinder.window] = heads[hash]
    heads[hash] = Int32(truncatingIfNeeded: position)
  }

  /// Returns the longest repetition that begins here, and indexes the position.
  private mutating func longestMatch() -> (length: Int, distance: Int) {
    let position = position
    guard position + 2 < bytes.count else { return (0, 0) }
    var candidate = Int(heads[hash(at: position)])
    note(position)
    let maxCount = min(MatchFinder.longest, bytes.count - position)
    var best = (length: 0, distance: 0)
    var tries = MatchFinder.maxAttempts
    while candidate >= 0, position - candidate <= MatchFinder.window, candidate < position, tries > 0 {
      if best.length == 0 || bytes[candidate + best.length] == bytes[position + best.length] {
        var length = 0
        while length < maxCount, bytes[candidate + length] == bytes[position + length] { length += 1 }
        if length > best.length {
          best = (length, position - candidate)
          if length == maxCount { break }
        }
      }
      let next = Int(earlier[candidate % MatchFinder.window])
      // A link that was overwritten points forwards.
      guard next < candidate else { break }
      candidate = next
      tries -= 1
    }
    return best
  }
}
