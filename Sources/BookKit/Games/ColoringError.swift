package enum ColoringError: Error, Sendable, Equatable {
  case regionCount(Int)
  case paletteCount(Int)
  case target(region: Int, Int)
  case noRegion(index: Int)
  case sameRegion(index: Int, other: Int)

  package var description: String {
    switch self {
    case .regionCount(let count): "\(count) regions cannot be coloured"
    case .paletteCount(let count): "a palette has 1 to \(ColoringRules.maxColors) colours, not \(count)"
    case .target(_, let number): "the palette has no colour \(number)"
    case .noRegion: "this point lies on no region"
    case .sameRegion: "this point lies on a region that has a point already"
    }
  }
}
