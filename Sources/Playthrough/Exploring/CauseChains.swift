/// Which of several things, each of which may be because of another one, stands at the beginning.
struct CauseChains {
  /// By thing the first one of its chain; itself where it is because of nothing else.
  ///
  /// In a ring everything is because of its first one.
  let roots: [Int]

  /// Chains of things of which each knows the one that it is because of, if any.
  init(_ causes: [Int?]) {
    var roots = Array(repeating: -1, count: causes.count)
    var round = Array(repeating: -1, count: causes.count)
    for start in causes.indices where roots[start] < 0 {
      var chain: [Int] = []
      var number = start
      while roots[number] < 0, round[number] != start {
        round[number] = start
        chain.append(number)
        guard let cause = causes[number] else { break }
        number = cause
      }
      let root: Int
      if roots[number] >= 0 {
        root = roots[number]
      } else if let place = chain.firstIndex(of: number), causes[number] != nil {
        // What leads into a ring comes of it too.
        root = chain[place...].reduce(number) { min($0, $1) }
      } else {
        root = number
      }
      for member in chain { roots[member] = root }
    }
    self.roots = roots
  }
}
