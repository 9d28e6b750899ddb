/// Sorts the keys of dictionaries as Apple's writers do: by UTF-16 code units.
struct AppleKeyOrder {
  private struct Key {
    /// The beginning of the text, which decides most comparisons.
    let rank: UInt64
    let index: Int
  }

  private var texts = KeyTexts()
  private var sorted: [Key] = []

  /// Sorts the positions of keys in the node list of `list`; keys with the same text keep their order.
  mutating func sort(_ positions: inout [UInt32], of list: PropertyList) {
    let text = list.text.utf8.span
    texts.removeAll()
    sorted.removeAll(keepingCapacity: true)
    for (index, position) in positions.enumerated() {
      texts.append(list.nodes[Int(position)]) { list.utf8(ofText: $0) }
      sorted.append(Key(rank: texts.rank(at: index, text), index: index))
    }
    sorted.sort { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      if texts.precedes(left.index, right.index, text) { return true }
      return left.index < right.index && !texts.precedes(right.index, left.index, text)
    }
    let unsorted = positions
    for (index, key) in sorted.enumerated() { positions[index] = unsorted[key.index] }
  }
}
