import BookKit

/// The strongly connected components of a directed graph that contain a cycle.
struct StronglyConnectedComponents {
  /// The component of each node, or `nil` if the node isn't part of a cycle.
  private(set) var group: [Int?]
  /// The components, each in ascending order.
  private(set) var members: [[Int]] = []

  private var order: [Int]
  private var low: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0

  /// Finds the components of the nodes below `count`, where each node has edges to its `targets`.
  init(count: Int, targets: (Int) -> [Int]) {
    group = Array(repeating: nil, count: count)
    order = Array(repeating: 0, count: count)
    low = Array(repeating: 0, count: count)
    isOpen = Array(repeating: false, count: count)
    for number in 0..<count where order[number] == 0 { visit(number, targets) }
  }

  /// Runs Tarjan's algorithm from one node, with an explicit stack instead of recursion.
  private mutating func visit(_ root: Int, _ targets: (Int) -> [Int]) {
    var stack = [(number: root, targets: targets(root), next: 0)]
    enter(root)
    while let top = stack.last {
      guard top.next < top.targets.count else {
        stack.removeLast()
        if let above = stack.last { low[above.number] = min(low[above.number], low[top.number]) }
        if low[top.number] == order[top.number] { close(top.number, leadsToItself: top.targets.contains(top.number)) }
        continue
      }
      stack[stack.count - 1].next += 1
      let target = top.targets[top.next]
      if order[target] == 0 {
        enter(target)
        stack.append((number: target, targets: targets(target), next: 0))
      } else if isOpen[target] {
        low[top.number] = min(low[top.number], order[target])
      }
    }
  }

  private mutating func enter(_ number: Int) {
    count += 1
    (order[number], low[number], isOpen[number]) = (count, count, true)
    open.append(number)
  }

  private mutating func close(_ number: Int, leadsToItself: Bool) {
    var closed: [Int] = []
    while let last = open.popLast() {
      isOpen[last] = false
      closed.append(last)
      if last == number { break }
    }
    guard closed.count > 1 || leadsToItself else { return }
    for member in closed { group[member] = members.count }
    members.append(closed.sorted())
  }

  /// Returns the shortest path from one member of a component to another, including both.
  func path(from start: Int, to end: Int, targets: (Int) -> [Int]) -> [Int] {
    guard let group = group[start], group == self.group[end] else { return [] }
    let members = members[group]
    var before: [Int?] = Array(repeating: nil, count: members.count)
    var queue = [start]
    var next = 0
    while next < queue.count, queue[next] != end {
      for target in targets(queue[next]) where self.group[target] == group && target != start {
        guard let index = StronglyConnectedComponents.position(of: target, in: members), before[index] == nil else {
          continue
        }
        before[index] = queue[next]
        queue.append(target)
      }
      next += 1
    }
    var path = [end]
    while let last = path.last, last != start, let index = StronglyConnectedComponents.position(of: last, in: members) {
      guard let previous = before[index] else { return [] }
      path.append(previous)
    }
    return path.reversed()
  }

  private static func position(of number: Int, in members: [Int]) -> Int? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < members.count && members[low] == number ? low : nil
  }
}
