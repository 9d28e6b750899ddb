/// Looking at stretches of bytes eight at a time; all are checked against the end.
extension Span where Element == UInt8 {
  /// Eight bytes from `index`, the first one lowest; those at or after `end` count as zero.
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

  /// A number that is the same for the same bytes and rarely for others; the same in every run.
  ///
  /// Whoever wants to can make bytes that share it, so what relies on it needs a way out.
  @inlinable @inline(__always)
  package func hash(of range: Range<Int>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: range.count) &* 0xA24B_AED4_963E_E407
    var index = range.lowerBound
    while index < range.upperBound {
      hash = (hash ^ word(at: index, before: range.upperBound)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      index += 8
    }
    return hash &* 0x9FB2_1C65_1E98_DF25
  }

  /// Whether `range` holds the same bytes as `otherRange` of `other`.
  @inlinable @inline(__always)
  package func isSame(_ range: Range<Int>, as otherRange: Range<Int>, of other: Span<UInt8>) -> Bool {
    guard range.count == otherRange.count else { return false }
    var (mine, its) = (range.lowerBound, otherRange.lowerBound)
    while mine < range.upperBound {
      guard word(at: mine, before: range.upperBound) == other.word(at: its, before: otherRange.upperBound) else {
        return false
      }
      mine += 8
      its += 8
    }
    return true
  }

  /// Whether the text of `range` comes before that of `otherRange` of `other`, by UTF-16 code units.
  ///
  /// Both are UTF-8, whose bytes are in the same order but for one thing: surrogates come before U+E000.
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

  /// The number that the `size` bytes before `end` spell, most significant first; of more than eight the last eight.
  @inline(__always)
  func bigEndian(_ size: Int, before end: Int) -> UInt64 {
    guard end >= 8, end <= count, size > 0 else { return shortBigEndian(size, before: end) }
    let word = UInt64(bigEndian: bytes.unsafeLoadUnaligned(fromByteOffset: end - 8, as: UInt64.self))
    return size >= 8 ? word : word & (1 << (8 * UInt64(size)) - 1)
  }

  private func shortBigEndian(_ size: Int, before end: Int) -> UInt64 {
    guard size > 0, end <= count else { return 0 }
    var word: UInt64 = 0
    for index in Swift.max(0, end - size)..<Swift.max(0, end) { word = word << 8 | UInt64(self[index]) }
    return word
  }

  /// Whether all bytes of `range` are below 128.
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

/// What stands for a byte of UTF-8 where text is put in the order of UTF-16.
enum UTF16Weight {
  /// Moves the bytes that begin U+E000…U+FFFF behind those that begin the scalars beyond.
  @inline(__always)
  static func of(_ byte: UInt8) -> UInt8 {
    byte == 0xEE || byte == 0xEF ? byte | 0x10 : byte
  }
}
