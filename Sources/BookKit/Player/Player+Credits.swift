extension Player {
  /// The number of seconds for which a credit is shown; it fades in during the first half and out during the second.
  static let secondsPerCredit = 4.0

  /// Opens the credits; `page` is the page or section that is left, or `nil` if there is none.
  mutating func enterCredits(from page: PageIndex?) {
    current = plan.creditsPlan
    state.page = PageState()
    state.page.scene = .credits
    state.page.opening = state.lastOpening
    state.leaving = nil
    pendingSteps.append(.page(.showCredit(index: 0, opening: state.lastOpening)))
    if let page { emitExited(page) }
  }

  /// Shows a credit, unless the credits have been left or opened again since this step was scheduled.
  ///
  /// If the credits name no people, this only ends the page turn to the credits.
  mutating func showCredit(_ index: Int, opening: Opening) {
    guard opening == state.page.opening else { return }
    guard index < plan.credits.count else { return display(credit: nil) }
    display(credit: index)
    var event = event(.creditShown)
    event.index = index
    event.name = plan.credits[index].name
    emit(event)
  }

  /// Shows a credit, if any, and schedules its end, without emitting an event.
  mutating func display(credit index: Int?) {
    state.turn = nil
    state.lastOpening.advance()
    state.credits = CreditState(index: index, start: state.clock.tick, opening: state.lastOpening)
    guard let index else { return }
    let time = Ticks(seconds: Player.secondsPerCredit, tickRate: plan.tickRate)
    schedule(.creditEnd(Int32(index)), mark: Mark(state.lastOpening), after: time)
  }

  /// Ends the credit that is shown and shows the next one; the last credit is followed by the first.
  mutating func endCredit() {
    guard let credits = state.credits, let index = credits.index else { return }
    let next = (index + 1) % plan.credits.count
    pendingSteps.append(.page(.showCredit(index: Int32(next), opening: state.page.opening)))
    state.credits?.isOver = true
    hide(credit: index, isFinished: true)
  }

  /// Hides the current credit when the credits are left, unless it's hidden already.
  mutating func hideCredit() {
    guard let credits = state.credits, let index = credits.index, !credits.isOver else { return }
    hide(credit: index, isFinished: false)
  }

  private mutating func hide(credit index: Int, isFinished: Bool) {
    var event = event(.creditHidden)
    event.index = index
    event.name = plan.credits[index].name
    event.isFinished = isFinished
    emit(event)
  }

  private var fadeInTime: Ticks { Ticks(seconds: Player.secondsPerCredit / 2, tickRate: plan.tickRate) }

  /// The time until the current credit has faded in; zero if it has already, or if there is none.
  package var timeToFadeIn: Ticks {
    guard let credits = state.credits, credits.index != nil else { return .zero }
    return Ticks(max(0, credits.start + fadeInTime.count - state.clock.tick))
  }

  var creditAlpha: Double {
    guard let credits = state.credits, credits.index != nil else { return 0 }
    let half = fadeInTime.count
    let elapsed = state.clock.tick - credits.start
    guard half > 0 else { return 1 }
    let share = elapsed <= half ? elapsed : 2 * half - elapsed
    return Double(max(0, share)) / Double(half)
  }
}
