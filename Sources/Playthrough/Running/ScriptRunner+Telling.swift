import BookKit

extension ScriptRunner {
  /// Runs a whole script like ``run(_:)``, and passes on the events after each command, including one that fails.
  ///
  /// - Returns: The reason why it stopped before its end; `nil` if it succeeded.
  public mutating func run(_ script: Script, report: (ArraySlice<Event>) -> Void) -> ScriptFailure? {
    if !script.opensPageOrCredits { openFirstPage() }
    var reported = 0
    for number in script.steps.indices {
      // Also before a command, so that the events of `openFirstPage()` are passed on.
      hand(over: &reported, to: report)
      let failure = perform(number, of: script)
      hand(over: &reported, to: report)
      if let failure { return failure }
    }
    hand(over: &reported, to: report)
    return nil
  }

  private func hand(over reported: inout Int, to report: (ArraySlice<Event>) -> Void) {
    guard reported < events.count else { return }
    report(events[reported...])
    reported = events.count
  }
}
