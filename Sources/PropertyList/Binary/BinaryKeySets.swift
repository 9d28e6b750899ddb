/// The keys of dictionaries that were read, for those that have the same ones.
///
/// Most files hold many dictionaries of few shapes. Where the references to the keys are the same bytes as before, the
/// nodes of the keys are too, and no key stands there twice.
struct BinaryKeySets {
  /// Where in the file the references to the keys of a set stand, and where its keys stand among `keys`.
  private struct KeySet {
    var references: Range<Int>
    var start: Int
  }

  private static let longestSet = 16
  private static let mostKeys = 1 << 16

  /// The latest sets by a hash of their references; one that is not used yet has no references.
  private var sets = [KeySet](repeating: KeySet(references: 0..<0, start: -1), count: 64)
  /// The keys of all sets; those of a set that was replaced stay, as a dictionary may still be open that has it.
  private var keys: [Node] = []

  /// A key of the set that begins at `start`.
  @inline(__always)
  func key(_ index: Int, ofSetAt start: Int) -> Node { keys[start + index] }

  /// Where the set begins to which the references at `range` lead, `count` of them; negative if it is not known.
  @inline(__always)
  func find(_ range: Range<Int>, count: Int, in bytes: Span<UInt8>) -> Int {
    guard count <= BinaryKeySets.longestSet else { return -1 }
    let set = sets[slot(range, in: bytes)]
    return bytes.isSame(range, as: set.references, of: bytes) ? set.start : -1
  }

  /// Keeps the keys of a dictionary that are all different; `contents` are its keys and values.
  mutating func add(_ range: Range<Int>, count: Int, in bytes: Span<UInt8>, _ contents: Span<Node>) {
    guard count <= BinaryKeySets.longestSet, keys.count < BinaryKeySets.mostKeys else { return }
    let start = keys.count
    var position = 0
    while position + 1 < contents.count {
      // What is wrong with a key has to be told of every dictionary.
      if contents[position].flags.contains(.missing) { return keys.removeLast(keys.count - start) }
      keys.append(contents[position])
      position += 1 + max(1, Int(contents[position + 1].extent))
    }
    sets[slot(range, in: bytes)] = KeySet(references: range, start: start)
  }

  @inline(__always)
  private func slot(_ range: Range<Int>, in bytes: Span<UInt8>) -> Int {
    let word = bytes.word(at: range.lowerBound, before: range.upperBound)
    return Int(truncatingIfNeeded: ((word &+ UInt64(range.count)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }
}
