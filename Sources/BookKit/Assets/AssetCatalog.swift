/// A catalog of a book's files, made by the host, which has the files.
public struct AssetCatalog: Sendable, Equatable {
  /// One file of the book.
  public struct Asset: Sendable, Equatable {
    /// The path of the file.
    public let path: AssetPath
    /// The facts about the file.
    public let facts: AssetFacts

    /// Creates the file at `path`.
    public init(path: AssetPath, facts: AssetFacts) {
      self.path = path
      self.facts = facts
    }
  }

  /// All files, sorted by path, with each path once.
  public let assets: [Asset]
  /// The regions of drawings to colour, as far as a host has found them.
  package var drawings: [DrawingRegions] = []

  /// Creates a catalog of `assets` in any order; of two at the same path the later one counts.
  public init(_ assets: [Asset] = []) {
    var order = Array(assets.indices)
    // The position in the list breaks ties between equal paths, so that the result doesn't depend on the sorting
    // algorithm.
    order.shellSort { first, second in
      let (path, other) = (assets[first].path, assets[second].path)
      return path == other ? first < second : path < other
    }
    var sorted: [Asset] = []
    for index in order {
      if sorted.last?.path == assets[index].path { sorted.removeLast() }
      sorted.append(assets[index])
    }
    self.assets = sorted
  }

  /// The facts about the file at `path`, or `nil` if there is no such file.
  public subscript(path: AssetPath) -> AssetFacts? {
    var (low, high) = (0, assets.count)
    while low < high {
      let middle = low + (high - low) / 2
      if assets[middle].path < path { low = middle + 1 } else { high = middle }
    }
    guard low < assets.count, assets[low].path == path else { return nil }
    return assets[low].facts
  }

  /// The facts about the file that a book refers to as `written`, or `nil` if its folder has no such file.
  public subscript(written: String) -> AssetFacts? {
    AssetPath(written).flatMap { self[$0] }
  }
}
