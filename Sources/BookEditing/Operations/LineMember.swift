import BookChecking
import BookKit
import PropertyList

package struct LineMember: Sendable {
  package let name: StaticString
  package let kind: Kind
  package let isRequired: Bool
  /// The value if a line leaves the member out.
  package let defaultValue: JSONValue?

  static func required(_ name: StaticString, _ kind: Kind) -> LineMember {
    LineMember(name: name, kind: kind, isRequired: true, defaultValue: nil)
  }

  /// A member whose value is ignored if it is of the wrong kind.
  static func lenient(_ name: StaticString) -> LineMember { .optional(name, .anyOrNull) }

  static func optional(_ name: StaticString, _ kind: Kind, default value: JSONValue? = nil) -> LineMember {
    LineMember(name: name, kind: kind, isRequired: false, defaultValue: value)
  }

  package enum Kind: Sendable {
    case any, anyOrNull, scalar, object, string, boolean
    case number, length, fraction
    case coordinate
    case integer(from: Int)
    case point
    case word([String])
    case strings, integers, numbers
    /// A page's number from 1, its name, or its path.
    case page
    case pages
    case item
    case itemOrNull
    case items
    /// A name, or an index from 0.
    case tween
    case operations
  }
}

extension LineMember.Kind {
  func complaint(about value: JSONValue) -> String? {
    let number = value.number ?? .nan
    let isName = value.text != nil
    let (fits, expectation): (Bool, String) =
      switch self {
      case .any: (value != .null, "a value")
      case .anyOrNull: (true, "a value")
      case .scalar: (value != .null && !value.isContainer, "a number, a boolean or a string")
      case .object: (value.isContainer && value.array == nil, "an object")
      case .string: (isName, "a string")
      case .boolean: (value == true || value == false, "true or false")
      case .number: (number.isFinite, "a number")
      case .length: (number.isFinite && number >= 0, "a number of at least 0")
      case .coordinate: (number.magnitude < 1e9, "a number")
      case .fraction: (number >= 0 && number <= 1, "a number from 0 to 1")
      case .integer(let least):
        (
          number.rounded(.down) == number && number >= Double(least) && number < 1e9,
          "a whole number of at least \(least)"
        )
      case .point: (value.array?.count == 2 && all(value, are: .number), "two numbers")
      case .word(let words): (words.contains { value == .string($0) }, words.map { "`\($0)`" }.list("or"))
      case .strings: (all(value, are: .string), "a list of strings")
      case .integers: (all(value, are: .integer(from: 0)) && value.hasContents, "a list of whole numbers")
      case .numbers: (all(value, are: .length), "a list of numbers")
      case .page:
        (isName || LineMember.Kind.integer(from: 1).complaint(about: value) == nil, "the number or name of a page")
      case .pages: (all(value, are: .page) && value.hasContents, "a list of pages")
      case .item: (isName, "the name or path of an element")
      case .itemOrNull: (isName || value == .null, "the name or path of an element")
      case .items: (all(value, are: .string) && value.hasContents, "a list of elements")
      case .tween: (isName || LineMember.Kind.integer(from: 0).complaint(about: value) == nil, "a name or an index")
      case .operations: (all(value, are: .object), "a list of operations")
      }
    return fits ? nil : expectation
  }

  private func all(_ value: JSONValue, are kind: LineMember.Kind) -> Bool {
    value.array?.allSatisfy { kind.complaint(about: $0) == nil } ?? false
  }
}
