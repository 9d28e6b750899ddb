/// The smallest set of lines without a counterpart in another text, found with Myers's algorithm.
package struct LineAlignment {
  /// A line without a counterpart, with the corresponding positions in both texts.
  package struct Edit: Equatable {
    package let isMissing: Bool
    package let expected: Int
    package let actual: Int
  }

  /// The edits, in the order of the texts.
  package private(set) var edits: [Edit] = []
  /// Whether `edits` is complete; the comparison stops at the maximum number of edits.
  package private(set) var isComplete = true
  /// The lines between the common beginning and the common end.
  package let expected: Range<Int>
  package let actual: Range<Int>

  /// Compares the lines of two texts; time grows with `maxEdits` times the lines, memory with the square of `maxEdits`.
  package init(_ expectedCount: Int, _ actualCount: Int, maxEdits: Int, isSame: (Int, Int) -> Bool) {
    var start = 0
    let shorter = min(expectedCount, actualCount)
    while start < shorter, isSame(start, start) { start += 1 }
    var end = 0
    while end < shorter - start, isSame(expectedCount - 1 - end, actualCount - 1 - end) { end += 1 }
    expected = start..<expectedCount - end
    actual = start..<actualCount - end
    align(maxEdits, isSame)
  }

  /// For each diagonal, the furthest index in `expected`; its number is the difference of the indices in the two texts.
  private struct Reach {
    private var values: [Int]
    init(maxEdits: Int) { values = Array(repeating: 0, count: 2 * maxEdits + 3) }
    subscript(diagonal: Int) -> Int {
      get { values[values.count / 2 + diagonal] }
      set { values[values.count / 2 + diagonal] = newValue }
    }

    /// Returns the neighbouring diagonal from which one more edit gets furthest.
    func origin(of diagonal: Int, edits: Int) -> Int {
      let isInsertion = diagonal == -edits || (diagonal != edits && self[diagonal - 1] < self[diagonal + 1])
      return isInsertion ? diagonal + 1 : diagonal - 1
    }
  }

  private mutating func align(_ maxEdits: Int, _ isSame: (Int, Int) -> Bool) {
    var reach = Reach(maxEdits: maxEdits)
    var history: [Reach] = []
    let start = expected.lowerBound
    // The furthest point reached with the maximum number of edits, in case the texts differ more than that.
    var furthest = (diagonal: 0, x: 0)
    for edits in 0...maxEdits {
      history.append(reach)
      furthest = (0, -1)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var x = 0
        if edits > 0 {
          let origin = reach.origin(of: diagonal, edits: edits)
          x = origin > diagonal ? reach[origin] : reach[origin] + 1
        }
        var y = x - diagonal
        while x < expected.count, y < actual.count, isSame(start + x, start + y) {
          x += 1
          y += 1
        }
        reach[diagonal] = x
        guard x <= expected.count, y <= actual.count else { continue }
        if x == expected.count, y == actual.count { return trace(back: edits, from: diagonal, history) }
        let (here, there) = (2 * x - diagonal, 2 * furthest.x - furthest.diagonal)
        // At equal distance, prefer a point that is equally far in both texts, to leave more lines to pair.
        let isBetter = here > there || here == there && diagonal.magnitude < furthest.diagonal.magnitude
        if furthest.x < 0 || isBetter { furthest = (diagonal, x) }
      }
    }
    isComplete = false
    trace(back: maxEdits, from: furthest.diagonal, history)
  }

  /// Walks back through the edits that led to a diagonal.
  private mutating func trace(back count: Int, from diagonal: Int, _ history: [Reach]) {
    var diagonal = diagonal
    for edits in stride(from: count, to: 0, by: -1) {
      let origin = history[edits].origin(of: diagonal, edits: edits)
      let x = history[edits][origin]
      let (line, other) = (expected.lowerBound + x, actual.lowerBound + x - origin)
      // At this point, a line is missing from one of the two texts.
      self.edits.append(Edit(isMissing: origin < diagonal, expected: line, actual: other))
      diagonal = origin
    }
    self.edits.reverse()
  }
}
