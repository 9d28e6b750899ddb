import BookKit

/// A runner that plays a script command by command, and stops at the first failure.
///
/// It only uses API that any host of a player can use.
///
/// ```swift
/// var runner = ScriptRunner(player: player, names: ScriptNames(book))
/// if let failure = runner.run(script) { print(failure.message) }
/// ```
public struct ScriptRunner: Sendable {
  /// The player that runs the script.
  public internal(set) var player: Player
  /// The events so far.
  public internal(set) var events: [Event] = []
  /// The snapshots that the script took, in order.
  public internal(set) var snapshots: [StageSnapshot] = []
  /// Whether to keep the inputs of the script in ``inputs``, which can become long.
  package var keepsInputs = false
  package private(set) var inputs: [TimedInput] = []
  /// The tick at which the run stops, even in the middle of the script; if `nil`, it continues to the end.
  package var endTick: Ticks?
  /// The number of events after which the run stops, to limit memory.
  var maxEvents = Int.max
  /// The number of ticks at which something was due but no event happened, mostly because bodies were moving.
  var quietTicks = 0

  let names: ScriptNames
  private let expected: [StageSnapshot]
  private let takesSnapshots: Bool
  /// The steps that were refused, except where the script expects the refusal.
  public private(set) var refusedSteps: [RefusedStep] = []
  /// Whether to keep events that expectations no longer consider, which takes memory in a long run.
  package var keepsEvents = true
  /// The number of events of one command after which the script stops, to limit memory.
  package var maxEventsPerCommand = 1_000_000
  private var nextCommand: Command?
  /// The index of the first event that expectations consider.
  private(set) var windowStart = 0
  /// Whether a `mark` determines `windowStart`.
  private var isMarked = false
  /// Whether the last credit ended by itself, so that the next credit continues the same credits.
  private var creditsContinue = false
  /// The index of the first event of the last command that acted on the book.
  private(set) var lastActionStart = 0
  /// The index of the first event of the current command.
  private var commandStart = 0
  /// Whether anything has been opened, by the script or before it.
  var hasBegun = false
  var down: [Int] = []
  var step = 0
  /// Whether the end of the run or the limit on events was reached in the middle of a command.
  var hasStoppedEarly = false

  /// Creates a runner for a player that has no page open.
  ///
  /// Snapshots are compared with those in `expected` or, if that is `nil`, only taken. `names` are the names of the
  /// book that were used to read the script.
  public init(player: Player, names: ScriptNames, expected: [StageSnapshot]? = nil) {
    (self.player, self.names) = (player, names)
    self.expected = expected ?? []
    takesSnapshots = expected == nil
  }

  /// Runs a whole script, which starts on page 1 unless it opens something else.
  ///
  /// Page 1 opens before the first command that needs something on stage. Seeds, marks, languages, options and added
  /// recordings need nothing on stage.
  ///
  /// - Returns: The reason why the script stopped before its end, or `nil` if it succeeded.
  public mutating func run(_ script: Script) -> ScriptFailure? { run(script) { _, _ in } }

  mutating func beginIfNeeded(before number: Int, of script: Script) {
    if !hasBegun, script.steps[number].command.opens != nil { openFirstPage() }
  }

  package mutating func openFirstPage() {
    hasBegun = true
    give(.open(page: 1))
  }

  /// Passes an input to the player and collects its events.
  ///
  /// - Returns: The reason why the player refuses the input, or `nil` if the player accepts it.
  @discardableResult mutating func give(_ input: Player.Input) -> Player.Refusal? {
    let refusal = player.perform(input)
    if keepsInputs, refusal?.isMistake != true { inputs.append(TimedInput(input, at: player.tick)) }
    collect()
    return refusal
  }

  mutating func perform(_ number: Int, of script: Script) -> ScriptFailure? {
    step = number
    nextCommand = number + 1 < script.steps.count ? script.steps[number + 1].command : nil
    return perform(script.steps[number].command)
  }

  /// Performs one command and collects its events.
  ///
  /// - Returns: The reason for the failure, or `nil` if the command succeeded.
  package mutating func perform(_ command: Command) -> ScriptFailure? {
    commandStart = events.count
    let failure = act(on: command)
    collect()
    return failure ?? eventLimitFailure
  }

