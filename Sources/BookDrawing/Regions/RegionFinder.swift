import BookKit

/// Finds the regions of drawings to colour.
///
/// All steps take time in proportion to the number of pixels.
package enum RegionFinder {
  /// Returns the regions between the lines of a drawing.
  ///
  /// They are numbered by their first pixels in reading order, and then grow over the lines.
  package static func regions(
    in drawing: Pixmap, _ settings: RegionSettings = RegionSettings()
  ) throws(RegionError) -> RegionMap {
    guard RegionSettings.thresholds.contains(settings.threshold), RegionSettings.gaps.contains(settings.gap) else {
      throw .settings(settings)
    }
    try check(drawing)
    var growth = try seeds(in: drawing, settings)
    return try grown(&growth)
  }

  /// Returns the regions of a mask, which has the drawing's size and one colour for each region.
  ///
  /// Black and transparent pixels belong to no region until the regions grow. Regions are numbered by the first
  /// appearance of their colours.
  package static func regions(
    ofMask mask: Pixmap, drawingWidth: Int, drawingHeight: Int, smallest: Int = RegionSettings().smallest
  ) throws(RegionError) -> RegionMap {
    guard mask.width == drawingWidth, mask.height == drawingHeight else { throw .maskMismatch }
    try check(mask)
    let colors = try MaskColors(mask, smallest: smallest)
    var growth = RegionGrowth(width: mask.width, height: mask.height)
    colors.seed(&growth, from: mask)
    return try grown(&growth)
  }

  /// Returns the areas of paper, from which the regions grow; their runs are freed here to reduce the peak memory.
  private static func seeds(in drawing: Pixmap, _ settings: RegionSettings) throws(RegionError) -> RegionGrowth {
    var paper = PaperRuns(LineDistances(drawing, threshold: settings.threshold, reach: UInt8(settings.gap)))
    let numbers = try paper.numbers(smallest: settings.smallest)
    var growth = RegionGrowth(width: drawing.width, height: drawing.height)
    for (run, number) in numbers.enumerated() where number > 0 { growth.seed(paper.pixels(of: run), number) }
    return growth
  }

  private static func check(_ picture: Pixmap) throws(RegionError) {
    do throws(RegionMapError) {
      try RegionMap.check(width: picture.width, height: picture.height)
    } catch {
      throw .map(error)
    }
    // A map's runs must be able to hold the length of a row.
    guard picture.width <= PictureLimits.side, picture.height <= PictureLimits.side else { throw .map(.tooManyPixels) }
  }

  private static func grown(_ growth: inout RegionGrowth) throws(RegionError) -> RegionMap {
    growth.grow()
    do throws(RegionMapError) {
      return try RegionMap(width: growth.ranks.width, height: growth.ranks.height, runs: growth.runs)
    } catch {
      throw .map(error)
    }
  }
}
