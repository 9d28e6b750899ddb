/// The colours of a picture to colour, and the regions that have to be filled to complete it.
package struct ColoringRules: Sendable, Equatable {
  /// The colours to choose from, numbered from 1 and all opaque.
  package let palette: [Color]
  /// For each region, the number of the colour that it has to get, or 0 if any colour will do.
  package let targets: [UInt8]
  package let isRequired: [Bool]

  package static let maxColors = 24

  /// Creates the rules for regions; the target of a region is `nil` if any colour will do.
  ///
  /// Without any targets, all regions inside the picture have to be filled. Regions that touch the border don't count
  /// unless all regions touch it.
  package init(regions: ColoringRegions, palette: [Color], targets: [Int?]) throws(ColoringError) {
    let count = regions.count
    guard (1...RegionMap.maxRegions).contains(count), targets.count == count else { throw .regionCount(count) }
    guard (1...ColoringRules.maxColors).contains(palette.count) else { throw .paletteCount(palette.count) }
    for (index, target) in targets.enumerated() {
      if let target, !(1...palette.count).contains(target) { throw .target(region: index + 1, target) }
    }
    self.palette = palette.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }
    self.targets = targets.map { UInt8($0 ?? 0) }
    let isInside = (1...count).map { !regions.touchesBorder($0) }
    if self.targets.contains(where: { $0 > 0 }) {
      isRequired = self.targets.map { $0 > 0 }
    } else {
      isRequired = isInside.contains(true) ? isInside : isInside.map { _ in true }
    }
  }

  package var regionCount: Int { targets.count }

  package func color(_ number: UInt8) -> Color? { number > 0 ? palette[Int(number) - 1] : nil }

  /// Returns whether two numbers stand for the same colour; 0 means an empty region.
  package func isSame(_ first: UInt8, _ second: UInt8) -> Bool { first == second || color(first) == color(second) }
}
