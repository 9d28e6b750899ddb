import PropertyList

// What several changes of paths do together.
extension ArraySlice<PathShift> {
  func moved(_ path: PropertyListPath) -> PropertyListPath? {
    var path = path
    for shift in self {
      guard let next = shift.apply(to: path) else { return nil }
      path = next
    }
    return path
  }

  func pages(in holders: [PropertyListPath]) -> [PropertyListPath] { flatMap { $0.pages(in: holders) } }
}

extension PathShift {
  fileprivate func pages(in holders: [PropertyListPath]) -> [PropertyListPath] {
    switch self {
    case .inserted(let array, _), .removed(let array, _), .reordered(let array, _), .removedKey(let array):
      PathShift.page(of: array, in: holders)
    case .moved(let from, let to): PathShift.page(of: from, in: holders) + PathShift.page(of: to, in: holders)
    case .wrapped: []
    }
  }

  func movesPages(of holders: [PropertyListPath]) -> Bool {
    switch self {
    case .inserted(let array, _), .removed(let array, _), .reordered(let array, _): holders.contains(array)
    case .moved, .removedKey: false
    case .wrapped: true
    }
  }

  private static func page(of path: PropertyListPath, in holders: [PropertyListPath]) -> [PropertyListPath] {
    for holder in holders where path.isInside(holder) && path.steps.count > holder.steps.count {
      guard case .index(let index) = path.steps[holder.steps.count] else { continue }
      return [holder.index(index)]
    }
    return []
  }
}
