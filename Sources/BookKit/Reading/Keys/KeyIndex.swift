import PropertyList

/// A lookup of keys by text and kind of dictionary.
///
/// It copies the properties that reading needs for every key, because whole keys are too large to pass around.
struct KeyIndex: Sendable {
  /// A slot of the hash table, free if it has the ends of no text.
  private struct Slot {
    var ends = TextEnds.none
    /// The index of the text.
    var text = 0
  }

  /// A key found in a dictionary.
  struct Found: Sendable {
    /// The key's index in `Key.all`, or -1.
    var number: Int16 = -1
    var field = Field.pages
    var owner = KeyOwner.root
    var isAlias = false
  }

  /// A key with the ends of its name.
  struct NamedKey: Sendable {
    let ends: TextEnds
    let key: Found
  }

  private var slots = [Slot](repeating: Slot(), count: KeyIndex.slotCount)
  /// The distinct texts of all keys.
  private var texts: [StaticString] = []
  /// The key for each kind of dictionary and text, if there is one.
  private var keys: [Found] = []
  /// The bounds of each key whose value is a number.
  private(set) var bounds: [NumberBounds?] = []
  /// The keys as they are found by their names, in the order of `Key.all`.
  private(set) var namedKeys: [NamedKey] = []
  /// The index of an element's `type` among all keys.
  private(set) var typeIndex = 0
  /// The types of elements.
  let types = KeywordIndex<ElementType>()
  /// The properties that tweens change.
  let properties = KeywordIndex<Property>()
  /// The required fields of each kind of dictionary, and their keys.
  private var requiredFields = [FieldSet](repeating: FieldSet(), count: KeyOwner.allCases.count)
  private var required = [[Found]](repeating: [], count: KeyOwner.allCases.count)
  private static let slotCount = 512
  private static let textCount = 256

  /// The index of all keys of the format.
  static let shared = KeyIndex()

  private init() {
    keys = Array(repeating: Found(), count: KeyOwner.allCases.count * KeyIndex.textCount)
    let count = Key.all.count
    texts.reserveCapacity(count)
    bounds.reserveCapacity(count)
    namedKeys.reserveCapacity(count)
    for index in 0..<count {
      let key = Key.all[index]
      if case .number(let bounds) = key.shape { self.bounds.append(bounds) } else { bounds.append(nil) }
      var found = Found(number: Int16(index), field: key.field, owner: key.owner)
      if key.isRequired {
        required[Int(key.owner.rawValue)].append(found)
        requiredFields[Int(key.owner.rawValue)].insert(key.field)
      }
      if key.field == .type, key.owner == .element { typeIndex = index }
      namedKeys.append(NamedKey(ends: place(key.name, found), key: found))
      found.isAlias = true
      if let alias = key.alias { place(alias, found) }
    }
  }

  /// Returns the required keys of a dictionary of kind `owner`.
  func requiredKeys(of owner: KeyOwner) -> [Found] { required[Int(owner.rawValue)] }

  /// Returns whether `found` includes all required fields of `owner`.
  @inline(__always)
  func isComplete(_ owner: KeyOwner, _ found: FieldSet) -> Bool {
    found.isSuperset(of: requiredFields[Int(owner.rawValue)])
  }

  /// Returns the index of the text at `range`, or `nil` if no key has this text.
  @inline(__always)
  func text(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    let ends = TextEnds(text, range)
    var slot = KeyIndex.slot(ends)
    while slots[slot].ends != .none {
      if slots[slot].ends == ends, ends.isWhole || text.holds(texts[slots[slot].text], at: range) {
        return slots[slot].text
      }
      slot = (slot + 1) & (KeyIndex.slotCount - 1)
    }
    return nil
  }

  /// Returns the key of `owner` whose text has the index `text`, or `nil` if there is none.
  @inline(__always)
  func key(_ text: Int, of owner: KeyOwner) -> Found? {
    let key = keys[Int(owner.rawValue) * KeyIndex.textCount + text]
    return key.number >= 0 ? key : nil
  }

  /// Adds a key under one of its names, and returns the ends of the name.
  @discardableResult
  private mutating func place(_ name: StaticString, _ key: Found) -> TextEnds {
    let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    let ends = TextEnds(bytes.span, bytes.indices)
    let known = text(bytes.span, bytes.indices)
    let number = known ?? texts.count
    if known == nil {
      var slot = KeyIndex.slot(ends)
      while slots[slot].ends != .none { slot = (slot + 1) & (KeyIndex.slotCount - 1) }
      slots[slot] = Slot(ends: ends, text: number)
      texts.append(name)
    }
    keys[Int(key.owner.rawValue) * KeyIndex.textCount + number] = key
    return ends
  }

  @inline(__always)
  private static func slot(_ ends: TextEnds) -> Int { Int(truncatingIfNeeded: ends.hash >> 55) }
}

extension Span where Element == UInt8 {
  /// Returns whether the bytes at `range` are those of `name`.
  @inline(never) func holds(_ name: StaticString, at range: Range<Int>) -> Bool {
    guard name.utf8CodeUnitCount == range.count else { return false }
    for offset in 0..<range.count where self[range.lowerBound + offset] != name.utf8Start[offset] { return false }
    return true
  }
}
