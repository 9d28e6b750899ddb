/// The regions of a picture to colour: either all are paths, or all come from the pixels of a drawing.
///
/// Regions are numbered from 1.
package enum ColoringRegions: Sendable, Equatable {
  /// The regions as paths, in the order of the book; where they overlap, the last one counts.
  case paths([RegionPath])
  /// The regions of a drawing that is stretched to a size in thousandths of a point.
  case pixels(RegionMap, width: Int64, height: Int64)

  package var count: Int {
    switch self {
    case .paths(let paths): paths.count
    case .pixels(let map, _, _): map.regions.count
    }
  }

  package func region(at point: ExactPoint) -> Int? {
    switch self {
    case .paths(let paths):
      return paths.lastIndex { $0.polygon.contains(point) }.map { $0 + 1 }
    case .pixels(let map, let width, let height):
      let region = map.region(at: point, width: width, height: height)
      return region > 0 ? region : nil
    }
  }

  /// Returns whether a region touches the border of the picture, like the background of a drawing.
  package func touchesBorder(_ region: Int) -> Bool {
    switch self {
    case .paths: false
    case .pixels(let map, _, _): map.regions[region - 1].touchesBorder
    }
  }

  /// Returns the smallest rectangle around a region, in points, or `nil` if its outline has no points.
  package func bounds(ofRegion region: Int) -> Rectangle? {
    switch self {
    case .paths(let paths):
      let path = paths[region - 1]
      return path.path.parts.isEmpty ? nil : Rectangle(path.polygon.bounds)
    case .pixels(let map, let width, let height):
      let known = map.regions[region - 1]
      let (across, down) = (Double(width) / 1000 / Double(map.width), Double(height) / 1000 / Double(map.height))
      return Rectangle(
        x: Double(known.columns.lowerBound) * across, y: Double(known.rows.lowerBound) * down,
        width: Double(known.columns.count) * across, height: Double(known.rows.count) * down)
    }
  }

  /// Returns the numbers of the regions at the points that a book lists, in the same order.
  package func regions(at points: [ExactPoint]) throws(ColoringError) -> [Int] {
    var found: [Int] = []
    for (index, point) in points.enumerated() {
      guard let region = region(at: point) else { throw .noRegion(index: index) }
      if let other = found.firstIndex(of: region) { throw .sameRegion(index: index, other: other) }
      found.append(region)
    }
    return found
  }
}