  private mutating func act(on command: Command) -> ScriptFailure? {
    if command.isAction { lastActionStart = events.count }
    switch command {
    case .input(let input): return perform(input)
    case .endRecording(let time):
      return perform(.finishRecording(milliseconds: time.milliseconds(tickRate: player.tickRate)))
    case .addRecording(let recording, let time): return add(recording, lasting: time)
    case .deleteRecording(let recording): return delete(recording)
    case .wait(let time): wait(time)
    case .waitFor(let pattern, let patience): return wait(for: pattern, within: patience)
    case .expect(let expectation): return check(expectation)
    case .mark: (windowStart, isMarked) = (events.count, true)
    case .snapshot(let name): return compareStage(name)
    case .tap(let spot): return tap(spot)
    case .press(let spot, let finger): return press(spot, finger: finger)
    case .move(let point, let time, let finger): return move(to: point, over: time, finger: finger)
    case .release(let finger): return lift(finger, .ended)
    case .cancel(let finger): return lift(finger, .cancelled)
    case .drag(let item, let goal, let time): return drag(item, to: goal, over: time)
    case .hold(let item, let time): return hold(item, over: time)
    case .noise(let loudness, let time):
      give(.loudness(loudness))
      let ticks = time.roundedUp(tickRate: player.tickRate)
      if !exceedsLimits(ticks) { advance(by: ticks) }
      if !hasStoppedEarly { give(.loudness(0)) }
    }
    return nil
  }

  /// Passes an input to the player, and returns a failure if it's a mistake at this moment.
  mutating func perform(_ input: Player.Input) -> ScriptFailure? {
    if case .game(let name, .solve) = input, let failure = fingerFailure(ofSolving: name) { return failure }
    let refusal = give(explicit(input))
    // Credits that name no people don't emit an event at which the window could begin.
    if input == .openCredits, player.showsCredits, player.creditIndex == nil, !isMarked { windowStart = events.count }
    return refusal.flatMap { failure(of: input, $0) }
  }

  /// Records that the player has refused an input, or returns a failure if that's a mistake in the script.
  private mutating func failure(of input: Player.Input, _ refusal: Player.Refusal) -> ScriptFailure? {
    switch input {
    case .option(let name, let value):
      let known = player.bookOptions.first { player.names.utf8(of: $0.name).elementsEqual(name.utf8) }
      return failure("the option `\(name)` cannot have the value \(describe(value))", hint: known?.rules.valuesInWords)
    case .game(let name, let action) where refusal.isMistake: return failure(of: action, in: name, refusal)
    case .beginRecording(let slot): return failure(ofRecording: slot, refusal)
    case .finishRecording where refusal == .notRecording, .cancelRecording: return failure("nothing is being recorded")
    case .rub(let item) where refusal.isMistake: return failure(ofRubbing: item)
    case .deleteVoice(let voice): return failure("there are no recordings of `\(voice)`")
    // Refused page turns are reported by events.
    case .begin, .open, .openNamed, .openCredits, .back, .next, .previous, .language: break
    case .finishRecording, .addRecording, .deleteRecording: break
    default:
      if refusal == .offStage { return failure("no page is on stage") }
      if !refusal.isMistake { noteRefusal(refusal) }
    }
    return nil
  }

  mutating func restart(at saved: SavedState) {
    forget()
    down.removeAll()
    // Ignore the error: the state is always from the same book.
    try? player.restore(saved)
  }

  /// Discards all events so far; expectations consider only later ones.
  mutating func forget() {
    events.removeAll(keepingCapacity: true)
    refusedSteps.removeAll()
    (windowStart, commandStart, isMarked, hasStoppedEarly) = (0, 0, false, false)
  }

  /// Discards the events that expectations no longer consider, and returns their number.
  mutating func forgetEvents(areWindowEventsNeeded: Bool) -> Int {
    let count = areWindowEventsNeeded ? windowStart : events.count
    guard count > 0 else { return 0 }
    events.removeFirst(count)
    windowStart = 0
    (lastActionStart, commandStart) = (max(0, lastActionStart - count), max(0, commandStart - count))
    return count
  }

  mutating func noteRefusal(_ reason: Player.Refusal) {
    switch (nextCommand, reason) {
    case (.expect(let expectation)?, _) where expectation.pattern?.kind == .touchRefused: return
    case (.expect(.noEvent(let pattern))?, .faintCredit), (.expect(.noEvent(let pattern))?, .creditWithoutLink):
      if pattern.kind == .linkOpened { return }
    default: break
    }
    refusedSteps.append(RefusedStep(step: step, reason: reason))
  }

  package mutating func takeRefusedSteps() -> [RefusedStep] {
    defer { refusedSteps.removeAll() }
    return refusedSteps
  }

  /// The events that expectations consider: those since the page on stage was opened, or since the mark.
  var window: ArraySlice<Event> { events[windowStart...] }

