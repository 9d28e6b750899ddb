/// The regions of a drawing: the region of each pixel, as run-length encoded rows.
///
/// Regions are numbered from 1. Either every pixel has a region, or there are no regions at all.
package struct RegionMap: Sendable, Equatable {
  /// Adjacent pixels of a row that belong to the same region.
  package struct Run: Sendable, Equatable {
    /// The number of the region, or 0 if the drawing has no regions.
    package let region: UInt16
    package let length: UInt16

    package init(region: UInt16, length: UInt16) {
      (self.region, self.length) = (region, length)
    }
  }

  package struct Region: Sendable, Equatable {
    package internal(set) var pixelCount = 0
    /// The range from the first to the last column with pixels of the region.
    package internal(set) var columns = 0...0
    /// The range from the first to the last row with pixels of the region.
    package internal(set) var rows = 0...0
    package internal(set) var touchesBorder = false
  }

  package let width: Int
  package let height: Int
  /// The runs of all rows, from the upper left to the lower right.
  package let runs: [Run]
  /// The regions, sorted by number.
  package let regions: [Region]
  /// For each row, the index of its first run; the last entry is the number of runs.
  private let rowStarts: [Int32]

  package static let maxPixels = 4_194_304
  package static let maxRegions = 1000

  /// Creates a map, checking that the runs fill the rows and that no number is left out.
  package init(width: Int, height: Int, runs: [Run]) throws(RegionMapError) {
    try RegionMap.check(width: width, height: height)
    var regions: [Region] = []
    var rowStarts: [Int32] = [0]
    var (x, y) = (0, 0)
    for (index, run) in runs.enumerated() {
      let (number, end) = (Int(run.region), x + Int(run.length))
      guard y < height, run.length > 0, end <= width else { throw .damaged }
      guard number <= RegionMap.maxRegions else { throw .tooManyRegions }
      while regions.count < number { regions.append(Region()) }
      if number > 0 {
        let isAtBorder = y == 0 || y == height - 1 || x == 0 || end == width
        regions[number - 1].add(columns: x...(end - 1), row: y, isAtBorder: isAtBorder)
      }
      x = end
      if x == width {
        (x, y) = (0, y + 1)
        rowStarts.append(Int32(index + 1))
      }
    }
    let pixelCount = regions.reduce(0) { $0 + $1.pixelCount }
    guard y == height, regions.allSatisfy({ $0.pixelCount > 0 }), pixelCount == (regions.isEmpty ? 0 : width * height)
    else { throw .damaged }
    (self.width, self.height, self.runs, self.regions, self.rowStarts) = (width, height, runs, regions, rowStarts)
  }

  /// Checks that a drawing has at least one pixel and not too many.
  package static func check(width: Int, height: Int) throws(RegionMapError) {
    guard width > 0, height > 0 else { throw .damaged }
    let (pixels, isOver) = width.multipliedReportingOverflow(by: height)
    guard !isOver, pixels <= maxPixels else { throw .tooManyPixels }
  }

  /// Returns the number of the region of a pixel, or 0 if there are no regions; outside, the nearest pixel counts.
  package func region(x: Int, y: Int) -> Int {
    let row = max(0, min(y, height - 1))
    var rest = max(0, min(x, width - 1))
    for index in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
      if rest < Int(runs[index].length) { return Int(runs[index].region) }
      rest -= Int(runs[index].length)
    }
    return 0
  }

  /// Returns the number of the region at a point of an element with this size, or 0 if there is none.
  package func region(at point: ExactPoint, width: Int64, height: Int64) -> Int {
    guard width > 0, height > 0 else { return 0 }
    return region(
      x: RegionMap.pixel(point.x, of: self.width, along: width),
      y: RegionMap.pixel(point.y, of: self.height, along: height))
  }

  /// Returns the index of the pixel at a distance from the edge.
  private static func pixel(_ distance: Int64, of count: Int, along length: Int64) -> Int {
    // Distances are limited first, because the product of a large one could overflow.
    let inside = max(0, min(distance, length))
    return min(Int((inside * Int64(count)).floorDivided(by: length)), count - 1)
  }
}

extension RegionMap.Region {
  fileprivate mutating func add(columns added: ClosedRange<Int>, row: Int, isAtBorder: Bool) {
    if pixelCount == 0 { (columns, rows) = (added, row...row) }
    columns = min(columns.lowerBound, added.lowerBound)...max(columns.upperBound, added.upperBound)
    rows = rows.lowerBound...row
    pixelCount += added.count
    touchesBorder = touchesBorder || isAtBorder
  }
}
