import BookKit
import PropertyList

/// The strongly connected components of a directed graph that contain a cycle.
struct StronglyConnectedComponents<Node: TypedIndex> {
  /// The component of each node, or `nil` if the node isn't part of a cycle.
  private(set) var group: IndexedArray<Node, Int?>
  /// The components, each in ascending order.
  private(set) var members: [[Node]] = []

  private var order: IndexedArray<Node, Int>
  private var low: IndexedArray<Node, Int>
  private var isOpen: IndexedArray<Node, Bool>
  private var open: [Node] = []
  private var count = 0

  /// Finds the components of the first `count` nodes, where each node has edges to its `targets`.
  init(count: Int, targets: (Node) -> [Node]) {
    group = IndexedArray(repeating: nil, count: count)
    order = IndexedArray(repeating: 0, count: count)
    low = IndexedArray(repeating: 0, count: count)
    isOpen = IndexedArray(repeating: false, count: count)
    for node in order.indices where order[node] == 0 { visit(node, targets) }
  }

  /// Runs Tarjan's algorithm from one node, with an explicit stack instead of recursion.
  private mutating func visit(_ root: Node, _ targets: (Node) -> [Node]) {
    var stack = [(node: root, targets: targets(root), next: 0)]
    enter(root)
    while let top = stack.last {
      guard top.next < top.targets.count else {
        stack.removeLast()
        if let above = stack.last { low[above.node] = min(low[above.node], low[top.node]) }
        if low[top.node] == order[top.node] { close(top.node, leadsToItself: top.targets.contains(top.node)) }
        continue
      }
      stack[stack.count - 1].next += 1
      let target = top.targets[top.next]
      if order[target] == 0 {
        enter(target)
        stack.append((node: target, targets: targets(target), next: 0))
      } else if isOpen[target] {
        low[top.node] = min(low[top.node], order[target])
      }
    }
  }

  private mutating func enter(_ node: Node) {
    count += 1
    (order[node], low[node], isOpen[node]) = (count, count, true)
    open.append(node)
  }

  private mutating func close(_ node: Node, leadsToItself: Bool) {
    var closed: [Node] = []
    while let last = open.popLast() {
      isOpen[last] = false
      closed.append(last)
      if last == node { break }
    }
    guard closed.count > 1 || leadsToItself else { return }
    for member in closed { group[member] = members.count }
    members.append(closed.sorted())
  }

  /// Returns the shortest path from one member of a component to another, including both.
  func path(from start: Node, to end: Node, targets: (Node) -> [Node]) -> [Node] {
    guard let group = group[start], group == self.group[end] else { return [] }
    var before: [Node: Node] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count, queue[next] != end {
      for target in targets(queue[next])
      where self.group[target] == group && target != start && before[target] == nil {
        before[target] = queue[next]
        queue.append(target)
      }
      next += 1
    }
    var path = [end]
    while let last = path.last, last != start {
      guard let previous = before[last] else { return [] }
      path.append(previous)
    }
    return path.reversed()
  }
}
