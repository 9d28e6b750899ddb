import PropertyList

/// A text's length and its first and last eight bytes; for most keys and keywords, these are the whole text.
struct TextEnds: Equatable, Sendable {
  private let first: UInt64
  private let last: UInt64
  private let length: Int

  static let none = TextEnds(first: 0, last: 0, length: -1)
}

extension TextEnds {
  @inline(__always)
  init(_ text: Span<UInt8>, _ range: Range<Int>) {
    length = range.count
    first = text.word(at: range.lowerBound, before: range.upperBound)
    last = length > 8 ? text.word(at: range.upperBound - 8, before: range.upperBound) : 0
  }

  /// Returns whether the text at `range` has these ends and nothing in between.
  ///
  /// The result may also be `false` for a range near the end of `text`, so that other comparisons are fast.
  @inline(__always)
  func makeUp(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    guard range.count == length, isWhole, start >= 0, start <= text.count - 16 else { return false }
    let difference = first ^ text.uncheckedWord(at: start)
    guard length > 8 else { return length > 0 && difference &<< UInt64(truncatingIfNeeded: 64 - 8 * length) == 0 }
    return difference == 0 && last == text.uncheckedWord(at: range.upperBound - 8)
  }

  /// Whether the ends are the whole text.
  @inline(__always)
  var isWhole: Bool { length <= 16 }

  /// A hash of the ends, to be taken from the upper bits.
  @inline(__always)
  var hash: UInt64 { (first ^ (last &* 0xA24B_AED4_963E_E407)) &* 0x9E37_79B9_7F4A_7C15 }

  @inline(__always)
  static func == (left: TextEnds, right: TextEnds) -> Bool {
    left.first == right.first && left.last == right.last && left.length == right.length
  }
}
