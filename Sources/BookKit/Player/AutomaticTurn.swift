/// Whether and when a page is turned by itself, after it has been read aloud.
struct AutomaticTurn: Sendable, Equatable {
  /// The tick at which the page is turned, or `nil` if nothing has been scheduled.
  private(set) var due: Int64?
  /// The mark of the turn that is scheduled; turns that were dropped have earlier ones.
  private(set) var mark: Mark = 0
  /// Whether a finger has been on the page, so that the reader turns it.
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
  private static let secondsBeforeTurn = 2.0

  /// The time that passes before a page that has been read aloud is turned by itself.
  private var timeBeforeTurn: Ticks { Ticks(seconds: Player.secondsBeforeTurn, tickRate: plan.tickRate) }

  /// The share of the time before a page is turned by itself that is left, or `nil` if the reader turns it.
  ///
  /// With the option `turnPages`, a page is turned two seconds after it has been read aloud, unless a finger has been
  /// on it.
  public var shareOfTimeBeforeTurn: Double? {
    guard let due = state.page.automaticTurn.due, canTurnAutomatically else { return nil }
    return Double(max(0, due - state.clock.tick)) / Double(max(1, timeBeforeTurn.count))
  }

  /// Returns whether a sound reads a page: by its role or, in a book without roles, because it comes with the page.
  func isNarration(_ sound: SoundIndex) -> Bool {
    role(ofSound: sound) == .narration || !plan.features.hasRoles && current.voiceSlots.contains(sound)
  }

  /// Drops the turn that a page is to make by itself if a sound that begins is a narration.
  mutating func waitForNarration(_ sound: SoundIndex) {
    if state.page.automaticTurn.due != nil, isNarration(sound) { state.page.automaticTurn.drop() }
  }

  /// Schedules that the page is turned after a narration that has ended.
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

  /// Leaves it to the reader to turn the page.
  mutating func ruleOutAutomaticTurn() {
    state.page.automaticTurn.isRuledOut = true
    if state.page.automaticTurn.due != nil { state.page.automaticTurn.drop() }
  }

  /// Whether the reader wants pages to be turned, and isn't recording, in a section or in the middle of a game.
  private var canTurnAutomatically: Bool {
    guard isOn(.turnPages), recording == nil, let place, plan.section(at: place) == nil else { return false }
    return current.games.allSatisfy { !state.page.items[$0.item].isOnStage || isComplete(current, $0.item) }
  }
}
