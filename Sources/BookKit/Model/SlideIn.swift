import PropertyList

/// The slide-in animation of a banner.
public struct SlideIn: Sendable {
  /// The side from which the banner enters.
  public var side = Side.left
  /// Whether the banner overshoots and comes back.
  public var bounces = false
  /// The duration of the motion, in seconds.
  public var duration = 0.5
  /// The time before the banner leaves again, in seconds; if `nil`, the banner stays.
  public var hold: Double?
  package var node: NodeHandle
}

extension SlideIn {
  /// The name of the tween that brings the banner on stage.
  package static var arrivalName: StaticString { "slideIn" }
  /// The name of the tween that takes the banner off again.
  package static var departureName: StaticString { "slideOut" }

  /// The names of the banner's tweens, which come after the element's own.
  package var tweenNames: [StaticString] {
    hold == nil ? [SlideIn.arrivalName] : [SlideIn.arrivalName, SlideIn.departureName]
  }

  /// The keyframes of an arrival that bounces: the time of each one, and the fraction of the distance covered by then.
  static let bounce: [(time: Double, share: Double)] = [(0, 0), (0.18, 1.2), (0.5, 1), (0.75, 1.2), (1, 1)]

  /// Returns the keyframe values of an arrival from `outside` to `inside`, or just `inside` if it doesn't bounce.
  package func arrival(from outside: Double, to inside: Double) -> [Double] {
    guard bounces else { return [inside] }
    return SlideIn.bounce.map { $0.share == 1 ? inside : outside + (inside - outside) * $0.share }
  }

  /// Returns the property that moves a banner of this size, and its value when the banner is just outside of `canvas`.
  package func outside(width: Double, height: Double, canvas: Rectangle) -> (property: Property, value: Double) {
    switch side {
    case .left: (.x, -width)
    case .right: (.x, canvas.width)
    case .top: (.y, -height)
    case .bottom: (.y, canvas.height)
    }
  }
}
