import BookKit

extension ScriptRunner {
  /// Runs a whole script like ``run(_:)``, and reports the events after each command, including one that fails.
  ///
  /// `report` also gets the name table, because setting an option can add names.
  package mutating func run(_ script: Script, report: (ArraySlice<Event>, NameTable) -> Void) -> ScriptFailure? {
    hasBegun = script.opensPageOrCredits
    let areNeeded = keepsEvents ? [] : script.needsOfEvents
    var reported = 0
    for number in script.steps.indices {
      beginIfNeeded(before: number, of: script)
      // Report the events of opening the first page before those of the command.
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
  /// For each step, whether a later step considers the events so far.
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
