import BookKit

/// Shows an author the regions of a picture to colour, each in a separate colour and with its number.
enum RegionMarks {
  /// Returns the colour of a region, which clearly differs from the colours of the next regions.
  static func color(ofRegion number: Int) -> Color {
    // Steps by the golden angle, here in tenths of a degree, don't return to earlier hues.
    let hue = number * 1375 % 3600
    let (sector, rest) = (hue / 600, hue % 600)
    let (low, high) = (120, number.isMultiple(of: 2) ? 255 : 225)
    let part = (high - low) * rest / 600
    let (rising, falling) = (UInt8(low + part), UInt8(high - part))
    let (dark, light) = (UInt8(low), UInt8(high))
    switch sector {
    case 0: return Color(red: light, green: rising, blue: dark)
    case 1: return Color(red: falling, green: light, blue: dark)
    case 2: return Color(red: dark, green: light, blue: rising)
    case 3: return Color(red: dark, green: falling, blue: light)
    case 4: return Color(red: rising, green: dark, blue: light)
    default: return Color(red: light, green: dark, blue: falling)
    }
  }

  /// Returns a point for the number of each region, inside the region if the region is large enough.
  static func points(of picture: ColoringPicture) -> [Point] {
    switch picture.layout {
    case .pixels(let map, _, _)?: middles(of: map, in: picture)
    case .paths(let paths)?: paths.map { middle(of: $0, in: picture) }
    case nil: []
    }
  }

  /// Returns the middle of a long run of each region, near the middle of its rows.
  private static func middles(of map: RegionMap, in picture: ColoringPicture) -> [Point] {
    var longest = [Int](repeating: 0, count: map.regions.count)
    for run in map.runs where run.region > 0 {
      longest[Int(run.region) - 1] = max(longest[Int(run.region) - 1], Int(run.length))
    }
    var found = [(distance: Int, column: Double, row: Int)](repeating: (.max, 0, 0), count: map.regions.count)
    var (column, row) = (0, 0)
    for run in map.runs {
      let (index, length) = (Int(run.region) - 1, Int(run.length))
      if index >= 0, 4 * length >= 3 * longest[index] {
        let rows = map.regions[index].rows
        let distance = abs(2 * row - rows.lowerBound - rows.upperBound)
        if distance < found[index].distance { found[index] = (distance, Double(column) + Double(length) / 2, row) }
      }
      column += length
      if column == map.width { (column, row) = (0, row + 1) }
    }
    let (right, down) = (picture.width / Double(map.width), picture.height / Double(map.height))
    return found.map { Point(x: $0.column * right, y: (Double($0.row) + 0.5) * down) }
  }

  /// Returns a point inside a region: of the points of a grid, the nearest one to the middle of the region's box.
  private static func middle(of region: RegionPath, in picture: ColoringPicture) -> Point {
    let corners = region.path.contours.joined()
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    let middle = Point(x: (left + right) / 2, y: (top + bottom) / 2)
    let steps = 1..<16
    let inside = steps.flatMap { row in
      steps.map { Point(x: left + (right - left) * Double($0) / 16, y: top + (bottom - top) * Double(row) / 16) }
    }.filter { point in ExactPoint(point).map { region.polygon.contains($0) } ?? false }
    func distance(_ point: Point) -> Double {
      let (x, y) = (point.x - middle.x, point.y - middle.y)
      return x * x + y * y
    }
    return inside.min { distance($0) < distance($1) } ?? middle
  }
}
