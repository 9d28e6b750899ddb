/// The position and look of a page during a page turn.
///
/// Everything is relative to the page at rest, which fills the canvas. The page's spine is the vertical middle line of
/// the canvas, with one leaf on either side.
public struct PagePlacement: Sendable, Equatable {
  /// The animation with which the page enters or leaves.
  public var kind = PageAnimationKind.cut
  /// The offset to the right.
  public var x = 0.0
  /// The offset downwards.
  public var y = 0.0
  /// The opacity, 0…1.
  public var alpha = 1.0
  /// The scale, about the middle of the canvas.
  public var scale = 1.0
  /// The leaf that turns about the spine; `nil` if both leaves lie flat.
  public var leaf: Leaf?
  /// The angle of that leaf in degrees: 0 at rest, −90 upright towards the reader, −180 on top of the other leaf.
  ///
  /// Beyond −90, the leaf's back is visible; that back is a leaf of the other page.
  public var angle = 0.0

  /// Creates the placement of a page at rest.
  public init() {}

  /// One half of a page.
  public enum Leaf: UInt8, Sendable, Equatable {
    /// The leaf to the left of the spine.
    case left
    /// The leaf to the right of the spine.
    case right
  }
}

extension PagePlacement {
  enum Role: Sendable {
    case leaving, entering
  }

  /// Creates the placement of a page when a share of its way is done.
  init(_ turn: TurnPlan?, _ way: Role, share: Double, direction: Direction, canvas: Rectangle) {
    guard let turn else { return }
    kind = turn.kind
    // The distance from the placement at rest, as a share of the way.
    let distance = way == .leaving ? share : 1 - share
    switch turn.kind {
    case .slide:
      let sign = (direction == .left || direction == .up) == (way == .leaving) ? -1.0 : 1.0
      if direction == .left || direction == .right {
        x = distance == 0 ? 0 : sign * distance * canvas.width
      } else {
        y = distance == 0 ? 0 : sign * distance * canvas.height
      }
    case .fade:
      // When fading through a colour, each page takes half of the time.
      alpha = max(0, min(1, turn.color == nil ? 1 - distance : 1 - 2 * distance))
    case .flip, .curl:
      let isToLeft = direction == .left || direction == .up
      leaf = isToLeft == (way == .leaving) ? .right : .left
      angle = PagePlacement.angle(of: distance)
    case .bookOpen:
      scale = 1 - 0.3 * distance
      // A closed book is to the right of the spine; this centres it on the canvas.
      x = distance == 0 ? 0 : -0.35 * (canvas.width / 2) * distance
      leaf = .left
      angle = PagePlacement.angle(of: distance)
    case .cut: break
    }
  }

  /// Returns the angle of a leaf; an easing that overshoots doesn't turn it past the other leaf.
  private static func angle(of distance: Double) -> Double { distance > 0 ? -180 * min(1, distance) : 0 }

  /// Returns the distance of the page from its placement at rest, as a share of the way.
  func distance(on canvas: Rectangle) -> Double {
    switch kind {
    case .slide: max(abs(x) / canvas.width, abs(y) / canvas.height)
    case .fade: 1 - alpha
    case .flip, .curl: (1 - Trigonometry.cosine(turns: angle / 360)) / 2
    case .bookOpen: -angle / 180
    case .cut: 0
    }
  }
}
