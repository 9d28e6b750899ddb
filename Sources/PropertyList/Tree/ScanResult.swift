/// A scanner's result: the nodes (empty if there is no root) and the problems.
///
/// Ranges refer to the decoded text.
struct ScanResult {
  let nodes: [Node]
  let log: ProblemLog
  var hasComments = false
  var nestingBreak: NestingWatch.Break?

  init(nodes: [Node], log: ProblemLog) {
    self.nodes = nodes
    self.log = log
  }

  init(_ tree: TreeBuilder) {
    self.init(nodes: tree.nodes, log: tree.log)
    hasComments = tree.hasComments
    nestingBreak = tree.nesting.found
  }
}
