import BookKit

/// Plays a script on a player, command by command, and stops at the first thing that is not as expected.
///
/// It uses nothing but what any host of a player can use.
///
/// ```swift
/// var runner = ScriptRunner(player: player, names: ScriptNames(book))
/// if let failure = runner.run(script) { print(failure.message) }
/// ```
public struct ScriptRunner: Sendable {
  /// The player on which the script is played.
  public internal(set) var player: Player
  /// All events so far.
  public internal(set) var events: [Event] = []
  /// The stages that the script looked at, in order.
  public internal(set) var snapshots: [KeptSnapshot] = []
  /// The tick at which the run stops, wherever in the script that is; nothing when it goes on to the script's end.
  public var end: Ticks?
  /// After how many events the run stops, wherever that is, so that it takes no more memory.
  var mostEvents = Int.max
  /// How many ticks have passed at which something was due but nothing happened: those of bodies that move, mostly.
  private(set) var quietTicks = 0
  /// The number with which whatever draws lots begins.
  public private(set) var seed: UInt64 = 0

  /// The names of the book.
  let names: ScriptNames
  /// The stages with which those of the script are compared.
  private let kept: [KeptSnapshot]
  /// Whether stages are only taken, not compared.
  private let takesSnapshots: Bool
  /// The steps whose touches a page turn refused while the script expected nothing of the kind.
  public private(set) var refusals: [Int] = []
  /// The command after the one being done, if the script has one.
  private var nextCommand: Command?
  /// Where among the events those begin that expectations look at.
  private var windowStart = 0
  /// Whether a mark decides where they begin.
  private var isMarked = false
  /// Whether a credit's time is over, so that the next one continues the same credits.
  private var creditsContinue = false
  /// Where among the events those begin that the last command brought about which did something.
  private(set) var lastDoing = 0
  /// The fingers that the script has put down and not lifted.
  var down: [Int] = []
  /// Which command is being done.
  var step = 0
  /// Whether the end of the run, or too many events, came in the middle of a command.
  private(set) var isCutOff = false

  /// A runner on a player with no page open yet.
  ///
  /// Stages are compared with those `kept`, or only taken when there is nothing to compare them with. `names` are those
  /// of the book, as scripts need them for being read.
  public init(player: Player, names: ScriptNames, kept: [KeptSnapshot]? = nil) {
    self.player = player
    self.names = names
    self.kept = kept ?? []
    takesSnapshots = kept == nil
  }

  /// Plays a whole script: from its page, or else from page 1.
  ///
  /// - Returns: why it stopped before its end; nothing when all is as expected.
  public mutating func run(_ script: Script) -> ScriptFailure? {
    if !script.opensByItself { begin() }
    for number in script.steps.indices {
      if let failure = perform(number, of: script) { return failure }
      if isCutOff { return nil }
    }
    return nil
  }

  /// Opens page 1, as a script does that opens nothing by itself.
  public mutating func begin() {
    player.open(page: 1)
    collect()
  }

  /// Does one command of a script.
  mutating func perform(_ number: Int, of script: Script) -> ScriptFailure? {
    step = number
    nextCommand = number + 1 < script.steps.count ? script.steps[number + 1].command : nil
    return perform(script.steps[number].command)
  }

  /// Does one command.
  ///
  /// - Returns: why it could not be done, or what is not as expected.
  package mutating func perform(_ command: Command) -> ScriptFailure? {
    switch command {
    case .expect, .mark, .snapshot, .seed: break
    default: lastDoing = events.count
    }
    switch command {
    case .open(let page): player.open(page: page)
    case .openCredits: player.openCredits()
    case .next: player.turnToNextPage()
    case .previous: player.turnToPreviousPage()
    case .language(let code): player.changeLanguage(to: String(decoding: code, as: UTF8.self))
    case .wait(let time): wait(time)
    case .waitFor(let pattern, let patience): return wait(for: pattern, within: patience)
    case .expect(let expectation): return check(expectation)
    case .mark: (windowStart, isMarked) = (events.count, true)
    case .snapshot(let name): return compareStage(name)
    case .seed(let number): seed = number
    case .tap, .press, .move, .release, .cancel, .drag: return performTouch(command)
    }
    collect()
    return nil
  }

  /// Goes to a saved moment, and forgets all that has happened.
  mutating func restart(at saved: SavedState) {
    forget()
    down.removeAll()
    // A state of another book cannot come here, and would change nothing.
    try? player.restore(saved)
  }

  /// Forgets all that has happened so far; expectations look at what comes.
  mutating func forget() {
    events.removeAll(keepingCapacity: true)
    refusals.removeAll()
    (windowStart, isMarked, isCutOff) = (0, false, false)
  }

  /// Notes that a page turn refuses the touch of this step, unless the script expects that next.
  mutating func noteRefusal() {
    if case .expect(let expectation)? = nextCommand, expectation.pattern?.kind == .touchRefused { return }
    refusals.append(step)
  }

  /// Takes the steps whose touches were refused since this was last called.
  public mutating func takeRefusals() -> [Int] {
    defer { refusals.removeAll() }
    return refusals
  }

