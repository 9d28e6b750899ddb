import PropertyList

/// The texts of names, each stored once, in the order in which they were added.
struct NameStore: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The end of each text in `bytes`; each begins where the previous one ends.
  private var ends: [UInt32] = []
  /// An open-addressing hash table of the texts' indices plus 1; 0 marks a free slot.
  private var slots: [UInt32] = []

  var count: Int { ends.count }

  func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// Returns the hash of a text; it's the same in all stores.
  static func hash(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    Int(truncatingIfNeeded: text.hash(of: range) >> 33)
  }

  func find(_ text: Span<UInt8>, _ range: Range<Int>, hash: Int) -> Int? {
    guard !slots.isEmpty else { return nil }
    let index = Int(slots[slot(of: text, range, hash: hash)])
    return index > 0 ? index - 1 : nil
  }

  /// Returns the index of the text at `range` of `text`, adding it if necessary.
  mutating func intern(_ text: Span<UInt8>, _ range: Range<Int>, hash: Int) -> Int {
    growIfFull()
    let slot = slot(of: text, range, hash: hash)
    if slots[slot] > 0 { return Int(slots[slot]) - 1 }
    bytes.append(copyOf: text.extracting(range))
    return add(at: slot)
  }

  // MARK: - Writing a text in place

  /// Adds a byte to the text that is being written at the end of `bytes`.
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Adds a text of another store to the text that is being written.
  mutating func append(_ other: NameStore, at index: Int) {
    bytes.append(contentsOf: other.bytes[other.range(of: index)])
  }

  /// Adds an earlier text to the text that is being written.
  mutating func appendText(at index: Int) {
    // Appending a slice would prevent the array from growing in place.
    for position in range(of: index) { bytes.append(bytes[position]) }
  }

  mutating func append(_ word: StaticString) { bytes.append(word) }

  mutating func append(_ number: Int) { bytes.append(decimal: UInt64(number.magnitude)) }

  mutating func dropText(from start: Int) { bytes.removeSubrange(start...) }

  /// Returns the index of the text that was written from `start` on, adding it if it's new.
  mutating func internText(from start: Int, hash: Int) -> Int {
    growIfFull()
    let slot = slot(of: bytes.span, start..<bytes.count, hash: hash)
    guard slots[slot] > 0 else { return add(at: slot) }
    dropText(from: start)
    return Int(slots[slot]) - 1
  }

  // MARK: - Slots

  /// Adds the bytes after the last text as a new text.
  private mutating func add(at slot: Int) -> Int {
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[slot] = UInt32(truncatingIfNeeded: ends.count)
    return ends.count - 1
  }

  /// Returns the slot of a text, or the free slot where it belongs.
  private func slot(of text: Span<UInt8>, _ range: Range<Int>, hash: Int) -> Int {
    var slot = hash & (slots.count - 1)
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
      var slot = NameStore.hash(bytes.span, range(of: index)) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: index + 1)
    }
  }

  mutating func trim() {
    // A copy has no spare capacity.
    bytes = bytes.map { $0 }
    ends = ends.map { $0 }
  }

  mutating func reserveCapacity(_ count: Int) {
    var size = 16
    while size * 2 < count * 3 { size *= 2 }
    if size > slots.count { grow(to: size) }
    ends.reserveCapacity(count)
  }
}
