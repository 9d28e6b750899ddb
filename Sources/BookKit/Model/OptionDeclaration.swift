import PropertyList

/// A declaration of an option: its name, and its value for readers who haven't chosen one.
public struct OptionDeclaration: Sendable {
  /// The name of a built-in option or of one of the book's own options.
  public var name: Name
  /// The value for readers who haven't chosen one.
  public var defaultValue: Value
  /// The node of the value.
  package var node: NodeHandle
}

/// The values that one of the book's own options can have, in order.
public struct OptionChoices: Sendable {
  /// The name of the option.
  public var name: Name
  /// The values with their nodes.
  public var values: [Located<Value>]
  /// The node of the array.
  package var node: NodeHandle
}

/// A text of generated sections in one language.
package struct WordTranslation: Sendable {
  /// The language as a BCP 47 code.
  package var language: String
  /// The word that generated sections look up, such as `back`, or a value of an option.
  package var word: String
  package var text: String
}
