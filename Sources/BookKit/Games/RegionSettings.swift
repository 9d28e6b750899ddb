/// The settings for finding regions between the lines of a drawing.
package struct RegionSettings: Sendable, Equatable {
  /// The minimum lightness of paper, 0…255; darker pixels belong to lines.
  package var threshold: Int
  /// The distance in pixels by which lines are widened, 0…8; this closes gaps of twice that width.
  package var gap: Int
  /// The minimum number of pixels in a region.
  package var smallest: Int

  package static let thresholds = 0...255
  package static let gaps = 0...8

  /// Creates settings, by default for drawings with dark, closed lines.
  package init(threshold: Int = 128, gap: Int = 0, smallest: Int = 64) {
    (self.threshold, self.gap, self.smallest) = (threshold, gap, smallest)
  }
}
