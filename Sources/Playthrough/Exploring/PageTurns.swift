/// The page turns that happened, from each page to another.
struct PageTurns: Sendable {
  /// The distinct turns, in the order in which they were first seen.
  private var all: [(from: Int, to: Int)] = []
  /// The same turns, to find out whether one is known.
  private var known: Set<UInt64> = []

  var count: Int { all.count }

  mutating func record(from origin: Int, to page: Int) {
    let key = UInt64(truncatingIfNeeded: origin) << 32 | UInt64(truncatingIfNeeded: page)
    if known.insert(key).inserted { all.append((origin, page)) }
  }

  /// Returns, for each page, whether turns lead to it from page 1.
  func reachable(pages: Int) -> [Bool] {
    var starts = Array(repeating: 0, count: pages + 2)
    for turn in all { starts[turn.from + 1] += 1 }
    for page in 0...pages { starts[page + 1] += starts[page] }
    var (places, goals) = (starts, Array(repeating: 0, count: all.count))
    for turn in all {
      goals[places[turn.from]] = turn.to
      places[turn.from] += 1
    }
    var isReached = Array(repeating: false, count: pages + 1)
    guard pages > 0 else { return isReached }
    isReached[1] = true
    var pending = [1]
    while let page = pending.popLast() {
      for goal in goals[starts[page]..<starts[page + 1]] where !isReached[goal] {
        isReached[goal] = true
        pending.append(goal)
      }
    }
    return isReached
  }
}
