/// The nodes of a binary file while it is read, within limits that bound the expansion of shared objects.
struct BinaryTree {
  /// Storage for the nodes; the first `count` are in use.
  var nodes: [Node] = []
  var count = 0
  /// The remaining budget for bytes of long contents; shared contents count as often as they are used.
  var contentsLeft: Int
  let maxNodes: Int

  init(limits: PropertyList.Limits, fileSize: Int, references: Int) {
    maxNodes = min(limits.nodes, PropertyList.Limits.generous.nodes)
    contentsLeft = limits.contents(ofFileWith: fileSize)
    nodes.reserveCapacity(max(1, min(references, maxNodes)))
  }

  var nodesLeft: Int { maxNodes - count }

  /// Requires `nodesLeft` to be positive.
  mutating func append(_ node: Node) {
    makeRoom(1)
    nodes[count] = node
    count += 1
  }

  /// Requires that the copy fits within the limit.
  mutating func appendCopy(of subtree: Range<Int>) {
    makeRoom(subtree.count)
    for position in subtree { nodes[count + position - subtree.lowerBound] = nodes[position] }
    count += subtree.count
  }

  mutating func trim(to end: Int) {
    nodes.removeLast(nodes.count - end)
    count = end
  }

  /// Reserves capacity for `more` nodes, but not beyond the limit.
  mutating func makeRoom(_ more: Int) {
    let room = count + min(more, nodesLeft)
    guard room > nodes.count else { return }
    if room > nodes.capacity { nodes.reserveCapacity(min(max(room, 2 * nodes.capacity), maxNodes)) }
    nodes.append(contentsOf: repeatElement(Node(.invalid, from: 0, to: 0), count: room - nodes.count))
  }

  /// Subtracts the contents of a scalar from the budget if they are long, and returns whether it was sufficient.
  @inline(__always)
  static func use(_ node: Node, _ contentsLeft: inout Int) -> Bool {
    let length = node.range.count
    guard length > PropertyList.Limits.smallContents else { return true }
    guard length <= contentsLeft else { return false }
    contentsLeft -= length
    return true
  }
}
