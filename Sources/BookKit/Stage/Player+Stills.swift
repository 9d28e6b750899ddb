// Pages at rest, as miniatures show them.

extension Player {
  /// Returns a player that shows a page at rest, or `nil` if the book has no such page.
  ///
  /// `number` counts from 1. The page has been opened in a fresh run, in the current language and with the current
  /// options, without an animation and with reduced motion. The time that ``Page/restAt`` gives has passed since then,
  /// or less if the page turns earlier. The player has no recordings and marks no words.
  public func still(ofPage number: Int) -> Player? {
    guard number >= 1, number <= plan.pageCount else { return nil }
    return still(of: .page(PageIndex(number - 1)))
  }

  /// Returns a player that shows a page at rest as the picture of a puzzle, or `nil` if the book has no such page.
  ///
  /// `number` counts from 1. Texts are hidden, as are elements that take touches or open something, so that the picture
  /// has no letters or buttons. A puzzle with ``StageElement/showsWholePage`` uses ``still(ofPage:)`` instead.
  public func puzzlePicture(ofPage number: Int) -> Player? {
    guard var still = still(ofPage: number) else { return nil }
    for item in still.current.items.indices where still.current.isTextOrControl(item) {
      still.state.page.items[item].isVisible = false
    }
    still.state.page.isPaintOrderStale = true
    return still
  }

  /// Returns a player that shows a section at rest, or `nil` if the book has no section of that name.
  ///
  /// The section is shown like a page; see ``still(ofPage:)``.
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

  /// Starts the book over, with reduced motion and without marking words.
  private mutating func restart() {
    let language = state.language
    state = PlayerState()
    state.language = language
    state.variables = plan.variables
    state.ruleCounts = IndexedArray(repeating: 0, count: plan.rules.count)
    current = plan.creditsPlan
    pendingSteps.removeAll()
    // Skip only the transition to the first page.
    state.skipsTransitions = true
    pendingSteps.append(.page(.restoreTransitions))
    waitingRuleCount = 0
    isRestored = false
    recordings = VoiceRecordings()
    recording = nil
    events = []
    reducesMotion = true
    options.values[plan.options.index(of: .readAlong)] = .boolean(false)
    options.values[plan.options.index(of: .turnPages)] = .boolean(false)
  }
}

extension PagePlan {
  /// Returns whether an element is there to be read or touched, rather than part of the picture.
  fileprivate func isTextOrControl(_ item: ItemIndex) -> Bool {
    items[item].type == .text || items[item].isTouchable || !(extras(of: item)?.tapActions.isEmpty ?? true)
  }
}
