import BookChecking
import BookKit
import PropertyList

/// The check of one new value, by reading a small book that has it in the same place.
enum ValueCheck {
  /// Refuses a value that breaks a rule of the format where it is.
  static func check(_ value: JSONValue, at path: PropertyListPath, in list: PropertyList) throws(Refusal) {
    var copy = PrunedBook(list: list)
    copy.add(list.root, steps: path.steps[...], value)
    guard let target = copy.target else { return }
    let book = copy.builder.finish()
    let end = target + copy.targetCount
    // A key may be at fault, too.
    let first = path.lastKey == nil ? target : target - 1
    for diagnostic in Book.read(book).diagnostics where diagnostic.severity == .error && isAboutForm(diagnostic.rule) {
      guard let node = diagnostic.spot.valuePosition, (first..<end).contains(node) else { continue }
      throw Refusal(.badValue, diagnostic.message)
    }
  }

  /// Returns whether a rule is about how values are written, and not about what a book still lacks.
  private static func isAboutForm(_ rule: DiagnosticRule) -> Bool {
    switch rule {
    case .missingKey, .missingType, .missingAsset: false
    default: true
    }
  }
}

extension Diagnostic.Spot {
  /// The position of the value or key at fault in the list's nodes.
  fileprivate var valuePosition: Int? {
    switch self {
    case .node(let node), .key(let node), .opening(let node): node.position
    case .bytes, .file: nil
    }
  }
}

/// A copy of a book with one path through it, and the scalars beside that path.
private struct PrunedBook {
  let list: PropertyList
  var builder = PropertyListBuilder()
  private var count = 0
  /// The position and number of nodes of the new value.
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
      if let chosen = list.child(step, of: node), !rest.isEmpty {
        add(chosen, steps: rest, value)
      } else {
        add(node, steps: [], value)
      }
    default:
      builder.beginArray()
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
