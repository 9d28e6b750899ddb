struct PageTurns: Sendable {
  private(set) var goals: [Int: [Int]] = [:]

  mutating func record(from origin: Int, to page: Int) {
    if !(goals[origin]?.contains(page) ?? false) { goals[origin, default: []].append(page) }
  }

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
