import PropertyList

enum PathShift {
  case inserted(in: PropertyListPath, at: Int)
  case removed(from: PropertyListPath, at: Int)
  /// The values of an array changed places; the payload lists the new indices, sorted by the old ones.
  case reordered(in: PropertyListPath, [Int])
  /// A value moved to another array or index; both paths are from after its insertion at `to` and before its removal at
  /// `from`.
  case moved(from: PropertyListPath, to: PropertyListPath)
  case removedKey(PropertyListPath)
  case wrapped(key: String)

  /// Returns the new path of the value that was at `path`, or `nil` if it is gone.
  func apply(to path: PropertyListPath) -> PropertyListPath? {
    switch self {
    case .inserted(let array, let index): return PathShift.insert(path, array, index)
    case .removed(let array, let index): return PathShift.remove(path, array, index)
    case .reordered(let array, let places):
      guard let old = PathShift.index(of: path, in: array), old < places.count else { return path }
      return PathShift.replace(path, array, places[old])
    case .moved(let from, let to):
      guard let source = from.parent, let index = from.lastIndex, let target = to.parent, let new = to.lastIndex else {
        return path
      }
      // `from` is a path after the insertion, and `path` is a path before it.
      let shifted = PathShift.insert(path, target, new)
      guard shifted.isInside(from) else { return PathShift.remove(shifted, source, index) }
      let place = PathShift.remove(to, source, index) ?? to
      return PropertyListPath(place.steps + shifted.steps.dropFirst(from.steps.count))
    case .removedKey(let removed): return path.isInside(removed) ? nil : path
    case .wrapped(let key): return PropertyListPath([.key(key)] + path.steps)
    }
  }

  private static func index(of path: PropertyListPath, in array: PropertyListPath) -> Int? {
    guard path.steps.count > array.steps.count, path.isInside(array),
      case .index(let index) = path.steps[array.steps.count]
    else { return nil }
    return index
  }

  private static func insert(_ path: PropertyListPath, _ array: PropertyListPath, _ index: Int) -> PropertyListPath {
    guard let old = self.index(of: path, in: array), old >= index else { return path }
    return replace(path, array, old + 1)
  }

  private static func remove(_ path: PropertyListPath, _ array: PropertyListPath, _ index: Int) -> PropertyListPath? {
    guard let old = self.index(of: path, in: array) else { return path }
    if old == index { return nil }
    return old > index ? replace(path, array, old - 1) : path
  }

  private static func replace(_ path: PropertyListPath, _ array: PropertyListPath, _ index: Int) -> PropertyListPath {
    var path = path
    path.steps[array.steps.count] = .index(index)
    return path
  }
}

// The combined effect of several path changes.
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
  /// The arrays whose values change their positions.
  var arrays: [PropertyListPath] {
    switch self {
    case .inserted(let array, _), .removed(let array, _), .reordered(let array, _): [array]
    case .moved(let from, let to): [from, to].compactMap { $0.parent }
    case .removedKey, .wrapped: []
    }
  }

  fileprivate func pages(in holders: [PropertyListPath]) -> [PropertyListPath] {
    let changed = if case .removedKey(let path) = self { [path] } else { arrays }
    return changed.flatMap { PathShift.page(of: $0, in: holders) }
  }

  func movesPages(of holders: [PropertyListPath]) -> Bool {
    if case .wrapped = self { true } else { arrays.contains { holders.contains($0) } }
  }

  private static func page(of path: PropertyListPath, in holders: [PropertyListPath]) -> [PropertyListPath] {
    for holder in holders where path.isInside(holder) && path.steps.count > holder.steps.count {
      guard case .index(let index) = path.steps[holder.steps.count] else { continue }
      return [holder.index(index)]
    }
    return []
  }
}