  mutating func collect() {
    let taken = player.takeEvents()
    for (index, event) in taken.enumerated() {
      // A credit after another one doesn't open anything.
      let opens =
        event.kind == .pageEntering || event.kind == .sectionOpening || event.kind == .creditShown && !creditsContinue
      if opens, !isMarked { windowStart = events.count + index }
      switch event.kind {
      case .creditHidden: creditsContinue = event.isFinished ?? false
      case .creditShown, .pageEntering, .pageExiting, .sectionOpening, .sectionClosing: creditsContinue = false
      default: break
      }
    }
    // Avoid copying the many events at the beginning of a page with many elements.
    if events.isEmpty { events = taken } else { events += taken }
  }

  func failure(
    _ message: String, differences: [String] = [], nearest: [Event] = [], hint: String? = nil
  ) -> ScriptFailure {
    ScriptFailure(
      step: step, message: message, tick: player.tick, differences: differences, similarEvents: nearest,
      activities: player.activities, hint: hint, refusedStep: refusedSteps.last)
  }

  /// Returns a hint if a matching event happened before the script's last action.
  func markHint(for pattern: EventPattern) -> String? {
    let earlier = events[windowStart..<max(windowStart, lastActionStart)]
    guard earlier.contains(where: { pattern.matches($0, names: player.names) }) else { return nil }
    let start = isMarked ? "the last `mark`" : "the page opened"
    return "everything since \(start) counts; write `mark` to start later"
  }

  private var eventLimitFailure: ScriptFailure? {
    guard exceedsEventLimit else { return nil }
    return failure(
      "this command is stopped, because it causes more than \(maxEventsPerCommand) events",
      nearest: Array(events.suffix(1)), hint: "let less time pass in one command, or stop what repeats")
  }

  /// Whether the current command has caused more events than `maxEventsPerCommand`.
  var exceedsEventLimit: Bool { events.count - commandStart + player.events.count > maxEventsPerCommand }

  // MARK: - Snapshots

  private mutating func compareStage(_ name: [UInt8]) -> ScriptFailure? {
    let snapshot = StageSnapshot(name: name, text: StageText(player).bytes)
    snapshots.append(snapshot)
    guard !takesSnapshots else { return nil }
    let title = String(decoding: name, as: UTF8.self)
    guard let known = expected.first(where: { $0.name == name }) else {
      return failure("there is no snapshot `\(title)`; `--update` creates it")
    }
    guard known.text != snapshot.text else { return nil }
    let difference = StageDiff(expected: known.text, actual: snapshot.text)
    return failure("the stage differs from `\(title)`: \(difference.summary)", differences: difference.lines)
  }
}

extension Script {
  /// Whether the script opens a page, a section or the credits before its first command that needs one on stage.
  package var opensPageOrCredits: Bool { Script.isOpening(steps.map { $0.command }) }

  /// Returns whether commands open something before the first command that needs something on stage.
  static func isOpening(_ commands: [Command]) -> Bool { commands.lazy.compactMap { $0.opens }.first ?? false }
}

extension Command {
  /// Whether the command affects the book, rather than checking it.
  fileprivate var isAction: Bool {
    switch self {
    case .expect, .mark, .snapshot, .input(.seed): false
    case .input, .endRecording, .addRecording, .deleteRecording, .wait, .waitFor, .tap, .press, .move, .release,
      .cancel, .drag, .hold, .noise:
      true
    }
  }

  /// Whether the command opens something, or `nil` if the command needs nothing on stage.
  fileprivate var opens: Bool? {
    switch self {
    case .input(.open), .input(.openNamed), .input(.openCredits): true
    case .mark, .addRecording, .input(.seed), .input(.language), .input(.option), .input(.allowRecording): nil
    // How loud it is, is kept until something is open.
    case .input(.loudness): nil
    default: false
    }
  }
}

package struct TimedInput: Sendable, Equatable {
  package let tick: Ticks
  package let input: Player.Input

  package init(_ input: Player.Input, at tick: Ticks) {
    (self.tick, self.input) = (tick, input)
  }
}

extension ScriptRunner {
  /// Performs one command, and restores the earlier state if it fails, except after a failed wait.
  package mutating func attempt(_ command: Command) -> ScriptFailure? {
    let count = events.count
    var reported: [Event] = []
    // Copy everything but the events: a second reference to the array would make each command copy it.
    swap(&reported, &events)
    var before = self
    swap(&reported, &events)
    guard let failure = perform(command) else { return nil }
    if case .waitFor = command { return failure }
    events.removeSubrange(count...)
    swap(&before.events, &events)
    self = before
    return failure
  }
}
