/// Merges two changes of one text, line by line.
package enum LineMerge {
  /// Returns the text with the changes of both sides, or `nil` if a change of one side touches one of the other.
  ///
  /// Changes touch if there is no unchanged line between them; merging them could be wrong for both sides. Equal
  /// changes at the same place count once. Line ends belong to their lines.
  package static func merge(base: [UInt8], mine: [UInt8], theirs: [UInt8]) -> [UInt8]? {
    if mine == theirs || theirs == base { return mine }
    if mine == base { return theirs }
    let old = UnifiedDiff.lines(of: base)
    let own = Side(from: old, to: UnifiedDiff.lines(of: mine))
    let others = Side(from: old, to: UnifiedDiff.lines(of: theirs))
    var merged: [UInt8] = []
    var (position, next, nextOther) = (0, 0, 0)
    while next < own.changes.count || nextOther < others.changes.count {
      let change = next < own.changes.count ? own.changes[next] : nil
      let other = nextOther < others.changes.count ? others.changes[nextOther] : nil
      if let change, let other, touches(change, other) {
        guard change.old == other.old, own.lines(of: change) == others.lines(of: other) else { return nil }
        nextOther += 1
        continue
      }
      let isOwn = change.map { change in other.map { change.old.lowerBound < $0.old.lowerBound } ?? true } ?? false
      let (side, applied) = isOwn ? (own, change) : (others, other)
      guard let applied else { return nil }
      for line in old[position..<applied.old.lowerBound] { merged += line }
      for line in side.lines(of: applied) { merged += line }
      position = applied.old.upperBound
      if isOwn { next += 1 } else { nextOther += 1 }
    }
    for line in old[position...] { merged += line }
    return merged
  }

  private static func touches(_ first: UnifiedDiff.Change, _ second: UnifiedDiff.Change) -> Bool {
    first.old.lowerBound <= second.old.upperBound && second.old.lowerBound <= first.old.upperBound
  }

  private struct Side {
    let changes: [UnifiedDiff.Change]
    private let new: [ArraySlice<UInt8>]

    init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
      self.new = new
      changes = UnifiedDiff.changes(from: old, to: new)
    }

    func lines(of change: UnifiedDiff.Change) -> ArraySlice<ArraySlice<UInt8>> { new[change.new] }
  }
}
