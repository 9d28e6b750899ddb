/// The kinds of script parts with colours of their own, by the protocol's names and in the server's order.
enum TokenKind: String, CaseIterable {
  /// A command, or another word of the language of scripts.
  case keyword
  case event
  /// An element, a tween, a drop target, a variable or a rule.
  case variable
  case namespace
  /// A property of an element, or a value of an event.
  case property
  case number
  case string
  case `operator`
  case comment
}
