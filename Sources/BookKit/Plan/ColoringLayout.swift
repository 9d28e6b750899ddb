/// The regions of a picture to colour, found in the book's files and paths, with the book's entry for each region.
package struct ColoringLayout: Sendable {
  /// The regions, or `nil` if there are none or they aren't known.
  package let regions: ColoringRegions?
  /// The colours and targets, or `nil` if the regions aren't known.
  package let rules: ColoringRules?
  /// The book's entry for each region, or `nil` for a region without one.
  package let entries: [ColoringRegion?]

  /// Finds the regions of a picture with a size in points.
  ///
  /// An entry is ignored if its point is in no region, or if an earlier entry has the same region.
  package init(_ content: ColoringContent, width: Double, height: Double, assets: AssetCatalog?) {
    let found = ColoringLayout.regions(of: content, width: width, height: height, assets: assets)
    var entries = [ColoringRegion?](repeating: nil, count: found?.count ?? 0)
    if let found {
      for (index, region) in content.regions.enumerated() {
        let number = content.usesPaths ? index + 1 : region.point.flatMap { found.region(at: $0) }
        if let number, entries[number - 1] == nil { entries[number - 1] = region }
      }
    }
    regions = found
    self.entries = entries
    rules = found.flatMap { ColoringLayout.rules($0, content.palette, entries) }
  }

  private static func rules(
    _ regions: ColoringRegions, _ palette: [Color], _ entries: [ColoringRegion?]
  ) -> ColoringRules? {
    let targets = entries.map { entry in
      entry?.target.flatMap { (1...max(1, palette.count)).contains($0.value) ? $0.value : nil }
    }
    do throws(ColoringError) {
      return try ColoringRules(regions: regions, palette: palette, targets: targets)
    } catch {
      return nil
    }
  }

  private static func regions(
    of content: ColoringContent, width: Double, height: Double, assets: AssetCatalog?
  ) -> ColoringRegions? {
    if content.usesPaths {
      // An outline that can't be read becomes an empty region, which no touch hits.
      let empty = RegionPath.empty
      let paths = content.regions.map { $0.outline ?? empty }
      return paths.count <= RegionMap.maxRegions ? .paths(paths) : nil
    }
    guard let size = ExactPoint(Point(x: width, y: height)), size.x > 0, size.y > 0,
      case .map(let map)? = assets?.drawing(of: content), !map.regions.isEmpty
    else { return nil }
    return .pixels(map, width: size.x, height: size.y)
  }
}

extension ColoringRegion {
  /// The point at which the number of its colour is written, or `nil` if there is no number.
  var labelPoint: Point? {
    guard target != nil else { return nil }
    return (outline?.start ?? point).map { Point($0) }
  }
}
