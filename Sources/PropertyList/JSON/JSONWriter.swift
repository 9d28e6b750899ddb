/// Writes a list as JSON in UTF-8, with two spaces for each level.
///
/// Dates become ISO 8601 strings, data becomes base64, and references of archives become dictionaries. Other values
/// that JSON doesn't have become `null` if substitutes are allowed.
struct JSONWriter {
  private let list: PropertyList
  private var walk: WritingWalk
  private var bytes: [UInt8] = []

  static func write(_ list: PropertyList, options: WritingOptions) -> PropertyList.Writing {
    var writer = JSONWriter(list, sortsKeys: options.sortsKeys)
    writer.writeAll()
    return writer.walk.finish(writer.bytes, options: options)
  }

  private init(_ list: PropertyList, sortsKeys: Bool) {
    self.list = list
    // Readers of JSON disagree on which duplicate key counts, so only the first one is written.
    walk = WritingWalk(list, sortsKeys: sortsKeys, keepsDuplicates: false)
    bytes.reserveCapacity(list.text.utf8.count)
  }

  private mutating func writeAll() {
    while let step = walk.next() {
      switch step {
      case .value(let value): write(value)
      case .end(let container): writeEnd(of: container)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func write(_ value: WritingWalk.Value) {
    let kind = list.nodes[value.position].kind
    let level = kind.isContainer ? walk.depth - 1 : walk.depth
    if !value.isFirst { bytes.append(UInt8(ascii: ",")) }
    if level > 0 { writeLineEnd(level: level) }
    if let key = value.key {
      write(list.utf8(of: NodeHandle(key)) ?? [])
      bytes.append(": ")
    }
    if kind.isContainer {
      bytes.append(kind == .dictionary ? UInt8(ascii: "{") : UInt8(ascii: "["))
    } else if let loss = writeScalar(at: value.position, level: level) {
      walk.lose(loss, at: value.position)
    }
  }

  private mutating func writeEnd(of container: Int) {
    let isDictionary = list.nodes[container].kind == .dictionary
    let opening = isDictionary ? UInt8(ascii: "{") : UInt8(ascii: "[")
    // If the opening bracket was written last, the container is empty.
    if bytes.last != opening { writeLineEnd(level: walk.depth) }
    bytes.append(isDictionary ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  private mutating func writeLineEnd(level: Int) {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * min(level, WritingWalk.maxIndent) { bytes.append(UInt8(ascii: " ")) }
  }

  // MARK: - Scalars

  /// Writes a scalar, or the nearest value that JSON has, and returns what is lost.
  private mutating func writeScalar(at position: Int, level: Int) -> PropertyList.Writing.Loss.Kind? {
    let node = NodeHandle(position)
    switch list.nodes[position].kind {
    case .key, .string:
      write(list.utf8(of: node) ?? [])
    case .integer:
      guard let value = list.integer(of: node) else { return writeNull(.invalidValue) }
      bytes += value.description.utf8
    case .real:
      guard let value = list.real(of: node) else { return writeNull(.invalidValue) }
      guard value.isFinite else { return writeNull(.notFinite) }
      write(real: value)
    case .boolean:
      bytes.append(list.boolean(of: node) == true ? "true" : "false")
    case .date:
      guard let date = list.date(of: node) else { return writeNull(.invalidValue) }
      guard date.wholeSeconds != nil else { return writeNull(.dateOutOfRange) }
      write(Array(date.description.utf8))
    case .data:
      guard let data = list.data(of: node) else { return writeNull(.invalidValue) }
      write(Base64.encode(data))
    case .uid:
      guard let number = list.uid(of: node) else { return writeNull(.invalidValue) }
      write(reference: number, level: level)
      return .uidAsDictionary
    case .dictionary, .array, .invalid:
      return writeNull(.invalidValue)
    }
    return nil
  }

  private mutating func writeNull(_ loss: PropertyList.Writing.Loss.Kind) -> PropertyList.Writing.Loss.Kind {
    bytes.append("null")
    return loss
  }

  private mutating func write(real value: Double) {
    let digits = Decimal.shortest(value)
    bytes += digits
    if digits.allSatisfy({ $0 == UInt8(ascii: "-") || $0 &- UInt8(ascii: "0") < 10 }) { bytes.append(".0") }
  }

  private mutating func write(reference number: UInt32, level: Int) {
    bytes.append(UInt8(ascii: "{"))
    writeLineEnd(level: level + 1)
    bytes.append("\"CF$UID\": ")
    bytes.append(decimal: UInt64(number))
    writeLineEnd(level: level)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func write(_ text: [UInt8]) { JSONText.append(text.span, text.indices, to: &bytes) }
}
