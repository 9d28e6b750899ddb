/// The gaps between the nodes of a text file, in which its comments are.
///
/// A gap reaches from the end of one key or value, or from the opening of a container, to the beginning of the next or
/// to the end of the container.
struct CommentGaps {
  /// The start of the gap before each node.
  private(set) var starts: [Int]
  /// The start of the gap before the end of each container.
  private(set) var lastStarts: [Int]

  init(of list: PropertyList) {
    starts = Array(repeating: 0, count: list.nodes.count)
    lastStarts = starts
    var open: [(container: Int, end: Int)] = []
    var gapStart = 0
    for position in 0...list.nodes.count {
      while let last = open.last, last.end <= position {
        lastStarts[last.container] = gapStart
        gapStart = Int(list.nodes[last.container].end)
        open.removeLast()
      }
      guard position < list.nodes.count else { return }
      let node = list.nodes[position]
      starts[position] = gapStart
      if node.kind.isContainer {
        open.append((position, position + Int(node.extent)))
        gapStart = list.contents(of: NodeHandle(position)).lowerBound
      } else {
        gapStart = Int(node.end)
      }
    }
  }
}
