import BookChecking
import BookKit
import PropertyList

/// Checks a new value by reading a small book that has the value at the same path.
enum ValueCheck {
  /// Returns a value as it will be written; where a number or Boolean belongs, a string that spells one is converted.
  ///
  /// A value that breaks a rule of the format is refused.
  static func checked(
    _ value: JSONValue, at path: PropertyListPath, in list: PropertyList
  ) throws(Refusal) -> JSONValue {
    var copy = PrunedBook(list: list)
    copy.add(list.root, steps: path.steps[...], value)
    guard let target = copy.target else { return value }
    let book = copy.builder.finish()
    let end = target + copy.targetCount
    // The key may be invalid too.
    let first = path.lastKey == nil ? target : target - 1
    var typed: [(position: Int, value: JSONValue)] = []
    for diagnostic in Book.read(book).diagnostics {
      guard let node = diagnostic.spot.node?.position, (first..<end).contains(node) else { continue }
      if diagnostic.severity == .error, isAboutForm(diagnostic.rule) { throw Refusal(.badValue, diagnostic.message) }
      guard diagnostic.rule == .looseType else { continue }
      switch diagnostic.fix {
      case .number(_, let number): typed.append((node, .number(number)))
      case .boolean(_, let truth): typed.append((node, .boolean(truth)))
      case .rename, .text, .entry, nil: break
      }
    }
    var position = target
    return typed.isEmpty ? value : replacing(typed, in: value, at: &position)
  }

  private static func replacing(
    _ typed: [(position: Int, value: JSONValue)], in value: JSONValue, at position: inout Int
  ) -> JSONValue {
    let own = position
    position += 1
    switch value {
    case .null, .boolean, .number: return value
    case .string: return typed.first { $0.position == own }?.value ?? value
    case .array(let values): return .array(values.map { replacing(typed, in: $0, at: &position) })
    case .object(let members):
      return .object(
        members.map { member in
          position += 1
          return .init(member.name, replacing(typed, in: member.value, at: &position))
        })
    }
  }

  /// Returns whether a rule is about the form of values, rather than about what a book still lacks.
  private static func isAboutForm(_ rule: DiagnosticRule) -> Bool {
    rule != .missingKey && rule != .missingType && rule != .missingAsset
  }
}

/// A copy of a book that is reduced to one path through it and the scalars beside that path.
private struct PrunedBook {
  let list: PropertyList
  var builder = PropertyListBuilder()
  private var count = 0
  /// The position of the new value's first node, and the number of its nodes.
  private(set) var target: Int?
  private(set) var targetCount = 0

  init(list: PropertyList) { self.list = list }

  mutating func add(_ node: NodeHandle, steps: ArraySlice<PropertyListPath.Step>, _ value: JSONValue) {
    guard let step = steps.first else {
      target = count
      add(value)
      targetCount = count - (target ?? 0)
      return
    }
    let rest = steps.dropFirst()
    count += 1
    switch (step, list.kind(of: node)) {
    case (.key(let key), .dictionary):
      builder.beginDictionary()
      let chosen = list.child(step, of: node)
      for entry in list.entries(of: node) where !list.kind(of: entry.value).isContainer && entry.value != chosen {
        guard !list.hasText(entry.key, equalTo: key.utf8) else { continue }
        count += 2
        builder.key(list.string(of: entry.key) ?? "")
        builder.string(list.string(of: entry.value) ?? "")
      }
      builder.key(key)
      count += 1
      if let chosen, !rest.isEmpty { add(chosen, steps: rest, value) } else { add(node, steps: [], value) }
    case (.index, .array):
      builder.beginArray()
      let chosen = list.child(step, of: node)
      if let chosen, !rest.isEmpty { add(chosen, steps: rest, value) } else { add(node, steps: [], value) }
    default: builder.beginArray()
    }
    builder.endContainer()
  }

  private mutating func add(_ value: JSONValue) {
    count += 1
    switch value {
    case .null: builder.string("")
    case .boolean(let truth): builder.boolean(truth)
    case .number(let number):
      if NumberText.isWhole(number) { builder.integer(Int(number)) } else { builder.real(number) }
    case .string(let text): builder.string(text)
    case .array(let values):
      builder.beginArray()
      for value in values { add(value) }
      builder.endContainer()
    case .object(let members):
      builder.beginDictionary()
      for member in members {
        count += 1
        builder.key(member.name)
        add(member.value)
      }
      builder.endContainer()
    }
  }
}
