/// How a tween goes from its start value to its end value.
public enum Easing: Sendable, Equatable {
  /// Evenly.
  case linear
  /// A curve, and which way it is used.
  case curve(EasingCurve, EasingForm)
  /// In so many steps.
  case step(Int)
  /// The curve of CSS through two control points.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A damped oscillator that settles at the end.
  case spring(damping: Double, velocity: Double)
}

/// The shapes of easing curves.
public enum EasingCurve: UInt8, Word {
  /// Sparrow's plain ease, a cubic.
  case plain
  /// Goes beyond and comes back.
  case back
  /// Swings.
  case elastic
  /// Bounces.
  case bounce
  /// A power of two.
  case quad
  /// A power of three.
  case cubic
  /// A power of four.
  case quart
  /// A power of five.
  case quint
  /// A sine.
  case sine
  /// An exponential.
  case expo
  /// A part of a circle.
  case circ

  /// What stands behind the form's name.
  public var word: StaticString {
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

/// Which way an easing curve is used.
public enum EasingForm: UInt8, Word {
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both ends.
  case easeInOut
  /// Slow in the middle.
  case easeOutIn

  /// What the name of a transition begins with.
  public var word: StaticString {
    switch self {
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .easeOutIn: "easeOutIn"
    }
  }
}
