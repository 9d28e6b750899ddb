/// The severity of a finding.
public enum DiagnosticSeverity: KeywordText, Keyword {
  /// The book doesn't play as it is written.
  case error
  /// The book plays, but probably not as its author meant.
  case warning
  /// The book could be better.
  case note
}
