import PropertyList

/// Finds files by their paths, and those that were probably meant.
struct AssetNames {
  private let assets: AssetCatalog
  /// The files in the order of their paths in small letters.
  private let lowered: [(path: [UInt8], index: Int)]
  /// How many more suggestions are looked for; a folder that is not there at all should not take long to tell.
  private var rest = 200

  init(_ assets: AssetCatalog) {
    self.assets = assets
    var lowered: [(path: [UInt8], index: Int)] = []
    for (index, asset) in assets.assets.enumerated() { lowered.append((AssetNames.lowered(asset.path), index)) }
    lowered.sort { $0.path.lexicographicallyPrecedes($1.path) }
    self.lowered = lowered
  }

  /// The file at `path`.
  func index(of path: AssetPath) -> Int? {
    let list = assets.assets
    let index = AssetNames.partition(list.count) { list[$0].path < path }
    return index < list.count && list[index].path == path ? index : nil
  }

  /// A file whose path differs in capital letters only.
  func indexInOtherCase(of path: AssetPath) -> Int? {
    let name = AssetNames.lowered(path)
    let index = AssetNames.partition(lowered.count) { lowered[$0].path.lexicographicallyPrecedes(name) }
    return index < lowered.count && lowered[index].path == name ? lowered[index].index : nil
  }

  /// The path that was probably meant: one much like it, or the same name in another folder.
  mutating func suggestion(for path: AssetPath) -> String? {
    guard rest > 0, assets.assets.count <= 2000 else { return nil }
    rest -= 1
    let paths = assets.assets.map { $0.path.description }
    if let near = NearestName.suggestion(for: path.utf8, among: paths) { return Quotation.of(near) }
    let name = AssetNames.fileName(path)
    let namesakes = assets.assets.filter { AssetNames.fileName($0.path) == name }
    return namesakes.count == 1 ? Quotation.of(namesakes[0].path.utf8) : nil
  }

  private static func fileName(_ path: AssetPath) -> ArraySlice<UInt8> {
    path.utf8[(path.utf8.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
  }

  private static func lowered(_ path: AssetPath) -> [UInt8] {
    path.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  /// The first number that is not below, of so many that are in order.
  private static func partition(_ count: Int, isBelow: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBelow(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
