import PropertyList

@testable import BookEditing

/// The basic operations on plain values, to compare with what they do to a file.
enum PlainEditing {
  /// Returns the values of a list; numbers are numbers, however they are written.
  static func value(_ list: PropertyList) -> JSONValue { JSONValue(list.root, of: list, typesBareWords: true) }

  /// Returns a value without the keys that follow what an operation moves, and with numbers for strings that say some:
  /// a new one may be written as a number.
  static func withoutFollowers(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let values): return .array(values.map { withoutFollowers($0) })
    case .object(let members):
      let kept = members.filter { member in !followers.contains { $0 == member.name } }
      return .object(kept.map { .init($0.name, withoutFollowers($0.value)) })
    case .string(let text): return Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? value
    default: return value
    }
  }

  private static let followers = ["name", "page", "open", "section", "triggerIsATween", "triggeringTweenNumber"]

  /// Returns the values that an operation leads to, or `nil` for operations that this doesn't cover.
  static func result(of operation: Operation, on list: PropertyList) -> JSONValue? {
    guard let at = operation.text("at"), operation.text("language") == nil, let path = PropertyListPath(reading: at)
    else { return nil }
    let value = value(list)
    switch operation.kind {
    case .insert:
      let new = operation["value"] ?? .null
      return change(value, path.steps[...]) { found in
        guard case .array(var values) = found else { return found }
        values.insert(new, at: min(operation.integer("index") ?? values.count, values.count))
        return .array(values)
      }
    case .remove where path.lastIndex != nil:
      return change(value, path.steps.dropLast()) { found in
        guard case .array(var values) = found, let index = path.lastIndex else { return found }
        values.remove(at: index)
        return .array(values)
      }
    case .reorder:
      let from = operation.numbers("from").map { Int($0) }
      return change(value, path.steps[...]) { found in
        guard case .array(let values) = found else { return found }
        var rest = values.indices.filter { !from.contains($0) }.map { values[$0] }
        let chosen = values.indices.filter { from.contains($0) }.map { values[$0] }
        rest.insert(contentsOf: chosen, at: min(operation.integer("to") ?? 0, rest.count))
        return .array(rest)
      }
    default: return nil
    }
  }

  /// Returns a value with a change of what a path leads to.
  private static func change(
    _ value: JSONValue, _ steps: ArraySlice<PropertyListPath.Step>, _ body: (JSONValue) -> JSONValue
  ) -> JSONValue {
    guard let step = steps.first else { return body(value) }
    switch (step, value) {
    case (.index(let index), .array(var values)) where values.indices.contains(index):
      values[index] = change(values[index], steps.dropFirst(), body)
      return .array(values)
    case (.key(let key), .object(var members)):
      guard let index = members.lastIndex(where: { $0.name.utf8.elementsEqual(key.utf8) }) else { return value }
      members[index].value = change(members[index].value, steps.dropFirst(), body)
      return .object(members)
    default: return value
    }
  }
}
