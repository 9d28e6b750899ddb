import BookKit

/// Tries a book: touches, drags and turns whatever can be, waits, comes back and tries something else.
///
/// It begins at every page as it opens, and goes on from every moment that is not like one that it has seen. A quarter
/// of what it does is left to lots. The same book, seed and budget give the same discoveries everywhere. The time that
/// it takes is in proportion to the budget, and its memory has a limit that neither book nor budget can move.
///
/// ```swift
/// var explorer = Explorer(Player(book), of: book)
/// let discoveries = explorer.explore().discoveries
/// ```
public struct Explorer: Sendable {
  /// What an explorer is told.
  public struct Settings: Sendable, Equatable {
    /// The number with which lots begin.
    public var seed: UInt64 = 1
    /// How many steps are spent: a step is something that a reader does, a tick at which something is due while the
    /// explorer waits, or sixteen events; at moments that are large, each of the first two counts as several.
    public var budget = 500_000
    /// The only page that is tried, counted from 1; all where nothing is said.
    public var page: Int?

    /// The usual: all pages, with a budget that takes some seconds.
    public init() {}
  }

  /// How far an explorer has come.
  public enum Progress: Sendable, Equatable {
    /// So many steps have been spent.
    case steps(Int)
    /// Of so many findings, so many have their scripts.
    case scripts(Int, of: Int)
  }

  let book: Book
  let names: ScriptNames
  /// The languages to which a reader can change.
  let languages: [[UInt8]]
  let settings: Settings
  let replay: Replay
  let witness: Witness
  var runner: ScriptRunner
  /// The player before anything is open.
  let beginning: SavedState
  var coverage: Coverage
  var states: ExploredStates
  var frontier: Frontier
  var lots: Lots
  /// What was spent.
  var effort = Effort()
  /// Moments to which walks by lot come back, by page.
  var camps: [[Int32]]
  /// By page: whether it was opened to be tried.
  var isTried: [Bool]
  var turns = PageTurns()
  var sightings: [Sighting] = []
  /// Whether lots decide what is done.
  var isWalking = false
  var rules: RuleWatch
  /// Rules whose event came though they did not fire, and what led there.
  var nearRules: [NearRule] = []
  /// Drags onto targets that ended elsewhere.
  var misses: [Sighting] = []
  /// By name: when it was last met while the elements of a moment were looked through.
  var stamps: [UInt32]
  var stamp: UInt32 = 0

  /// So many steps go by lot even where next to nothing is left to try.
  static let shortestWalks = 3000
  /// What is done at once brings no more events than that, or it is left at that.
  static let mostEvents = 10_000

  /// An explorer of a book, with a player of it on which no page is open yet.
  public init(_ player: Player, of book: Book, settings: Settings = Settings()) {
    self.init(player, of: book, settings: settings, limits: ExploredStates.Limits())
  }

  init(_ player: Player, of book: Book, settings: Settings, limits: ExploredStates.Limits) {
    self.book = book
    self.settings = settings
    names = ScriptNames(book)
    languages = player.languages.map { Array($0.utf8) }
    replay = Replay(player: player, names: names)
    witness = Witness(book)
    runner = ScriptRunner(player: player, names: names)
    runner.mostEvents = Explorer.mostEvents
    beginning = player.save()
    coverage = Coverage(book)
    states = ExploredStates(limits: limits)
    frontier = Frontier(pages: book.pages.count)
    lots = Lots(seed: settings.seed)
    camps = Array(repeating: [], count: book.pages.count + 1)
    isTried = Array(repeating: false, count: book.pages.count + 1)
    rules = RuleWatch(book)
    stamps = Array(repeating: 0, count: player.names.count)
  }

  /// How many steps were spent.
  var steps: Int { effort.steps }

  /// Tries the book until the budget is spent, or nothing is left to be tried.
  ///
  /// - Parameter tell: is told now and then how far it has come.
  /// - Returns: what is wrong, and how much was tried.
  public mutating func explore(tell: (Progress) -> Void = { _ in }) -> Exploration {
    var told = 0
    func tellSteps(_ steps: Int) {
      guard steps - told >= 2000 else { return }
      told = steps
      tell(.steps(steps))
    }
    openAll(tell: tellSteps)
    var walked = 0
    while steps < settings.budget {
      if isWalkDue(after: walked) {
        let start = steps
        walk()
        walked += max(1, steps - start)
        // Nothing to begin at is no reason to look for it for ever.
        if steps == start { effort.add(steps: 1) }
        tellSteps(steps)
      } else if let number = frontier.next() {
        expand(number, tell: tellSteps)
      } else {
        break
      }
    }
    let isComplete = frontier.count == 0 && !states.hasLeftOut && steps < settings.budget
    let spent = steps
    return Exploration(
      discoveries: discoveries { tell(.scripts($0, of: $1)) }, states: states.all.count, steps: spent,
      isComplete: isComplete)
  }

  /// Whether it is the turn of lots: they get a quarter of the steps, and some even when nothing else is left to try.
  private func isWalkDue(after walked: Int) -> Bool {
    let isBehind = walked * 3 < steps - walked
    if frontier.count > 0 { return isBehind }
    return walked * 4 < settings.budget && (isBehind || walked < Explorer.shortestWalks)
  }

  /// Begins at every page, as the contents of a book let a reader do, and at the credits.
  private mutating func openAll(tell: (Int) -> Void) {
    for page in 1...max(1, book.pages.count) where settings.page.map({ $0 == page }) ?? true {
      guard steps < settings.budget else { return }
      isTried[min(page, book.pages.count)] = true
      attempt([.open(page: page)], from: beginning, of: -1)
      tell(steps)
    }
    guard settings.page == nil, !book.credits.isEmpty, steps < settings.budget else { return }
    attempt([.openCredits], from: beginning, of: -1)
  }

  /// Tries everything at a moment.
  private mutating func expand(_ number: Int, tell: (Int) -> Void) {
    guard let saved = come(backTo: number) else { return }
    states.release(number)
    let player = runner.player
    var moves = moves(of: player)
    while let group = nextMoves(&moves, in: player) {
      for command in group {
        guard steps < settings.budget else { return }
        attempt([command], from: saved, of: number)
        tell(steps)
      }
      guard steps < settings.budget else { return }
    }
    if player.timeToNextChange != nil {
      wait(.untilSomethingHappens, from: saved, of: number)
      wait(.untilCalm, from: saved, of: number)
      tell(steps)
    }
    states.markExpanded(number)
  }
}

/// A rule whose event came.
struct NearRule: Sendable {
  /// The page to which the rule belongs; nothing for the book's.
  var page: Int?
  /// Its place among those of the page or the book.
  var number: Int
  /// What led there.
  var way: Way
}

/// How something was reached: from a moment, by commands.
struct Way: Sendable {
  /// The moment; -1 for the beginning.
  private let parent: Int
  private let log: [UInt8]

  init(from parent: Int, by commands: [Command]) {
    self.parent = parent
    var log: [UInt8] = []
    CommandLog.append(commands, to: &log)
    self.log = log
  }

  /// All commands from the beginning.
  func path(_ states: ExploredStates) -> [Command] {
    states.path(to: parent) + CommandLog.commands(in: log[...])
  }
}
