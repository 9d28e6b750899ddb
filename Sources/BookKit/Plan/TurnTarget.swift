enum TurnTarget: Sendable, Equatable {
  /// A page or a section.
  case page(PageIndex)
  /// The page that entered last.
  case read
  /// The page after the one on stage, or what a section leads on to.
  case next
  /// The page before the one on stage, or what was on stage before a section.
  case previous
  /// What was on stage before a section or the credits.
  case back
  case credits
}
