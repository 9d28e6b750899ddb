import BookKit

/// Which events `bookplay play --only` tells: those of any of some patterns, or all.
struct EventFilter {
  /// The patterns; none where all events are wanted.
  let patterns: [EventPattern]

  /// Whether an event is asked for by its name that comes only where every step is told.
  var wantsDetails: Bool { patterns.contains { $0.kind.isVerbose } }

  /// Whether an event is wanted.
  func matches(_ event: Event, names: NameTable) -> Bool {
    patterns.isEmpty || patterns.contains { $0.matches(event, names: names) }
  }
}
