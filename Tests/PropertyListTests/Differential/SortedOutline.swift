import Foundation
import PropertyList

/// An outline on one line with sorted keys and unambiguous scalars, to compare different readers.
enum SortedOutline {
  static func of(_ list: PropertyList) -> String { describe(list, list.root) }

  private static func describe(_ list: PropertyList, _ node: NodeHandle) -> String {
    switch list.kind(of: node) {
    case .dictionary:
      var counting: [[UInt8]: NodeHandle] = [:]
      for entry in list.entries(of: node) {
        let key = list.utf8(of: entry.key) ?? []
        if list.format != .binary || counting[key] == nil { counting[key] = entry.value }
      }
      let entries = counting.map { (text(String(decoding: $0.key, as: UTF8.self)), describe(list, $0.value)) }
      return dictionary(entries)
    case .array: return "[" + list.elements(of: node).map { describe(list, $0) }.joined(separator: ",") + "]"
    case .string, .key: return text(list.string(of: node) ?? "")
    case .integer: return "i" + (list.integer(of: node)?.description ?? "?")
    case .real: return real(list.real(of: node) ?? 0)
    case .boolean: return list.boolean(of: node) == true ? "true" : "false"
    case .date: return "d" + real(list.date(of: node)?.secondsSince2001 ?? 0)
    case .data: return data(list.data(of: node) ?? [])
    case .uid: return "u\(list.uid(of: node) ?? 0)"
    case .invalid: return "invalid"
    }
  }

  static func dictionary(_ entries: [(String, String)]) -> String {
    "{"
      + entries.sorted { Array($0.0.utf8).lexicographicallyPrecedes(Array($1.0.utf8)) }
      .map { "\($0.0):\($0.1)" }.joined(separator: ",") + "}"
  }

  static func text(_ text: String) -> String {
    "'" + text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") + "'"
  }

  static func real(_ value: Double) -> String {
    value.isNaN ? "rnan" : "r" + String(value.bitPattern, radix: 16)
  }

  static func data(_ bytes: [UInt8]) -> String {
    "<" + bytes.map { String($0, radix: 16) }.joined(separator: " ") + ">"
  }
}
