/// The line between two neighbouring pieces: three curves that form a tab.
package struct PuzzleEdge: Sendable, Equatable {
  /// The upper end of an upright edge, or the left end of a level one.
  package let start: ExactPoint
  /// The curves from `start` to the other end.
  package let segments: [ExactPath.Segment]

  enum Course {
    /// From top to bottom, between two columns.
    case upright
    /// From left to right, between two rows.
    case level
  }

  /// Creates an edge with a random tab, using three random numbers.
  init(from start: ExactPoint, _ course: Course, length: Int64, shortSide: Int64, using generator: inout SplitMix64) {
    let pointsBack = generator.number(below: 2) == 1
    let shift = Int64(generator.number(below: 121)) - 60
    let size = 85 + Int64(generator.number(below: 31))
    // The middle of the tab along the edge, and the unit of its size.
    let middle = length * (500 + shift) / 1000
    let unit = shortSide * size / 1000

    func point(_ along: Int64, _ across: Int64) -> ExactPoint {
      let towardsTab = pointsBack ? -across : across
      return start
        + (course == .upright ? ExactPoint(x: towardsTab, y: along) : ExactPoint(x: along, y: towardsTab))
    }
    self.start = start
    segments = [
      .curve(point(length / 5, 0), point(middle, -unit), to: point(middle - unit, unit)),
      .curve(point(middle - 2 * unit, 3 * unit), point(middle + 2 * unit, 3 * unit), to: point(middle + unit, unit)),
      .curve(point(middle, -unit), point(4 * length / 5, 0), to: point(length, 0)),
    ]
  }
}
