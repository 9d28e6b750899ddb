import PropertyList

struct RevisionTrail {
  private var steps: [(revision: Int, edits: [PropertyList.Edit])] = []
  private static let maxCount = 1000

  mutating func add(_ outcome: Outcome, to old: [UInt8], of revision: Int) {
    guard outcome.revision != revision else { return }
    steps.append((revision, PropertyList.Edit.inverse(of: outcome.edits, in: old)))
    // Half of the steps are removed at a time, since each removal moves the rest of the array.
    if steps.count > RevisionTrail.maxCount { steps.removeFirst(RevisionTrail.maxCount / 2) }
  }

  func source(at revision: Int, before document: BookDocument) -> PropertyList.Source? {
    var source = document.source
    var present = document.revision
    for step in steps.reversed() {
      guard present > revision, step.revision == present - 1 else { break }
      guard let earlier = source.applying(step.edits) else { return nil }
      (source, present) = (earlier, step.revision)
    }
    return present == revision ? source : nil
  }
}
