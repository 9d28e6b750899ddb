/// The layout of a graph in columns, with causes to the left of their effects.
package struct GraphLayout {
  package private(set) var columns: [Int]
  /// The row of each node in its column.
  package private(set) var rows: [Int]

  /// Lays out `count` nodes; arrows that close a cycle don't affect the columns.
  package init(count: Int, arrows: [(from: Int, to: Int)]) {
    let forward = GraphLayout.withoutCycles(count, arrows)
    columns = GraphLayout.columns(count, forward)
    let columnCount = columns.max().map { $0 + 1 } ?? 0
    rows = Array(repeating: 0, count: count)
    var members = [[Int]](repeating: [], count: columnCount)
    for node in 0..<count { members[columns[node]].append(node) }
    number(members)
    // To reduce crossings, sort nodes by the mean row of their neighbours, alternately on the left and on the right.
    for round in 0..<8 {
      let isForward = round % 2 == 0
      for column in isForward ? Array(0..<columnCount) : (0..<columnCount).reversed() {
        let means = members[column].map { node in
          GraphLayout.mean(of: node, rows, forward, isForward: isForward) ?? Double(rows[node])
        }
        let order = members[column].indices.sorted { (means[$0], $0) < (means[$1], $1) }
        members[column] = order.map { members[column][$0] }
        number([members[column]])
      }
    }
  }

  private mutating func number(_ members: [[Int]]) {
    for column in members {
      for (row, node) in column.enumerated() { rows[node] = row }
    }
  }

  private static func mean(of node: Int, _ rows: [Int], _ arrows: [(from: Int, to: Int)], isForward: Bool) -> Double? {
    let others = arrows.compactMap { arrow in
      isForward ? (arrow.to == node ? arrow.from : nil) : (arrow.from == node ? arrow.to : nil)
    }
    return others.isEmpty ? nil : Double(others.reduce(0) { $0 + rows[$1] }) / Double(others.count)
  }

  private static func withoutCycles(_ count: Int, _ arrows: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
    var next = [[Int]](repeating: [], count: count)
    for (index, arrow) in arrows.enumerated() { next[arrow.from].append(index) }
    // The states are 0 for unvisited nodes, 1 for nodes on the current path and 2 for finished ones.
    var states = [Int](repeating: 0, count: count)
    var kept = [Bool](repeating: true, count: arrows.count)
    for start in 0..<count where states[start] == 0 {
      var path: [(node: Int, next: Int)] = [(start, 0)]
      states[start] = 1
      while let last = path.last {
        guard last.next < next[last.node].count else {
          states[last.node] = 2
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let index = next[last.node][last.next]
        let target = arrows[index].to
        if states[target] == 1 { kept[index] = false }
        if states[target] == 0 {
          states[target] = 1
          path.append((target, 0))
        }
      }
    }
    return arrows.indices.filter { kept[$0] }.map { arrows[$0] }
  }

  /// Returns the column of each node, to the right of all its causes.
  private static func columns(_ count: Int, _ arrows: [(from: Int, to: Int)]) -> [Int] {
    var columns = [Int](repeating: 0, count: count)
    // Without cycles, a path has at most as many nodes as the graph.
    for _ in 0..<max(1, count) {
      var hasChanged = false
      for arrow in arrows where columns[arrow.to] <= columns[arrow.from] {
        columns[arrow.to] = columns[arrow.from] + 1
        hasChanged = true
      }
      if !hasChanged { break }
    }
    return columns
  }
}
