extension Color {
  /// Returns the contrast of two opaque colours, from 1 for the same lightness to 21 for black and white, as WCAG 2
  /// defines it.
  package func contrast(with other: Color) -> Double {
    let (own, others) = (luminance, other.luminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }

  /// The relative luminance of an opaque colour, from 0 for black to 1 for white, as WCAG 2 defines it.
  package var luminance: Double {
    0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
  }

  /// Returns the linear intensity of a channel's light, 0…1.
  private static func linear(_ channel: UInt8) -> Double {
    let share = Double(channel) / 255
    guard share > 0.04045 else { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    // Computes base^2.4 without logarithms. Newton's method finds the fifth root well before the last step.
    var root = 1.0
    for _ in 0..<16 { root = (4 * root + base * base / (root * root * root * root)) / 5 }
    return base * base * root
  }
}
