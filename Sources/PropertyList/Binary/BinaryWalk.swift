/// Walks all objects that are reachable from the root and lays them out as a tree.
///
/// Each object is decoded once; if it is used again, its nodes are copied. There is no recursion: open containers
/// are in `frames`, and reaching one of them again is a cycle.
struct BinaryWalk {
  let bytes: [UInt8]
  let trailer: BinaryTrailer
  let limits: PropertyList.Limits
  var log: ProblemLog

  var tree: BinaryTree
  /// The state of each object: `unvisited`, `inProgress`, or the index of one of its nodes plus 1.
  var states: [UInt32]
  var frames: [Frame] = []
  var keySets = BinaryKeySets()
  var duplicateKeys = DuplicateKeys()
  /// Scratch storage for the ends of the containers around a copied node.
  var copiedEnds: [Int] = []

  static let unvisited: UInt32 = 0
  static let inProgress = UInt32.max

  /// An open container: its references, and which one is next.
  struct Frame {
    let object: Int
    let node: Int
    /// The start of the references to its values, and to its keys if it is a dictionary.
    let values: Int
    let keys: Int
    let count: Int
    let isDictionary: Bool
    /// The start of its keys in `keySets`, or a negative number if they aren't cached.
    let keySet: Int
    var next = 0
  }

  private init(_ bytes: [UInt8], trailer: BinaryTrailer, limits: PropertyList.Limits, log: ProblemLog) {
    self.bytes = bytes
    self.trailer = trailer
    self.limits = limits
    self.log = log
    let references = (trailer.tableStart - BinaryTrailer.headerSize) / trailer.references.size + 1
    tree = BinaryTree(limits: limits, fileSize: bytes.count, references: references)
    states = [UInt32](repeating: BinaryWalk.unvisited, count: trailer.objectCount)
  }

  /// Reads a binary file: its trailer, then every object that is reachable from the root.
  static func scan(_ bytes: [UInt8], options: ReadingOptions) -> ScanResult {
    var log = ProblemLog(limit: options.limits.problems)
    guard let trailer = try? BinaryTrailer.read(bytes.span, into: &log) else { return ScanResult(nodes: [], log: log) }
    var walk = BinaryWalk(bytes, trailer: trailer, limits: options.limits, log: log)
    walk.run(verifiesUnusedObjects: options.verifiesUnusedObjects)
    return ScanResult(nodes: walk.tree.nodes, log: walk.log)
  }

  private mutating func run(verifiesUnusedObjects: Bool) {
    do throws(ReadingStopped) {
      try placeValue(UInt64(trailer.root))
      while !frames.isEmpty { try continueInnermost() }
      if verifiesUnusedObjects { verifyUnusedObjects() }
    } catch {
      if tree.count > 0, tree.nodes[tree.count - 1].kind == .key { tree.count -= 1 }
      while !frames.isEmpty { close() }
    }
    tree.trim(to: tree.nodes.first?.kind == .invalid ? 0 : tree.count)
  }

  /// Reads the innermost container until it is complete or another container is opened.
  private mutating func continueInnermost() throws(ReadingStopped) {
    let level = frames.count - 1
    var frame = frames[level]
    while true {
      let hasKey = placeUsualChildren(of: &frame)
      guard frame.next < frame.count else { break }
      if frame.isDictionary, !hasKey { try placeKey(reference(frame.keys, frame.next)) }
      frame.next += 1
      frames[level].next = frame.next
      try placeValue(reference(frame.values, frame.next - 1))
      if frames.count > level + 1 { return }
    }
    if Build.includesDiagnostics, frame.isDictionary, frame.keySet < 0 { checkDuplicates(frame) }
    states[frame.object] = UInt32(truncatingIfNeeded: frame.node + 1)
    close()
  }

  /// Adds children of the innermost container as long as the fast path can read them, and advances `frame`.
  ///
  /// - Returns: Whether the key of the next child has been added.
  private mutating func placeUsualChildren(of frame: inout Frame) -> Bool {
    let left = frame.count - frame.next
    tree.makeRoom(frame.isDictionary ? 2 * left : left)
    let source = bytes
    return FastPathReader(source.span, trailer).placeChildren(
      of: &frame, in: &tree, states: &states, keySets: keySets)
  }

  /// Opens a container; everything that is added until it is closed belongs to it.
  mutating func open(_ container: BinaryObject, _ object: Int) throws(ReadingStopped) {
    guard frames.count < limits.depth else { try stop(.tooDeep, container.node.range, limit: limits.depth) }
    let isDictionary = container.node.kind == .dictionary
    let references = container.content
    let values = isDictionary ? references.lowerBound + references.count / 2 : references.lowerBound
    var keySet = -1
    if Build.includesDiagnostics, isDictionary {
      keySet = keySets.find(references.lowerBound..<values, count: container.count, in: bytes.span)
    }
    states[object] = BinaryWalk.inProgress
    try place(container.node)
    frames.append(
      Frame(
        object: object, node: tree.count - 1, values: values, keys: references.lowerBound, count: container.count,
        isDictionary: isDictionary, keySet: keySet))
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    tree.nodes[frame.node].extent = UInt32(truncatingIfNeeded: tree.count - frame.node)
  }

  // MARK: - The tables

  @inline(__always)
  func reference(_ start: Int, _ index: Int) -> UInt64 {
    trailer.references.number(in: bytes.span, at: start + index * trailer.references.size)
  }

  @inline(__always)
  func offset(of object: Int) -> UInt64 {
    trailer.offsets.number(in: bytes.span, at: trailer.tableStart + object * trailer.offsets.size)
  }

  // MARK: - Bounds

  /// Adds a node, or stops if there are too many.
  mutating func place(_ node: Node) throws(ReadingStopped) {
    guard tree.nodesLeft > 0 else { try stopForNodes(node) }
    try useContents(of: node)
    tree.append(node)
  }

  /// Subtracts the contents of a scalar from the budget, or stops if it is exhausted.
  mutating func useContents(of node: Node) throws(ReadingStopped) {
    guard node.kind.isContainer || BinaryTree.use(node, &tree.contentsLeft) else { try stopForContents(node) }
  }
}
