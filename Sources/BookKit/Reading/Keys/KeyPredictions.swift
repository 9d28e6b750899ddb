/// Predicts keys from earlier dictionaries, because dictionaries of one kind mostly have the same order of keys.
///
/// Comparing a key with the expected one costs less than looking it up.
struct KeyPredictions {
  /// The previous key of a dictionary, or the dictionary's beginning.
  struct Previous {
    /// The key's index in `Key.all` plus 1; 0 at the beginning of a dictionary.
    fileprivate let number: Int

    /// The beginning of a dictionary.
    @inline(__always)
    init() { number = 0 }

    @inline(__always)
    init(_ key: Int) { number = key + 1 }
  }

  /// The number of entries in `followers` for each kind of dictionary.
  static let stride = 512
  /// For each kind of dictionary and key in it, the index plus 1 of the key that came next the last time, or 0.
  private var followers = [UInt16](repeating: 0, count: KeyOwner.allCases.count * KeyPredictions.stride)

  /// Returns the index of the key that followed `previous` the last time in a dictionary of kind `owner`.
  @inline(__always)
  func key(after previous: Previous, in owner: KeyOwner) -> Int? {
    let follower = Int(followers[Int(owner.ordinal) * KeyPredictions.stride + previous.number])
    return follower > 0 ? follower - 1 : nil
  }

  @inline(__always)
  mutating func expect(_ key: Int, after previous: Previous, in owner: KeyOwner) {
    followers[Int(owner.ordinal) * KeyPredictions.stride + previous.number] = UInt16(truncatingIfNeeded: key + 1)
  }
}
