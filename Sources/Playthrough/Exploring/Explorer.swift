import BookKit

/// An explorer of a book: it touches, drags and turns everything that it can, waits, goes back and tries something
/// else.
///
/// It starts on every page and continues from every state that differs from those seen before. A quarter
/// of its steps are random walks. The same book, seed and budget give the same discoveries everywhere. Its time is
/// proportional to the budget, and its memory has a limit that depends on neither the book nor the budget.
///
/// ```swift
/// var explorer = Explorer(Player(book), of: book)
/// let discoveries = explorer.explore().discoveries
/// ```
public struct Explorer: Sendable {
  /// The settings of an explorer.
  public struct Settings: Sendable, Equatable {
    /// The seed for random numbers.
    public var seed: UInt64 = 1
    /// The number of steps to spend.
    ///
    /// A step is one action of a reader, a tick at which something is due while the explorer waits, or sixteen
    /// events. In a large state, each of the first two counts as several steps.
    public var budget = 500_000
    /// The number of the only page to explore, from 1; if `nil`, all pages are explored.
    public var page: Int?

    /// Creates the default settings: all pages, with a budget that takes a few seconds.
    public init() {}
  }

  /// The progress of an explorer.
  public enum Progress: Sendable, Equatable {
    /// The number of steps spent.
    case steps(Int)
    /// The number of problems whose scripts are finished, and the number of all problems.
    case scripts(Int, of: Int)
  }

  let book: Book
  let names: ScriptNames
  let languages: [String]
  let settings: Settings
  let replay: Replay
  let detector: ProblemDetector
  var runner: ScriptRunner
  /// The state of the player before anything is open.
  let initialState: SavedState
  var coverage: ContentCoverage
  var states: ExploredStates
  var frontier: Frontier
  var random: SplitMix64
  var effort = Effort()
  var restartPoints: [[Int]]
  var isTried: [Bool]
  var turns = PageTurns()
  var openedSections: [Name] = []
  var sightings: [Sighting] = []
  var isOnRandomWalk = false
  var rules: RuleEventMonitor
  /// The rules whose event happened, whether they fired or not.
  var rulesWithEvent: [RuleWithEvent] = []
  /// The drags onto targets that ended elsewhere.
  var missedDrops: [Sighting] = []

  /// The minimum number of steps for random walks, even if almost nothing is left to try.
  static let minRandomWalkSteps = 3000
  /// The maximum number of events of one command or wait.
  static let maxEvents = 10_000

  /// Creates an explorer of a book, with a player of that book that has no page open.
  public init(_ player: Player, of book: Book, settings: Settings = Settings()) {
    self.init(player, of: book, settings: settings, limits: ExploredStates.Limits())
  }

  init(_ player: Player, of book: Book, settings: Settings, limits: ExploredStates.Limits) {
    (self.book, self.settings) = (book, settings)
    // Each attempt begins with a copy of the player. Planning the pages now saves each copy that work.
    var player = player
    for page in 1...max(1, book.pages.count) where settings.page.map({ $0 == page }) ?? true {
      player.preparePage(page)
    }
    names = ScriptNames(book)
    languages = player.languages
    replay = Replay(player: player, names: names)
    detector = ProblemDetector(book)
    runner = ScriptRunner(player: player, names: names)
    runner.maxEvents = Explorer.maxEvents
    initialState = player.saveWithOptions()
    coverage = ContentCoverage(book)
    states = ExploredStates(names: names, limits: limits)
    frontier = Frontier(pages: book.pages.count)
    random = SplitMix64(seed: settings.seed)
    restartPoints = Array(repeating: [], count: book.pages.count + 1)
    isTried = Array(repeating: false, count: book.pages.count + 1)
    rules = RuleEventMonitor(book)
  }

  var steps: Int { effort.steps }

