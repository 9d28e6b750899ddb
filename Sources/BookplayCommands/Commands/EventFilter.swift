import BookKit

/// Selects the events that `bookplay play --only` prints: those that match a pattern, or all.
struct EventFilter {
  /// The patterns; empty if all events match.
  let patterns: [EventPattern]

  /// Whether a pattern names a kind of event that is emitted only in verbose mode.
  var wantsDetails: Bool { patterns.contains { $0.kind.isVerbose } }

  func matches(_ event: Event, names: NameTable) -> Bool {
    patterns.isEmpty || patterns.contains { $0.matches(event, names: names) }
  }
}
