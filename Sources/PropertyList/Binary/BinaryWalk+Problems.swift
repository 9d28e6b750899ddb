extension BinaryWalk {
  /// Reports a problem with an object at the current path; for a key, at its dictionary's path.
  @inline(never)
  mutating func report(_ kind: PropertyList.Problem.Kind, _ object: Int, _ range: Range<Int>, isKey: Bool = false) {
    guard Build.includesDiagnostics else { return }
    // A problem with an object is reported once, however often the object is used, but every invalid reference is.
    if kind != .invalidReference, log.has(kind, at: range) { return }
    guard log.hasRoom(for: kind) else { return log.countUnlisted(kind) }
    let (name, path) = (BinaryWalk.name(of: object, at: range.lowerBound), path(isKey: isKey))
    log.add(PropertyList.Problem(kind, at: range, subject: name, path: path))
  }

  mutating func report(_ repetition: DuplicateKeys.Repetition) {
    guard Build.includesDiagnostics else { return }
    guard log.hasRoom(for: .duplicateKey) else { return log.countUnlisted(.duplicateKey) }
    let name = tree.nodes[repetition.again].quotedText(in: bytes.span, .binary)
    var path = path(isKey: true)
    path.steps.append(.key(name))
    let problem = PropertyList.Problem(repetition, of: name, at: path, in: tree.nodes.span)
    log.add(problem)
  }

  /// Reports an invalid reference and adds an unreadable value.
  mutating func placeUnreadable() throws(ReadingStopped) {
    reportReference(isKey: false)
    try place(Node(.invalid, from: containerStart, to: containerStart))
  }

  /// Reports an invalid reference and adds a key that is marked as missing.
  mutating func placeMissingKey() throws(ReadingStopped) {
    reportReference(isKey: true)
    try place(Node(.key, from: containerStart, to: containerStart, flags: .missing))
  }

  private mutating func reportReference(isKey: Bool) {
    guard let frame = frames.last else { return }
    report(.invalidReference, frame.object, tree.nodes[frame.node].range, isKey: isKey)
  }

  private var containerStart: Int { frames.last.map { Int(tree.nodes[$0.node].start) } ?? 0 }

  // MARK: - Fatal problems

  mutating func stopForCycle(_ object: Int) throws(ReadingStopped) -> Never {
    let level = frames.firstIndex { $0.object == object } ?? 0
    report(.referenceCycle, object, tree.nodes[frames[level].node].range)
    throw ReadingStopped()
  }

  mutating func stopForOffset(_ offset: UInt64, of object: Int) throws(ReadingStopped) -> Never {
    let entry = trailer.tableStart + object * trailer.offsets.size
    if Build.includesDiagnostics {
      reportStop(.invalidObjectOffset, entry..<entry + trailer.offsets.size, "object \(object) at byte \(offset)")
    }
    throw ReadingStopped()
  }

  mutating func stopForNodes(_ node: Node) throws(ReadingStopped) -> Never {
    try stop(.tooManyNodes, node.range, limit: limits.nodes)
  }

  mutating func stopForContents(_ node: Node) throws(ReadingStopped) -> Never {
    try stop(.tooMuchContent, node.range, limit: limits.contents(ofFileWith: bytes.count))
  }

  @inline(never)
  mutating func stop(_ kind: PropertyList.Problem.Kind, _ range: Range<Int>, limit: Int) throws(ReadingStopped) -> Never
  {
    if Build.includesDiagnostics { reportStop(kind, range, String(limit)) }
    throw ReadingStopped()
  }

  private mutating func reportStop(_ kind: PropertyList.Problem.Kind, _ range: Range<Int>, _ subject: String) {
    let path = path(isKey: false)
    log.add(PropertyList.Problem(kind, at: range, subject: subject, path: path))
  }

  // MARK: - Unused objects

  /// Reports damaged objects that can't be reached from the root.
  mutating func verifyUnusedObjects() {
    guard Build.includesDiagnostics else { return }
    // If containers overlap, following all of their references would take too long.
    var referencesLeft = bytes.count
    for object in states.indices where states[object] == BinaryWalk.unvisited {
      let offset = offset(of: object)
      let isInside = offset >= UInt64(BinaryTrailer.headerSize) && offset < UInt64(trailer.tableStart)
      guard isInside else {
        let entry = trailer.tableStart + object * trailer.offsets.size
        warn("object \(object) at byte \(offset)", at: entry..<entry + trailer.offsets.size)
        continue
      }
      let decoded = BinaryObject(
        bytes.span, at: Int(offset), before: trailer.tableStart, referenceSize: trailer.references.size)
      if decoded.fault?.severity == .error || !hasSoundReferences(decoded, &referencesLeft) {
        warn(BinaryWalk.name(of: object, at: Int(offset)), at: decoded.node.range)
      }
    }
  }

  private func hasSoundReferences(_ container: BinaryObject, _ referencesLeft: inout Int) -> Bool {
    guard container.node.kind.isContainer else { return true }
    let references = container.content.count / trailer.references.size
    guard references <= referencesLeft else { return true }
    referencesLeft -= references
    return (0..<references).allSatisfy { reference(container.content.lowerBound, $0) < UInt64(states.count) }
  }

  private mutating func warn(_ name: String, at range: Range<Int>) {
    log.add(.brokenUnusedObject, at: range, subject: name)
  }

  // MARK: - Names

  private static func name(of object: Int, at start: Int) -> String { "object \(object) at byte \(start)" }

  /// Returns the path of the item that is being read; for a key, the path of its dictionary.
  private func path(isKey: Bool) -> PropertyListPath {
    let bytes = bytes
    var path = TreeBuilder.path(in: tree.nodes.span.extracting(0..<tree.count), open: frames.map { $0.node }) {
      $0.quotedText(in: bytes.span, .binary)
    }
    // A dictionary with a pending key adds a step for it.
    if isKey, let frame = frames.last, frame.node + 1 < tree.count { path.steps.removeLast() }
    return path
  }
}