  /// Lets the time pass up to the next tick at which something is due, but no further than `ticks`.
  mutating func advanceToNext(within ticks: Ticks) {
    let known = events.count
    if !player.advanceToNext(within: ticks) { player.advance(by: ticks) }
    collect()
    if events.count == known { quietTicks += 1 }
  }

  /// The events at which expectations look: those since the page on stage was opened, or since the mark.
  var window: ArraySlice<Event> { events[windowStart...] }

  /// Takes over what has happened.
  mutating func collect() {
    for event in player.takeEvents() {
      // A credit that follows another one opens nothing.
      let opens = event.kind == .pageEntering || event.kind == .creditShown && !creditsContinue
      if opens, !isMarked { windowStart = events.count }
      switch event.kind {
      case .creditHidden: creditsContinue = event.isFinished ?? false
      case .creditShown, .pageEntering, .pageExiting: creditsContinue = false
      default: break
      }
      events.append(event)
    }
  }

  func failure(
    _ message: String, differences: [String] = [], nearest: [Event] = [], hint: String? = nil
  ) -> ScriptFailure {
    ScriptFailure(
      step: step, message: message, tick: player.tick, differences: differences, nearest: nearest,
      running: player.running, hint: hint, refusal: refusals.last)
  }

  /// What to do when more has happened than was expected, because of what happened before the last thing that the
  /// script did.
  func markHint(for pattern: EventPattern) -> String? {
    let earlier = events[windowStart..<max(windowStart, lastDoing)]
    guard earlier.contains(where: { pattern.matches($0, names: player.names) }) else { return nil }
    let start = isMarked ? "the last `mark`" : "the opening of the page"
    return "all since \(start) counts; write `mark` where it should begin"
  }

  // MARK: - Time

  private mutating func wait(_ time: ScriptTime) {
    guard !cutsOff(time.roundedUp(tickRate: player.tickRate)) else { return }
    let ticks =
      switch time {
      case .ticks(let count): Ticks(max(0, count))
      case .seconds(let count, let parts): player.wholeTicks(in: ElapsedTime(count, perSecond: parts))
      }
    advance(by: ticks)
  }

  /// Lets time pass, unless too much happens meanwhile; then the run is cut off.
  mutating func advance(by ticks: Ticks) {
    guard mostEvents < .max else { return player.advance(by: ticks) }
    let goal = player.tick + ticks
    while player.tick < goal, !hasTooManyEvents { advanceToNext(within: Ticks(goal.count - player.tick.count)) }
    isCutOff = player.tick < goal
  }

  private var hasTooManyEvents: Bool { events.count > mostEvents }

  /// Goes up to the end of the run instead, where so many ticks would go beyond it, or stops where too much happens.
  mutating func cutsOff(_ ticks: Ticks) -> Bool {
    if hasTooManyEvents {
      isCutOff = true
      return true
    }
    guard let end, player.tick + ticks > end else { return false }
    player.advance(by: Ticks(end.count - player.tick.count))
    isCutOff = true
    return true
  }

  /// Advances to the tick at which a matching event happens.
  private mutating func wait(for pattern: EventPattern, within patience: ScriptTime) -> ScriptFailure? {
    let last = player.tick + patience.roundedUp(tickRate: player.tickRate)
    let before = events.count
    while player.tick < last {
      guard end.map({ player.tick < $0 }) ?? true else {
        isCutOff = true
        return nil
      }
      let known = events.count
      let rest = Ticks(min(last, end ?? last).count - player.tick.count)
      if !player.advanceToNext(within: rest) { player.advance(by: rest) }
      collect()
      if events[known...].contains(where: { pattern.matches($0, names: player.names) }) { return nil }
    }
    let found = NearestEvents(to: pattern, names: player.names).among(events[before...])
    let text = describe(pattern)
    return failure("waited \(describe(patience)) for `\(text)`, which did not happen", nearest: found)
  }

  // MARK: - Snapshots

  private mutating func compareStage(_ name: [UInt8]) -> ScriptFailure? {
    let snapshot = KeptSnapshot(name: name, text: StageText(player).bytes)
    snapshots.append(snapshot)
    guard !takesSnapshots else { return nil }
    let title = String(decoding: name, as: UTF8.self)
    guard let known = kept.first(where: { $0.name == name }) else {
      return failure("no stage is kept as `\(title)`; `--update` keeps it")
    }
    guard known.text != snapshot.text else { return nil }
    let difference = StageDiff(kept: known.text, found: snapshot.text)
    return failure("the stage is not as kept in `\(title)`: \(difference.summary)", differences: difference.lines)
  }
}

extension Script {
  /// Whether the script says where it begins: its first commands open something.
  public var opensByItself: Bool { Script.isOpening(steps.map { $0.command }) }

  /// Whether commands say where they begin.
  static func isOpening(_ commands: [Command]) -> Bool {
    for command in commands {
      switch command {
      case .open, .openCredits: return true
      case .seed, .mark, .language: continue
      default: return false
      }
    }
    return false
  }
}
