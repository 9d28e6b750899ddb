/// Which entries of a dictionary a writer writes, and in which order.
///
/// Readers of binary files take the first of several entries with the same key, all others the last. Where that would
/// change the value that counts, only the entry that counts is written, in its own place.
struct EntrySelection {
  private let list: PropertyList
  private let keyOrder: WritingOptions.KeyOrder
  private let dropsDuplicates: Bool
  private var duplicateKeys = DuplicateKeys()
  private var appleKeyOrder = AppleKeyOrder()

  /// The keys to write, by their positions in the node list; each is followed there by its value.
  private(set) var keys: [UInt32] = []
  /// The keys that are left out because another of the same text counts, in document order.
  private(set) var dropped: [UInt32] = []
  /// The keys that the file lacked; nothing can be written in their place.
  private(set) var missing: [UInt32] = []

  /// Selects entries of `list` for a form whose readers take the first of duplicates, or else the last.
  init(of list: PropertyList, keyOrder: WritingOptions.KeyOrder, takesFirst: Bool) {
    self.list = list
    self.keyOrder = keyOrder
    dropsDuplicates = takesFirst != (list.format == .binary)
  }

  /// Looks at the dictionary at `position` of the node list.
  mutating func select(from position: Int) {
    keys.removeAll(keepingCapacity: true)
    dropped.removeAll(keepingCapacity: true)
    missing.removeAll(keepingCapacity: true)
    let contents = position + 1..<position + Int(list.nodes[position].extent)
    var key = contents.lowerBound
    while key + 1 < contents.upperBound {
      if list.nodes[key].flags.contains(.missing) {
        missing.append(UInt32(truncatingIfNeeded: key))
      } else {
        keys.append(UInt32(truncatingIfNeeded: key))
      }
      key += 1 + max(1, Int(list.nodes[key + 1].extent))
    }
    guard keys.count > 1 else { return }
    if dropsDuplicates { dropDuplicates(in: contents) }
    if keyOrder == .apple { appleKeyOrder.sort(&keys, of: list) }
  }

  private mutating func dropDuplicates(in contents: Range<Int>) {
    let list = list
    var pairs = duplicateKeys.find(in: contents, nodes: list.nodes.span, text: list.text.utf8.span) {
      list.utf8(ofText: $0)
    }
    guard !pairs.isEmpty else { return }
    // Of keys with the same text, each but the one that counts: the first here, the last in other lists.
    pairs.sort { ($0.first, $0.again) < ($1.first, $1.again) }
    for (index, pair) in pairs.enumerated() {
      let isFirstOfText = index == 0 || pairs[index - 1].first != pair.first
      let previous = isFirstOfText ? pair.first : pairs[index - 1].again
      dropped.append(UInt32(truncatingIfNeeded: list.format == .binary ? pair.again : previous))
    }
    dropped.sort()
    var next = 0
    keys.removeAll { key in
      let isDropped = next < dropped.count && dropped[next] == key
      if isDropped { next += 1 }
      return isDropped
    }
  }
}
