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
  /// `damping` is the damping ratio, limited to 0.05…10. `velocity` is the initial speed, divided by the average speed.
  indirect case spring(damping: Double, velocity: Double)
}

/// The shape of an easing curve.
public enum EasingCurve: KeywordText, Keyword {
  /// The plain ease of the Sparrow framework, a cubic curve.
  case plain = ""
  /// Overshoots and comes back.
  case back = "Back"
  /// Oscillates.
  case elastic = "Elastic"
  /// Bounces.
  case bounce = "Bounce"
  /// A quadratic curve.
  case quad = "Quad"
  /// A cubic curve.
  case cubic = "Cubic"
  /// A quartic curve.
  case quart = "Quart"
  /// A quintic curve.
  case quint = "Quint"
  /// A sine curve.
  case sine = "Sine"
  /// An exponential curve.
  case expo = "Expo"
  /// A circular arc.
  case circ = "Circ"
}

/// The form in which an easing curve is used.
public enum EasingForm: KeywordText, Keyword {
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both ends.
  case easeInOut
  /// Slow in the middle.
  case easeOutIn
}
