import BookKit

extension ScriptRunner {
  /// Runs a whole script like ``run(_:)``, and passes on the events after each command, including one that fails.
  ///
  /// The name table comes with the events, since setting an option can add names.
  ///
  /// - Returns: The reason why it stopped before its end; `nil` if it succeeded.
  public mutating func run(_ script: Script, report: (ArraySlice<Event>, NameTable) -> Void) -> ScriptFailure? {
    hasBegun = script.opensPageOrCredits
    var reported = 0
    for number in script.steps.indices {
      beginIfNeeded(before: number, of: script)
      // Also before a command, so that the events of `openFirstPage()` are passed on.
      hand(over: &reported, to: report)
      let failure = perform(number, of: script)
      hand(over: &reported, to: report)
      if hasStoppedEarly || failure != nil { return failure }
    }
    if !hasBegun { openFirstPage() }
    hand(over: &reported, to: report)
    return nil
  }

  private mutating func hand(over reported: inout Int, to report: (ArraySlice<Event>, NameTable) -> Void) {
    if reported < events.count { report(events[reported...], player.names) }
    reported = events.count
    if !keepsEvents, windowStart > 0 { reported -= forgetEventsBeforeWindow() }
  }
}
