import BookKit

extension ScriptRunner {
  /// Runs a whole script like ``run(_:)``, and passes on the events after each command, including one that fails.
  ///
  /// - Returns: The reason why it stopped before its end; `nil` if it succeeded.
  public mutating func run(_ script: Script, tell: (ArraySlice<Event>) -> Void) -> ScriptFailure? {
    if !script.opensByItself { begin() }
    var told = 0
    for number in script.steps.indices {
      // Also before a command, so that the events of `begin()` are passed on.
      hand(over: &told, to: tell)
      let failure = perform(number, of: script)
      hand(over: &told, to: tell)
      if let failure { return failure }
    }
    hand(over: &told, to: tell)
    return nil
  }

  private func hand(over told: inout Int, to tell: (ArraySlice<Event>) -> Void) {
    guard told < events.count else { return }
    tell(events[told...])
    told = events.count
  }
}
