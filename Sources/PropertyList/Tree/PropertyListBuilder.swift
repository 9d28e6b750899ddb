/// Builds a property list step by step, in document order.
///
/// ```swift
/// var builder = PropertyListBuilder()
/// builder.beginDictionary()
/// builder.key("title")
/// builder.string("Moon")
/// builder.endContainer()
/// let list = builder.finish()
/// ```
/// Misuse, such as a value without a key in a dictionary, is a programming error and traps.
public struct PropertyListBuilder: Sendable {
  private var nodes: [Node] = []
  private var bytes: [UInt8] = []
  private var open: [Int] = []

  /// Creates an empty builder.
  public init() {}

  /// Begins a dictionary; its entries follow until `endContainer()`.
  public mutating func beginDictionary() { begin(.dictionary) }

  /// Begins an array; its values follow until `endContainer()`.
  public mutating func beginArray() { begin(.array) }

  /// Ends the innermost dictionary or array.
  public mutating func endContainer() {
    guard let container = open.popLast() else { preconditionFailure("no container is open") }
    precondition(nodes.last?.kind != .key, "a key has no value")
    nodes[container].extent = UInt32(nodes.count - container)
  }

  /// Adds the key of the value that comes next.
  public mutating func key(_ name: String) {
    precondition(innermost == .dictionary && nodes.last?.kind != .key, "a key is not allowed here")
    add(.key, Array(name.utf8), flags: .plain)
  }

  /// Adds text.
  public mutating func string(_ value: String) { scalar(.string, Array(value.utf8), flags: .plain) }

  /// Adds a whole number.
  public mutating func integer(_ value: PropertyListInteger) {
    let word = PropertyListBuilder.bytes(of: value.isNegative ? 0 &- value.magnitude : value.magnitude)
    // A number of eight bytes is signed.
    let isWide = !value.isNegative && value.magnitude >> 63 == 1
    scalar(.integer, isWide ? [UInt8](repeating: 0, count: 8) + word : word)
  }

  /// Adds a whole number.
  public mutating func integer(_ value: Int) { integer(PropertyListInteger(value)) }

  /// Adds a floating-point number.
  public mutating func real(_ value: Double, isSinglePrecision: Bool = false) {
    scalar(.real, word: value.bitPattern, flags: isSinglePrecision ? .single : [])
  }

  /// Adds a Boolean.
  public mutating func boolean(_ value: Bool) { scalar(.boolean, [], flags: value ? .isTrue : []) }

  /// Adds a point in time.
  public mutating func date(_ value: PropertyListDate) { scalar(.date, word: value.secondsSince2001.bitPattern) }

  /// Adds bytes.
  public mutating func data(_ value: [UInt8]) { scalar(.data, value) }

  /// Adds a reference of a keyed archive.
  package mutating func uid(_ value: UInt32) { scalar(.uid, word: UInt64(value)) }

  /// Returns the finished list; all containers must have been ended.
  public func finish() -> PropertyList {
    precondition(open.isEmpty && !nodes.isEmpty, "a property list has one complete outermost value")
    return PropertyList(
      source: PropertyList.Source([], name: "<built>"), format: .binary, text: DecodedText(utf8: bytes), nodes: nodes)
  }

  private var innermost: NodeKind? { open.last.map { nodes[$0].kind } }

  private func checkValueIsAllowed() {
    switch innermost {
    case nil: precondition(nodes.isEmpty, "a property list has one outermost value")
    case .dictionary: precondition(nodes.last?.kind == .key, "a value in a dictionary needs a key")
    default: break
    }
  }

  private mutating func begin(_ kind: NodeKind) {
    checkValueIsAllowed()
    open.append(nodes.count)
    add(kind, [])
  }

  private mutating func scalar(_ kind: NodeKind, _ content: [UInt8], flags: Node.Flags = []) {
    checkValueIsAllowed()
    add(kind, content, flags: flags)
  }

  /// Adds a scalar of eight bytes, most significant first, as in binary files.
  private mutating func scalar(_ kind: NodeKind, word: UInt64, flags: Node.Flags = []) {
    scalar(kind, PropertyListBuilder.bytes(of: word), flags: flags)
  }

  private static func bytes(of word: UInt64) -> [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) }
  }

  private mutating func add(_ kind: NodeKind, _ content: [UInt8], flags: Node.Flags = []) {
    let start = bytes.count
    bytes += content
    nodes.append(Node(kind, from: start, to: bytes.count, flags: flags))
  }
}
