/// Operations on ranges of bytes, eight at a time; all are checked against the end.
extension Span where Element == UInt8 {
  /// Returns eight bytes from `index` as a little-endian number; bytes at or after `end` count as zero.
  @inlinable @inline(__always)
  package func word(at index: Int, before end: Int) -> UInt64 {
    if index >= 0, end <= count, index <= count - 8, end > index {
      let word = UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      return end - index >= 8 ? word : word & (1 << (8 * UInt64(truncatingIfNeeded: end - index)) - 1)
    }
    return shortWord(at: index, before: end)
  }

  @usableFromInline
  package func shortWord(at index: Int, before end: Int) -> UInt64 {
    let left = end - index
    guard left > 0, left < 8, index >= 0, end <= count else { return 0 }
    var word: UInt64 = 0
    for offset in 0..<left { word |= UInt64(self[index + offset]) << (8 * UInt64(offset)) }
    return word
  }

  /// Returns the eight bytes from `index`, all of which must exist, as a little-endian number.
  @inlinable @inline(__always)
  package func uncheckedWord(at index: Int) -> UInt64 {
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self))
  }

  /// Returns fewer than eight bytes from `index`; eight bytes before `end` must exist.
  @inlinable @inline(__always)
  package func uncheckedRest(from index: Int, before end: Int) -> UInt64 {
    uncheckedWord(at: end - 8) &>> UInt64(truncatingIfNeeded: 64 - 8 * (end - index))
  }

  /// Returns a hash that is the same in every run; collisions can be crafted, so callers need a fallback.
  @inlinable @inline(__always)
  package func hash(of range: Range<Int>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: range.count) &* 0xA24B_AED4_963E_E407
    var index = range.lowerBound
    if index >= 0, range.upperBound <= count {
      while range.upperBound - index >= 8 {
        hash = (hash ^ uncheckedWord(at: index)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
        index += 8
      }
      if index < range.upperBound, range.count >= 8 {
        hash = (hash ^ uncheckedRest(from: index, before: range.upperBound)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
        index = range.upperBound
      }
    }
    while index < range.upperBound {
      hash = (hash ^ word(at: index, before: range.upperBound)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      index += 8
    }
    return hash &* 0x9FB2_1C65_1E98_DF25
  }

  @inlinable @inline(__always)
  package func isSame(_ range: Range<Int>, as otherRange: Range<Int>, of other: Span<UInt8>) -> Bool {
    guard range.count == otherRange.count else { return false }
    var (mine, its) = (range.lowerBound, otherRange.lowerBound)
    if mine >= 0, its >= 0, range.upperBound <= count, otherRange.upperBound <= other.count {
      while range.upperBound - mine >= 8 {
        guard uncheckedWord(at: mine) == other.uncheckedWord(at: its) else { return false }
        mine += 8
        its += 8
      }
      if range.count >= 8 {
        return uncheckedWord(at: range.upperBound - 8) == other.uncheckedWord(at: otherRange.upperBound - 8)
      }
      // Most keys are shorter, and at least eight bytes are left in the text.
      if range.count > 0, mine &+ 8 <= count, its &+ 8 <= other.count {
        let difference = uncheckedWord(at: mine) ^ other.uncheckedWord(at: its)
        return difference &<< UInt64(truncatingIfNeeded: 64 - 8 * range.count) == 0
      }
    }
    while mine < range.upperBound {
      guard word(at: mine, before: range.upperBound) == other.word(at: its, before: otherRange.upperBound) else {
        return false
      }
      mine += 8
      its += 8
    }
    return true
  }

  /// Returns whether the text of `range` comes before that of `otherRange` of `other`, by UTF-16 code units.
  ///
  /// The bytes of UTF-8 have the same order with one exception: in UTF-16, surrogates come before U+E000.
  func precedes(_ range: Range<Int>, _ otherRange: Range<Int>, of other: Span<UInt8>) -> Bool {
    let shared = Swift.min(range.count, otherRange.count)
    var offset = 0
    while offset < shared {
      let (start, otherStart) = (range.lowerBound + offset, otherRange.lowerBound + offset)
      let mine = word(at: start, before: range.lowerBound + shared)
      let its = other.word(at: otherStart, before: otherRange.lowerBound + shared)
      if mine != its {
        let shift = UInt64((mine ^ its).trailingZeroBitCount & ~7)
        return UTF16Weight.of(UInt8(truncatingIfNeeded: mine >> shift))
          < UTF16Weight.of(UInt8(truncatingIfNeeded: its >> shift))
      }
      offset += 8
    }
    return range.count < otherRange.count
  }

  /// Returns the big-endian number in the `size` bytes before `end`, which must be at least 8; of more than eight
  /// bytes, only the last eight count.
  @inline(__always)
  func bigEndian(_ size: Int, before end: Int) -> UInt64 {
    guard end >= 8, end <= count, size > 0 else { return 0 }
    let word = UInt64(bigEndian: bytes.unsafeLoadUnaligned(fromByteOffset: end - 8, as: UInt64.self))
    return size >= 8 ? word : word & (1 << (8 * UInt64(size)) - 1)
  }

  @inline(__always)
  func isASCII(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if ByteWord.highBytes(word(at: index, before: range.upperBound)) != 0 { return false }
      index += 8
    }
    return true
  }
}

/// The weights that sort bytes of UTF-8 in the order of UTF-16.
enum UTF16Weight {
  /// Returns the weight of a byte; bytes that begin U+E000…U+FFFF come after bytes that begin higher scalars.
  @inline(__always)
  static func of(_ byte: UInt8) -> UInt8 { byte == 0xEE || byte == 0xEF ? byte | 0x10 : byte }
}
