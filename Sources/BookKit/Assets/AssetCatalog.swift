/// A catalog of a book's files, provided by the host.
public struct AssetCatalog: Sendable {
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
  /// The paths of all files as names, numbered like the files in `assets`.
  private var paths = NameTable()
  /// The regions that the host found in drawings to colour.
  package var drawings: [DrawingRegions] = []

  /// Creates a catalog of `assets` in any order; if two have the same path, the later one counts.
  ///
  /// Hidden files don't belong to a book and are left out.
  public init(_ assets: [Asset] = []) {
    var order = Array(assets.indices)
    // Equal paths are sorted by position, so that the result doesn't depend on the sorting algorithm.
    order.shellSort { first, second in
      let (path, other) = (assets[first].path, assets[second].path)
      return path == other ? first < second : path < other
    }
    var sorted: [Asset] = []
    for index in order where !assets[index].path.isHidden {
      if sorted.last?.path == assets[index].path { sorted.removeLast() }
      sorted.append(assets[index])
    }
    self.assets = sorted
    paths.reserveCapacity(sorted.count)
    for asset in sorted { _ = paths.intern(asset.path.utf8.span, asset.path.utf8.indices) }
  }

  package func index(of path: AssetPath) -> Int? { paths.find(path.utf8.span, path.utf8.indices)?.number }

  /// Returns the index of the file that a book refers to as `written`, or `nil` if there is no such file.
  package func index(of written: String) -> Int? {
    // Most paths are written in their normal form, so it's fastest to try this first.
    let found = written.utf8.withContiguousStorageIfAvailable { paths.find($0.span, $0.indices) }
    if let name = found ?? nil { return name.number }
    return AssetPath(written).flatMap { index(of: $0) }
  }

  /// The pictures that have a double (`@2x`) for dense screens, as pairs of indices.
  package var doubles: [(picture: Int, double: Int)] {
    var found: [(picture: Int, double: Int)] = []
    for (picture, asset) in assets.enumerated() where asset.facts.size != nil {
      if let double = asset.path.double.flatMap({ index(of: $0) }) { found.append((picture, double)) }
    }
    return found
  }

  /// Returns the size of the picture that a book refers to as `written`, or `nil` if there is no such picture.
  package func size(of written: String) -> (width: Double, height: Double)? {
    index(of: written).flatMap { assets[$0].facts.size }
  }

  /// The facts about the file at `path`, or `nil` if there is no such file.
  public subscript(path: AssetPath) -> AssetFacts? { index(of: path).map { assets[$0].facts } }

  /// The facts about the file that a book refers to as `written`, or `nil` if there is no such file.
  public subscript(written: String) -> AssetFacts? { index(of: written).map { assets[$0].facts } }
}

extension AssetCatalog: Equatable {
  /// Returns whether two catalogs have the same files with the same facts, and the same regions of drawings.
  public static func == (first: AssetCatalog, second: AssetCatalog) -> Bool {
    first.assets == second.assets && first.drawings == second.drawings
  }
}
