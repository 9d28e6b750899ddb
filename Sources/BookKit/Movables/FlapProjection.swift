/// The perspective in which a flap is drawn: a map from its own coordinates to themselves.
///
/// The hinge stays where it is. What is above the page seems larger.
public struct FlapProjection: Sendable, Equatable {
  /// The edge about which it turns.
  public let edge: FlapEdge
  private let width: Double
  private let height: Double
  private let cosine: Double
  private let sine: Double
  /// Whether it is open so far that its back is seen.
  public let showsBack: Bool

  /// Creates the projection of a flap with a size, which is open by an angle in degrees.
  public init(_ edge: FlapEdge, width: Double, height: Double, angle: Double) {
    (self.edge, self.width, self.height) = (edge, width, height)
    cosine = Trigonometry.cosine(turns: angle / 360)
    sine = Trigonometry.sine(turns: angle / 360)
    showsBack = angle > 90
  }

  /// The share of light that the flap gets: less the more it's seen from its side.
  public var light: Double { 1 - 0.4 * (1 - abs(cosine)) }

  /// The factors of the map as a matrix, row by row: points are multiplied by it, then divided by the third number.
  package var matrix: [Double] {
    let isUpright = edge == .left || edge == .right
    let half = (isUpright ? height : width) / 2
    // The map for a hinge at 0, along the second coordinate.
    var (across, along, scale) = ([cosine, 0, 0], [-half * sine / eyeDistance, 1, 0], [-sine / eyeDistance, 0, 1])
    if edge == .right || edge == .bottom {
      // The first coordinate is mirrored before and after.
      for row in 0..<3 { across[row] = depth * scale[row] - across[row] }
      func mirrored(_ row: [Double]) -> [Double] { [-row[0], row[1], row[2] + depth * row[0]] }
      (across, along, scale) = (mirrored(across), mirrored(along), mirrored(scale))
    }
    guard !isUpright else { return across + along + scale }
    func swapped(_ row: [Double]) -> [Double] { [row[1], row[0], row[2]] }
    return swapped(along) + swapped(across) + swapped(scale)
  }

  /// The distance of the eye from the page.
  private var eyeDistance: Double { max(1500, 2 * depth) }

  /// The size across the hinge.
  package var depth: Double { edge == .left || edge == .right ? width : height }

  /// Whether it is seen from its side, as a line.
  public var isOnEdge: Bool { abs(cosine) < 1e-9 }

  /// Returns the place where a point of the flap is drawn.
  public func apply(to point: Point) -> Point {
    let reach = distance(fromHinge: point)
    let scale = eyeDistance / (eyeDistance - reach * sine)
    let across = reach * cosine * scale
    switch edge {
    case .left: return Point(x: across, y: along(point.y, height, scale))
    case .right: return Point(x: width - across, y: along(point.y, height, scale))
    case .top: return Point(x: along(point.x, width, scale), y: across)
    case .bottom: return Point(x: along(point.x, width, scale), y: height - across)
    }
  }

  /// Returns the point of the flap that is drawn at a place, or `nil` if it's seen from its side.
  func flattened(_ point: Point) -> Point? {
    guard !isOnEdge else { return nil }
    let across = distance(fromHinge: point)
    // From across = reach · cosine · eyeDistance / (eyeDistance − reach · sine).
    let reach = across * eyeDistance / (cosine * eyeDistance + across * sine)
    let scale = eyeDistance / (eyeDistance - reach * sine)
    func own(_ coordinate: Double, _ length: Double) -> Double {
      length / 2 + (coordinate - length / 2) / scale
    }
    switch edge {
    case .left: return Point(x: reach, y: own(point.y, height))
    case .right: return Point(x: width - reach, y: own(point.y, height))
    case .top: return Point(x: own(point.x, width), y: reach)
    case .bottom: return Point(x: own(point.x, width), y: height - reach)
    }
  }

  private func along(_ coordinate: Double, _ length: Double, _ scale: Double) -> Double {
    length / 2 + (coordinate - length / 2) * scale
  }

  /// Returns the distance of a point from the hinge, negative behind it.
  package func distance(fromHinge point: Point) -> Double {
    switch edge {
    case .left: point.x
    case .right: width - point.x
    case .top: point.y
    case .bottom: height - point.y
    }
  }

  /// The corners as they are drawn, beginning with the upper left one of the closed flap, clockwise when it's closed.
  public var corners: [Point] { Rectangle(width: width, height: height).corners.map { apply(to: $0) } }

  /// The middle of the free edge, a point inside.
  var grip: Point {
    let (middleX, middleY) = (width / 2, height / 2)
    switch edge {
    case .left: return Point(x: width - 1, y: middleY)
    case .right: return Point(x: 1, y: middleY)
    case .top: return Point(x: middleX, y: height - 1)
    case .bottom: return Point(x: middleX, y: 1)
    }
  }

  /// Returns whether the flap is drawn at a point of its own coordinates, including its border.
  func contains(_ point: Point) -> Bool {
    guard !isOnEdge else { return false }
    let corners = corners
    var (isLeft, isRight) = (false, false)
    for index in corners.indices {
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      let side = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
      if side > 0 { isRight = true }
      if side < 0 { isLeft = true }
    }
    return !(isLeft && isRight)
  }
}
