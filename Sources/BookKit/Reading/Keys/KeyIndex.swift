import PropertyList

/// A lookup of keys by text and kind of dictionary.
///
/// It copies the properties that reading needs for every key, because whole keys are too large to pass around.
struct KeyIndex: Sendable {
  /// A slot of the hash table, with zero length if it's free.
  private struct Slot {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var length = 0
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

  private var slots = [Slot](repeating: Slot(), count: KeyIndex.slotCount)
  /// The distinct texts of all keys; the slots hold the first and last eight bytes of each.
  private var texts: [StaticString] = []
  /// The key for each kind of dictionary and text, if there is one.
  private var keys: [Found] = []
  /// The bounds of each key whose value is a number.
  private(set) var bounds: [NumberBounds?] = []
  /// The bounds of each key whose value is an integer, if it has any.
  private(set) var ranges: [ClosedRange<Int>?] = []
  /// The required fields of each kind of dictionary, and their keys.
  private var requiredFields = [FieldSet](repeating: FieldSet(), count: KeyOwner.allCases.count)
  private var required = [[Found]](repeating: [], count: KeyOwner.allCases.count)
  private static let slotCount = 512
  private static let textCount = 256

  /// The index of all keys of the format.
  static let shared = KeyIndex()

  private init() {
    keys = Array(repeating: Found(), count: KeyOwner.allCases.count * KeyIndex.textCount)
    for (index, key) in Key.all.enumerated() {
      if case .number(let bounds) = key.shape { self.bounds.append(bounds) } else { bounds.append(nil) }
      if case .integer(let range) = key.shape { ranges.append(range) } else { ranges.append(nil) }
      var found = Found(number: Int16(index), field: key.field, owner: key.owner)
      if key.isRequired {
        required[Int(key.owner.rawValue)].append(found)
        requiredFields[Int(key.owner.rawValue)].insert(key.field)
      }
      place(key.name, found)
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
    let (first, last) = KeyIndex.ends(of: text, range)
    var slot = KeyIndex.slot(first, last)
    while slots[slot].length > 0 {
      if slots[slot].first == first, slots[slot].last == last, slots[slot].length == range.count,
        range.count <= 16 || text.holds(texts[slots[slot].text], at: range)
      {
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

  private mutating func place(_ name: StaticString, _ key: Found) {
    let bytes = Array(name.description.utf8)
    let known = text(bytes.span, bytes.indices)
    let number = known ?? texts.count
    if known == nil {
      let (first, last) = KeyIndex.ends(of: bytes.span, bytes.indices)
      var slot = KeyIndex.slot(first, last)
      while slots[slot].length > 0 { slot = (slot + 1) & (KeyIndex.slotCount - 1) }
      slots[slot] = Slot(first: first, last: last, length: bytes.count, text: number)
      texts.append(name)
    }
    keys[Int(key.owner.rawValue) * KeyIndex.textCount + number] = key
  }

  /// Returns the first and last eight bytes, which make up all of most keys.
  @inline(__always)
  private static func ends(of text: Span<UInt8>, _ range: Range<Int>) -> (UInt64, UInt64) {
    let first = text.word(at: range.lowerBound, before: range.upperBound)
    guard range.count > 8 else { return (first, 0) }
    return (first, text.word(at: range.upperBound - 8, before: range.upperBound))
  }

  @inline(__always)
  private static func slot(_ first: UInt64, _ last: UInt64) -> Int {
    let hash = (first ^ (last &* 0xA24B_AED4_963E_E407)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 55)
  }
}

extension Span where Element == UInt8 {
  /// Returns whether the bytes at `range` are those of `name`.
  @inline(never) func holds(_ name: StaticString, at range: Range<Int>) -> Bool {
    guard name.utf8CodeUnitCount == range.count else { return false }
    for offset in 0..<range.count where self[range.lowerBound + offset] != name.utf8Start[offset] { return false }
    return true
  }
}
