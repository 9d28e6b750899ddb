import BookKit

/// The map from pixels of a drawing to pixels of what is on a flap, which is seen in perspective.
struct FlapMap: PixelMap {
  /// The matrix, row by row.
  private let factors: [Double]

  /// Creates the inverse of a flap's projection, followed by `map`; the flap's own pixels are `scale` times its points.
  init?(_ flap: FlapProjection, _ map: AffineMap, scaleX: Double, scaleY: Double) {
    let affine = [map.right.x, map.down.x, map.origin.x, map.right.y, map.down.y, map.origin.y, 0, 0, 1]
    let whole = FlapMap.product(affine, flap.matrix)
    guard let inverse = FlapMap.inverse(of: whole) else { return nil }
    factors = FlapMap.product([scaleX, 0, 0, 0, scaleY, 0, 0, 0, 1], inverse)
  }

  private static func product(_ left: [Double], _ right: [Double]) -> [Double] {
    (0..<9).map { place in
      let (row, column) = (place / 3 * 3, place % 3)
      return left[row] * right[column] + left[row + 1] * right[column + 3] + left[row + 2] * right[column + 6]
    }
  }

  private static func inverse(of m: [Double]) -> [Double]? {
    let minors = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    let determinant = m[0] * minors[0] + m[1] * minors[3] + m[2] * minors[6]
    guard determinant != 0, determinant.isFinite else { return nil }
    return minors.map { $0 / determinant }
  }

  func locally(_ x: Double, _ y: Double) -> (at: Point, right: Point, down: Point) {
    let distance = factors[6] * x + factors[7] * y + factors[8]
    let at = Point(
      x: (factors[0] * x + factors[1] * y + factors[2]) / distance,
      y: (factors[3] * x + factors[4] * y + factors[5]) / distance)
    let right = Point(
      x: (factors[0] - at.x * factors[6]) / distance, y: (factors[3] - at.y * factors[6]) / distance)
    let down = Point(
      x: (factors[1] - at.x * factors[7]) / distance, y: (factors[4] - at.y * factors[7]) / distance)
    return (at, right, down)
  }
}
