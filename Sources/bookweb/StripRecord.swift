import BookKit

/// The record of a strip of paper during a page turn, which the page reads in place.
///
/// Page/README.md describes its fields.
struct StripRecord {
  private let side: Float
  private let isRaised: Float
  // The numbers of its projection.
  private let acrossX: Float
  private let across: Float
  private let downX: Float
  private let downY: Float
  private let down: Float
  private let depthX: Float
  private let depth: Float
  private let alpha: Float
  private let left: Float
  private let right: Float
  private let shadeStart: Float
  private let shadeEnd: Float
  private let shadeLeft: Float
  private let shadeRight: Float

  init(_ strip: PaperStrip) {
    side = Float(strip.side.rawValue)
    isRaised = strip.isRaised ? 1 : 0
    let map = strip.projection
    (acrossX, across) = (Float(map.acrossX), Float(map.across))
    (downX, downY, down) = (Float(map.downX), Float(map.downY), Float(map.down))
    (depthX, depth) = (Float(map.depthX), Float(map.depth))
    alpha = Float(strip.alpha)
    (left, right) = (Float(strip.part.x), Float(strip.part.x + strip.part.width))
    (shadeStart, shadeEnd) = (Float(strip.shade.start), Float(strip.shade.end))
    (shadeLeft, shadeRight) = (Float(strip.shade.left), Float(strip.shade.right))
  }
}
