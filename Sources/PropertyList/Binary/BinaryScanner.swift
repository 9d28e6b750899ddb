/// Reads a binary file into nodes: its trailer, then every object that is reachable from the root.
struct BinaryScanner {
  private let bytes: [UInt8]
  private let options: ReadingOptions

  /// Returns whether a file claims to be binary by its first bytes.
  static func recognizes(_ bytes: [UInt8]) -> Bool {
    let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return Cursor(bytes.span).matches("bplist", at: hasByteOrderMark ? 3 : 0)
  }

  init(_ bytes: [UInt8], options: ReadingOptions) {
    self.bytes = bytes
    self.options = options
  }

  func scan() -> ScanResult {
    var log = ProblemLog(limit: options.limits.problems)
    guard let trailer = try? BinaryTrailer.read(bytes.span, into: &log) else {
      return ScanResult(nodes: [], log: log)
    }
    var walk = BinaryWalk(bytes, trailer: trailer, limits: options.limits, log: log)
    walk.run(verifiesUnusedObjects: options.verifiesUnusedObjects)
    return ScanResult(nodes: walk.tree.nodes, log: walk.log)
  }
}
