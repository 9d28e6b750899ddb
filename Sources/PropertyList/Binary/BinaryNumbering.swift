/// Assigns an object number in a binary file to every value of a list.
///
/// The root is 0. A container comes before its contents, and the keys of a dictionary come before its values. Equal
/// scalars share one object (Apple's writer repeats Booleans); containers never do.
struct BinaryNumbering {
  struct Object {
    let kind: Kind
    /// The offset of the scalar in the encoded scalars; for a container, the end of the scalars before it.
    let scalar: Int
    /// The start and number of a container's children in `children`.
    let children: Int
    let count: Int

    enum Kind {
      case scalar
      case array
      case dictionary
    }
  }

  private let list: PropertyList
  private(set) var walk: WritingWalk

  private(set) var objects: [Object] = []
  /// The encoded scalars, in the order of their numbers.
  private(set) var scalars = UniqueScalars()
  /// The node indices of each container's values; for a dictionary, the keys come first.
  private(set) var children: [UInt32] = []
  /// The object number of each node.
  private(set) var numbers: [UInt32]

  init(of list: PropertyList, options: WritingOptions) {
    self.list = list
    walk = WritingWalk(list, sortsKeys: options.sortsKeys, keepsDuplicates: false)
    numbers = [UInt32](repeating: 0, count: list.nodes.count)
    scalars.bytes.reserveCapacity(list.text.utf8.count / 2)
    while let step = walk.next() {
      guard case .value(let value) = step else { continue }
      switch list.nodes[value.position].kind {
      case .array: open(.array, at: value.position)
      case .dictionary: open(.dictionary, at: value.position)
      case .key, .string, .integer, .real, .boolean, .date, .data, .uid, .invalid: numberScalar(at: value.position)
      }
    }
  }

  private mutating func open(_ kind: Object.Kind, at position: Int) {
    let values = walk.innermostChildren
    numbers[position] = UInt32(truncatingIfNeeded: objects.count)
    objects.append(Object(kind: kind, scalar: scalars.bytes.count, children: children.count, count: values.count))
    children += values
    if kind == .dictionary { for key in values { numberScalar(at: Int(key)) } }
  }

  // MARK: - Scalars

  private mutating func numberScalar(at position: Int) {
    let start = scalars.bytes.count
    if let loss = encode(NodeHandle(position)) {
      walk.lose(loss, at: position)
      if scalars.bytes.count == start { BinaryEncoding.append(marker: 0x50, count: 0, to: &scalars.bytes) }
    }
    let object = scalars.deduplicateLast(from: start, as: objects.count)
    numbers[position] = UInt32(truncatingIfNeeded: object)
    if object == objects.count { objects.append(Object(kind: .scalar, scalar: start, children: 0, count: 0)) }
  }

  /// Encodes a scalar or a key, or its nearest substitute, and returns what is lost.
  private mutating func encode(_ node: NodeHandle) -> PropertyList.Writing.Loss.Kind? {
    switch list.kind(of: node) {
    case .key, .string:
      let text = list.utf8(of: node) ?? []
      BinaryEncoding.append(text: text.span, text.indices, to: &scalars.bytes)
    case .boolean: scalars.bytes.append(list.boolean(of: node) == true ? 0x09 : 0x08)
    case .integer:
      guard let value = list.integer(of: node) else { return .invalidValue }
      BinaryEncoding.append(value, to: &scalars.bytes)
    case .real:
      guard let value = list.real(of: node) else { return .invalidValue }
      let isSingle = list.isSinglePrecision(node)
      BinaryEncoding.append(value, isSinglePrecision: isSingle, to: &scalars.bytes)
    case .date: return encodeDate(node)
    case .data:
      guard let value = list.data(of: node) else { return .invalidValue }
      BinaryEncoding.append(data: value.span, value.indices, to: &scalars.bytes)
    case .uid:
      guard let value = list.uid(of: node) else { return .invalidValue }
      BinaryEncoding.append(uid: value, to: &scalars.bytes)
    case .dictionary, .array, .invalid: return .invalidValue
    }
    return nil
  }

  /// Encodes a date, or the nearest finite one (2001 for NaN), since readers reject dates that aren't finite.
  private mutating func encodeDate(_ node: NodeHandle) -> PropertyList.Writing.Loss.Kind? {
    guard let seconds = list.date(of: node)?.secondsSince2001 else { return .invalidValue }
    let last = Double.greatestFiniteMagnitude
    BinaryEncoding.append(dateAt: seconds.isNaN ? 0 : min(max(seconds, -last), last), to: &scalars.bytes)
    return seconds.isFinite ? nil : .notFinite
  }
}
