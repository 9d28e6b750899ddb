import PropertyList

/// A change of a book as an author means it, such as moving an element.
///
/// ```swift
/// let operation = try Operation(line: #"{"op":"moveElements","page":1,"items":["moon"],"by":[30,0]}"#)
/// let outcome = try document.apply(operation)
/// ```
public struct Operation: Sendable, Equatable {
  /// What it does.
  public let kind: OperationKind
  /// The members that its line sets, in a fixed order; members with their default value are left out.
  public private(set) var members: [JSONValue.Member]
  /// An identifier of the gesture that it belongs to; steps of one gesture are undone together.
  public var gesture: String?
  /// The label that takes the place of the usual one.
  public var label: String?
  /// The revision of the book that the line was made for.
  public var revision: Int?
  /// Whether names in scripts follow a renaming.
  public var includesScripts = false

  /// Creates an operation from its members.
  ///
  /// - Throws: `Refusal` if a member is unknown, missing or has a value that it can't have.
  public init(_ kind: OperationKind, _ members: JSONValue = [:]) throws(Refusal) {
    guard case .object(let given) = members else { throw .notAnObject }
    try self.init(kind, given)
  }

  /// Reads an operation from its line.
  ///
  /// - Throws: `Refusal` if the line isn't an operation.
  public init(line: String) throws(Refusal) {
    guard let value = JSONValue(reading: Array(line.utf8)) else {
      throw .notAnObject
    }
    try self.init(value)
  }

  /// Creates an operation from the value of its line.
  init(_ value: JSONValue) throws(Refusal) {
    guard case .object(let given) = value else { throw .notAnObject }
    guard let op = value["op"] else { throw Refusal(.unknownOperation, "this line has no `op`, `in` or `get`") }
    guard let name = op.text, let kind = OperationKind(rawValue: name) else {
      throw Operation.unknown(op)
    }
    try self.init(kind, given.filter { !$0.name.utf8.elementsEqual("op".utf8) })
  }

  private static func unknown(_ op: JSONValue) -> Refusal {
    guard let name = op.text else { return Refusal(.unknownOperation, "`op` is not a string") }
    let near = NearestName.suggestion(for: Array(name.utf8), among: OperationKind.allCases.map { $0.rawValue })
    let advice = near.map { "; did you mean `\($0)`?" } ?? ""
    return Refusal(.unknownOperation, "there is no operation `\(Quotation.of(name))`\(advice)")
  }

  private init(_ kind: OperationKind, _ given: [JSONValue.Member]) throws(Refusal) {
    self.kind = kind
    let table = kind.members
    for member in given where !Operation.isCommon(member.name, of: kind) {
      guard table.contains(where: { $0.name.description.utf8.elementsEqual(member.name.utf8) }) else {
        throw Refusal(.unknownMember, "`\(kind.rawValue)` has no member `\(Quotation.of(member.name))`")
      }
    }
    let line = JSONValue.object(given)
    for member in table where member.isRequired && line[member.name.description] == nil {
      throw Refusal(.missingMember, "`\(kind.rawValue)` needs `\(member.name)`")
    }
    for member in given {
      let known = table.first { $0.name.description.utf8.elementsEqual(member.name.utf8) }
      if let complaint = known?.kind.complaint(about: member.value) {
        throw Refusal(.badValue, "`\(member.name)` must be \(complaint)")
      }
    }
    members = table.compactMap { member in
      let value = line[member.name.description]
      return value == nil || value == member.defaultValue ? nil : .init(member.name.description, value ?? .null)
    }
    gesture = try Operation.text("gesture", of: line)
    label = try Operation.text("label", of: line)
    if let value = line["revision"] {
      guard let number = value.number, number.magnitude < 1e15 else {
        throw Refusal(.badValue, "`revision` must be a whole number")
      }
      revision = Int(number)
    }
    if let value = line["scripts"] {
      guard case .boolean(let truth) = value else { throw Refusal(.badValue, "`scripts` must be true or false") }
      includesScripts = truth
    }
  }

  /// Returns whether lines of every operation can have a member.
  private static func isCommon(_ name: String, of kind: OperationKind) -> Bool {
    switch name {
    case "gesture", "label", "revision": true
    case "scripts": kind.rawValue.hasPrefix("rename") && kind != .renameFile
    default: false
    }
  }

  private static func text(_ name: String, of line: JSONValue) throws(Refusal) -> String? {
    guard let value = line[name] else { return nil }
    guard let text = value.text else { throw Refusal(.badValue, "`\(name)` must be a string") }
    return text
  }

  /// Returns the operation made of other parts: those of a batch, or itself.
  func replacingParts(_ parts: [Operation]) -> Operation {
    guard kind == .batch else { return parts.first ?? self }
    return replacing("ops", with: .array(parts.compactMap { JSONValue(reading: Array($0.written.utf8)) }))
  }

  /// Returns the operation with another value of a member that it has.
  func replacing(_ name: String, with value: JSONValue) -> Operation {
    var copy = self
    copy.members = members.map { $0.name.utf8.elementsEqual(name.utf8) ? .init(name, value) : $0 }
    return copy
  }

  /// The operation as a line, which reads back as the same operation.
  public var written: String {
    var all = [JSONValue.Member("op", .string(kind.rawValue))] + members
    if let gesture { all.append(.init("gesture", .string(gesture))) }
    if let label { all.append(.init("label", .string(label))) }
    if let revision { all.append(.init("revision", .number(Double(revision)))) }
    if includesScripts { all.append(.init("scripts", .boolean(true))) }
    return JSONValue.object(all).description
  }
}

// MARK: - What a line says

extension Operation {
  /// Returns the value of a member, or its default.
  subscript(name: String) -> JSONValue? {
    if let value = JSONValue.object(members)[name] { return value }
    return kind.members.first { $0.name.description.utf8.elementsEqual(name.utf8) }?.defaultValue
  }

  /// Returns the text of a member.
  func text(_ name: String) -> String? { self[name]?.text }

  /// Returns the number of a member.
  func number(_ name: String) -> Double? { self[name]?.number }

  /// Returns the whole number of a member.
  func integer(_ name: String) -> Int? { number(name).map { Int($0) } }

  /// Returns whether a member is true.
  func isTrue(_ name: String) -> Bool { self[name] == .boolean(true) }

  /// Returns the values of a member.
  func values(_ name: String) -> [JSONValue] { self[name]?.array ?? [] }

  /// Returns the texts of a member.
  func texts(_ name: String) -> [String] {
    values(name).compactMap { $0.text }
  }

  /// Returns the numbers of a member.
  func numbers(_ name: String) -> [Double] {
    values(name).compactMap { $0.number }
  }

  /// Returns the members of an object.
  func object(_ name: String) -> [JSONValue.Member] {
    if case .object(let members)? = self[name] { return members }
    return []
  }
}
