/// Finds the keys that a dictionary has more than once.
///
/// Keys are the same when their text is, scalar by scalar. The scratch is kept from one dictionary to the next,
/// so that keys of small dictionaries and keys without escapes cost no allocation.
///
/// ```
/// let dictionary = container + 1..<nodes.count
/// for pair in duplicateKeys.find(in: dictionary, nodes: nodes.span, text: text) { decoded(key: $0) } { … }
/// ```
package struct DuplicateKeys {
  /// A key that stands in its dictionary already; both are positions in the node list.
  package struct Pair: Sendable, Equatable {
    /// Where the key stands for the first time.
    package let first: Int
    /// Where it stands again.
    package let again: Int
  }

  /// The keys' texts, hashes and positions in the node list.
  private var texts = KeyTexts()
  private var hashes: [UInt64] = []
  private var positions: [Int] = []
  /// A hash table with open addresses: indices of keys, counted from 1.
  private var slots: [UInt32] = []

  /// Up to so many keys, comparing each with each is the fastest.
  private static let fewKeys = 12

  package init() {}

  /// The duplicates of one dictionary, in the order in which they stand.
  ///
  /// - Parameters:
  ///   - contents: Where the dictionary's keys and values stand in `nodes`, all complete; it may be open itself.
  ///   - nodes: The node list.
  ///   - text: What the nodes' ranges point into.
  ///   - decode: The text of a key that is not plain, in UTF-8.
  /// - Returns: Every key that stands there already, with the first one of the same text.
  package mutating func find(
    in contents: Range<Int>, nodes: Span<Node>, text: Span<UInt8>, decode: (Node) -> [UInt8]
  ) -> [Pair] {
    positions.removeAll(keepingCapacity: true)
    var position = contents.lowerBound
    while position < contents.upperBound {
      let node = nodes[position]
      if node.kind == .key, !node.flags.contains(.missing) { positions.append(position) }
      position += max(1, Int(node.extent))
    }
    return find(nodes, text, decode)
  }

  /// The duplicates among texts that stand at any positions in the node list, in the order of `texts`.
  ///
  /// - Parameters:
  ///   - texts: Positions of keys or strings, the same ones twice if the file shares them.
  ///   - nodes: The node list.
  ///   - text: What the nodes' ranges point into.
  ///   - decode: The text of a key that is not plain, in UTF-8.
  /// - Returns: Every text that stands there already, with the first one.
  package mutating func find(
    at texts: [Int], nodes: Span<Node>, text: Span<UInt8>, decode: (Node) -> [UInt8]
  ) -> [Pair] {
    positions.removeAll(keepingCapacity: true)
    positions += texts
    return find(nodes, text, decode)
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

  /// Looks the keys up in a table; keys made to collide are sorted instead.
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
