/// What is known of all files of a book, in the order of their paths; made by the host, which has the files.
public struct AssetCatalog: Sendable, Equatable {
  /// One file of the book.
  public struct Asset: Sendable, Equatable {
    /// Where it lies.
    public let path: AssetPath
    /// What is known of it.
    public let facts: AssetFacts

    /// The file at `path`.
    public init(path: AssetPath, facts: AssetFacts) {
      self.path = path
      self.facts = facts
    }
  }

  /// All files, each path once, in the order of the paths.
  public let assets: [Asset]

  /// A catalogue of `assets`, given in any order; of two at the same path the later one counts.
  public init(_ assets: [Asset] = []) {
    var order = Array(assets.indices)
    // The place in the list decides between equal paths, so that the result does not depend on how sorting is done.
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

  /// What is known of the file at `path`; nothing when there is no such file.
  public subscript(path: AssetPath) -> AssetFacts? {
    var (low, high) = (0, assets.count)
    while low < high {
      let middle = low + (high - low) / 2
      if assets[middle].path < path { low = middle + 1 } else { high = middle }
    }
    guard low < assets.count, assets[low].path == path else { return nil }
    return assets[low].facts
  }

  /// What is known of the file that a book means by `written`; nothing when there is none in its folder.
  public subscript(written: String) -> AssetFacts? {
    AssetPath(written).flatMap { self[$0] }
  }
}
