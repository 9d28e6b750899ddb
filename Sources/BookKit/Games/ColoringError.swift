package enum ColoringError: Error, Sendable, Equatable {
  /// There are no regions, or too many.
  case regionCount(Int)
  /// The palette has no colours, or too many.
  case paletteCount(Int)
  /// The target of a region isn't a number of the palette.
  case target(region: Int, Int)
  /// A point of the book's list isn't on any region.
  case noRegion(index: Int)
  /// Two points of the book's list are on the same region.
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
