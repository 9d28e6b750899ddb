/// The root causes of a list of items, where each item can have another item as its cause.
struct CauseChains {
  /// For each item, the index of its root cause, or its own index if it has no cause.
  ///
  /// The root of a cycle is its member with the lowest index.
  let roots: [Int]

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
      } else if let index = chain.firstIndex(of: number), causes[number] != nil {
        // A chain that leads into a cycle has the root of the cycle.
        root = chain[index...].reduce(number) { min($0, $1) }
      } else {
        root = number
      }
      for member in chain { roots[member] = root }
    }
    self.roots = roots
  }
}