  /// Explores the book until the budget is spent or nothing is left to try.
  ///
  /// - Parameter report: Called with the progress after each piece of work.
  /// - Returns: The problems found, and how much was explored.
  public mutating func explore(report: (Progress) -> Void = { _ in }) -> Exploration {
    func reportSteps(_ steps: Int) { report(.steps(steps)) }
    reportSteps(0)
    openAll(report: reportSteps)
    openSections(report: reportSteps)
    var walked = 0
    while steps < settings.budget {
      if isRandomWalkDue(after: walked) {
        let start = steps
        randomWalk()
        walked += max(1, steps - start)
        // A walk that can't start must not loop forever.
        if steps == start { effort.add(steps: 1) }
        reportSteps(steps)
      } else if let number = frontier.next() {
        expand(number, report: reportSteps)
      } else {
        break
      }
    }
    let isComplete = frontier.count == 0 && !states.isIncomplete && steps < settings.budget
    let spent = steps
    let discoveries = withoutActuallyEscaping(report) { report in
      self.discoveries { report(.scripts($0, of: $1)) }
    }
    return Exploration(discoveries: discoveries, stateCount: states.all.count, stepCount: spent, isComplete: isComplete)
  }

  /// Returns whether a random walk is due: walks get a quarter of the steps, and a minimum if nothing else is left.
  private func isRandomWalkDue(after walked: Int) -> Bool {
    let isBehind = walked * 3 < steps - walked
    if frontier.count > 0 { return isBehind }
    return walked * 4 < settings.budget && (isBehind || walked < Explorer.minRandomWalkSteps)
  }

  /// Starts on every page, because readers can open any page from the contents, and at the credits.
  private mutating func openAll(report: (Int) -> Void) {
    for page in 1...max(1, book.pages.count) where settings.page.map({ $0 == page }) ?? true {
      guard steps < settings.budget else { return }
      isTried[min(page, book.pages.count)] = true
      attempt([.input(.open(page: page))], from: initialState, of: nil, report: report)
      report(steps)
    }
    guard settings.page == nil, book.hasCredits, steps < settings.budget else { return }
    attempt([.input(.openCredits)], from: initialState, of: nil, report: report)
  }

  /// Starts in every drawn section and, for each of the book's own options, with a value other than the default.
  private mutating func openSections(report: (Int) -> Void) {
    guard settings.page == nil else { return }
    for section in book.drawnSections {
      guard let word = section.section?.value, steps < settings.budget else { return }
      attempt([.input(.openNamed(book.names.text(of: word)))], from: initialState, of: nil, report: report)
      report(steps)
    }
    let cover = Command.input(.openNamed(SectionKind.cover.keyword.description))
    var names = book.names
    for entry in BookOptions(book, names: &names).entries where entry.rules.builtIn == nil {
      let value = entry.rules.value(after: entry.rules.initialValue, by: 1)
      guard value != entry.rules.initialValue, steps < settings.budget else { continue }
      let choice = Command.input(.option(names.text(of: entry.name), value))
      attempt([cover, choice], from: initialState, of: nil, report: report)
      report(steps)
    }
  }

  private mutating func expand(_ number: Int, report: (Int) -> Void) {
    guard let saved = goBack(to: number) else { return }
    states.kept.release(number)
    let player = runner.player
    var moves = moves(of: player)
    while let group = nextMoves(&moves, in: player) {
      for command in group {
        guard steps < settings.budget else { return }
        attempt([command], from: saved, of: number, report: report)
        report(steps)
      }
      guard steps < settings.budget else { return }
    }
    if player.timeToNextChange != nil {
      for condition in [WaitCondition.untilSomethingHappens, .untilCalm] {
        runner.restart(at: saved)
        wait(condition, of: number, report: report)
      }
      report(steps)
    }
    states.markExpanded(number)
  }
}

struct RuleWithEvent: Sendable {
  /// The number of the page that has the rule, or `nil` for a rule of the book.
  var page: Int?
  /// The index among the rules of the page or the book.
  var number: Int
  var path: CommandPath
}

/// A path to a state: commands performed at a moment.
struct CommandPath: Sendable {
  /// The index of the moment, or `nil` for the beginning.
  var parent: Int?
  var commands: [Command] = []

  func path(_ states: ExploredStates) -> [Command] { states.path(to: parent) + commands }
}
