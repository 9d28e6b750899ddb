import BookKit

/// Regions that grow over the lines between them, until every pixel belongs to a region.
///
/// Each pixel goes to the nearest region or, if several are equally near, to the one with the lowest number. So each
/// pixel has a rank, its distance from a region followed by the region's number, and the lowest rank wins.
struct RegionGrowth {
  private(set) var ranks: PixelRanks<UInt32>

  private static let numberBits: UInt32 = 10
  private static let numberMask: UInt32 = 1 << numberBits - 1
  /// The rank of pixels without a region, greater than all others; adding all steps to it doesn't overflow.
  private static let unknown: UInt32 = 1 << 31

  /// Creates a picture without regions; its sides have at most 65,535 pixels each.
  init(width: Int, height: Int) {
    ranks = PixelRanks(
      width: width, height: height, values: [UInt32](repeating: RegionGrowth.unknown, count: width * height))
  }

  mutating func seed(_ pixels: Range<Int>, _ number: UInt16) {
    for pixel in pixels { ranks.values[pixel] = UInt32(number) }
  }

  /// Assigns all other pixels to regions, if there are any regions.
  mutating func grow() { ranks.spread(step: 1 << RegionGrowth.numberBits) }

  /// The regions as runs, row by row.
  var runs: [RegionMap.Run] {
    var runs: [RegionMap.Run] = []
    let values = ranks.values.span
    for y in 0..<ranks.height {
      var start = y * ranks.width
      let end = start + ranks.width
      while start < end {
        let number = values[start] & RegionGrowth.numberMask
        var pixel = start + 1
        while pixel < end, values[pixel] & RegionGrowth.numberMask == number { pixel += 1 }
        runs.append(RegionMap.Run(region: UInt16(number), length: UInt16(pixel - start)))
        start = pixel
      }
    }
    return runs
  }
}
