/// The curve along which a tween goes from its start value to its end value.
public enum Easing: Sendable, Equatable {
  /// Constant speed.
  case linear
  /// A curve and the form in which it is used.
  case curve(EasingCurve, EasingForm)
  /// The given number of equal steps.
  case steps(Int)
  /// A CSS `cubic-bezier()` with two control points.
  indirect case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A damped spring that settles at the end.
  ///
  /// `damping` is the damping ratio, limited to 0.05…10, and `velocity` the initial speed in ways per duration.
  indirect case spring(damping: Double, velocity: Double)
}

/// The shape of an easing curve.
public enum EasingCurve: UInt8, Keyword {
  /// The plain ease of the Sparrow framework, which is cubic.
  case plain
  /// Overshoots and comes back.
  case back
  /// Oscillates.
  case elastic
  /// Bounces.
  case bounce
  /// A quadratic curve.
  case quad
  /// A cubic curve.
  case cubic
  /// A quartic curve.
  case quart
  /// A quintic curve.
  case quint
  /// A sine curve.
  case sine
  /// An exponential curve.
  case expo
  /// A circular arc.
  case circ

  /// The suffix after the name of the form.
  public var keyword: StaticString {
    switch self {
    case .plain: ""
    case .back: "Back"
    case .elastic: "Elastic"
    case .bounce: "Bounce"
    case .quad: "Quad"
    case .cubic: "Cubic"
    case .quart: "Quart"
    case .quint: "Quint"
    case .sine: "Sine"
    case .expo: "Expo"
    case .circ: "Circ"
    }
  }
}

/// The form in which an easing curve is used.
public enum EasingForm: UInt8, Keyword {
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both ends.
  case easeInOut
  /// Slow in the middle.
  case easeOutIn

  /// The prefix of the transition's name.
  public var keyword: StaticString {
    switch self {
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .easeOutIn: "easeOutIn"
    }
  }
}
