/// An outline of straight lines and cubic Bézier curves in whole thousandths of a point.
package struct ExactPath: Sendable, Equatable {
  /// A piece of an outline; it starts where the previous piece ends.
  package enum Segment: Sendable, Equatable {
    case line(to: ExactPoint)
    /// A curve with two control points and an end point.
    case curve(ExactPoint, ExactPoint, to: ExactPoint)

    package var end: ExactPoint {
      switch self {
      case .line(let end), .curve(_, _, let end): end
      }
    }
  }

  /// A closed outline, with a straight line from its end back to its start.
  package struct Part: Sendable, Equatable {
    package var start: ExactPoint
    package var segments: [Segment] = []
  }

  package var parts: [Part] = []

  /// Returns the polygon in which every curve is replaced by `lines` straight lines.
  package func polygon(linesPerCurve lines: Int64) -> ExactPolygon {
    ExactPolygon(
      parts: parts.map { part in
        var points = [part.start]
        for segment in part.segments { segment.appendPoints(lines: lines, to: &points) }
        return points
      })
  }
}

extension ExactPath.Segment {
  /// Returns the reversed segment; `start` is the start of the original.
  package func reversed(from start: ExactPoint) -> ExactPath.Segment {
    switch self {
    case .line: .line(to: start)
    case .curve(let first, let second, _): .curve(second, first, to: start)
    }
  }

  /// Appends the ends of the straight lines that replace the segment; the segment starts at the last of `points`.
  fileprivate func appendPoints(lines: Int64, to points: inout [ExactPoint]) {
    guard case .curve(let first, let second, let end) = self, let start = points.last else {
      points.append(end)
      return
    }
    // The weights of the four points add up to `whole`. They mirror each other, so that a curve and its reverse give
    // the same points.
    let whole = lines * lines * lines
    for step in 1...max(1, lines) {
      let rest = lines - step
      let weights = (rest * rest * rest, 3 * rest * rest * step, 3 * rest * step * step, step * step * step)
      func rounded(_ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64) -> Int64 {
        let sum = weights.0 * a + weights.1 * b + weights.2 * c + weights.3 * d
        return (2 * sum + whole).floorDivided(by: 2 * whole)
      }
      points.append(
        ExactPoint(x: rounded(start.x, first.x, second.x, end.x), y: rounded(start.y, first.y, second.y, end.y)))
    }
  }
}
