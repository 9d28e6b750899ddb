/// The kinds of parts of a script that editors show in colours of their own, by the protocol's names, in the order in
/// which the server lists them.
enum TokenKind: String, CaseIterable {
  /// A command, or another word of the language of scripts.
  case keyword
  case event
  /// An element, a tween, a drop target, a variable or a rule.
  case variable
  case namespace
  /// A property of an element, or what an event carries.
  case property
  case number
  case string
  case `operator`
  case comment
}
