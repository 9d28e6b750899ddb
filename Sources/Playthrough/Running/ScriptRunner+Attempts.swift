import BookKit

extension ScriptRunner {
  /// Performs one command, and restores the earlier state if it fails.
  ///
  /// A failed wait still takes its time.
  ///
  /// - Returns: The reason for the failure; `nil` if the command succeeded.
  package mutating func attempt(_ command: Command) -> ScriptFailure? {
    let count = events.count
    var reported: [Event] = []
    // The copy excludes the events: there can be many, and a second reference would make each command copy them.
    swap(&reported, &events)
    var before = self
    swap(&reported, &events)
    guard let failure = perform(command) else { return nil }
    if case .waitFor = command { return failure }
    events.removeSubrange(count...)
    swap(&before.events, &events)
    self = before
    return failure
  }
}
