/// Which lines of two traces have no counterpart in the other, as few as possible (by Myers's method).
struct TraceAlignment {
  /// A line without counterpart, and where the other trace stands there.
  struct Edit: Equatable {
    let isMissing: Bool
    let expected: Int
    let actual: Int
  }

  /// In the order of the traces.
  private(set) var edits: [Edit] = []
  /// Whether there are no others; beyond the most edits, traces are not compared.
  private(set) var isComplete = true

  private let expected: TraceLines
  private let actual: TraceLines
  /// What the two begin with, and what they end with, is the same.
  private let start: Int
  private let counts: (expected: Int, actual: Int)

  /// The work grows with this number times the lines, the memory with its square.
  static let mostEdits = 128

  init(_ expected: TraceLines, _ actual: TraceLines) {
    self.expected = expected
    self.actual = actual
    var start = 0
    let shorter = min(expected.count, actual.count)
    while start < shorter, expected.isSame(start, actual, start) { start += 1 }
    var end = 0
    while end < shorter - start, expected.isSame(expected.count - 1 - end, actual, actual.count - 1 - end) { end += 1 }
    self.start = start
    counts = (expected.count - end - start, actual.count - end - start)
    align()
  }

  /// For each difference `expected − actual` of positions, how far one gets in `expected`.
  private struct Reach {
    private var values: [Int]
    init() { values = Array(repeating: 0, count: 2 * TraceAlignment.mostEdits + 3) }
    subscript(diagonal: Int) -> Int {
      get { values[diagonal + TraceAlignment.mostEdits + 1] }
      set { values[diagonal + TraceAlignment.mostEdits + 1] = newValue }
    }

    /// From which diagonal one gets furthest with one more edit.
    func origin(of diagonal: Int, edits: Int) -> Int {
      let isInsertion = diagonal == -edits || (diagonal != edits && self[diagonal - 1] < self[diagonal + 1])
      return isInsertion ? diagonal + 1 : diagonal - 1
    }
  }

  private mutating func align() {
    var reach = Reach()
    var history: [Reach] = []
    // The furthest place that is reached with the most edits, if that is needed.
    var furthest = (diagonal: 0, x: 0)
    for edits in 0...TraceAlignment.mostEdits {
      history.append(reach)
      furthest = (0, -1)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var x = 0
        if edits > 0 {
          let origin = reach.origin(of: diagonal, edits: edits)
          x = origin > diagonal ? reach[origin] : reach[origin] + 1
        }
        var y = x - diagonal
        while x < counts.expected, y < counts.actual, expected.isSame(start + x, actual, start + y) {
          x += 1
          y += 1
        }
        reach[diagonal] = x
        guard x <= counts.expected, y <= counts.actual else { continue }
        if x == counts.expected, y == counts.actual { return trace(back: edits, from: diagonal, history) }
        let (here, there) = (2 * x - diagonal, 2 * furthest.x - furthest.diagonal)
        // Of places equally far the one that is equally far in both traces leaves pairs of lines.
        let isBetter = here > there || here == there && diagonal.magnitude < furthest.diagonal.magnitude
        if furthest.x < 0 || isBetter { furthest = (diagonal, x) }
      }
    }
    isComplete = false
    trace(back: TraceAlignment.mostEdits, from: furthest.diagonal, history)
  }

  /// Finds the edits that lead to a diagonal.
  private mutating func trace(back count: Int, from diagonal: Int, _ history: [Reach]) {
    var diagonal = diagonal
    for edits in stride(from: count, to: 0, by: -1) {
      let origin = history[edits].origin(of: diagonal, edits: edits)
      let x = history[edits][origin]
      // At this place a line is missing in one of the two.
      self.edits.append(Edit(isMissing: origin < diagonal, expected: start + x, actual: start + x - origin))
      diagonal = origin
    }
    self.edits.reverse()
  }
}
