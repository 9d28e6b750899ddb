/// A name that an author gave, as a number: two are equal when their text is, scalar by scalar.
public struct Name: Hashable, Sendable {
  package let index: UInt32
}

/// The texts of all names of a book, each kept once.
public struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where each name's text ends in `bytes`; it begins where the one before ends.
  private var ends: [UInt32] = []
  /// A hash table with open addresses: names' indices, counted from 1.
  private var slots: [UInt32] = []

  /// A table without names.
  public init() {}

  /// How many names there are.
  public var count: Int { ends.count }

  /// The text of a name.
  public func text(of name: Name) -> String {
    String(decoding: bytes[range(of: Int(name.index))], as: UTF8.self)
  }

  /// The text of a name in UTF-8.
  public func utf8(of name: Name) -> ArraySlice<UInt8> { bytes[range(of: Int(name.index))] }

  /// The name with that text, when the book has it.
  public func find(_ text: some Collection<UInt8>) -> Name? {
    guard !slots.isEmpty else { return nil }
    var slot = NameTable.hash(text) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if bytes[range(of: index)].elementsEqual(text) { return Name(index: UInt32(index)) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The name with that text, new if need be.
  public mutating func intern(_ text: some Collection<UInt8>) -> Name {
    if let name = find(text) { return name }
    if (ends.count + 1) * 2 > slots.count { grow() }
    bytes.append(contentsOf: text)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    place(ends.count - 1)
    return Name(index: UInt32(truncatingIfNeeded: ends.count - 1))
  }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(16, slots.count * 2))
    for index in ends.indices { place(index) }
  }

  private mutating func place(_ index: Int) {
    var slot = NameTable.hash(bytes[range(of: index)]) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(truncatingIfNeeded: index + 1)
  }

  private static func hash(_ text: some Collection<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
  }
}
