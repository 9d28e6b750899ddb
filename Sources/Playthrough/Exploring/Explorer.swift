import BookKit

/// Tries a book: touches, drags and turns whatever can be, waits, comes back and tries something else.
///
/// It begins at every page as it opens, and goes on from every moment that is not like one that it has seen. A quarter
/// of what it does is left to lots. The same book, seed and budget give the same discoveries everywhere.
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
    /// explorer waits, or sixteen events.
    public var budget = 500_000
    /// The only page that is tried, counted from 1; all where nothing is said.
    public var page: Int?

    /// The usual: all pages, with a budget that takes some seconds.
    public init() {}
  }

  let book: Book
  let names: ScriptNames
  /// The languages to which a reader can change.
  let languages: [[UInt8]]
  let settings: Settings
  let replay: Replay
  let witness: Witness
  var runner: ScriptRunner
  var coverage: Coverage
  var states = ExploredStates()
  var frontier: Frontier
  var lots: Lots
  /// How many steps were spent.
  var steps = 0
  /// How many elements are in all states that are kept: what they take of the memory.
  var keptElements = 0
  /// Whether moments had to be left out because too many were kept.
  var hasLeftOut = false
  /// Moments to which walks by lot come back, by page.
  var camps: [[Camp]]
  /// By page from which something led, and page to which it led.
  var turns: [Bool]
  var sightings: [Sighting] = []
  /// Whether lots decide what is done.
  var isWalking = false
  /// Rules whose event came though they did not fire, and what led there.
  var nearRules: [NearRule] = []
  /// Drags onto targets that ended elsewhere.
  var misses: [Sighting] = []

  /// So many steps go by lot even where next to nothing is left to try.
  static let shortestWalks = 3000
  /// More elements than that are not kept, so that no book takes all memory.
  var mostKeptElements = 400_000

  /// An explorer of a book, with a player of it on which no page is open yet.
  public init(_ player: Player, of book: Book, settings: Settings = Settings()) {
    self.book = book
    self.settings = settings
    names = ScriptNames(book)
    languages = player.languages.map { Array($0.utf8) }
    replay = Replay(player: player, names: names)
    witness = Witness(book)
    runner = ScriptRunner(player: player, names: names)
    coverage = Coverage(book)
    frontier = Frontier(pages: book.pages.count)
    lots = Lots(seed: settings.seed)
    camps = Array(repeating: [], count: book.pages.count + 1)
    turns = Array(repeating: false, count: (book.pages.count + 1) * (book.pages.count + 1))
  }

  /// Tries the book until the budget is spent, or nothing is left to be tried.
  ///
  /// - Parameter tell: is told now and then how many steps have been spent.
  /// - Returns: what is wrong, and how much was tried.
  public mutating func explore(tell: (Int) -> Void = { _ in }) -> Exploration {
    openAll()
    var walked = 0
    var told = 0
    while steps < settings.budget {
      if isWalkDue(after: walked) {
        let start = steps
        walk()
        walked += max(1, steps - start)
        // Nothing to begin at is no reason to look for it for ever.
        if steps == start { steps += 1 }
      } else if let number = frontier.next() {
        expand(number)
      } else {
        break
      }
      if steps - told >= 2000 {
        told = steps
        tell(steps)
      }
    }
    let isComplete = frontier.count == 0 && !hasLeftOut && steps < settings.budget
    return Exploration(
      discoveries: discoveries(), states: states.all.count, steps: steps, isComplete: isComplete)
  }

  /// Whether it is the turn of lots: they get a quarter of the steps, and some even when nothing else is left to try.
  private func isWalkDue(after walked: Int) -> Bool {
    let isBehind = walked * 3 < steps - walked
    if frontier.count > 0 { return isBehind }
    return walked * 4 < settings.budget && (isBehind || walked < Explorer.shortestWalks)
  }

  /// Begins at every page, as the contents of a book let a reader do, and at the credits.
  private mutating func openAll() {
    let start = replay.player.save()
    for page in 1...max(1, book.pages.count) where settings.page.map({ $0 == page }) ?? true {
      _ = attempt([.open(page: page)], from: start, of: -1)
    }
    if settings.page == nil, !book.credits.isEmpty { _ = attempt([.openCredits], from: start, of: -1) }
  }

  /// Tries everything at a moment.
  private mutating func expand(_ number: Int) {
    guard let saved = states.expand(number) else { return }
    keptElements -= weight(ofPage: Int(states.all[number].page))
    runner.restart(at: saved)
    let player = runner.player
    for command in moves(of: player) {
      guard steps < settings.budget else { return }
      _ = attempt([command], from: saved, of: number)
    }
    if player.timeToNextChange != nil {
      wait(.untilSomethingHappens, from: saved, of: number)
      wait(.untilCalm, from: saved, of: number)
    }
    states.markExpanded(number)
  }

  /// How many elements a state of a page keeps.
  func weight(ofPage page: Int) -> Int { page < 1 ? 1 : book.pages[page - 1].elements.count + 1 }
}

/// A rule whose event came.
struct NearRule: Sendable {
  /// The page to which the rule belongs; nothing for the book's.
  var page: Int?
  /// Its place among those of the page or the book.
  var number: Int
  /// What led there.
  var path: [Command]
}

/// A moment to which walks by lot come back.
struct Camp: Sendable {
  var number: Int
  var saved: SavedState
}
