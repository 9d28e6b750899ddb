import PropertyList

/// Finds keys by their text and the dictionary in which they stand.
///
/// What reading asks of every key of a book stands here in lists of its own, as whole keys are too large to hand about.
struct KeyIndex: Sendable {
  /// A text that is the name of keys; a free slot has no length.
  private struct Slot {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var length = 0
    var text = 0
  }

  /// A key as it is written in a dictionary.
  struct Found: Sendable {
    /// The key's index in `Key.all`, or −1.
    var number: Int16 = -1
    var field = Field.pages
    var owner = KeyOwner.root
    var isAlias = false
  }

  private var slots = [Slot](repeating: Slot(), count: KeyIndex.slotCount)
  /// The texts that are longer than what the slots hold of them.
  private var texts: [StaticString] = []
  /// For each kind of dictionary, for each text: its key, if it is one.
  private var keys: [Found] = []
  /// The bounds of keys that are numbers.
  private(set) var bounds: [NumberBounds?] = []
  /// The bounds of keys that are whole numbers and have some.
  private(set) var ranges: [ClosedRange<Int>?] = []
  /// For each kind of dictionary the fields without which it is incomplete, and their keys.
  private var requiredFields = [FieldSet](repeating: FieldSet(), count: KeyOwner.allCases.count)
  private var required = [[Found]](repeating: [], count: KeyOwner.allCases.count)
  private static let slotCount = 512
  private static let textCount = 256

  /// The index over all keys of the format.
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

  /// The keys without which a dictionary of `owner` is incomplete.
  func requiredKeys(of owner: KeyOwner) -> [Found] { required[Int(owner.rawValue)] }

  /// Whether the fields that were found in a dictionary of `owner` are all that it needs.
  @inline(__always)
  func isComplete(_ owner: KeyOwner, _ found: FieldSet) -> Bool {
    found.isSuperset(of: requiredFields[Int(owner.rawValue)])
  }

  /// The number of the text at `range`, when any key is written so.
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

  /// The key of `owner` that is written as the text of that number.
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

  /// The first and the last eight bytes, which together are all of most keys.
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
  /// Whether `name` stands at `range`.
  func holds(_ name: StaticString, at range: Range<Int>) -> Bool {
    guard name.utf8CodeUnitCount == range.count else { return false }
    for offset in 0..<range.count where self[range.lowerBound + offset] != name.utf8Start[offset] { return false }
    return true
  }
}
