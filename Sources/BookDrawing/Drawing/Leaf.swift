import BookKit

/// Paper that is turned out of the plane during a page turn, in front of all layers.
package struct Leaf: Sendable {
  package let page: Rectangle
  /// What is on the sides of the paper, as flat pages.
  package var sides: [[Mark]] = []
  /// The parts into which the paper is bent, from back to front.
  package var strips: [Strip] = []

  package init(page: Rectangle) {
    self.page = page
  }

  /// A flat part of the paper.
  package struct Strip: Sendable {
    /// An index into `sides`.
    package var side: Int
    /// The part of the page that is seen, in the page's coordinates.
    package var part: Rectangle
    /// The map from the page's coordinates to the drawing.
    package var projection: Projection
    package var shade: Shade
    /// From 0 to 1.
    package var alpha = 1.0

    package init(side: Int, part: Rectangle, projection: Projection, shade: Shade) {
      self.side = side
      self.part = part
      self.projection = projection
      self.shade = shade
    }
  }

  /// A shadow that changes evenly from left to right.
  package struct Shade: Sendable, Equatable {
    /// The range of the page's x coordinates in which it changes.
    package var range: ClosedRange<Double>
    /// The share of black to the left of the range, from 0 to 1.
    package var left: Double
    package var right: Double

    package init(range: ClosedRange<Double>, left: Double, right: Double) {
      self.range = range
      self.left = left
      self.right = right
    }

    /// Returns the share of light that is left at a position.
    @inline(__always) func light(at x: Double) -> Double {
      guard left != right, range.lowerBound < range.upperBound else { return Shade.light(below: left) }
      let way = (x - range.lowerBound) / (range.upperBound - range.lowerBound)
      return Shade.light(below: left + (right - left) * max(0, min(1, way)))
    }

    /// Returns the share of light that a share of black leaves in browsers.
    ///
    /// They have 255 steps of black, and round down the colours below it, by half a step on average.
    static func light(below black: Double) -> Double {
      let steps = (black * 255).rounded()
      return steps > 0 ? max(0, 1 - (steps + 0.5) / 255) : 1
    }
  }

  package func moved(by map: AffineMap) -> Leaf {
    var leaf = self
    for index in strips.indices { leaf.strips[index].projection = strips[index].projection.followed(by: map) }
    return leaf
  }
}
