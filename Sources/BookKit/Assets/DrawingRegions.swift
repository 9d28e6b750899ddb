/// The regions that a host finds in the pixels of a drawing to colour.
package struct DrawingRegions: Sendable, Equatable {
  package let file: AssetPath
  /// The file of the mask, a picture where each colour marks a region, if there is one.
  package let mask: AssetPath?
  package let settings: RegionSettings
  /// The regions, or the reason why there are none.
  package let outcome: Outcome

  package enum Outcome: Sendable, Equatable {
    /// The regions that were found, perhaps none.
    case map(RegionMap)
    case fault(RegionError)
  }

  package init(file: AssetPath, mask: AssetPath?, settings: RegionSettings, outcome: Outcome) {
    self.file = file
    self.mask = mask
    self.settings = settings
    self.outcome = outcome
  }
}
