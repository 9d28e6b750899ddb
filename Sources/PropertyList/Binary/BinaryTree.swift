/// The nodes of a binary file while it is read, within the limits on what its sharing may come to.
struct BinaryTree {
  /// The nodes so far, `count` of them, and room for more.
  var nodes: [Node] = []
  var count = 0
  /// How many bytes of long contents may still be used, shared ones as often as they are.
  var contentsLeft: Int
  /// The most nodes that there may be.
  let mostNodes: Int

  /// A tree of nothing, for a file of `fileSize` bytes in which there are so many references.
  init(limits: Limits, fileSize: Int, references: Int) {
    mostNodes = min(limits.nodes, Limits.generous.nodes)
    contentsLeft = limits.contents(ofFileWith: fileSize)
    nodes.reserveCapacity(max(1, min(references, mostNodes)))
  }

  /// How many nodes there still may be.
  var nodesLeft: Int { mostNodes - count }

  /// Adds a node; there must be nodes left.
  mutating func append(_ node: Node) {
    makeRoom(1)
    nodes[count] = node
    count += 1
  }

  /// Adds copies of nodes; there must be as many left.
  mutating func appendCopy(of subtree: Range<Int>) {
    makeRoom(subtree.count)
    for position in subtree { nodes[count + position - subtree.lowerBound] = nodes[position] }
    count += subtree.count
  }

  /// Takes everything from `end` on back, and the room behind it.
  mutating func trim(to end: Int) {
    nodes.removeLast(nodes.count - end)
    count = end
  }

  /// Sees to it that there is room for `more` nodes, but not for more than are left.
  mutating func makeRoom(_ more: Int) {
    let room = count + min(more, nodesLeft)
    guard room > nodes.count else { return }
    if room > nodes.capacity { nodes.reserveCapacity(min(max(room, 2 * nodes.capacity), mostNodes)) }
    nodes.append(contentsOf: repeatElement(Node(.invalid, from: 0, to: 0), count: room - nodes.count))
  }

  /// Counts the contents of a scalar, if they are long and as many bytes may still be used.
  @inline(__always)
  static func use(_ node: Node, _ contentsLeft: inout Int) -> Bool {
    let length = node.range.count
    guard length > Limits.smallContents else { return true }
    guard length <= contentsLeft else { return false }
    contentsLeft -= length
    return true
  }
}
