/// A linear gradient: evenly spaced colours that blend into each other in one direction.
public struct Gradient: Sendable, Hashable {
  /// The colours, in order; a gradient in a book has 2 to 8.
  public var colors: [Color]
  /// The direction in which the colours follow each other, in degrees clockwise; 0 is upwards, 180 downwards.
  public var angle: Double

  static let colorCounts = 2...8
  /// The direction if a book doesn't give one: the first colour is at the top.
  static let defaultAngle = 180.0

  /// Creates a gradient.
  public init(colors: [Color], angle: Double = 180) {
    self.colors = colors
    self.angle = angle
  }

  /// Returns the points where the first and the last colour are reached in a frame of the given size.
  ///
  /// As in CSS, the line between these points goes through the middle of the frame. The corners that it points to have
  /// exactly the first and the last colour.
  public func endpoints(width: Double, height: Double) -> (start: Point, end: Point) {
    let (sine, cosine) = (Trigonometry.sine(turns: angle / 360), Trigonometry.cosine(turns: angle / 360))
    let reach = (abs(width * sine) + abs(height * cosine)) / 2
    let (x, y) = (sine * reach, -cosine * reach)
    return (Point(x: width / 2 - x, y: height / 2 - y), Point(x: width / 2 + x, y: height / 2 + y))
  }

  /// Returns the gradient as it looks in front of an opaque colour.
  ///
  /// The result is opaque, because browsers and SVG blend translucent colours of gradients in different ways.
  package func flattened(over ground: Color) -> Gradient {
    Gradient(colors: colors.map { $0.flattened(over: ground) }, angle: angle)
  }
}

extension Color {
  /// Returns the colour as it looks in front of an opaque colour.
  package func flattened(over ground: Color) -> Color {
    let share = Int(alpha)
    func mixed(_ front: UInt8, _ back: UInt8) -> UInt8 {
      let sum: Int = Int(front) * share + Int(back) * (255 - share)
      return UInt8((sum + 127) / 255)
    }
    return Color(red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
  }

  /// Whether black text is easier to read on this colour than white text.
  package var isLight: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 150_000 }
}
