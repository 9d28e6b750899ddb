import PropertyList

extension PropertyList {
  /// The whole list on one line, to compare with what a test expects: `{a: "x", b: [1, 2.5, true, <4142>]}`.
  public var outline: String { outline(of: root) }

  private func outline(of node: NodeHandle) -> String {
    switch kind(of: node) {
    case .dictionary:
      let entries = entries(of: node).map { "\(string(of: $0.key) ?? "?"): \(outline(of: $0.value))" }
      return "{" + entries.joined(separator: ", ") + "}"
    case .array: return "[" + elements(of: node).map { outline(of: $0) }.joined(separator: ", ") + "]"
    case .string, .key: return "\"\(string(of: node) ?? "?")\""
    case .integer: return integer(of: node)?.description ?? "?"
    case .real: return real(of: node).map { "\($0)" } ?? "?"
    case .boolean: return boolean(of: node).map { "\($0)" } ?? "?"
    case .date: return date(of: node).map { "@\($0.secondsSince2001)" } ?? "?"
    case .data:
      let bytes = data(of: node) ?? []
      return "<" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + ">"
    case .uid: return uid(of: node).map { "uid \($0)" } ?? "?"
    case .invalid: return "invalid"
    }
  }
}
