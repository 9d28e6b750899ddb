import BookTestSupport
import PropertyList

/// Returns a list on one line, with its strings unquoted: `{key: (value, <0fbd>)}`.
func outline(_ list: PropertyList) -> String { outline(list.root, in: list) }

private func outline(_ node: NodeHandle, in list: PropertyList) -> String {
  switch list.kind(of: node) {
  case .dictionary:
    let entries = list.entries(of: node).map { outline($0.key, in: list) + ": " + outline($0.value, in: list) }
    return "{" + entries.joined(separator: ", ") + "}"
  case .array: return "(" + list.elements(of: node).map { outline($0, in: list) }.joined(separator: ", ") + ")"
  case .key, .string: return list.string(of: node) ?? "no text"
  case .integer: return list.integer(of: node)?.description ?? "no integer"
  case .real: return list.real(of: node).map { "\($0)" } ?? "no real"
  case .boolean: return list.boolean(of: node).map { "\($0)" } ?? "no boolean"
  case .date: return list.date(of: node)?.description ?? "no date"
  case .data:
    let digits = list.data(of: node).map { $0.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) } }
    return digits.map { "<" + $0.joined() + ">" } ?? "no data"
  case .uid: return list.uid(of: node).map { "UID \($0)" } ?? "no UID"
  case .invalid: return "invalid"
  }
}
