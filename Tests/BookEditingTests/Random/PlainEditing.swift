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

  /// Returns the values that an edit leads to, or `nil` for edits that this doesn't cover.
  static func result(of edit: BookEdit, on list: PropertyList) -> JSONValue? {
    let value = value(list)
    switch edit {
    case .insert(let place, _, let index, let new):
      guard let path = path(place) else { return nil }
      return change(value, path.steps[...]) { found in
        guard case .array(var values) = found else { return found }
        values.insert(new, at: min(index ?? values.count, values.count))
        return .array(values)
      }
    case .remove(let place, _):
      guard let path = path(place), path.lastIndex != nil else { return nil }
      return change(value, path.steps.dropLast()) { found in
        guard case .array(var values) = found, let index = path.lastIndex else { return found }
        values.remove(at: index)
        return .array(values)
      }
    case .reorder(let place, _, let from, let to):
      guard let path = path(place) else { return nil }
      return change(value, path.steps[...]) { found in
        guard case .array(let values) = found else { return found }
        var rest = values.indices.filter { !from.contains($0) }.map { values[$0] }
        let chosen = values.indices.filter { from.contains($0) }.map { values[$0] }
        rest.insert(contentsOf: chosen, at: min(to, rest.count))
        return .array(rest)
      }
    default: return nil
    }
  }

  private static func path(_ place: BookEdit.Place) -> PropertyListPath? {
    place.at.flatMap { PropertyListPath(reading: $0) }
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
