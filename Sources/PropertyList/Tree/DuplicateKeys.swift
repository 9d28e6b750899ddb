/// Finds the duplicate keys of a dictionary.
///
/// Keys are equal if their text is, scalar by scalar. Scratch storage is reused for the next dictionary,
/// so that small dictionaries and keys without escapes need no allocation. Each value finds the duplicates of only one
/// text.
///
/// ```
/// let dictionary = container + 1..<nodes.count
/// for pair in duplicateKeys.find(in: dictionary, nodes: nodes, text: text) { decoded(key: $0) } { … }
/// ```
package struct DuplicateKeys {
  /// A duplicate key and the key that it repeats, as node indices.
  package struct Pair: Sendable, Equatable {
    package let first: Int
    package let again: Int
  }

  /// A key that appears more than once: all its occurrences, as node indices.
  package struct Repetition: Sendable, Equatable {
    /// The index of the first occurrence, which counts.
    package let first: Int
    package let again: Int
    package let others: ArraySlice<Int>
  }

  /// Returns each text among `pairs` once, in the order of the second occurrences.
  package static func repetitions(in pairs: [Pair]) -> [Repetition] {
    let sorted = pairs.sorted { ($0.first, $0.again) < ($1.first, $1.again) }
    var repetitions: [Repetition] = []
    var start = 0
    for index in sorted.indices where index + 1 == sorted.count || sorted[index + 1].first != sorted[index].first {
      let again = sorted[start...index].map { $0.again }
      repetitions.append(Repetition(first: sorted[index].first, again: again[0], others: again.dropFirst()))
      start = index + 1
    }
    return repetitions.sorted { $0.again < $1.again }
  }

  private var texts = KeyTexts()
  private var hashes: [UInt64] = []
  private var positions: [Int] = []
  private var knownSets = KnownKeySets()
  /// A hash table with open addressing, which holds key indices plus 1.
  private var slots: [UInt32] = []

  /// Up to this many keys, comparing all pairs is fastest.
  private static let fewKeys = 12

  package init() {}

  /// Returns the duplicates of a dictionary in document order.
  ///
  /// `contents` is the range in `nodes` of the dictionary's keys and values, all of which are complete; the dictionary
  /// may still be open. `decode` returns the UTF-8 text of a key with escapes.
  /// - Returns: Each duplicate key with the first key of the same text.
  package mutating func find(
    in contents: Range<Int>, nodes: borrowing [Node], text: Span<UInt8>, decode: (Node) -> [UInt8]
  ) -> [Pair] {
    let nodes = nodes.span
    if hasKnownKeys(contents, nodes, text) { return [] }
    positions.removeAll(keepingCapacity: true)
    var position = contents.lowerBound
    while position < contents.upperBound {
      let node = nodes[position]
      if node.kind == .key, !node.flags.contains(.missing) { positions.append(position) }
      position += max(1, Int(node.extent))
    }
    let pairs = find(nodes, text, decode)
    if pairs.isEmpty, let keys = texts.literals { knownSets.insert(keys, size: contents.count, text) }
    return pairs
  }

  /// Returns the duplicates among texts at arbitrary node indices, in the order of `texts`.
  ///
  /// An index may repeat if the file shares texts. `decode` returns the UTF-8 text of a key with escapes.
  /// - Returns: Each duplicate text with its first occurrence.
  package mutating func find(
    at texts: [Int], nodes: Span<Node>, text: Span<UInt8>, decode: (Node) -> [UInt8]
  ) -> [Pair] {
    if hasKnownKeys(texts, nodes, text) { return [] }
    positions.removeAll(keepingCapacity: true)
    positions += texts
    let pairs = find(nodes, text, decode)
    if pairs.isEmpty, let keys = self.texts.literals { knownSets.insert(keys, size: texts.count, text) }
    return pairs
  }

  /// Returns whether a dictionary has the same keys as one that had no duplicates.
  @inline(__always)
  private func hasKnownKeys(_ contents: Range<Int>, _ nodes: Span<Node>, _ text: Span<UInt8>) -> Bool {
    guard contents.count > 0, let first = KeyTexts.literal(of: nodes[contents.lowerBound]) else { return false }
    return knownSets.contains(setFrom: first, size: contents.count, text) { known in
      var position = contents.lowerBound
      for key in known {
        guard position + 1 < contents.upperBound, nodes[position].kind == .key,
          let range = KeyTexts.literal(of: nodes[position]), knownSets.key(key, is: range, text)
        else { return false }
        // The value is between this key and the next one.
        position += 1 + max(1, Int(nodes[position + 1].extent))
      }
      return position == contents.upperBound
    }
  }

  /// Returns whether all keys at these node indices are those of a dictionary that had no duplicates.
  @inline(__always)
  private func hasKnownKeys(_ texts: [Int], _ nodes: Span<Node>, _ text: Span<UInt8>) -> Bool {
    guard let position = texts.first, let first = KeyTexts.literal(of: nodes[position]) else { return false }
    return knownSets.contains(setFrom: first, size: texts.count, text) { known in
      guard known.count == texts.count else { return false }
      for (key, position) in zip(known, texts) {
        guard let range = KeyTexts.literal(of: nodes[position]), knownSets.key(key, is: range, text) else {
          return false
        }
      }
      return true
    }
  }

  private mutating func find(_ nodes: Span<Node>, _ text: Span<UInt8>, _ decode: (Node) -> [UInt8]) -> [Pair] {
    texts.removeAll()
    hashes.removeAll(keepingCapacity: true)
    for index in positions.indices {
      texts.append(nodes[positions[index]], decode: decode)
      hashes.append(texts.hash(at: index, text))
    }
    return positions.count <= DuplicateKeys.fewKeys ? comparedPairwise(text) : hashed(text)
  }

  private func comparedPairwise(_ text: Span<UInt8>) -> [Pair] {
    var pairs: [Pair] = []
    for again in positions.indices.dropFirst() {
      for first in 0..<again where areSame(first, again, text) {
        pairs.append(Pair(first: positions[first], again: positions[again]))
        break
      }
    }
    return pairs
  }

  /// Finds duplicates with a hash table, or by sorting if keys were crafted to collide.
  private mutating func hashed(_ text: Span<UInt8>) -> [Pair] {
    var pairs: [Pair] = []
    let bits = Int.bitWidth - positions.count.leadingZeroBitCount + 1
    let mask = 1 << bits - 1
    var collisions = 4 * positions.count
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(0, count: mask + 1))
    for again in positions.indices {
      var slot = Int(truncatingIfNeeded: hashes[again] >> UInt64(64 - bits))
      while slots[slot] != 0 {
        let first = Int(slots[slot]) - 1
        if areSame(first, again, text) {
          pairs.append(Pair(first: positions[first], again: positions[again]))
          break
        }
        collisions -= 1
        if collisions < 0 { return sorted(text) }
        slot = (slot + 1) & mask
      }
      if slots[slot] == 0 { slots[slot] = UInt32(truncatingIfNeeded: again + 1) }
    }
    return pairs
  }

  private func sorted(_ text: Span<UInt8>) -> [Pair] {
    var pairs: [Pair] = []
    let order = positions.indices.sorted { left, right in
      areSame(left, right, text) ? left < right : texts.precedes(left, right, text)
    }
    var first = 0
    for index in order.indices.dropFirst() {
      if areSame(order[first], order[index], text) {
        pairs.append(Pair(first: positions[order[first]], again: positions[order[index]]))
      } else {
        first = index
      }
    }
    return pairs.sorted { $0.again < $1.again }
  }

  @inline(__always)
  private func areSame(_ left: Int, _ right: Int, _ text: Span<UInt8>) -> Bool {
    hashes[left] == hashes[right] && texts.areSame(left, right, text)
  }
}
