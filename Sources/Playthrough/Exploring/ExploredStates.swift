import BookKit
import PropertyList

/// The states of a book that an explorer has seen, and the transitions between them.
///
/// Its memory never exceeds its limits.
struct ExploredStates: Sendable {
  struct Moment: Sendable {
    /// The index of the moment before, or `nil` if the book was just opened.
    var parent: Int32?
    /// The number of the page; 0 for the credits.
    var page: Int32
    fileprivate var start: UInt32
    var isExpanded = false
    /// Whether a command tried from here left the page.
    var leavesPage = false
    /// Whether a command tried from here led to a moment or transition that wasn't recorded for lack of room.
    fileprivate var hasUnrecordedTransitions = false
  }

  struct Limits: Sendable {
    var moments = 200_000
    var transitions = 1_000_000
    /// The bytes of the commands that led to each moment from its parent, as a script.
    var commandBytes = 8 << 20
    /// The bytes of the saved states; a state that isn't kept is restored by replaying commands.
    var stateBytes = 16 << 20
  }

  private(set) var all: [Moment] = []
  /// The transitions between moments, as pairs of indices.
  private(set) var transitions: [(from: Int32, to: Int32)] = []
  /// Whether something wasn't recorded for lack of room.
  private(set) var isIncomplete = false
  /// What led to each moment, as a script: a command would take about a hundred bytes.
  private var log: [UInt8] = []
  private var numbersByHash: [UInt64: Int32] = [:]
  private(set) var kept = StateStore()
  private let names: ScriptNames
  private let limits: Limits

  init(names: ScriptNames, limits: Limits = Limits()) {
    self.names = names
    self.limits = limits
  }

  // MARK: - Moments

  /// Records a state and returns its index and whether it is new, or `nil` if there is no room for it.
  mutating func record(_ equivalenceHash: UInt64, page: Int, from parent: Int?, by commands: [Command]) -> (
    Int, isNew: Bool
  )? {
    let known = numbersByHash[equivalenceHash].map { Int($0) }
    guard let number = known ?? add(equivalenceHash, page, from: parent, by: commands) else {
      isIncomplete = true
      if let parent { all[parent].hasUnrecordedTransitions = true }
      return nil
    }
    addTransition(from: parent, to: number)
    return (number, known == nil)
  }

  private mutating func add(_ equivalenceHash: UInt64, _ page: Int, from parent: Int?, by commands: [Command]) -> Int? {
    guard all.count < limits.moments, log.count < limits.commandBytes else { return nil }
    let start = UInt32(truncatingIfNeeded: log.count)
    log += ScriptText(names).lines(of: commands)
    all.append(Moment(parent: parent.map { Int32(truncatingIfNeeded: $0) }, page: Int32(page), start: start))
    numbersByHash[equivalenceHash] = Int32(truncatingIfNeeded: all.count - 1)
    return all.count - 1
  }

  private mutating func addTransition(from parent: Int?, to number: Int) {
    guard let parent, parent != number else { return }
    guard transitions.count < limits.transitions else {
      isIncomplete = true
      all[parent].hasUnrecordedTransitions = true
      return
    }
    transitions.append((Int32(truncatingIfNeeded: parent), Int32(truncatingIfNeeded: number)))
  }

  mutating func markExpanded(_ number: Int) { all[number].isExpanded = true }
  mutating func markLeaving(_ number: Int) { all[number].leavesPage = true }

  // MARK: - States

  /// Keeps the state of a moment to be expanded, if there is room for it.
  mutating func keep(_ saved: SavedState, _ byteCount: Int, of number: Int) {
    guard kept.byteCount + byteCount <= limits.stateBytes else { return }
    kept.add(saved, byteCount, of: number)
  }

  /// Keeps the state of a moment permanently as a starting point of random walks.
  ///
  /// These states take at most half of the room; the others are released after expansion.
  mutating func keepAsRestartPoint(_ number: Int) { kept.reserve(number, within: limits.stateBytes / 2) }

  func state(of number: Int) -> SavedState? { kept.state(of: number) }

  mutating func release(_ number: Int) { kept.release(number) }

  // MARK: - Paths

  /// Returns the commands that led to a moment from its parent.
  func commands(to number: Int) -> [Command] {
    let end = number + 1 < all.count ? Int(all[number + 1].start) : log.count
    let source = PropertyList.Source(Array(log[Int(all[number].start)..<end]))
    return Script.read(source, names: names).script.steps.map { $0.command }
  }

  /// Returns the commands that lead to a moment from one of its ancestors, or from the beginning.
  func path(to number: Int?, from ancestor: Int? = nil) -> [Command] {
    var parts: [[Command]] = []
    var next = number
    while let number = next, number != ancestor {
      parts.append(commands(to: number))
      next = parent(of: number)
    }
    return parts.reversed().flatMap { $0 }
  }

  /// Returns the nearest moment whose state is kept, this one or an ancestor, or `nil` for the beginning.
  func nearestKept(to number: Int) -> Int? {
    var next: Int? = number
    while let number = next, !kept.contains(number) { next = parent(of: number) }
    return next
  }

  private func parent(of number: Int) -> Int? { all[number].parent.map { Int($0) } }

  /// Returns, for each page, the first moment from which nothing leaves the page, or `nil` if there is none.
  ///
  /// A moment that wasn't fully explored doesn't count.
  func deadEnds(pages: Int) -> [Int?] {
    var isOpen = all.map { $0.leavesPage || !$0.isExpanded || $0.hasUnrecordedTransitions }
    // For each moment, the index in `sources` where its predecessors begin.
    var starts = Array(repeating: Int32(0), count: all.count + 1)
    for way in transitions { starts[Int(way.to) + 1] += 1 }
    for number in all.indices { starts[number + 1] += starts[number] }
    var places = starts
    var sources = Array(repeating: Int32(0), count: transitions.count)
    for way in transitions {
      sources[Int(places[Int(way.to)])] = way.from
      places[Int(way.to)] += 1
    }
    var pending = all.indices.filter { isOpen[$0] }
    while let number = pending.popLast() {
      for index in Int(starts[number])..<Int(starts[number + 1]) where !isOpen[Int(sources[index])] {
        isOpen[Int(sources[index])] = true
        pending.append(Int(sources[index]))
      }
    }
    var first = Array(repeating: Int?.none, count: pages + 1)
    for number in all.indices.reversed() where !isOpen[number] { first[Int(all[number].page)] = number }
    return first
  }

  /// Returns, for each page, whether it was seen and whether anything left it.
  func pages(_ count: Int) -> (wereSeen: [Bool], canBeLeft: [Bool]) {
    var wereSeen = Array(repeating: false, count: count + 1)
    var canBeLeft = wereSeen
    for moment in all {
      wereSeen[Int(moment.page)] = true
      if moment.leavesPage { canBeLeft[Int(moment.page)] = true }
    }
    return (wereSeen, canBeLeft)
  }
}
