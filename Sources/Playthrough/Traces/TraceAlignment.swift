/// The lines of two traces that have no counterpart in the other, as few as possible, found with Myers's algorithm.
struct TraceAlignment {
  /// A line without a counterpart, with its position in both traces.
  struct Edit: Equatable {
    let isMissing: Bool
    let expected: Int
    let actual: Int
  }

  /// The edits, in the order of the traces.
  private(set) var edits: [Edit] = []
  /// Whether `edits` is complete; the comparison stops at the maximum number of edits.
  private(set) var isComplete = true

  private let expected: TraceLines
  private let actual: TraceLines
  /// The length of the common prefix; `counts` excludes the common prefix and suffix.
  private let start: Int
  private let counts: (expected: Int, actual: Int)

  /// The maximum number of edits; time grows with this number times the lines, memory with its square.
  static let maxEdits = 128

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

  /// The furthest index in `expected` reached on each diagonal, which is the difference of the indices in the two
  /// traces.
  private struct Reach {
    private var values: [Int]
    init() { values = Array(repeating: 0, count: 2 * TraceAlignment.maxEdits + 3) }
    subscript(diagonal: Int) -> Int {
      get { values[diagonal + TraceAlignment.maxEdits + 1] }
      set { values[diagonal + TraceAlignment.maxEdits + 1] = newValue }
    }

    /// Returns the neighbouring diagonal from which one more edit gets furthest.
    func origin(of diagonal: Int, edits: Int) -> Int {
      let isInsertion = diagonal == -edits || (diagonal != edits && self[diagonal - 1] < self[diagonal + 1])
      return isInsertion ? diagonal + 1 : diagonal - 1
    }
  }

  private mutating func align() {
    var reach = Reach()
    var history: [Reach] = []
    // The furthest point reached with the maximum number of edits, in case the traces differ more than that.
    var furthest = (diagonal: 0, x: 0)
    for edits in 0...TraceAlignment.maxEdits {
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
        // Among equally far points, one that is equally far in both traces leaves more lines to pair.
        let isBetter = here > there || here == there && diagonal.magnitude < furthest.diagonal.magnitude
        if furthest.x < 0 || isBetter { furthest = (diagonal, x) }
      }
    }
    isComplete = false
    trace(back: TraceAlignment.maxEdits, from: furthest.diagonal, history)
  }

  /// Walks back through the edits that led to a diagonal.
  private mutating func trace(back count: Int, from diagonal: Int, _ history: [Reach]) {
    var diagonal = diagonal
    for edits in stride(from: count, to: 0, by: -1) {
      let origin = history[edits].origin(of: diagonal, edits: edits)
      let x = history[edits][origin]
      // Here, a line is missing from one of the two traces.
      self.edits.append(Edit(isMissing: origin < diagonal, expected: start + x, actual: start + x - origin))
      diagonal = origin
    }
    self.edits.reverse()
  }
}
