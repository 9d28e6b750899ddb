import BookKit

/// A small picture made of plain shapes, each drawn over the previous ones.
struct DrawnPicture {
  let width: Int
  let height: Int
  private var shapes: [(outline: Outline, color: Color)] = []

  /// The outline of a shape.
  enum Outline {
    case ellipse(Point, radiusX: Double, radiusY: Double)
    case polygon([Point])
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  mutating func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ color: Color) {
    shapes.append((.ellipse(Point(x: x, y: y), radiusX: radiusX, radiusY: radiusY), color))
  }

  mutating func polygon(_ points: [(Double, Double)], _ color: Color) {
    shapes.append((.polygon(points.map { Point(x: $0.0, y: $0.1) }), color))
  }

  /// The pixels in rows; each is the mean of 16 samples for smooth edges.
  var pixels: [Color] {
    var pixels: [Color] = []
    for y in 0..<height {
      for x in 0..<width { pixels.append(pixel(x, y)) }
    }
    return pixels
  }

  private func pixel(_ x: Int, _ y: Int) -> Color {
    var sums = (red: 0, green: 0, blue: 0, count: 0)
    for sample in 0..<16 {
      let point = Point(x: Double(x) + (Double(sample % 4) + 0.5) / 4, y: Double(y) + (Double(sample / 4) + 0.5) / 4)
      guard let color = shapes.last(where: { $0.outline.contains(point) })?.color else { continue }
      sums = (
        sums.red + Int(color.red), sums.green + Int(color.green), sums.blue + Int(color.blue), sums.count + 1
      )
    }
    guard sums.count > 0 else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    let mean = { (sum: Int) in UInt8(clamping: (sum + sums.count / 2) / sums.count) }
    return Color(
      red: mean(sums.red), green: mean(sums.green), blue: mean(sums.blue),
      alpha: UInt8(clamping: sums.count * 255 / 16))
  }
}

extension DrawnPicture.Outline {
  /// Returns whether `point` lies inside.
  fileprivate func contains(_ point: Point) -> Bool {
    switch self {
    case .ellipse(let center, let radiusX, let radiusY):
      let (x, y) = ((point.x - center.x) / radiusX, (point.y - center.y) / radiusY)
      return x * x + y * y <= 1
    case .polygon(let corners):
      var isInside = false
      for index in corners.indices {
        let (from, to) = (corners[index], corners[(index + 1) % corners.count])
        guard (from.y > point.y) != (to.y > point.y) else { continue }
        if point.x < from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y) { isInside.toggle() }
      }
      return isInside
    }
  }
}
