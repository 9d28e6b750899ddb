struct PageTurns: Sendable {
  private(set) var goals: [Int: [Int]] = [:]

  mutating func record(from origin: Int, to page: Int) {
    if !(goals[origin]?.contains(page) ?? false) { goals[origin, default: []].append(page) }
  }

  /// Returns for each page whether turns lead to it from page 1.
  func reachable(pages: Int) -> [Bool] {
    var isReached = Array(repeating: false, count: pages + 1)
    var pending = pages > 0 ? [1] : []
    while let page = pending.popLast() {
      if !isReached[page] { pending += goals[page] ?? [] }
      isReached[page] = true
    }
    return isReached
  }
}
