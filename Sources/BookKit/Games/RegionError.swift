package enum RegionError: Error, Sendable, Equatable {
  case settings(RegionSettings)
  case maskMismatch
  /// The drawing has too many pixels or regions, or none.
  case map(RegionMapError)

  package var description: String {
    switch self {
    case .settings: "the threshold or the gap is out of range"
    case .maskMismatch: "the mask has another size than the drawing"
    case .map(let error): error.description
    }
  }
}
