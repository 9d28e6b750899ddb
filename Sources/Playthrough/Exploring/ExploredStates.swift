import BookKit
import PropertyList

/// The states of a book that an explorer has seen, and the transitions between them.
///
/// Its memory use never exceeds the limits.
struct ExploredStates: Sendable {
  struct Moment: Sendable {
    /// The index of the previous moment, or `nil` for the beginning.
    var parent: Int?
    /// The number of the page; 0 for the credits and sections.
    var page: Int
    fileprivate var start: Int
    var isExpanded = false
    /// Whether a command at this moment left the page.
    var leavesPage = false
    /// Whether a command at this moment led to a moment or a transition that wasn't recorded for lack of room.
    fileprivate var hasUnrecordedTransitions = false
  }

  struct Limits: Sendable {
    var moments = 200_000
    var transitions = 1_000_000
    /// The number of bytes for the commands that led to each moment from its parent, as a script.
    var commandBytes = 8 << 20
    /// The number of bytes for saved states; a state that isn't kept is restored by replaying commands.
    var stateBytes = 16 << 20
  }

  private(set) var all: [Moment] = []
  private(set) var transitions: [(from: Int, to: Int)] = []
  /// Whether something wasn't recorded for lack of room.
  private(set) var isIncomplete = false
  /// The commands that led to each moment, as a script, because a `Command` takes about a hundred bytes.
  private var log: [UInt8] = []
  private var numbersByHash: [Int: Int] = [:]
  var kept: StateStore
  private let names: ScriptNames
  private let limits: Limits

  init(names: ScriptNames, limits: Limits = Limits()) {
    (self.names, self.limits) = (names, limits)
    kept = StateStore(maxBytes: limits.stateBytes)
  }

  /// Records a state and returns its index and whether it is new, or `nil` if there is no room for it.
  mutating func record(
    _ equivalenceHash: Int, page: Int, from parent: Int?, by commands: [Command]
  ) -> (Int, isNew: Bool)? {
    let known = numbersByHash[equivalenceHash]
    guard let number = known ?? add(equivalenceHash, page, from: parent, by: commands) else {
      isIncomplete = true
      if let parent { all[parent].hasUnrecordedTransitions = true }
      return nil
    }
    addTransition(from: parent, to: number)
    return (number, known == nil)
  }

  private mutating func add(_ equivalenceHash: Int, _ page: Int, from parent: Int?, by commands: [Command]) -> Int? {
    guard all.count < limits.moments, log.count < limits.commandBytes else { return nil }
    all.append(Moment(parent: parent, page: page, start: log.count))
    log += ScriptText(names).lines(of: commands)
    numbersByHash[equivalenceHash] = all.count - 1
    return all.count - 1
  }

  private mutating func addTransition(from parent: Int?, to number: Int) {
    guard let parent, parent != number else { return }
    guard transitions.count < limits.transitions else {
      isIncomplete = true
      all[parent].hasUnrecordedTransitions = true
      return
    }
    transitions.append((parent, number))
  }

  mutating func markExpanded(_ number: Int) { all[number].isExpanded = true }
  mutating func markLeaving(_ number: Int) { all[number].leavesPage = true }

  func commands(to number: Int) -> [Command] {
    let end = number + 1 < all.count ? all[number + 1].start : log.count
    let source = PropertyList.Source(Array(log[all[number].start..<end]))
    return Script.read(source, names: names).script.steps.map { $0.command }
  }

  /// Returns the commands that lead to a moment from one of its ancestors, or from the beginning.
  func path(to number: Int?, from ancestor: Int? = nil) -> [Command] {
    var parts: [[Command]] = []
    var next = number
    while let number = next, number != ancestor {
      parts.append(commands(to: number))
      next = all[number].parent
    }
    return parts.reversed().flatMap { $0 }
  }

  /// Returns the moment itself or the nearest ancestor whose state is kept, or `nil` for the beginning.
  func nearestKept(to number: Int) -> Int? {
    var next: Int? = number
    while let number = next, !kept.contains(number) { next = all[number].parent }
    return next
  }

  /// Returns, for each page, the first moment from which nothing leads off the page, or `nil` if there is none.
  ///
  /// A moment that wasn't fully explored doesn't count.
  func deadEnds(pages: Int) -> [Int?] {
    var isOpen = all.map { $0.leavesPage || !$0.isExpanded || $0.hasUnrecordedTransitions }
    var sources = Array(repeating: [Int](), count: all.count)
    for transition in transitions { sources[transition.to].append(transition.from) }
    var pending = all.indices.filter { isOpen[$0] }
    while let number = pending.popLast() {
      for source in sources[number] where !isOpen[source] {
        isOpen[source] = true
        pending.append(source)
      }
    }
    var first = Array(repeating: Int?.none, count: pages + 1)
    for number in all.indices.reversed() where !isOpen[number] { first[all[number].page] = number }
    return first
  }

  func pages(_ count: Int) -> (wereSeen: [Bool], canBeLeft: [Bool]) {
    var wereSeen = Array(repeating: false, count: count + 1)
    var canBeLeft = wereSeen
    for moment in all {
      wereSeen[moment.page] = true
      if moment.leavesPage { canBeLeft[moment.page] = true }
    }
    return (wereSeen, canBeLeft)
  }
}
