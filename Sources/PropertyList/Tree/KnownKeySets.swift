/// The keys of some dictionaries that have no duplicates, in order.
///
/// Most dictionaries of a file have the same keys as an earlier one. Comparing them with its keys shows that they have
/// no duplicates either, without comparing them with each other.
struct KnownKeySets {
  /// The number of sets that are kept, and the largest number of keys in one.
  private static let (setCount, keyCount) = (32, 16)

  /// The places of the keys in the text, at most `keyCount` of each set.
  private var keys: [Range<Int>] = []
  /// The number of keys of each set; 0 if the place is free.
  private var counts: [UInt8] = []

  /// Returns the place at which a set is kept that begins with a key and belongs to a dictionary of a size.
  ///
  /// Places come in pairs. If dictionaries of two kinds take turns, the set of one doesn't replace that of the other.
  @inline(__always) private func place(of first: Range<Int>, size: Int, _ text: Span<UInt8>) -> Int {
    let word = text.word(at: first.lowerBound, before: first.upperBound) ^ UInt64(truncatingIfNeeded: size)
    return Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 59)
  }

  /// Returns whether a set is known whose keys are those of a dictionary.
  ///
  /// `isSame` compares the dictionary with a set, which it gets as indices for `key(_:is:_:)`.
  @inline(__always) func contains(
    setFrom first: Range<Int>, size: Int, _ text: Span<UInt8>, where isSame: (Range<Int>) -> Bool
  ) -> Bool {
    guard !counts.isEmpty else { return false }
    let place = place(of: first, size: size, text)
    return isSame(keys(at: place)) || isSame(keys(at: place ^ 1))
  }

  @inline(__always) private func keys(at place: Int) -> Range<Int> {
    let first = place * KnownKeySets.keyCount
    return first..<first + Int(counts[place])
  }

  /// Returns whether a key has the text of a range.
  @inline(__always) func key(_ index: Int, is range: Range<Int>, _ text: Span<UInt8>) -> Bool {
    keys[index] == range || text.isSame(range, as: keys[index], of: text)
  }

  /// Keeps a set instead of the older one of its pair of places.
  mutating func insert(_ set: some Collection<Range<Int>>, size: Int, _ text: Span<UInt8>) {
    guard let first = set.first, set.count <= KnownKeySets.keyCount else { return }
    if counts.isEmpty {
      keys = Array(repeating: 0..<0, count: KnownKeySets.setCount * KnownKeySets.keyCount)
      counts = Array(repeating: 0, count: KnownKeySets.setCount)
    }
    let place = place(of: first, size: size, text)
    for key in keys(at: place) { keys[key ^ KnownKeySets.keyCount] = keys[key] }
    counts[place ^ 1] = counts[place]
    counts[place] = UInt8(set.count)
    for (offset, key) in set.enumerated() { keys[place * KnownKeySets.keyCount + offset] = key }
  }
}
