import BookDrawing
import BookKit

/// A small picture made of plain shapes, each drawn over the previous ones.
struct DrawnPicture {
  let width: Int
  let height: Int
  private(set) var shapes: [(outline: Outline, color: Color)] = []

  enum Outline {
    case ellipse(Point, radiusX: Double, radiusY: Double)
    case polygon([Point])
  }

  mutating func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ color: Color) {
    shapes.append((.ellipse(Point(x: x, y: y), radiusX: radiusX, radiusY: radiusY), color))
  }

  mutating func polygon(_ points: [(Double, Double)], _ color: Color) {
    shapes.append((.polygon(points.map { Point(x: $0.0, y: $0.1) }), color))
  }

  var png: [UInt8] {
    let bytes = pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    return PNGWriter.bytes(of: Pixmap(width: width, height: height, bytes: bytes))
  }

  var pixels: [Color] {
    let samples = samples
    return (0..<width * height).map { pixel($0 % width, $0 / width, of: samples) }
  }

  /// The index of the topmost shape at each sample, or −1 for none; a pixel has 4 × 4 samples.
  private var samples: [Int] {
    var samples = [Int](repeating: -1, count: 16 * width * height)
    for (index, shape) in shapes.enumerated() {
      let (columns, rows) = shape.outline.samples(inWidth: 4 * width, height: 4 * height)
      for row in rows {
        for column in columns {
          let point = Point(x: (Double(column) + 0.5) / 4, y: (Double(row) + 0.5) / 4)
          if shape.outline.contains(point) { samples[row * 4 * width + column] = index }
        }
      }
    }
    return samples
  }

  private func pixel(_ x: Int, _ y: Int, of samples: [Int]) -> Color {
    var (red, green, blue, count) = (0, 0, 0, 0)
    for row in 4 * y..<4 * y + 4 {
      let start = (row * width + x) * 4
      for index in start..<start + 4 where samples[index] >= 0 {
        let color = shapes[samples[index]].color
        red += Int(color.red)
        green += Int(color.green)
        blue += Int(color.blue)
        count += 1
      }
    }
    guard count > 0 else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    return Color(
      red: UInt8((red + count / 2) / count), green: UInt8((green + count / 2) / count),
      blue: UInt8((blue + count / 2) / count), alpha: UInt8(count * 255 / 16))
  }
}

extension DrawnPicture.Outline {
  fileprivate func samples(inWidth width: Int, height: Int) -> (columns: Range<Int>, rows: Range<Int>) {
    func range(_ start: Double, _ end: Double, _ count: Int) -> Range<Int> {
      let first = max(0, min(count, Int(start * 4) - 1))
      return first..<max(first, min(count, Int(end * 4) + 2))
    }
    switch self {
    case .ellipse(let center, let radiusX, let radiusY):
      return (
        range(center.x - radiusX, center.x + radiusX, width), range(center.y - radiusY, center.y + radiusY, height)
      )
    case .polygon(let corners):
      let (across, down) = (corners.map { $0.x }, corners.map { $0.y })
      return (range(across.min() ?? 0, across.max() ?? 0, width), range(down.min() ?? 0, down.max() ?? 0, height))
    }
  }

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
