/// A JSON value; objects keep the order of their members.
public enum JSONValue: Sendable, Equatable {
  /// No value.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order.
  case object([Member])

  /// A member of an object.
  public struct Member: Sendable, Equatable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }

    /// Returns whether both members have the same name and value.
    public static func == (lhs: Member, rhs: Member) -> Bool {
      lhs.name.utf8.elementsEqual(rhs.name.utf8) && lhs.value == rhs.value
    }
  }

  /// Returns whether both values are equal; text is compared by its bytes, since `é` has two spellings.
  public static func == (lhs: JSONValue, rhs: JSONValue) -> Bool {
    switch (lhs, rhs) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  /// Returns the value of the last member with that name, or `nil` if there is none.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// The members of the object; empty if the value isn't an object.
  package var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The string, or `nil` if the value isn't one.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements of the array, or `nil` if the value isn't one.
  package var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The number, or `nil` if the value isn't one.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The number as an integer, or `nil` if the value isn't a whole number that JSON represents exactly.
  package var integer: Int? {
    guard case .number(let number) = self, number.magnitude < 0x1p53 else { return nil }
    return Int(exactly: number)
  }

  package var isContainer: Bool { if case .object = self { true } else { array != nil } }

  package var hasContents: Bool { !members.isEmpty || array?.isEmpty == false }

  // MARK: - Reading

  /// Reads the value of a line, or returns `nil` if the line isn't JSON or is nested more than `maxDepth` deep.
  package init?(reading line: [UInt8], maxDepth: Int = PropertyList.Limits().depth) {
    guard let value = try? JSONValue(json: line, maxDepth: maxDepth), value.isFinite else { return nil }
    self = value
  }

  /// An error that marks where a text stops being valid JSON.
  package struct SyntaxError: Error, Equatable {
    package let offset: Int

    package init(offset: Int) { self.offset = offset }
  }

  /// Reads JSON from other programs, with at most `maxDepth` levels of containers.
  package init(json bytes: [UInt8], maxDepth: Int = 65) throws(SyntaxError) {
    var options = ReadingOptions()
    options.limits.depth = maxDepth
    let reading = PropertyList.readJSON(PropertyList.Source(bytes), as: .values, options: options)
    if let problem = reading.problems.first(where: { $0.severity == .error }) {
      // For an unterminated string, the error is at the end of the text, where it was cut off.
      throw SyntaxError(offset: problem.kind == .unterminatedString ? bytes.count : problem.range.lowerBound)
    }
    guard let list = reading.document else { throw SyntaxError(offset: bytes.count) }
    self.init(list.root, of: list)
  }

  private var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .array(let values): values.allSatisfy { $0.isFinite }
    case .object(let members): members.allSatisfy { $0.value.isFinite }
    case .null, .boolean, .string: true
    }
  }

  /// Creates the value of a node; kinds of values that JSON doesn't have become text.
  ///
  /// With `typesBareWords`, words without quotes in old-style text become numbers and Booleans if they look like them.
  package init(_ node: NodeHandle, of list: PropertyList, typesBareWords: Bool = false) {
    switch list.kind(of: node) {
    case .dictionary:
      let members = list.entries(of: node).map { entry in
        Member(list.string(of: entry.key) ?? "", JSONValue(entry.value, of: list, typesBareWords: typesBareWords))
      }
      self = .object(members)
    case .array:
      self = .array(list.elements(of: node).map { JSONValue($0, of: list, typesBareWords: typesBareWords) })
    case .string where typesBareWords && list.bareNumber(of: node) != nil:
      self = list.bareNumber(of: node).map { .number($0) } ?? .null
    case .string where typesBareWords && list.bareBoolean(of: node) != nil:
      self = .boolean(list.bareBoolean(of: node) ?? false)
    case .key, .string: self = .string(list.string(of: node) ?? "")
    case .integer, .real: self = list.number(of: node).map { .number($0) } ?? .null
    case .boolean: self = .boolean(list.boolean(of: node) ?? false)
    case .date: self = .string(list.date(of: node)?.description ?? "")
    case .data: self = .string(String(decoding: Base64.encode(list.data(of: node) ?? []), as: UTF8.self))
    case .uid: self = .number(Double(list.uid(of: node) ?? 0))
    case .invalid: self = .null
    }
  }
}

// MARK: - Writing

extension JSONValue: CustomStringConvertible {
  /// The value as JSON without white space.
  public var description: String { String(decoding: written, as: UTF8.self) }

  /// The value as JSON without white space, in UTF-8.
  package var written: [UInt8] {
    var output = JSONOutput(escapesControls: false)
    output.value(self)
    return output.bytes
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// Creates text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Creates an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates an object, without the members whose values are `nil`.
  public init(dictionaryLiteral elements: (String, JSONValue?)...) {
    self = .object(elements.compactMap { name, value in value.map { Member(name, $0) } })
  }

  package static func number(_ value: Int) -> JSONValue { .number(Double(value)) }

  package static func joined(_ objects: JSONValue...) -> JSONValue { .object(objects.flatMap { $0.members }) }
}
