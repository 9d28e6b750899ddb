/// The entries of a dictionary that a writer writes, and their order.
///
/// Of several entries with the same key, only the first counts. Other readers may take another one, so the rest is
/// written only if the file keeps its format.
struct EntrySelection {
  private let list: PropertyList
  private let keyOrder: WritingOptions.KeyOrder
  private let dropsDuplicates: Bool
  private var duplicateKeys = DuplicateKeys()

  /// The keys to write, by their positions in the node list; each is followed there by its value.
  private(set) var keys: [UInt32] = []
  /// The keys that are left out in favour of another one with the same text, in document order.
  private(set) var dropped: [UInt32] = []
  /// The keys that are missing in the file, so that nothing can be written for them.
  private(set) var missing: [UInt32] = []

  init(of list: PropertyList, keyOrder: WritingOptions.KeyOrder, keepsDuplicates: Bool) {
    self.list = list
    self.keyOrder = keyOrder
    dropsDuplicates = !keepsDuplicates
  }

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
    if keyOrder == .apple { keys = EntrySelection.sorted(keys, of: list) }
  }

  /// Returns the keys at some positions of a list as Apple's writers sort them: by UTF-16 code units.
  static func sorted(_ keys: [UInt32], of list: PropertyList) -> [UInt32] {
    var texts = KeyTexts()
    for key in keys { texts.append(list.nodes[Int(key)]) { list.utf8(ofText: $0) } }
    return texts.sorted(list.text.utf8.span).map { keys[$0] }
  }

  private mutating func dropDuplicates(in contents: Range<Int>) {
    let list = list
    let pairs = duplicateKeys.find(in: contents, nodes: list.nodes, text: list.text.utf8.span) {
      list.utf8(ofText: $0)
    }
    guard !pairs.isEmpty else { return }
    dropped = pairs.map { UInt32(truncatingIfNeeded: $0.again) }
    var next = 0
    keys.removeAll { key in
      let isDropped = next < dropped.count && dropped[next] == key
      if isDropped { next += 1 }
      return isDropped
    }
  }
}
