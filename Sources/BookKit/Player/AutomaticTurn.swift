/// The scheduled turn of a page that turns by itself after it has been read aloud.
struct AutomaticTurn: Sendable, Equatable {
  /// The tick at which the page is turned, or `nil` if nothing has been scheduled.
  private(set) var due: Int64?
  /// The mark of the scheduled turn; dropped turns have earlier marks.
  private(set) var mark: Mark = 0
  /// Whether a finger has touched the page; if so, the reader has to turn it.
  var isRuledOut = false

  mutating func schedule(at tick: Int64) {
    due = tick
    mark.advance()
  }

  mutating func drop() {
    due = nil
    mark.advance()
  }
}

extension Player {
  private var timeBeforeTurn: Ticks { Ticks(seconds: 2, tickRate: plan.tickRate) }

  /// The remaining fraction of the time before the page turns by itself, or `nil` if no turn is scheduled.
  ///
  /// With the option `turnPages`, a page turns two seconds after it has been read aloud, unless it has been touched.
  public var shareOfTimeBeforeTurn: Double? {
    guard let due = state.page.automaticTurn.due, canTurnAutomatically else { return nil }
    return Double(max(0, due - state.clock.tick)) / Double(max(1, timeBeforeTurn.count))
  }

  /// Returns whether a sound is a narration, judged by its role or, in a book without roles, by the voice slots.
  func isNarration(_ sound: SoundIndex) -> Bool {
    role(ofSound: sound) == .narration || !plan.features.hasRoles && current.voiceSlots.contains(sound)
  }

  /// Drops the scheduled turn if a sound that begins is a narration.
  mutating func waitForNarration(_ sound: SoundIndex) {
    if state.page.automaticTurn.due != nil, isNarration(sound) { state.page.automaticTurn.drop() }
  }

  /// Schedules an automatic turn unless another narration is still playing.
  mutating func scheduleTurnAfterNarration() {
    guard canTurnAutomatically, !state.page.automaticTurn.isRuledOut else { return }
    let sounds = state.page.sounds.indices
    guard !sounds.contains(where: { state.page.sounds[$0].status == .sounding && isNarration($0) }) else { return }
    state.page.automaticTurn.schedule(at: (Ticks(state.clock.tick) + timeBeforeTurn).count)
    schedule(.automaticTurn, mark: state.page.automaticTurn.mark, after: timeBeforeTurn)
  }

  mutating func turnAutomatically() {
    state.page.automaticTurn.drop()
    if canTurnAutomatically { turn(to: .next) }
  }

  mutating func ruleOutAutomaticTurn() {
    state.page.automaticTurn.isRuledOut = true
    if state.page.automaticTurn.due != nil { state.page.automaticTurn.drop() }
  }

  /// Whether the reader wants automatic turns and isn't recording, in a section, or in the middle of a game.
  private var canTurnAutomatically: Bool {
    guard isOn(.turnPages), recording == nil, let place, plan.section(at: place) == nil else { return false }
    return current.games.allSatisfy { !state.page.items[$0.item].isOnStage || isComplete(current, $0.item) }
  }
}
