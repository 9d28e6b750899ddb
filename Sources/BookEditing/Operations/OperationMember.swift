import BookChecking
import PropertyList

/// A member of the lines of an operation.
package struct OperationMember: Sendable {
  /// Its name.
  package let name: StaticString
  /// What its value is.
  package let kind: Kind
  /// Whether every line has it.
  package let isRequired: Bool
  /// Its value in lines that leave it out.
  package let defaultValue: JSONValue?

  static func required(_ name: StaticString, _ kind: Kind) -> OperationMember {
    OperationMember(name: name, kind: kind, isRequired: true, defaultValue: nil)
  }

  static func optional(_ name: StaticString, _ kind: Kind, default value: JSONValue? = nil) -> OperationMember {
    OperationMember(name: name, kind: kind, isRequired: false, defaultValue: value)
  }

  /// A kind of value.
  package enum Kind: Sendable {
    case any, anyOrNull, scalar, object, string, boolean
    case number, length, fraction
    case integer(from: Int)
    /// Two numbers.
    case point
    case word([StaticString])
    case strings, integers, numbers
    /// A page's number from 1, its name, or its path.
    case page
    case pages
    /// An element's name or path.
    case item
    case itemOrNull
    case items
    /// A name, or an index from 0.
    case tween
    /// Lines of operations.
    case operations
  }
}

extension OperationMember.Kind {
  /// Returns what is expected instead of `value`, or `nil` if it is of this kind.
  func complaint(about value: JSONValue) -> String? {
    fits(value) ? nil : expectation
  }

  private func fits(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.any, .null): false
    case (.any, _), (.anyOrNull, _), (.itemOrNull, .null): true
    case (.scalar, .boolean), (.scalar, .number), (.scalar, .string): true
    case (.object, .object), (.string, .string), (.boolean, .boolean): true
    case (.number, .number(let number)): number.isFinite
    case (.length, .number(let number)): number.isFinite && number >= 0
    case (.fraction, .number(let number)): number >= 0 && number <= 1
    case (.integer(let least), .number(let number)):
      number.rounded(.down) == number && number >= Double(least) && number < 1e9
    case (.point, .array(let values)): values.count == 2 && values.allSatisfy { OperationMember.Kind.number.fits($0) }
    case (.word(let words), .string(let text)): words.contains { $0.description.utf8.elementsEqual(text.utf8) }
    case (.strings, .array(let values)): values.allSatisfy { OperationMember.Kind.string.fits($0) }
    case (.items, .array(let values)): !values.isEmpty && values.allSatisfy { OperationMember.Kind.string.fits($0) }
    case (.integers, .array(let values)):
      !values.isEmpty && values.allSatisfy { OperationMember.Kind.integer(from: 0).fits($0) }
    case (.numbers, .array(let values)): values.allSatisfy { OperationMember.Kind.length.fits($0) }
    case (.page, .string), (.item, .string), (.itemOrNull, .string), (.tween, .string): true
    case (.page, .number): OperationMember.Kind.integer(from: 1).fits(value)
    case (.tween, .number): OperationMember.Kind.integer(from: 0).fits(value)
    case (.pages, .array(let values)): !values.isEmpty && values.allSatisfy { OperationMember.Kind.page.fits($0) }
    case (.operations, .array(let values)): values.allSatisfy { OperationMember.Kind.object.fits($0) }
    default: false
    }
  }

  private var expectation: String {
    switch self {
    case .any, .anyOrNull: "a value"
    case .scalar: "a number, a boolean or a string"
    case .object: "an object"
    case .string: "a string"
    case .boolean: "true or false"
    case .number: "a number"
    case .length: "a number of at least 0"
    case .fraction: "a number from 0 to 1"
    case .integer(let least): "a whole number of at least \(least)"
    case .point: "two numbers"
    case .word(let words): words.map { "`\($0)`" }.choices
    case .strings: "a list of strings"
    case .integers: "a list of whole numbers"
    case .numbers: "a list of numbers"
    case .page: "the number or name of a page"
    case .pages: "a list of pages"
    case .item, .itemOrNull: "the name or path of an element"
    case .items: "a list of elements"
    case .tween: "a name or an index"
    case .operations: "a list of operations"
    }
  }
}
