import BookKit

extension ScriptRunner {
  /// Runs a whole script like ``run(_:)``, and passes on the events after each command, including one that fails.
  ///
  /// The name table comes with the events, since setting an option can add names.
  ///
  /// - Returns: The reason why it stopped before its end; `nil` if it succeeded.
  package mutating func run(_ script: Script, report: (ArraySlice<Event>, NameTable) -> Void) -> ScriptFailure? {
    hasBegun = script.opensPageOrCredits
    let areNeeded = keepsEvents ? [] : script.needsOfEvents
    var reported = 0
    for number in script.steps.indices {
      beginIfNeeded(before: number, of: script)
      // Also before a command, so that the events of `openFirstPage()` are passed on.
      deliver(&reported, to: report)
      let failure = perform(number, of: script)
      deliver(&reported, to: report)
      if !keepsEvents { reported -= forgetEvents(areWindowEventsNeeded: areNeeded[number]) }
      if hasStoppedEarly || failure != nil { return failure }
    }
    if !hasBegun { openFirstPage() }
    deliver(&reported, to: report)
    return nil
  }

  private func deliver(_ reported: inout Int, to report: (ArraySlice<Event>, NameTable) -> Void) {
    guard reported < events.count else { return }
    report(events[reported...], player.names)
    reported = events.count
  }
}

extension Script {
  /// For each step, whether a later one considers the events so far.
  fileprivate var needsOfEvents: [Bool] {
    var needs = Array(repeating: false, count: steps.count)
    var isNeeded = false
    for number in steps.indices.reversed() {
      needs[number] = isNeeded
      if case .mark = steps[number].command { isNeeded = false }
      if steps[number].command.pattern != nil { isNeeded = true }
    }
    return needs
  }
}
