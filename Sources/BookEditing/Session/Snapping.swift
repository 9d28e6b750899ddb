import BookKit

/// Finds the lines to which a box snaps while it is moved or sized.
struct Snapping {
  struct Line: Equatable {
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
    add(canvas, .canvas)
    for guide in guides {
      if guide.isVertical {
        vertical.append(Line(at: guide.at, kind: .guide, from: canvas.y, to: canvas.bottom))
      } else {
        horizontal.append(Line(at: guide.at, kind: .guide, from: canvas.x, to: canvas.right))
      }
    }
    for box in boxes { add(box, .element) }
  }

  private mutating func add(_ box: Rectangle, _ kind: Line.Kind) {
    vertical += [box.x, box.middle.x, box.right].map { Line(at: $0, kind: kind, from: box.y, to: box.bottom) }
    horizontal += [box.y, box.middle.y, box.bottom].map { Line(at: $0, kind: kind, from: box.x, to: box.right) }
  }

  struct Snap {
    let step: Double
    let line: Line
  }

  /// Returns the step that brings one of the places to the nearest line within reach.
  ///
  /// Of equally near lines, the first one is taken, and the same applies to places. The grid counts only if no other
  /// line is near enough.
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
