/// A leaf that turns about the spine, made of strips of paper; the outer strips lead, so that the paper bends.
struct BentPaper {
  let canvas: Rectangle
  var side: PaperStrip.Side
  var placement: PagePlacement
  let stripCount: Int
  /// The distance of the eye from a page with a turning leaf, relative to the page's width.
  let eyeDistance: Double
  /// Whether the leaf belongs to the page that enters.
  var isEntering: Bool

  /// The minimum distance of the eye, and the minimum factor by which an upright leaf looks larger.
  private static let (minEyeDistance, minEnlargement) = (2.2, 1.025)
  /// The angle in degrees by which the outermost strip of an upright leaf leads the innermost.
  private static let bend = 80.0
  /// The number of points by which strips overlap on each side to hide gaps.
  private static let overlap = 0.6
  /// The maximum number of strips of a leaf, and of elements that all strips of a page can draw together.
  private static let (maxStrips, maxElements) = (12, 600)

  /// Returns the number of strips for a leaf if each strip draws a page with this number of elements.
  static func stripCount(_ kind: PageAnimationKind, elements: Int) -> Int {
    kind == .curl ? max(1, min(maxStrips, maxElements / (elements + 1))) : 1
  }

  /// Returns the distance of the eye from which an upright leaf fits into the room above and below the page.
  ///
  /// With little room, the leaf looks flatter, so the book barely has to shrink during a page turn.
  static func eyeDistance(in room: Point) -> Double {
    let enlargement = max(minEnlargement, room.y)
    return max(minEyeDistance, 0.5 * enlargement / (enlargement - 1))
  }

  /// Returns the distance of the eye from a cover.
  ///
  /// A cover is twice as wide as a leaf. From twice the distance, it looks raised no higher than a leaf.
  static func coverDistance(_ eyeDistance: Double) -> Double { 2 * eyeDistance }

  /// Returns the darkness of paper at an angle, as a share of black.
  static func shade(at angle: Double) -> Double { 0.4 * (1 - Trigonometry.cosine(turns: angle / 360)) }

  /// Returns a strip, counted from the spine, and the extent of the paper up to its outer edge.
  func strip(_ index: Int) -> (strip: PaperStrip, extent: TurnExtent) {
    let (half, middle) = (canvas.width / 2, Point(x: canvas.width / 2, y: canvas.height / 2))
    let step = half / Double(stripCount)
    var (across, up) = (0.0, 0.0)
    for inner in 0..<index {
      across += step * Trigonometry.cosine(turns: angle(at: Double(inner)) / 360)
      up -= step * Trigonometry.sine(turns: angle(at: Double(inner)) / 360)
    }
    let distance = canvas.width * (placement.kind == .bookOpen ? BentPaper.coverDistance(eyeDistance) : eyeDistance)
    let (sign, angle) = (placement.leaf == .right ? 1.0 : -1.0, angle(at: Double(index)))
    // The map of the whole page, with the middle of the page as the origin.
    let page = AffineMap(
      scaleX: placement.scale, scaleY: placement.scale,
      origin: Point(x: middle.x + placement.x, y: middle.y + placement.y))
    let inner = AffineMap(scaleX: 1, scaleY: 1, origin: Point(x: -middle.x - sign * Double(index) * step, y: -middle.y))
    let projection = Projection(turnedBy: sign * angle, about: sign * across, raisedTo: up, seenFrom: distance)
      .preceded(by: inner).followed(by: page)
    let strip = PaperStrip(
      side: side, part: part(index, step), projection: projection, shade: shade(index, step),
      alpha: angle > -90 ? placement.alpha : 0)
    var extent = TurnExtent()
    across += step * Trigonometry.cosine(turns: angle / 360)
    up -= step * Trigonometry.sine(turns: angle / 360)
    // Include a strip seen exactly edge-on, which needs as much room as one that is almost edge-on.
    if angle >= -90 { extent.include(across: across / half, height: up, seenFrom: distance) }
    return (strip, extent.scaled(by: placement.scale))
  }

  /// The darkness of the other half of the page: that of the leaf at the spine, up to a limit, to hide the edge.
  var shadeOfOtherHalf: Double { min(0.12, BentPaper.shade(at: angle(at: -0.5))) }

  /// Returns the angle of the strip with an index, or of the paper between two strips.
  private func angle(at index: Double) -> Double {
    let share = stripCount > 1 ? max(0, min(1, index / Double(stripCount - 1))) - 0.5 : 0
    // The entering leaf is the back of the leaving one and turns towards 0.
    let lead = Trigonometry.sine(turns: -placement.angle / 360) * (isEntering ? BentPaper.bend : -BentPaper.bend)
    return max(-180, min(0, placement.angle + lead * share))
  }

  private func part(_ index: Int, _ step: Double) -> Rectangle {
    let half = canvas.width / 2
    let near = half + Double(index) * step - (index == 0 ? 0 : BentPaper.overlap)
    let far = half + Double(index + 1) * step + (index == stripCount - 1 ? 0 : BentPaper.overlap)
    return Rectangle(x: placement.leaf == .right ? near : canvas.width - far, width: far - near, height: canvas.height)
  }

  /// Returns the shade of a strip; it continues smoothly into the next strip, so all strips look like one sheet.
  private func shade(_ index: Int, _ step: Double) -> PaperStrip.Shade {
    let (near, far) = (Double(index) * step, Double(index + 1) * step)
    let (inner, outer) = (
      BentPaper.shade(at: angle(at: Double(index) - 0.5)), BentPaper.shade(at: angle(at: Double(index) + 0.5))
    )
    let half = canvas.width / 2
    return placement.leaf == .right
      ? PaperStrip.Shade(start: half + near, end: half + far, left: inner, right: outer)
      : PaperStrip.Shade(start: half - far, end: half - near, left: outer, right: inner)
  }
}

/// How far turning paper extends from the middle of the canvas, relative to half the canvas; nearer parts look larger.
struct TurnExtent {
  var across = 1.0
  var down = 1.0
  var raised = 1.0

  /// Includes an edge that is raised above the page.
  mutating func include(across edge: Double, height: Double, seenFrom distance: Double) {
    let enlarged = distance / (distance - height)
    across = max(across, abs(edge) * enlarged)
    down = max(down, enlarged)
    raised = down
  }

  mutating func include(_ other: TurnExtent) {
    across = max(across, other.across)
    down = max(down, other.down)
    raised = max(raised, other.raised)
  }

  func scaled(by scale: Double) -> TurnExtent {
    TurnExtent(across: across * scale, down: down * scale, raised: raised)
  }

  /// Returns the scale at which everything fits into the room.
  func fittingScale(_ room: Point) -> Double {
    guard raised > 1 else { return 1 }
    // Raised paper keeps a small distance from the edges.
    return min(1, (room.x - min(0.02, (across - 1) / 5)) / across, (room.y - min(0.02, (raised - 1) / 8)) / down)
  }
}
