/// How bad a finding is.
public enum DiagnosticSeverity: UInt8, Keyword {
  /// The book doesn't play as it is written.
  case error
  /// The book plays, but probably not as its author meant.
  case warning
  /// The book could be better.
  case note

  /// The name of the severity in listings.
  public var keyword: StaticString {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}
