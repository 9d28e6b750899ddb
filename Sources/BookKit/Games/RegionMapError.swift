package enum RegionMapError: Error, Sendable, Equatable {
  case tooManyPixels, tooManyRegions
  /// The size is invalid, or the runs don't fill the drawing exactly.
  case damaged

  package var description: String {
    switch self {
    case .tooManyPixels: "the drawing has more than \(RegionMap.maxPixels) pixels"
    case .tooManyRegions: "the drawing has more than \(RegionMap.maxRegions) regions"
    case .damaged: "the regions do not fit the drawing"
    }
  }
}
