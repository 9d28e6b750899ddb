/// An estimate of the number of elements on a page by its number of nodes, from the pages before it.
///
/// It makes room for the elements at once, as counting them would, but without another walk through the nodes.
struct ElementEstimate {
  private var nodeCount = 0
  private var elementCount = 0

  /// Returns about how many elements an array of `nodeCount` nodes has, or `nil` if there was no page yet.
  func elementCount(ofNodes nodeCount: Int) -> Int? {
    guard elementCount > 0 else { return nil }
    // Not multiplied first, since the product of both numbers can exceed the 32 bits that a number has in WebAssembly.
    let elementSize = max(1, self.nodeCount / elementCount)
    return nodeCount / elementSize + 1
  }

  mutating func add(_ elementCount: Int, nodeCount: Int) {
    self.nodeCount += nodeCount
    self.elementCount += elementCount
  }
}
