/// Which lines stay, go and come when one text becomes another (the greedy algorithm of Myers).
///
/// Lines are numbers here, the same number for the same line. One line goes or comes at each step from the beginning
/// of both texts to their ends; a diagonal is what the old text is ahead of the new one, in lines.
struct LineDiff {
  /// Lines that changed together: those of `old` went, those of `new` came.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let old: ArraySlice<Int>
  private let new: ArraySlice<Int>

  /// When more lines differ than this, all that lies between the first and the last is told as one change.
  private static let mostSteps = 1000

  /// The changes, in order; between two of them at least one line stays.
  static func changes(from old: [Int], to new: [Int]) -> [Change] {
    let common = min(old.count, new.count)
    var start = 0
    while start < common, old[start] == new[start] { start += 1 }
    var end = 0
    while end < common - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let middle = LineDiff(old: old[start..<old.count - end], new: new[start..<new.count - end])
    return middle.changes()
  }

  private func changes() -> [Change] {
    guard let fronts = fronts() else { return [Change(old: old.indices, new: new.indices)] }
    var changes: [Change] = []
    for step in steps(through: fronts) {
      if let last = changes.last, last.old.upperBound == step.old.lowerBound, last.new.upperBound == step.new.lowerBound
      {
        changes[changes.count - 1].old = last.old.lowerBound..<step.old.upperBound
        changes[changes.count - 1].new = last.new.lowerBound..<step.new.upperBound
      } else {
        changes.append(step)
      }
    }
    return changes
  }

  /// For each number of steps, how many old lines at most are done with on each diagonal, until both texts are.
  private func fronts() -> [[Int]]? {
    var fronts: [[Int]] = []
    for count in 0...LineDiff.mostSteps {
      var front = [Int](repeating: 0, count: 2 * count + 1)
      for diagonal in stride(from: -count, through: count, by: 2) {
        var done = fronts.last.map { arrival(on: diagonal, after: count, from: $0).done } ?? 0
        while done < old.count, done - diagonal < new.count,
          old[old.startIndex + done] == new[new.startIndex + done - diagonal]
        {
          done += 1
        }
        front[diagonal + count] = done
        if done >= old.count && done - diagonal >= new.count { return fronts + [front] }
      }
      fronts.append(front)
    }
    return nil
  }

  /// How the step number `count` arrives on `diagonal`, by a new line or by leaving an old one, and with what done.
  private func arrival(on diagonal: Int, after count: Int, from front: [Int]) -> (isNew: Bool, done: Int) {
    let byNew = diagonal < count ? front[diagonal + count] : nil
    let byOld = diagonal > -count ? front[diagonal + count - 2] + 1 : nil
    return switch (byNew, byOld) {
    case (let byNew?, let byOld?): byOld <= byNew ? (true, byNew) : (false, byOld)
    case (let byNew?, nil): (true, byNew)
    case (nil, let byOld): (false, byOld ?? 0)
    }
  }

  /// The steps of one shortest way, first one first, found from its end.
  private func steps(through fronts: [[Int]]) -> [Change] {
    var steps: [Change] = []
    var (inOld, inNew) = (old.count, new.count)
    for count in fronts.indices.dropFirst().reversed() {
      let diagonal = inOld - inNew
      let (isNew, done) = arrival(on: diagonal, after: count, from: fronts[count - 1])
      (inOld, inNew) = (done, done - diagonal)
      let (oldEnd, newEnd) = (old.startIndex + inOld, new.startIndex + inNew)
      steps.append(Change(old: oldEnd - (isNew ? 0 : 1)..<oldEnd, new: newEnd - (isNew ? 1 : 0)..<newEnd))
      if isNew { inNew -= 1 } else { inOld -= 1 }
    }
    return steps.reversed()
  }
}
