import PropertyList

/// A declaration of an option: its name, and its value for readers who haven't chosen one.
public struct OptionDeclaration: Sendable {
  /// The name of the option: one of every book, or one of the book's own.
  public var name: Name
  /// The value for readers who haven't chosen one.
  public var defaultValue: Value
  /// The node of the value.
  public var node: NodeHandle
}

/// The values that one of the book's own options can have, in order.
public struct OptionChoices: Sendable {
  /// The name of the option.
  public var name: Name
  /// The values with their nodes.
  public var values: [Located<Value>]
  /// The node of the array.
  public var node: NodeHandle
}

/// A text of generated sections in one language.
public struct WordTranslation: Sendable {
  /// The language as a BCP 47 code.
  public var language: String
  /// The word that generated sections look up, such as `back`, or a value of an option.
  public var word: String
  /// The text that readers see.
  public var text: String
}
