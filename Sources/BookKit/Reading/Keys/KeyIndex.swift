import PropertyList

/// Finds keys by the dictionary in which they stand and by their text.
///
/// What reading asks of every key of a book stands here in lists of its own, as whole keys are too large to hand about.
struct KeyIndex: Sendable {
  private struct Slot {
    /// The key's index in `Key.all`, or −1.
    var key: Int16 = -1
    var isAlias = false
  }

  private var slots = [Slot](repeating: Slot(), count: KeyIndex.slotCount)
  private var names: [StaticString] = []
  private(set) var owners: [KeyOwner] = []
  private(set) var fields: [Field] = []
  private(set) var shapes: [KeyShape] = []
  /// For each kind of dictionary the indices of the keys without which it is incomplete.
  private var required = [[Int]](repeating: [], count: KeyOwner.allCases.count)
  private static let slotCount = 1024

  /// The index over all keys of the format.
  static let shared = KeyIndex()

  private init() {
    for (index, key) in Key.all.enumerated() {
      names.append(key.name)
      owners.append(key.owner)
      fields.append(key.field)
      shapes.append(key.shape)
      if key.isRequired { required[Int(key.owner.rawValue)].append(index) }
      place(key.name, index, isAlias: false)
      if let alias = key.alias { place(alias, index, isAlias: true) }
    }
  }

  /// The indices of the keys without which a dictionary of `owner` is incomplete.
  func requiredKeys(of owner: KeyOwner) -> [Int] { required[Int(owner.rawValue)] }

  /// The index of the key of `owner` that is written as `range` of `text`, and whether that is an alias.
  @inline(__always)
  func find(_ text: Span<UInt8>, _ range: Range<Int>, in owner: KeyOwner) -> (key: Int, isAlias: Bool)? {
    var slot = KeyIndex.slot(text, range, owner)
    while slots[slot].key >= 0 {
      let key = Int(slots[slot].key)
      let isAlias = slots[slot].isAlias
      if owners[key] == owner, let name = isAlias ? Key.all[key].alias : names[key], text.holds(name, at: range) {
        return (key, isAlias)
      }
      slot = (slot + 1) & (KeyIndex.slotCount - 1)
    }
    return nil
  }

  private mutating func place(_ name: StaticString, _ index: Int, isAlias: Bool) {
    let text = Array(name.description.utf8)
    var slot = KeyIndex.slot(text.span, text.indices, Key.all[index].owner)
    while slots[slot].key >= 0 { slot = (slot + 1) & (KeyIndex.slotCount - 1) }
    slots[slot] = Slot(key: Int16(index), isAlias: isAlias)
  }

  @inline(__always)
  private static func slot(_ text: Span<UInt8>, _ range: Range<Int>, _ owner: KeyOwner) -> Int {
    let hash = text.hash(of: range) &+ UInt64(owner.rawValue) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 54)
  }
}

extension Span where Element == UInt8 {
  /// Whether `name` stands at `range`.
  @inline(__always)
  fileprivate func holds(_ name: StaticString, at range: Range<Int>) -> Bool {
    guard name.utf8CodeUnitCount == range.count else { return false }
    for offset in 0..<range.count where self[range.lowerBound + offset] != name.utf8Start[offset] { return false }
    return true
  }
}
