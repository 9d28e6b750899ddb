import BookKit

/// Paper that is turned out of the plane during a page turn, in front of all layers.
package struct Leaf: Sendable {
  package let page: Rectangle
  /// The marks on each side of the paper, as on a flat page; empty for sides that aren't seen.
  package var sides = Array(repeating: [Mark](), count: PaperStrip.Side.allCases.count)
  /// The parts into which the paper is bent, from back to front.
  package var strips: [PaperStrip] = []

  package init(page: Rectangle) { self.page = page }

  package func moved(by map: AffineMap) -> Leaf {
    var leaf = self
    for index in strips.indices { leaf.strips[index].projection = strips[index].projection.followed(by: map) }
    return leaf
  }
}

extension PaperStrip.Shade {
  /// Returns the share of light that remains at a position.
  @inline(__always) func light(at x: Double) -> Double {
    guard left != right, start < end else { return Self.light(below: left) }
    let way = (x - start) / (end - start)
    return Self.light(below: left + (right - left) * max(0, min(1, way)))
  }

  /// Returns the share of light that remains under a share of black, as in browsers.
  ///
  /// Browsers have 255 steps of black, and round down the colours below it, by half a step on average.
  static func light(below black: Double) -> Double {
    let steps = (black * 255).rounded()
    return steps > 0 ? max(0, 1 - (steps + 0.5) / 255) : 1
  }
}
