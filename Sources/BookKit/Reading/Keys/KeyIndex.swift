import PropertyList

/// A lookup of keys by text and kind of dictionary.
///
/// It copies the properties that reading needs for every key, because whole keys are too large to pass around.
struct KeyIndex: Sendable {
  /// A key found in a dictionary.
  struct Found: Sendable {
    /// The key's index in `Key.all`.
    let number: Int16
    /// The key's index among the rows of its kind of dictionary.
    let rowIndex: UInt8
    let owner: KeyOwner
    let isAlias: Bool
  }

  /// A key under one of its names.
  struct NamedKey: Sendable {
    let ends: TextEnds
    let key: Found
    let bounds: NumberBounds?
    /// The index plus 1 of the next key with the same name but in another kind of dictionary, or 0.
    fileprivate var next: UInt16 = 0
  }

  /// All keys under their names, in the order of `Key.all`, followed by some keys under their old names.
  private(set) var namedKeys: [NamedKey] = []
  /// A hash table of the names: the index in `namedKeys` plus 1 of the first key with a name, or 0 for a free slot.
  private var slots = [UInt16](repeating: 0, count: KeyIndex.slotCount)
  private var requiredKeys = [FoundKeys](repeating: FoundKeys(), count: KeyOwner.allCases.count)
  /// The index of an element's `type` among all keys.
  private(set) var typeIndex = 0
  let types = KeywordIndex<ElementType>()
  let properties = KeywordIndex<Property>()
  private static let slotCount = 512

  static let shared = KeyIndex()

  private init() {
    let keys = Key.all
    namedKeys.reserveCapacity(KeyIndex.slotCount / 2)
    var rowIndices: [Int] = []
    for number in keys.indices {
      let isFirst = number == 0 || keys[number].owner != keys[number - 1].owner
      rowIndices.append(isFirst ? 0 : rowIndices[number - 1] + 1)
      if keys[number].isRequired { requiredKeys[Int(keys[number].owner.ordinal)].insert(rowIndices[number]) }
      add(keys[number].name, number, rowIndices[number], keys, isAlias: false)
    }
    for number in keys.indices {
      if let alias = keys[number].alias { add(alias, number, rowIndices[number], keys, isAlias: true) }
    }
    let type = Array("type".utf8)
    typeIndex = first(type.span, type.indices).flatMap { key($0, of: .element) }.map { Int($0.number) } ?? 0
  }

  @inline(__always)
  func isComplete(_ owner: KeyOwner, _ found: FoundKeys) -> Bool {
    found.isSuperset(of: requiredKeys[Int(owner.ordinal)])
  }

  /// Returns the index in `namedKeys` of the first key whose name is the text at `range`, or `nil` if there is none.
  @inline(__always)
  func first(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    let first = Int(slots[slot(of: text, range, TextEnds(text, range), Key.all)])
    return first > 0 ? first - 1 : nil
  }

  /// Returns the index in `namedKeys` of the first key spelt like a key in a list, or `nil` if there is none.
  func first(_ key: NodeHandle, in list: borrowing PropertyList) -> Int? {
    if let range = list.nodes[key.position].writtenText { return first(list.text.utf8.span, range) }
    let text = list.utf8(of: key) ?? []
    return first(text.span, text.indices)
  }

  /// Returns the key of `owner` with the same text as the key at `first`, or `nil` if there is none.
  @inline(__always)
  func key(_ first: Int, of owner: KeyOwner) -> Found? {
    var index = first
    while namedKeys[index].key.owner != owner {
      guard namedKeys[index].next > 0 else { return nil }
      index = Int(namedKeys[index].next) - 1
    }
    return namedKeys[index].key
  }

  private mutating func add(_ name: StaticString, _ number: Int, _ rowIndex: Int, _ keys: [Key], isAlias: Bool) {
    let text = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount).span
    let ends = TextEnds(text, 0..<text.count)
    let slot = slot(of: text, 0..<text.count, ends, keys)
    var bounds: NumberBounds?
    if case .number(let range) = keys[number].shape { bounds = range }
    let key = Found(
      number: Int16(number), rowIndex: UInt8(truncatingIfNeeded: rowIndex), owner: keys[number].owner, isAlias: isAlias)
    // Append to the others with this name: of two keys with the same name and owner, the first one counts.
    var last = Int(slots[slot])
    namedKeys.append(NamedKey(ends: ends, key: key, bounds: bounds))
    guard last > 0 else {
      slots[slot] = UInt16(namedKeys.count)
      return
    }
    while namedKeys[last - 1].next > 0 { last = Int(namedKeys[last - 1].next) }
    namedKeys[last - 1].next = UInt16(namedKeys.count)
  }

  /// Returns the slot of a text, or the free slot where it belongs.
  @inline(__always)
  private func slot(of text: Span<UInt8>, _ range: Range<Int>, _ ends: TextEnds, _ keys: [Key]) -> Int {
    var slot = Int(truncatingIfNeeded: ends.hash >> 55)
    while slots[slot] > 0 {
      let known = namedKeys[Int(slots[slot]) - 1]
      if known.ends == ends, ends.isWhole || text.holds(keys[Int(known.key.number)].name(known.key), at: range) {
        break
      }
      slot = (slot + 1) & (KeyIndex.slotCount - 1)
    }
    return slot
  }
}

extension Key {
  /// Returns the name under which the key was found.
  fileprivate func name(_ found: KeyIndex.Found) -> StaticString { found.isAlias ? alias ?? name : name }
}

extension Span where Element == UInt8 {
  /// Returns whether the bytes at `range` are equal to `name`.
  @inline(never) func holds(_ name: StaticString, at range: Range<Int>) -> Bool {
    guard name.utf8CodeUnitCount == range.count else { return false }
    for offset in 0..<range.count where self[range.lowerBound + offset] != name.utf8Start[offset] { return false }
    return true
  }
}

extension ElementType {
  /// Creates the type that a node of a list names, or returns `nil` if there's no such type.
  package init?(_ word: NodeHandle, in list: borrowing PropertyList) {
    if let range = list.nodes[word.position].writtenText,
      let type = KeyIndex.shared.types.find(list.text.utf8.span, range)
    {
      self = type
    } else {
      self.init(list.utf8(of: word) ?? [])
    }
  }
}
