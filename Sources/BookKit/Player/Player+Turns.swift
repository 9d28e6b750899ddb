/// The target of a page turn.
enum TurnTarget: Sendable {
  case page(PageIndex)
  /// The page after the one on stage.
  case next
  /// The page before the one on stage.
  case previous
  /// The credits.
  case credits
}

extension Player {
  /// Turns the page unless the turn is refused.
  ///
  /// - Returns: Whether the page or the credits on stage are being left.
  @discardableResult mutating func turn(to target: TurnTarget) -> Bool {
    guard !isRefused() else { return false }
    let from = state.credits.map { $0.returnPage } ?? state.page.scene.page.flatMap { _ in current.page }
    let leadsBack = state.credits != nil && plan.pageCount > 0
    switch target {
    case .page(let page): leave(from: from, to: page)
    case .credits:
      guard plan.hasCredits else { return false }
      leave(from: from, to: nil)
    // Leaving the credits leads back to where they were opened.
    case .next where leadsBack, .previous where leadsBack: leave(from: from, to: from ?? .first)
    case .next:
      let next = from?.advanced(by: 1) ?? .first
      guard next.position < plan.pageCount else {
        emit(event(.bookEnded))
        return false
      }
      leave(from: from, to: next)
    case .previous:
      guard from != .first, plan.pageCount > 0 else {
        refuse(.first)
        return false
      }
      leave(from: from, to: from?.advanced(by: -1) ?? .first)
    }
    return true
  }

  /// Returns whether a turn is refused, and emits the refusal if so.
  private mutating func isRefused() -> Bool {
    if state.turn != nil {
      refuse(.transition)
      return true
    }
    guard isNarrating else { return false }
    refuse(.narration)
    return true
  }

  private mutating func refuse(_ reason: Event.Reason) {
    var event = event(.pageRefused)
    event.reason = reason
    emit(event)
  }

  /// Leaves the page or credits on stage for a page or, if `to` is `nil`, for the credits.
  mutating func leave(from: PageIndex?, to: PageIndex?) {
    var turn = Turn(from: from, to: to)
    // The credits are before the first page.
    turn.isForward = from.map { from in to.map { $0 >= from } ?? false } ?? true
    if state.credits != nil { turn.from = nil }
    state.turn = turn
    pendingSteps.append(.page(.enter))
    if state.credits != nil {
      pendingSteps.append(.page(.hideCredit))
    } else if state.page.scene.page != nil {
      pendingSteps.append(.page(.emitExiting))
    }
    pendingSteps.append(.page(.stopSounds))
    if state.page.scene != .nothing { pendingSteps.append(.page(.cancelTouches)) }
  }

  /// Stops the sounds of a page that is being left, one after the other, in the order in which they started.
  ///
  /// The sounds of elements that are being removed are already silent, but their events may not have been emitted yet.
  mutating func stopSounds() {
    if let sound = pendingSteps.removeLastStoppedSound() {
      pendingSteps.append(.page(.stopSounds))
      return emit(.soundStopped, sound: Int(sound))
    }
    var first: (order: UInt32, sound: Int)?
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
      emit(.soundStopped, file: Int(file.file))
    } else if let sound = first?.sound {
      silence(sound)
      pendingSteps.append(.page(.stopSounds))
      emit(.soundStopped, sound: sound)
    }
  }

  mutating func emitExiting() { emit(event(.pageExiting)) }

  // MARK: - Entering

  /// Drops the old page with everything scheduled on it, and opens the new one.
  mutating func enter() {
    guard var turn = state.turn else { return }
    let wasOnPage = state.page.scene.page != nil
    let exit = wasOnPage ? current.exit : nil
    let leaving = wasOnPage ? frozenPage() : nil
    state.openingCount += 1
    pendingSteps.removeElementSteps()
    state.agenda.removePageEntries()
    state.held = []
    let returnPage = state.credits.map { $0.returnPage } ?? turn.from
    state.credits = nil
    state.touches.removeAll { $0.isReleased }
    for touch in state.touches.indices { state.touches[touch].grab = nil }
    guard let to = turn.to else { return enterCredits(returnPage: returnPage) }

    let number = plan.plan(ofPage: to, language: state.language)
    current = plan.plans[number]
    state.page = PageState(current, plan: number, opening: state.openingCount)
    turn.phase = .entering
    turn.start = state.clock.tick
    let duration = state.skipsTransitions ? .zero : max(exit?.duration ?? .zero, current.enter?.duration ?? .zero)
    turn.duration = duration.count
    state.turn = turn
    if duration > .zero {
      state.leaving = leaving
      schedule(.turnEnd, mark: state.openingCount, after: duration)
    } else {
      pendingSteps.append(.page(.endTurn(opening: state.openingCount)))
    }
    pendingSteps.append(.page(.openElements(next: current.items.startIndex, opening: state.openingCount)))
    pendingSteps.append(.page(.startMusic(opening: state.openingCount)))
    var event = event(.pageEntering)
    if let from = turn.from { event.origin = .page(from.position + 1) }
    emit(event)
  }

  /// Returns a frozen copy of the page on stage, with all tweens stopped.
  private func frozenPage() -> PageState {
    var still = self
    for tween in still.state.page.tweens.indices { still.stop(tween) }
    for held in still.state.held { still.putDownStill(held) }
    still.refreshPaintOrder()
    return still.state.page
  }

  mutating func startMusic(opening: UInt32) {
    guard opening == state.page.opening, current.music >= 0 else { return }
    begin(sound: Int(current.music))
  }

  /// Ends a page turn, so that the old page is gone and the new one has entered.
  mutating func endTurn() {
    guard let turn = state.turn else { return }
    let opening = state.page.opening
    state.leaving = nil
    pendingSteps.append(.page(.emitEntered(opening: opening)))
    guard let from = turn.from else { return }
    var event = event(.pageExited)
    event.page = from.position + 1
    // Only the book's rules still receive events about the old page.
    emit(event, scene: .page(plan.plan(ofPage: from, language: state.language)), opening: 0)
  }

  /// Emits that the page has entered; from here on it can be turned again.
  mutating func emitEntered(opening: UInt32) {
    guard opening == state.page.opening else { return }
    state.turn = nil
    emit(event(.pageEntered))
  }
}
