enum TurnTarget: Sendable, Equatable {
  /// A page or a section.
  case page(PageIndex)
  /// The page that entered last.
  case read
  /// The page after the one on stage; in a section, the page or section that it leads to.
  case next
  /// The page before the one on stage; in a section, what was on stage before.
  case previous
  /// What was on stage before a section or the credits.
  case back
  case credits
}
