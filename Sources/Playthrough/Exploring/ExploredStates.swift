import BookKit

/// The moments of a book that an explorer has seen, and how one leads to another.
///
/// However long it goes on, this takes no more memory than its limits say.
struct ExploredStates: Sendable {
  /// A moment.
  struct Moment: Sendable {
    /// The one before; -1 where the book was just opened.
    var parent: Int32
    /// The page; 0 for the credits.
    var page: Int32
    /// Where the commands begin in the log that led here from the one before.
    fileprivate var start: UInt32
    /// Where its state is kept; -1 where it is not.
    fileprivate var slot: Int32 = -1
    /// Whether everything was tried from here.
    var isExpanded = false
    /// Whether something that was tried from here led off the page.
    var leavesPage = false
    /// Whether something that was tried from here led to a moment for which there was no room.
    fileprivate var hasLostWays = false
    /// Whether walks by lot come back to it.
    fileprivate var isCamp = false
  }

  /// How much is kept at the most.
  struct Limits: Sendable {
    var moments = 200_000
    var ways = 1_000_000
    /// The bytes of the commands that led from one moment to the next.
    var commandBytes = 8 << 20
    /// The bytes of all states to which one may come back; what is not kept is played again.
    var stateBytes = 16 << 20
  }

  private(set) var all: [Moment] = []
  /// From which moment to which something led.
  private(set) var ways: [(from: Int32, to: Int32)] = []
  /// Whether something was found for which there was no room.
  private(set) var hasLeftOut = false
  private var log: [UInt8] = []
  private var table = StateTable()
  private var kept = KeptStates()
  private let limits: Limits

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  // MARK: - Moments

  /// The number of a moment that was found, and whether it is a new one; nothing when there is no room for it.
  mutating func note(_ likeness: UInt64, page: Int, from parent: Int, by commands: [Command]) -> (Int, isNew: Bool)? {
    let known = table.number(of: likeness)
    guard let number = known ?? add(likeness, page, from: parent, by: commands) else {
      hasLeftOut = true
      if parent >= 0 { all[parent].hasLostWays = true }
      return nil
    }
    noteWay(from: parent, to: number)
    return (number, known == nil)
  }

  private mutating func add(_ likeness: UInt64, _ page: Int, from parent: Int, by commands: [Command]) -> Int? {
    guard all.count < limits.moments, log.count < limits.commandBytes else { return nil }
    let start = UInt32(truncatingIfNeeded: log.count)
    CommandLog.append(commands, to: &log)
    all.append(Moment(parent: Int32(truncatingIfNeeded: parent), page: Int32(page), start: start))
    table.add(all.count - 1, for: likeness)
    return all.count - 1
  }

  private mutating func noteWay(from parent: Int, to number: Int) {
    guard parent >= 0, parent != number else { return }
    guard ways.count < limits.ways else {
      hasLeftOut = true
      all[parent].hasLostWays = true
      return
    }
    ways.append((Int32(truncatingIfNeeded: parent), Int32(truncatingIfNeeded: number)))
  }

  mutating func markExpanded(_ number: Int) { all[number].isExpanded = true }
  mutating func markLeaving(_ number: Int) { all[number].leavesPage = true }

  // MARK: - States

  /// How many bytes the states take that are kept.
  var keptBytes: Int { kept.byteCount }

  /// Keeps the state of a moment from which everything shall be tried, if there is room for it.
  mutating func keep(_ saved: SavedState, _ byteCount: Int, of number: Int) {
    guard kept.byteCount + byteCount <= limits.stateBytes else { return }
    all[number].slot = kept.add(saved, byteCount)
  }

  /// Lets walks by lot come back to a moment as long as they like.
  ///
  /// Their states take no more than half of the room: the others are let go again.
  mutating func keepAsCamp(_ number: Int) {
    let slot = all[number].slot
    guard slot >= 0, kept.reserve(slot, within: limits.stateBytes / 2) else { return }
    all[number].isCamp = true
  }

  /// The state of a moment; nothing when it is not kept.
  func state(of number: Int) -> SavedState? {
    all[number].slot < 0 ? nil : kept.state(at: all[number].slot)
  }

  /// Lets the state of a moment go from which everything is tried now.
  mutating func release(_ number: Int) {
    guard all[number].slot >= 0, !all[number].isCamp else { return }
    kept.remove(all[number].slot)
    all[number].slot = -1
  }

  // MARK: - Ways

  /// What led to a moment from the one before.
  func commands(to number: Int) -> [Command] {
    let end = number + 1 < all.count ? Int(all[number + 1].start) : log.count
    return CommandLog.commands(in: log[Int(all[number].start)..<end])
  }

  /// All commands that lead to a moment, from the beginning.
  func path(to number: Int) -> [Command] { path(to: number, from: -1) }

  /// The commands that lead to a moment from one before.
  func path(to number: Int, from ancestor: Int) -> [Command] {
    var parts: [[Command]] = []
    var number = number
    while number >= 0, number != ancestor {
      parts.append(commands(to: number))
      number = Int(all[number].parent)
    }
    var path: [Command] = []
    for part in parts.reversed() { path += part }
    return path
  }

  /// The nearest moment on the way to one, or that one, whose state is kept; -1 for the beginning.
  func nearestKept(to number: Int) -> Int {
    var number = number
    while number >= 0, all[number].slot < 0 { number = Int(all[number].parent) }
    return number
  }

  /// The first moment of each page from which no way leads off it, by page; nothing where there is none.
  ///
  /// What was not tried may lead anywhere.
  func deadEnds(pages: Int) -> [Int?] {
    var isOpen = all.map { $0.leavesPage || !$0.isExpanded || $0.hasLostWays }
    // By moment: where in `sources` those begin that lead to it.
    var starts = Array(repeating: Int32(0), count: all.count + 1)
    for way in ways { starts[Int(way.to) + 1] += 1 }
    for number in all.indices { starts[number + 1] += starts[number] }
    var places = starts
    var sources = Array(repeating: Int32(0), count: ways.count)
    for way in ways {
      sources[Int(places[Int(way.to)])] = way.from
      places[Int(way.to)] += 1
    }
    var pending = all.indices.filter { isOpen[$0] }
    while let number = pending.popLast() {
      for place in Int(starts[number])..<Int(starts[number + 1]) where !isOpen[Int(sources[place])] {
        isOpen[Int(sources[place])] = true
        pending.append(Int(sources[place]))
      }
    }
    var first = Array(repeating: Int?.none, count: pages + 1)
    for number in all.indices.reversed() where !isOpen[number] { first[Int(all[number].page)] = number }
    return first
  }

  /// For each page whether it was seen, and whether anything led off it.
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
