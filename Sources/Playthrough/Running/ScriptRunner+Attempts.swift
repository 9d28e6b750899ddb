import BookKit

extension ScriptRunner {
  /// Does one command or, where that fails, nothing: all is as it was before.
  ///
  /// Only waiting takes its time all the same.
  ///
  /// - Returns: why it could not be done, or what is not as expected.
  package mutating func attempt(_ command: Command) -> ScriptFailure? {
    let count = events.count
    var told: [Event] = []
    // Without the events, which are many and only grow: a second reference to them would make each command copy them.
    swap(&told, &events)
    var before = self
    swap(&told, &events)
    guard let failure = perform(command) else { return nil }
    if case .waitFor = command { return failure }
    events.removeSubrange(count...)
    swap(&before.events, &events)
    self = before
    return failure
  }
}
