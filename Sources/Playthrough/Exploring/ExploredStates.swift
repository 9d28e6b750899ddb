import BookKit

/// The moments of a book that an explorer has seen, and how one leads to another.
struct ExploredStates: Sendable {
  /// A moment.
  struct Moment: Sendable {
    /// The one before; -1 where the book was just opened.
    var parent: Int32
    /// The page; 0 for the credits.
    var page: Int32
    /// What led here from the one before.
    var commands: [Command]
    /// To come back to it; nothing when that is not wanted any more.
    var saved: SavedState?
    /// Whether everything was tried from here.
    var isExpanded = false
    /// Whether something that was tried from here led off the page.
    var leavesPage = false
  }

  private(set) var all: [Moment] = []
  /// From which moment to which something led.
  private(set) var ways: [(from: Int32, to: Int32)] = []
  private var table = StateTable()

  /// The number of a moment that was found, and whether it is a new one.
  mutating func note(_ likeness: UInt64, page: Int, from parent: Int, by commands: [Command]) -> (Int, isNew: Bool) {
    let number = table.number(of: likeness, else: all.count)
    let isNew = number == all.count
    if isNew {
      all.append(Moment(parent: Int32(truncatingIfNeeded: parent), page: Int32(page), commands: commands))
    }
    if parent >= 0, parent != number {
      ways.append((Int32(truncatingIfNeeded: parent), Int32(truncatingIfNeeded: number)))
    }
    return (number, isNew)
  }

  mutating func keep(_ saved: SavedState, of number: Int) { all[number].saved = saved }

  /// Takes the state of a moment from which everything is tried now.
  mutating func expand(_ number: Int) -> SavedState? {
    let saved = all[number].saved
    all[number].saved = nil
    return saved
  }

  mutating func markExpanded(_ number: Int) { all[number].isExpanded = true }
  mutating func markLeaving(_ number: Int) { all[number].leavesPage = true }

  /// All commands that lead to a moment, from the beginning.
  func path(to number: Int) -> [Command] {
    var parts: [[Command]] = []
    var number = number
    while number >= 0 {
      parts.append(all[number].commands)
      number = Int(all[number].parent)
    }
    var path: [Command] = []
    for part in parts.reversed() { path += part }
    return path
  }

  /// The first moment of each page from which no way leads off it, by page; nothing where there is none.
  ///
  /// What was not tried may lead anywhere.
  func deadEnds(pages: Int) -> [Int?] {
    var isOpen = all.map { $0.leavesPage || !$0.isExpanded }
    // By moment: where in `sources` those begin that lead to it.
    var starts = Array(repeating: 0, count: all.count + 1)
    for way in ways { starts[Int(way.to) + 1] += 1 }
    for number in all.indices { starts[number + 1] += starts[number] }
    var places = starts
    var sources = Array(repeating: Int32(0), count: ways.count)
    for way in ways {
      sources[places[Int(way.to)]] = way.from
      places[Int(way.to)] += 1
    }
    var pending = all.indices.filter { isOpen[$0] }
    while let number = pending.popLast() {
      for place in starts[number]..<starts[number + 1] where !isOpen[Int(sources[place])] {
        isOpen[Int(sources[place])] = true
        pending.append(Int(sources[place]))
      }
    }
    var first = Array(repeating: Int?.none, count: pages + 1)
    for number in all.indices.reversed() where !isOpen[number] { first[Int(all[number].page)] = number }
    return first
  }

  /// For each page whether anything led off it.
  func pagesThatCanBeLeft(pages: Int) -> [Bool] {
    var canBeLeft = Array(repeating: false, count: pages + 1)
    for moment in all where moment.leavesPage { canBeLeft[Int(moment.page)] = true }
    return canBeLeft
  }
}
