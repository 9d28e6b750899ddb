import BookKit

/// Finds the lines to which a box snaps while it is moved or sized.
struct Snapping {
  /// A line to which something can snap.
  struct Line: Equatable {
    /// Where a line comes from.
    enum Kind: String { case canvas, guide, element, grid }

    let at: Double
    let kind: Kind
    /// How far it extends on the other axis.
    let from: Double
    let to: Double
  }

  /// The vertical lines, and the horizontal ones, in the order in which ties are decided.
  private(set) var vertical: [Line] = []
  private(set) var horizontal: [Line] = []
  private let gridSize: Double
  private let canvas: Rectangle

  init(canvas: Rectangle, guides: [EditorSession.Guide], boxes: [Rectangle], gridSize: Double) {
    self.canvas = canvas
    self.gridSize = gridSize
    vertical = [canvas.x, canvas.middle.x, canvas.right].map {
      Line(at: $0, kind: .canvas, from: canvas.y, to: canvas.bottom)
    }
    horizontal = [canvas.y, canvas.middle.y, canvas.bottom].map {
      Line(at: $0, kind: .canvas, from: canvas.x, to: canvas.right)
    }
    for guide in guides {
      if guide.isVertical {
        vertical.append(Line(at: guide.at, kind: .guide, from: canvas.y, to: canvas.bottom))
      } else {
        horizontal.append(Line(at: guide.at, kind: .guide, from: canvas.x, to: canvas.right))
      }
    }
    for box in boxes {
      vertical += [box.x, box.middle.x, box.right].map { Line(at: $0, kind: .element, from: box.y, to: box.bottom) }
      horizontal += [box.y, box.middle.y, box.bottom].map { Line(at: $0, kind: .element, from: box.x, to: box.right) }
    }
  }

  /// A step to a line.
  struct Snap {
    let step: Double
    let line: Line
  }

  /// Returns the step that brings one of the places to the nearest line within reach.
  ///
  /// Of lines that are equally near the first one is taken, of places too; the grid counts only without any other.
  func snap(_ places: [Double], isVertical: Bool, reach: Double) -> Snap? {
    var best: Snap?
    for place in places {
      for line in isVertical ? vertical : horizontal {
        let step = line.at - place
        guard abs(step) <= reach, best.map({ abs(step) < abs($0.step) }) ?? true else { continue }
        best = Snap(step: step, line: line)
      }
    }
    if best != nil || gridSize <= 0 { return best }
    for place in places {
      let at = (place / gridSize).toWhole * gridSize
      guard abs(at - place) <= reach, best.map({ abs(at - place) < abs($0.step) }) ?? true else { continue }
      let (from, to) = isVertical ? (canvas.y, canvas.bottom) : (canvas.x, canvas.right)
      best = Snap(step: at - place, line: Line(at: at, kind: .grid, from: from, to: to))
    }
    return best
  }
}
