extension Player {
  /// Turns to a target unless the turn is refused.
  ///
  /// - Returns: Whether the current page, section or credits are being left.
  @discardableResult mutating func turn(to target: TurnTarget) -> Bool {
    // A turn to missing credits is ignored rather than refused.
    if target == .credits, !plan.hasCredits { return false }
    guard countTurn(), !isRefused() else { return false }
    switch target {
    case .page(let page): leave(to: page, isForward: isForward(to: page), returnPath: returnPath(onOpening: page))
    case .read: return turnToReadPage()
    case .credits:
      leave(to: nil, isForward: state.credits == nil && place == nil, returnPath: returnPath(to: .credits))
    case .back: return turnBack()
    case .next, .previous: return turn(isNext: target == .next)
    }
    return true
  }

  /// Turns to the next or previous page, or leaves a section or the credits.
  private mutating func turn(isNext: Bool) -> Bool {
    if state.credits != nil, plan.pageCount > 0 {
      if state.returnPath.isEmpty { return turnWithoutCheck(to: .first) }
      return turnBack()
    }
    if let section = place.flatMap({ plan.section(at: $0) }) {
      switch (section.kind, isNext) {
      case (.intro, true): return turnToCover()
      case (.cover, true): return turnToReadPage()
      default: return turnBack()
      }
    }
    let page = state.credits == nil ? place : nil
    guard isNext else {
      guard page != .first, plan.pageCount > 0 else { return refuse(.first) }
      return turnWithoutCheck(to: page?.advanced(by: -1) ?? .first)
    }
    let next = page?.advanced(by: 1) ?? .first
    guard next.position < plan.pageCount else { return endBook() }
    return turnWithoutCheck(to: next)
  }

  /// Turns to a page; the caller has already checked for refusals.
  private mutating func turnWithoutCheck(to page: PageIndex) -> Bool {
    leave(to: page, isForward: isForward(to: page), returnPath: [])
    return true
  }

  private mutating func turnToReadPage() -> Bool {
    guard plan.pageCount > 0 else { return endBook() }
    return turnWithoutCheck(to: state.readPage ?? .first)
  }

  private mutating func endBook() -> Bool {
    state.readPage = nil
    emit(event(.bookEnded))
    return false
  }

  private mutating func turnToCover() -> Bool {
    guard case .page(let cover)? = plan.coverTarget else { return false }
    leave(to: cover, isForward: true, returnPath: [])
    return true
  }

  private mutating func turnBack() -> Bool {
    let rest = Array(state.returnPath.dropLast())
    switch state.returnPath.last {
    case .page(let page)?:
      // Leaving credits for a page is a turn forward, for compatibility.
      let isForward = state.credits != nil && page.position < plan.pageCount
      leave(to: page, isForward: isForward, returnPath: rest)
    case .credits?: leave(to: nil, isForward: false, returnPath: rest)
    case nil:
      guard case .page(let cover)? = plan.coverTarget else { return false }
      guard place != cover else { return refuse(.first) }
      leave(to: cover, isForward: false, returnPath: [])
    }
    return true
  }

  /// Counts a turn and returns whether it's allowed; if no turns remain, drops all pending steps.
  private mutating func countTurn() -> Bool {
    guard let remaining = remainingTurns else { return true }
    remainingTurns = remaining - 1
    guard remaining <= 0 else { return true }
    pendingSteps.removeAll()
    waitingRuleCount = 0
    recoverFromFault()
    return false
  }

  // MARK: - Refusals

  /// Returns whether a turn is refused, and emits the refusal if so.
  private mutating func isRefused() -> Bool {
    if state.turn != nil {
      refuse(.transition)
    } else if recording != nil {
      refuse(.recording)
    } else if isNarrating {
      refuse(.narration)
    } else {
      return false
    }
    return true
  }

  /// Emits that a turn is refused, and returns `false` because nothing is being left.
  @discardableResult private mutating func refuse(_ reason: Event.Reason) -> Bool {
    var event = event(.pageRefused)
    event.reason = reason
    emit(event)
    return false
  }

  /// Begins a turn to a page or section or, if `to` is `nil`, to the credits.
  mutating func leave(to: PageIndex?, isForward: Bool, returnPath: [Destination]) {
    var turn = Turn(from: state.credits == nil ? place : nil, to: to)
    turn.isForward = isForward
    turn.returnPath = returnPath
    state.turn = turn
    pendingSteps.append(.page(.enter))
    if state.credits != nil {
      pendingSteps.append(.page(.hideCredit))
    } else if place != nil {
      pendingSteps.append(.page(.emitExiting))
    }
    pendingSteps.append(.page(.stopSounds))
    if state.page.scene != .nothing { pendingSteps.append(.page(.cancelTouches)) }
  }

