/// The difference between two sequences of lines, computed with Myers' greedy algorithm.
///
/// Lines are represented by numbers, which are equal for equal lines. Each step from the beginning of both texts to
/// their ends adds or removes one line. The diagonal is the number of old lines consumed minus the number of new
/// ones.
package struct LineDiff {
  package struct Change: Equatable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  private let old: ArraySlice<Int>
  private let new: ArraySlice<Int>

  /// The maximum number of differing lines; beyond it, everything between the first and the last difference is one
  /// change.
  private static let maxSteps = 1000

  /// Returns the changes in order, with at least one unchanged line between any two.
  package static func changes(from old: [Int], to new: [Int]) -> [Change] {
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

  /// Returns for each number of steps the furthest old line reached on each diagonal, until both texts are consumed.
  ///
  /// The result is `nil` if too many lines differ.
  private func fronts() -> [[Int]]? {
    var fronts: [[Int]] = []
    for count in 0...LineDiff.maxSteps {
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

  /// Returns whether step `count` reaches `diagonal` by adding a line rather than removing one, and the old lines
  /// consumed.
  private func arrival(on diagonal: Int, after count: Int, from front: [Int]) -> (isNew: Bool, done: Int) {
    let byNew = diagonal < count ? front[diagonal + count] : nil
    let byOld = diagonal > -count ? front[diagonal + count - 2] + 1 : nil
    return switch (byNew, byOld) {
    case (let byNew?, let byOld?): byOld <= byNew ? (true, byNew) : (false, byOld)
    case (let byNew?, nil): (true, byNew)
    case (nil, let byOld): (false, byOld ?? 0)
    }
  }

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
