import PropertyList

extension Player {
  /// The options that the reader has chosen, as bytes that a host keeps apart from saved states.
  ///
  /// The bytes are an old-style property list, `{ version = 1; options = { music = 0; }; }`. It contains only options
  /// that the reader has set, including options that were set back. So if the book's default changes, the new default
  /// applies to readers who never chose.
  public var keptOptions: [UInt8] {
    var text = StateText()
    text.begin()
    text.write("version", KeptOptions.version)
    text.begin("options")
    for option in bookOptions where option.isChosen {
      text.write(names.utf8(of: option.name), text: KeptOptions.text(of: option.value, names))
    }
    text.end()
    text.endAll()
    return text.bytes
  }

  /// Sets the options that a reader chose in an earlier run, without emitting events.
  ///
  /// Call this before opening the book or restoring a saved state; a saved state has the more recent language. Options
  /// and values that the book doesn't have are ignored.
  ///
  /// - Parameter bytes: The earlier value of ``keptOptions``.
  /// - Returns: Whether the bytes could be read; if not, nothing has changed.
  @discardableResult public mutating func adopt(keptOptions bytes: [UInt8]) -> Bool {
    guard let kept = KeptOptions(bytes) else { return false }
    for (name, value) in kept.values { adopt(option: name, value: value) }
    return true
  }
}

struct KeptOptions {
  static let version: Int64 = 1

  /// The names and values, in the order of the list; all values are text.
  var values: [(name: String, value: Value)] = []

  /// Reads kept options, or returns `nil` if the bytes are damaged or have another version.
  init?(_ bytes: [UInt8]) {
    guard let list = StateScanner.read(bytes) else { return nil }
    let root = SavedPart(tree: SavedTree(list), node: list.root)
    guard root.integer("version") == KeptOptions.version, let options = root.part("options") else { return nil }
    for entry in list.entries(of: options.node) {
      guard let name = list.utf8(of: entry.key), let text = list.utf8(of: entry.value) else { continue }
      values.append((String(decoding: name, as: UTF8.self), .string(String(decoding: text, as: UTF8.self))))
    }
  }

  static func text(of value: Event.Datum, _ names: NameTable) -> ArraySlice<UInt8> {
    switch value {
    case .boolean(let isTrue): return [UInt8(ascii: isTrue ? "1" : "0")]
    case .text(let name): return names.utf8(of: name)
    case .number(let number): return Decimal.shortest(number)[...]
    case .color: return []
    }
  }
}
