/// Where a page is while it comes or goes.
///
/// Everything is measured from the page in its own place: it fills the canvas, and its spine is the canvas's upright
/// middle line, with one leaf on either side.
public struct PagePlace: Sendable, Equatable {
  /// How the page comes or goes.
  public var kind = PageAnimationKind.cut
  /// How far it is to the right.
  public var x = 0.0
  /// How far it is down.
  public var y = 0.0
  /// How opaque it is, 0…1.
  public var alpha = 1.0
  /// How large it is; it grows from the middle of the canvas.
  public var scale = 1.0
  /// The leaf that turns about the spine; nothing when both lie flat in their places.
  public var leaf: Leaf?
  /// How far that leaf is turned, in degrees: 0 in its place, −90 upright towards the reader, −180 on the other leaf.
  ///
  /// From −90 on its back is what is seen: a leaf of the other page.
  public var angle = 0.0

  /// A page in its own place.
  public init() {}

  /// One half of a page.
  public enum Leaf: UInt8, Sendable, Equatable {
    /// The one at the left of the spine.
    case left
    /// The one at the right of the spine.
    case right
  }
}

extension PagePlace {
  /// Which way a page goes through its place.
  enum Way: Sendable {
    case leaving
    case entering
  }

  /// The place of a page when `share` of its way is done.
  init(_ turn: TurnPlan?, _ way: Way, share: Double, direction: Direction, canvas: Rectangle) {
    guard let turn else { return }
    kind = turn.kind
    // How far the page is from its own place.
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
      // Through a colour each page has half of the time.
      alpha = max(0, min(1, turn.color == nil ? 1 - distance : 1 - 2 * distance))
    case .flip, .curl:
      let isToLeft = direction == .left || direction == .up
      leaf = isToLeft == (way == .leaving) ? .right : .left
      angle = PagePlace.angle(of: distance)
    case .bookOpen:
      scale = 1 - 0.3 * distance
      // The closed book lies on the right of the spine: that much brings its middle to that of the canvas.
      x = distance == 0 ? 0 : -0.35 * (canvas.width / 2) * distance
      leaf = .left
      angle = PagePlace.angle(of: distance)
    case .cut: break
    }
  }

  /// How far a leaf is turned; an easing that goes beyond its ends does not bend it through the other leaf.
  private static func angle(of distance: Double) -> Double {
    distance > 0 ? -180 * min(1, distance) : 0
  }
}
