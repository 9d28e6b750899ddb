import PropertyList

/// A table of all names of a book, which stores each text once.
public struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  /// The end of each name's text in `bytes`; it begins where the one before ends.
  private var ends: [UInt32] = []
  /// An open-addressing hash table of the names' indices plus 1; 0 marks a free slot.
  private var slots: [UInt32] = []

  /// Creates an empty table.
  public init() {}

  /// The number of names.
  public var count: Int { ends.count }

  /// Returns the text of a name.
  @inline(never) public func text(of name: Name) -> String {
    String(decoding: bytes[range(of: Int(name.index))], as: UTF8.self)
  }

  /// Returns the text of a name in UTF-8.
  public func utf8(of name: Name) -> ArraySlice<UInt8> { bytes[range(of: Int(name.index))] }

  /// Returns the name with that text in UTF-8, or `nil` if the book doesn't have it.
  @inline(never) public func find(_ text: some Collection<UInt8>) -> Name? {
    let text = Array(text)
    return find(text.span, text.indices)
  }

  /// Returns the name with that text, or `nil` if the book doesn't have it.
  @inline(never) public func find(_ text: String) -> Name? {
    // A short text's `utf8Span` refers to memory that is no longer the text's when Embedded Swift compiles for arm64.
    var text = text
    return text.withUTF8 { find($0.span, $0.indices) }
  }

  /// Returns the name with that text in UTF-8, adding it if necessary.
  @inline(never) public mutating func intern(_ text: some Collection<UInt8>) -> Name {
    let text = Array(text)
    return intern(text.span, text.indices)
  }

  /// Returns the name with that text, adding it if necessary.
  @inline(never) package mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0.span, $0.indices) }
  }

  /// Returns the name at `range` of `text`, or `nil` if the book doesn't have it.
  func find(_ text: Span<UInt8>, _ range: Range<Int>) -> Name? {
    guard !slots.isEmpty else { return nil }
    let index = Int(slots[slot(of: text, range)])
    return index > 0 ? Name(index: UInt32(truncatingIfNeeded: index - 1)) : nil
  }

  /// Returns the name at `range` of `text`, adding it if necessary.
  mutating func intern(_ text: Span<UInt8>, _ range: Range<Int>) -> Name {
    growIfFull()
    let slot = slot(of: text, range)
    if slots[slot] > 0 { return Name(index: slots[slot] - 1) }
    text.extracting(range).withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    return add(at: slot)
  }

  /// Returns the name whose text is a keyword of the format, adding it if necessary.
  mutating func intern(word: StaticString) -> Name {
    intern(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Returns the name for something without one at `position` of its array, as `MadeUpName.text(at:in:)` writes it.
  mutating func intern(_ kind: MadeUpName, at position: Int, in outer: Name? = nil) -> Name {
    growIfFull()
    let start = bytes.count
    if let outer {
      for position in range(of: Int(outer.index)) { bytes.append(bytes[position]) }
      bytes.append(UInt8(ascii: "."))
    }
    bytes.append(contentsOf: UnsafeBufferPointer(start: kind.word.utf8Start, count: kind.word.utf8CodeUnitCount))
    append(position)
    let slot = slot(of: bytes.span, start..<bytes.count)
    guard slots[slot] > 0 else { return add(at: slot) }
    bytes.removeSubrange(start...)
    return Name(index: slots[slot] - 1)
  }

  private mutating func append(_ number: Int) {
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Adds the bytes after the last name as a new name.
  private mutating func add(at slot: Int) -> Name {
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[slot] = UInt32(truncatingIfNeeded: ends.count)
    return Name(index: slots[slot] - 1)
  }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// Returns the slot of a text, or the free slot where it belongs.
  private func slot(of text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var slot = NameTable.hash(text, range) & (slots.count - 1)
    while slots[slot] != 0 {
      if text.isSame(range, as: self.range(of: Int(slots[slot]) - 1), of: bytes.span) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Grows the hash table if fewer than a third of its slots would stay free.
  @inline(__always)
  private mutating func growIfFull() {
    if (ends.count + 1) * 3 > slots.count * 2 { grow(to: max(16, slots.count * 2)) }
  }

  private mutating func grow(to count: Int) {
    slots = Array(repeating: 0, count: count)
    for index in ends.indices {
      var slot = NameTable.hash(bytes.span, range(of: index)) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: index + 1)
    }
  }

  /// Releases unused capacity.
  mutating func trim() {
    // A copy has no spare capacity.
    bytes = bytes.map { $0 }
    ends = ends.map { $0 }
  }

  /// Reserves space for a number of names.
  mutating func reserveCapacity(_ names: Int) {
    var size = 16
    while size * 2 < names * 3 { size *= 2 }
    if size > slots.count { grow(to: size) }
    ends.reserveCapacity(names)
  }

  private static func hash(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    Int(truncatingIfNeeded: text.hash(of: range) >> 33)
  }
}
