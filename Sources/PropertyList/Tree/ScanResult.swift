/// A scanner's result: the nodes, which are empty if there is no root, and the problems.
///
/// Ranges refer to the decoded text.
package struct ScanResult {
  package let nodes: [Node]
  package let log: ProblemLog
  package let hasComments: Bool
  let nestingBreak: NestingWatch.Break?

  init(nodes: [Node], log: ProblemLog, hasComments: Bool = false, nestingBreak: NestingWatch.Break? = nil) {
    self.nestingBreak = nestingBreak
    self.nodes = nodes
    self.log = log
    self.hasComments = hasComments
  }
}
