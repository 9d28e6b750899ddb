import BookKit
import PropertyList

/// What a hand or a keyboard did, as a user interface reports it.
struct EditorInput: Sendable, Equatable {
  /// The kinds of inputs, by the word with which lines name them.
  enum Kind: String, Sendable, CaseIterable {
    case press, move, release, cancel, key
    case select, selectNext, show, open, aim
    case lock, conceal, guide, grid
  }

  /// What was done.
  let kind: Kind
  /// What the line says.
  private(set) var line: JSONValue

  /// Reads an input from its line, such as `{"in":"press","x":20,"y":30}`.
  ///
  /// - Throws: `Refusal` if the line isn't an input.
  init(line: String) throws(Refusal) {
    guard let value = JSONValue(reading: Array(line.utf8)) else {
      throw .notAnObject
    }
    try self.init(value)
  }

  /// Creates an input from the value of its line.
  init(_ line: JSONValue) throws(Refusal) {
    guard let name = line["in"]?.text else { throw Refusal(.badJSON, "`in` is not a string") }
    guard let kind = Kind(rawValue: name) else {
      throw Refusal(.unknownOperation, "there is no input `\(name)`")
    }
    guard case .object(let members) = line else { throw .notAnObject }
    for member in members where member.name != "in" && !kind.members.contains(member.name) {
      throw Refusal(.unknownMember, "`\(name)` has no member `\(member.name)`")
    }
    self.kind = kind
    self.line = line
    if kind == .press || kind == .move {
      for member in ["x", "y"] where number(member) == nil {
        throw Refusal(.missingMember, "`\(name)` needs `\(member)`")
      }
    }
    if kind == .key, text("key") == nil { throw Refusal(.missingMember, "`key` needs `key`") }
  }

  /// Returns the input, with what its line leaves out taken from an earlier one.
  func completed(by earlier: EditorInput) -> EditorInput {
    guard case .object(let own) = line, case .object(let others) = earlier.line else { return self }
    var copy = self
    copy.line = .object(own + others.filter { line[$0.name] == nil })
    return copy
  }

  /// Returns a number of the line.
  func number(_ name: String) -> Double? {
    if let number = line[name]?.number, number.isFinite, number.magnitude < 1e9 { return number }
    return nil
  }

  /// Returns a text of the line.
  func text(_ name: String) -> String? { line[name]?.text }

  /// Returns the texts of the line, or the only one.
  func texts(_ name: String) -> [String] {
    switch line[name] {
    case .string(let text)?: return [text]
    case .array(let values)?:
      return values.compactMap { $0.text }
    case .null, .boolean, .number, .object, nil: return []
    }
  }

  /// Returns whether a member of the line is true.
  func isTrue(_ name: String) -> Bool { line[name] == .boolean(true) }

  /// The point of the canvas.
  var point: Point { Point(x: number("x") ?? 0, y: number("y") ?? 0) }
  /// The number of screen pixels a point of the canvas takes.
  var zoom: Double { max(0.01, number("zoom") ?? 1) }
  /// The part of the canvas that is on the screen, if the page says so.
  var view: Rectangle? {
    guard let values = line["view"]?.array, values.count == 4 else { return nil }
    let numbers = values.compactMap { $0.number }
    return numbers.count == 4 ? Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }
}

extension EditorInput.Kind {
  /// The members that its lines can have.
  fileprivate var members: [String] {
    switch self {
    case .press, .move, .release: ["x", "y", "zoom", "shift", "alt", "ctrl", "clicks", "touch", "view"]
    case .cancel: []
    case .key: ["key", "shift", "alt", "ctrl", "gesture"]
    case .select: ["items", "add", "toggle", "all", "none"]
    case .selectNext: ["back"]
    case .show: ["page", "language", "at"]
    case .open: ["item"]
    case .aim: ["item", "tween", "part"]
    case .lock, .conceal: ["items", "on"]
    case .guide: ["axis", "at", "remove"]
    case .grid: ["size", "snap"]
    }
  }
}
