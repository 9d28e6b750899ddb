/// Finds the duplicate keys of a dictionary.
///
/// Keys are equal if their texts have the same scalars. Scratch storage is reused for the next dictionary, so most
/// dictionaries need no allocation. Use one value of this type for all dictionaries of a text.
package struct DuplicateKeys {
  /// A duplicate key and the key that it repeats, as node indices.
  package struct Pair: Sendable, Equatable {
    package let first: Int
    package let again: Int
  }

  /// All occurrences of a key that appears more than once, as node indices.
  package struct Repetition: Sendable, Equatable {
    /// The index of the first occurrence, whose value is used.
    package let first: Int
    package let again: Int
    package let others: ArraySlice<Int>
  }

  /// Returns one repetition for each repeated key in `pairs`, sorted by the position of the second occurrence.
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
  private var positions: [Int] = []
  private var knownSets = KnownKeySets()

  /// Up to this many keys, comparing all pairs is fastest.
  private static let fewKeys = 12

  package init() {}

  /// Returns the duplicate keys of a dictionary in document order, each with the first key of the same text.
  ///
  /// `contents` is the range in `nodes` of the dictionary's keys and values, all of which are complete; the dictionary
  /// may still be open. `decode` returns the UTF-8 text of a key with escapes.
  package mutating func find(
    in contents: Range<Int>, nodes: borrowing [Node], text: Span<UInt8>, decode: (Node) -> [UInt8]
  ) -> [Pair] {
    let nodes = nodes.span
    if hasKnownKeys(contents, nodes, text) { return [] }
    positions.removeAll(keepingCapacity: true)
    texts.removeAll()
    var position = contents.lowerBound
    while position < contents.upperBound {
      let node = nodes[position]
      if node.kind == .key, !node.flags.contains(.missing) {
        positions.append(position)
        texts.append(node, decode: decode)
      }
      position += max(1, Int(node.extent))
    }
    let pairs = positions.count <= DuplicateKeys.fewKeys ? comparedPairwise(text) : sorted(text)
    if pairs.isEmpty, let keys = texts.literals { knownSets.insert(keys, size: contents.count, text) }
    return pairs
  }

  /// Returns whether a dictionary has the same keys as one that had no duplicates.
  @inline(__always)
  private func hasKnownKeys(_ contents: Range<Int>, _ nodes: Span<Node>, _ text: Span<UInt8>) -> Bool {
    guard contents.count > 0, let first = nodes[contents.lowerBound].plainContent else { return false }
    return knownSets.contains(setFrom: first, size: contents.count, text) { known in
      var position = contents.lowerBound
      for key in known {
        guard position + 1 < contents.upperBound, nodes[position].kind == .key,
          let range = nodes[position].plainContent, knownSets.key(key, is: range, text)
        else { return false }
        // The value is between this key and the next one.
        position += 1 + max(1, Int(nodes[position + 1].extent))
      }
      return position == contents.upperBound
    }
  }

  private func comparedPairwise(_ text: Span<UInt8>) -> [Pair] {
    var pairs: [Pair] = []
    for again in positions.indices.dropFirst() {
      for first in 0..<again where texts.areSame(first, again, text) {
        pairs.append(Pair(first: positions[first], again: positions[again]))
        break
      }
    }
    return pairs
  }

  private func sorted(_ text: Span<UInt8>) -> [Pair] {
    var pairs: [Pair] = []
    let order = texts.sorted(text)
    var first = 0
    for index in order.indices.dropFirst() {
      if texts.areSame(order[first], order[index], text) {
        pairs.append(Pair(first: positions[order[first]], again: positions[order[index]]))
      } else {
        first = index
      }
    }
    return pairs.sorted { $0.again < $1.again }
  }
}
