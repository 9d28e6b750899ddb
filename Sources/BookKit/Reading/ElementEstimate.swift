/// An estimate of the number of elements on a page from its number of nodes, based on the previous pages.
///
/// The reader reserves this capacity and so avoids another pass over the nodes.
struct ElementEstimate {
  private var nodeCount = 0
  private var elementCount = 0

  /// Returns an estimate for an array of `nodeCount` nodes, or `nil` if there is no previous page.
  func elementCount(ofNodes nodeCount: Int) -> Int? {
    guard elementCount > 0 else { return nil }
    // Multiplying first could overflow: in WebAssembly, integers have 32 bits.
    let elementSize = max(1, self.nodeCount / elementCount)
    return nodeCount / elementSize + 1
  }

  mutating func add(_ elementCount: Int, nodeCount: Int) {
    self.nodeCount += nodeCount
    self.elementCount += elementCount
  }
}
