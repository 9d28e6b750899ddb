/// A scanner's result: the nodes, which are empty if there is no root, and the problems.
///
/// Ranges refer to the decoded text.
package struct ScanResult {
  package let nodes: [Node]
  package let log: ProblemLog
  /// Whether the file has comments or processing instructions.
  package let hasComments: Bool
  /// The place at which brackets or tags were found not to match, if any.
  let nestingBreak: NestingWatch.Break?

  init(nodes: [Node], log: ProblemLog, hasComments: Bool = false, nestingBreak: NestingWatch.Break? = nil) {
    self.nestingBreak = nestingBreak
    self.nodes = nodes
    self.log = log
    self.hasComments = hasComments
  }
}
