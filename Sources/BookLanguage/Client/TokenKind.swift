/// The kinds of script parts that have their own colours, with the protocol's names and in the server's order.
enum TokenKind: String, CaseIterable {
  /// A command, or another keyword of the script language.
  case keyword
  case event
  /// An element, a tween, a drop target, a variable or a rule.
  case variable
  case namespace
  /// A property of an element, or a key of an event.
  case property
  case number
  case string
  case `operator`
  case comment
}
