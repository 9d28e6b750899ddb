// Pages at rest, as miniatures show them.

extension Player {
  /// Returns a player that shows a page at rest, or `nil` if the book has no such page.
  ///
  /// `number` counts from 1. The page has been opened in a new reading, in the current language and with the current
  /// options, without an animation and with reduced motion. Then as much time has passed as its ``Page/restAt`` says,
  /// but not beyond the first turn that the page asks for. No recordings are heard. Drawing it marks no words.
  public func still(ofPage number: Int) -> Player? {
    guard number >= 1, number <= plan.pageCount else { return nil }
    return still(of: .page(PageIndex(number - 1)))
  }

  /// Returns a player that shows a section at rest, or `nil` if the book has no section of that name.
  ///
  /// It's pictured as a page is, see ``still(ofPage:)``.
  public func still(ofSection name: String) -> Player? {
    guard case .page(let page)? = target(named: name), plan.section(at: page) != nil else { return nil }
    return still(of: .page(page))
  }

  private func still(of target: TurnTarget) -> Player {
    var still = self
    still.restart()
    still.remainingTurns = 1
    still.turn(to: target)
    still.runPendingSteps()
    let end = still.current.restTime
    while still.remainingTurns == 0, still.advanceToNextChange(within: Ticks(end.count - still.tick.count)) {
      still.discardEvents()
    }
    if still.remainingTurns == 0 { still.advance(by: Ticks(end.count - still.tick.count)) }
    still.discardEvents()
    return still
  }

  /// Begins the book anew, with reduced motion and unmarked words.
  private mutating func restart() {
    let language = state.language
    state = PlayerState()
    state.language = language
    state.variables = plan.variables
    state.ruleCounts = IndexedArray(repeating: 0, count: plan.rules.count)
    current = plan.creditsPlan
    pendingSteps.removeAll()
    // Only the first opening is a cut.
    state.skipsTransitions = true
    pendingSteps.append(.page(.restoreTransitions))
    waitingRuleCount = 0
    isRestored = false
    recordings = VoiceRecordings()
    recording = nil
    events = []
    reducesMotion = true
    options.values[plan.options.index(of: .readAlong)] = .boolean(false)
  }
}
