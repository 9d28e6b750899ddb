import BookKit

/// Finds the lines that a box snaps to while it is moved or resized.
struct Snapping {
  struct Line: Equatable {
    enum Kind: String { case canvas, guide, element, grid }

    let at: Double
    let kind: Kind
    /// The extent of the line on the other axis.
    let from: Double
    let to: Double
  }

  let canvas: Rectangle
  let guides: [EditorSession.Guide]
  let boxes: [Rectangle]
  let gridSize: Double

  /// Returns the lines on one axis, in order of precedence: the first of equally near lines is used.
  private func lines(isVertical: Bool) -> [Line] {
    let lines = { (box: Rectangle, kind: Line.Kind) in
      isVertical
        ? [box.x, box.middle.x, box.right].map { Line(at: $0, kind: kind, from: box.y, to: box.bottom) }
        : [box.y, box.middle.y, box.bottom].map { Line(at: $0, kind: kind, from: box.x, to: box.right) }
    }
    let guides = guides.filter { $0.isVertical == isVertical }.map { line(at: $0.at, .guide, isVertical: isVertical) }
    return lines(canvas, .canvas) + guides + boxes.flatMap { lines($0, .element) }
  }

  private func line(at place: Double, _ kind: Line.Kind, isVertical: Bool) -> Line {
    let (from, to) = isVertical ? (canvas.y, canvas.bottom) : (canvas.x, canvas.right)
    return Line(at: place, kind: kind, from: from, to: to)
  }

  struct Snap {
    let step: Double
    let line: Line
  }

  /// Returns the step from one of the positions to the nearest line within reach.
  ///
  /// The first of equally near lines or positions is used. The grid counts only if no other line is within reach.
  func snap(_ places: [Double], isVertical: Bool, reach: Double) -> Snap? {
    let lines = lines(isVertical: isVertical)
    let best = nearest(places.flatMap { place in lines.map { Snap(step: $0.at - place, line: $0) } }, reach)
    if best != nil || gridSize <= 0 { return best }
    let onGrid = places.map { place in
      let line = line(at: (place / gridSize).toWhole * gridSize, .grid, isVertical: isVertical)
      return Snap(step: line.at - place, line: line)
    }
    return nearest(onGrid, reach)
  }

  private func nearest(_ snaps: [Snap], _ reach: Double) -> Snap? {
    snaps.filter { abs($0.step) <= reach }.min { abs($0.step) < abs($1.step) }
  }
}
