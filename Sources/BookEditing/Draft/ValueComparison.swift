import BookKit
import PropertyList

/// Compares a new value with the one in the file, to decide whether it has to be written.
enum ValueComparison {
  /// Returns whether a node is equivalent to `value`: 1.0 equals 1, and a number in a string equals the number.
  static func isEqual(_ value: JSONValue, _ node: NodeHandle, of list: PropertyList) -> Bool {
    switch value {
    case .null: return false
    case .number(let number): return LooseValue.number(node, of: list) == number
    case .boolean(let truth): return !isNumber(node, of: list) && list.looseBoolean(of: node) == truth
    case .string(let text):
      return list.kind(of: node) == .string && !isTyped(node, of: list) && list.hasText(node, equalTo: text.utf8)
    case .array(let values):
      guard list.kind(of: node) == .array else { return false }
      var elements = list.elements(of: node)
      for value in values {
        guard let element = elements.next(), isEqual(value, element, of: list) else { return false }
      }
      return elements.next() == nil
    case .object(let members):
      guard list.kind(of: node) == .dictionary else { return false }
      var entries = list.entries(of: node)
      for member in members {
        guard let entry = entries.next(), list.hasText(entry.key, equalTo: member.name.utf8),
          isEqual(member.value, entry.value, of: list)
        else { return false }
      }
      return entries.next() == nil
    }
  }

  /// Returns whether a value is written as a number, either typed or as a bare word.
  private static func isNumber(_ node: NodeHandle, of list: PropertyList) -> Bool {
    list.number(of: node) != nil || list.bareNumber(of: node) != nil
  }

  /// Returns whether a string is a bare word that spells a number or a Boolean.
  private static func isTyped(_ node: NodeHandle, of list: PropertyList) -> Bool {
    list.bareNumber(of: node) != nil || list.bareBoolean(of: node) != nil
  }
}

/// Numbers that may be written in strings.
enum LooseValue {
  static func number(_ node: NodeHandle, of list: PropertyList) -> Double? {
    if let number = list.number(of: node) { return number }
    guard list.kind(of: node) == .string, let text = list.utf8(of: node) else { return nil }
    return RealText.scan(text.span, text.indices).value
  }

  /// Returns the value of a node, or the number that it spells.
  static func value(_ node: NodeHandle, of list: PropertyList) -> JSONValue {
    number(node, of: list).map { .number($0) } ?? JSONValue(node, of: list, typesBareWords: true)
  }
}
