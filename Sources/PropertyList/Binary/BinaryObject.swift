/// An object of a binary file, as its marker describes it.
struct BinaryObject {
  /// The object as a node, of kind `.invalid` if it can't be read.
  var node: Node
  /// The number of values or entries of a container.
  private(set) var count = 0
  /// What is wrong with the object; if it is only a warning, the object is still readable.
  var fault: PropertyList.Problem.Kind?

  /// Reads the object at `start`, which must end before `end`, without validating its text.
  init(_ bytes: Span<UInt8>, at start: Int, before end: Int, referenceSize: Int) {
    node = Node(.invalid, from: start, to: start + 1, lead: 1)
    let low = Int(bytes[start] & 0x0F)
    switch bytes[start] >> 4 {
    case 0x0: readConstant(low)
    case 0x1: readInteger(width: 1 << low, bytes, before: end)
    case 0x2 where low == 2: readFixed(.real, width: 4, before: end, flags: .single)
    case 0x2 where low == 3: readFixed(.real, width: 8, before: end)
    case 0x3 where low == 3: readDate(bytes, before: end)
    case 0x4: readCounted(.data, low, unit: 1, bytes, before: end)
    case 0x5: readCounted(.string, low, unit: 1, bytes, before: end)
    case 0x6: readCounted(.string, low, unit: 2, bytes, before: end, flags: .utf16)
    case 0x8: readUID(width: low + 1, bytes, before: end)
    case 0xA: readCounted(.array, low, unit: referenceSize, bytes, before: end)
    case 0xC:
      readCounted(.array, low, unit: referenceSize, bytes, before: end)
      if fault == nil { fault = .setAsArray }
    case 0xD: readCounted(.dictionary, low, unit: 2 * referenceSize, bytes, before: end)
    default: fault = .invalidObject
    }
  }

  /// The range of the payload; for a container, of its references.
  var content: Range<Int> { Int(node.start) + Int(node.lead)..<Int(node.end) }

  private mutating func readConstant(_ low: Int) {
    switch low {
    case 0x0: fault = .nullObject
    case 0x8: node.kind = .boolean
    case 0x9:
      node.kind = .boolean
      node.flags = .isTrue
    default: fault = .invalidObject
    }
  }

  @inline(__always)
  private mutating func readFixed(_ kind: NodeKind, width: Int, before end: Int, flags: Node.Flags = []) {
    let start = Int(node.start)
    guard width < end - start else {
      fault = .lengthBeyondEnd
      return
    }
    node = Node(kind, from: start, to: start + 1 + width, lead: 1, flags: flags)
  }

  @inline(__always)
  private mutating func readInteger(width: Int, _ bytes: Span<UInt8>, before end: Int) {
    readFixed(.integer, width: width, before: end)
    if width > 8, node.kind == .integer { checkWideInteger(width, bytes) }
  }

  private mutating func checkWideInteger(_ width: Int, _ bytes: Span<UInt8>) {
    let high = bytes.bigEndian(8, before: content.upperBound - 8)
    let low = bytes.bigEndian(8, before: content.upperBound)
    if width == 16, high == 0 { return }
    if width == 16, high == .max, low >> 63 == 1 {
      fault = .wideNegative
    } else {
      refuse(.wideInteger)
    }
  }

  private mutating func readDate(_ bytes: Span<UInt8>, before end: Int) {
    readFixed(.date, width: 8, before: end)
    guard node.kind == .date else { return }
    if !Double(bitPattern: bytes.bigEndian(8, before: content.upperBound)).isFinite { refuse(.nonFiniteDate) }
  }

  private mutating func readUID(width: Int, _ bytes: Span<UInt8>, before end: Int) {
    readFixed(.uid, width: width, before: end)
    guard node.kind == .uid else { return }
    let high = width > 8 ? bytes.bigEndian(width - 8, before: content.upperBound - 8) : 0
    if high != 0 || bytes.bigEndian(width, before: content.upperBound) > UInt64(UInt32.max) { refuse(.uidOutOfRange) }
  }

  /// Marks a complete object as unreadable.
  private mutating func refuse(_ kind: PropertyList.Problem.Kind) {
    node.kind = .invalid
    fault = kind
  }

  /// Reads an object with a count in its marker, or, if the marker says 15, in an integer after it.
  @inline(__always)
  private mutating func readCounted(
    _ kind: NodeKind, _ low: Int, unit: Int, _ bytes: Span<UInt8>, before end: Int, flags: Node.Flags = []
  ) {
    let start = Int(node.start)
    var count = UInt64(low)
    var lead = 1
    if low == 15 {
      guard let width = countWidth(bytes, before: end) else { return }
      lead = 2 + width
      count = bytes.bigEndian(width, before: start + lead)
    }
    guard count <= UInt64((end - start - lead) / unit) else {
      fault = .lengthBeyondEnd
      return
    }
    self.count = Int(count)
    node = Node(kind, from: start, to: start + lead + self.count * unit, lead: lead, flags: flags)
  }

  /// Returns the size of the integer that holds the count, or `nil` (with a fault) if there is none.
  private mutating func countWidth(_ bytes: Span<UInt8>, before end: Int) -> Int? {
    let start = Int(node.start)
    guard start + 1 < end, bytes[start + 1] >> 4 == 1, bytes[start + 1] & 0x0F <= 4 else {
      fault = .invalidObject
      return nil
    }
    let width = 1 << Int(bytes[start + 1] & 0x0F)
    guard start + 2 + width <= end, width < 16 || bytes.bigEndian(8, before: start + 10) == 0 else {
      fault = .lengthBeyondEnd
      return nil
    }
    return width
  }

  /// Returns the scalar at `start` if it is complete, of a common kind, and ASCII if it is text.
  @inline(__always)
  static func fastPathScalar(_ bytes: Span<UInt8>, at start: Int, before end: Int) -> Node? {
    let marker = bytes[start]
    switch marker {
    case 0x50...0x5E: return plainText(bytes, from: start, lead: 1, count: Int(marker & 0x0F), before: end)
    case 0x5F where start + 2 < end && bytes[start + 1] == 0x10:
      return plainText(bytes, from: start, lead: 3, count: Int(bytes[start + 2]), before: end)
    case 0x10...0x13: return number(.integer, from: start, width: 1 << Int(marker & 0x0F), before: end)
    case 0x23: return number(.real, from: start, width: 8, before: end)
    case 0x08: return Node(.boolean, from: start, to: start + 1, lead: 1)
    case 0x09: return Node(.boolean, from: start, to: start + 1, lead: 1, flags: .isTrue)
    default: return nil
    }
  }

  @inline(__always)
  private static func plainText(
    _ bytes: Span<UInt8>, from start: Int, lead: Int, count: Int, before end: Int
  ) -> Node? {
    let content = start + lead..<start + lead + count
    guard content.upperBound <= end, bytes.isASCII(content) else { return nil }
    return Node(.string, from: start, to: content.upperBound, lead: lead, flags: .plain)
  }

  @inline(__always)
  private static func number(_ kind: NodeKind, from start: Int, width: Int, before end: Int) -> Node? {
    width < end - start ? Node(kind, from: start, to: start + 1 + width, lead: 1) : nil
  }
}