  /// Stops the sounds of a page that is being left, one after the other, in the order in which they started.
  ///
  /// The sounds of elements that are being removed have already stopped, but their events may still be pending.
  mutating func stopSounds() {
    if let sound = pendingSteps.removeLastStoppedSound() {
      pendingSteps.append(.page(.stopSounds))
      return emit(.soundStopped, sound: sound)
    }
    var first: (order: UInt32, sound: SoundIndex)?
    for sound in state.page.sounds.indices {
      let soundState = state.page.sounds[sound]
      if soundState.status == .offset { silence(sound) }
      guard soundState.status == .sounding else { continue }
      if first.map({ soundState.order < $0.order }) ?? true { first = (soundState.order, sound) }
    }
    // Files are in the order in which they started.
    if let file = state.files.first, first.map({ file.order < $0.order }) ?? true {
      state.files.removeFirst()
      pendingSteps.append(.page(.stopSounds))
      emit(.soundStopped, file: file.file)
    } else if let sound = first?.sound {
      silence(sound)
      pendingSteps.append(.page(.stopSounds))
      emit(.soundStopped, sound: sound)
    }
  }

  mutating func emitExiting() { emit(event(isInSection ? .sectionClosing : .pageExiting)) }

  private var isInSection: Bool { place.map { plan.section(at: $0) != nil } ?? false }

  // MARK: - Entering

  /// Drops the old page with everything scheduled on it, and opens the new one.
  mutating func enter() {
    guard var turn = state.turn else { return }
    let wasOnPage = place != nil
    let exit = wasOnPage ? current.exit : nil
    let leaving = wasOnPage ? frozenPage() : nil
    state.lastOpening.advance()
    pendingSteps.removeElementSteps()
    state.agenda.removePageEntries()
    state.held = []
    state.returnPath = turn.returnPath
    turn.returnPath = []
    state.credits = nil
    state.touches.removeAll { $0.isReleased }
    for touch in state.touches.indices { (state.touches[touch].grab, state.touches[touch].movableGrab) = (nil, nil) }
    guard let to = turn.to else { return enterCredits(from: wasOnPage ? turn.from : nil) }

    let number = plan.plan(ofPage: to, language: state.language)
    let offer = plan.isGenerated(number) ? voiceOffer : VoiceOffer()
    makePlan(number, offering: offer)
    current = pages.plan(number, offering: offer) ?? PagePlan()
    state.page = PageState(current, plan: number, opening: state.lastOpening, offer: offer)
    turn.phase = .entering
    turn.start = state.clock.tick
    let duration = state.skipsTransitions ? .zero : max(exit?.duration ?? .zero, current.enter?.duration ?? .zero)
    turn.duration = duration.count
    state.turn = turn
    if duration > .zero {
      state.leaving = leaving
      schedule(.turnEnd, mark: Mark(state.lastOpening), after: duration)
    } else {
      pendingSteps.append(.page(.endTurn(opening: state.lastOpening)))
    }
    pendingSteps.append(.page(.openElements(next: current.items.startIndex, opening: state.lastOpening)))
    pendingSteps.append(.page(.startVoice(opening: state.lastOpening)))
    pendingSteps.append(.page(.startMusic(opening: state.lastOpening)))
    var event = event(isInSection ? .sectionOpening : .pageEntering)
    event.origin = turn.from.map { from in
      plan.section(at: from).map { .section($0.word) } ?? .page(from.position + 1)
    }
    emit(event)
  }

  private func frozenPage() -> PageState {
    var still = self
    for tween in still.state.page.tweens.indices { still.stop(tween) }
    for held in still.state.held { still.putDownElement(held) }
    still.refreshPaintOrder()
    return still.state.page
  }

  /// Starts the music or the voice of a page, unless the page has been left.
  mutating func begin(sound: SoundIndex?, opening: Opening) {
    if opening == state.page.opening, let sound { begin(sound: sound) }
  }

  /// Ends a page turn: the old page is gone, and the new one has entered.
  mutating func endTurn() {
    guard let turn = state.turn else { return }
    let opening = state.page.opening
    state.leaving = nil
    pendingSteps.append(.page(.emitEntered(opening: opening)))
    if let from = turn.from { emitExited(from) }
  }

  /// Emits that a page or section has been left; only the book's rules receive this event.
  mutating func emitExited(_ page: PageIndex) {
    let kind: EventKind = plan.section(at: page) == nil ? .pageExited : .sectionClosed
    emit(event(kind, at: page), scene: .page(plan.plan(ofPage: page, language: state.language)), opening: 0)
  }

  /// Ends the turn, so that the page can be turned again, and emits that the page has entered.
  mutating func emitEntered(opening: Opening) {
    guard opening == state.page.opening else { return }
    state.turn = nil
    // Fingers that were down during the turn may still be down.
    if !state.touches.isEmpty { ruleOutAutomaticTurn() }
    markEntered()
    if loudness >= plan.microphone.loud { pendingSteps.append(.page(.compareLoudness(opening: opening))) }
    emit(event(isInSection ? .sectionOpened : .pageEntered))
  }

  /// Records the page on stage as the page that was entered last, so that `read` leads to it.
  mutating func markEntered() { if let place, plan.section(at: place) == nil { state.readPage = place } }
}
