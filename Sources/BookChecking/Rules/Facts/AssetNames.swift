import BookKit
import PropertyList

/// Finds files by their paths, and suggests the files that were probably meant.
struct AssetNames {
  private let assets: AssetCatalog
  private var lowered: [[UInt8]: [Int]] = [:]
  /// The remaining number of suggestions, which is limited so that a book without its folder is checked quickly.
  private var rest = 200

  init(_ assets: AssetCatalog) {
    self.assets = assets
    for (index, asset) in assets.assets.enumerated() {
      lowered[AssetNames.lowered(asset.path), default: []].append(index)
    }
  }

  func indexInOtherCase(of path: AssetPath) -> Int? {
    let files = lowered[AssetNames.lowered(path)] ?? []
    return files.count == 1 ? files[0] : nil
  }

  /// Returns the index of the file that was probably meant.
  ///
  /// It has the same name in another folder or format, or else a similar name.
  mutating func suggestion(for path: AssetPath) -> Int? {
    guard rest > 0, assets.assets.count <= 2000 else { return nil }
    rest -= 1
    let name = AssetNames.fileName(path)
    let namesakes = assets.assets.indices.filter { AssetNames.fileName(assets.assets[$0].path) == name }
    if !namesakes.isEmpty { return namesakes.count == 1 ? namesakes[0] : nil }
    // Compare without folders and extensions, which make all files look alike.
    let stem = AssetNames.stem(name)
    let stems = assets.assets.map { AssetNames.stem(AssetNames.fileName($0.path)) }
    if let same = stems.firstIndex(of: stem) { return same }
    // A short name is similar to every other short name.
    guard stem.count > 2 else { return nil }
    let near = NearestName.suggestion(for: Array(stem), among: stems.map { String(decoding: $0, as: UTF8.self) })
    return near.flatMap { near in stems.firstIndex { $0.elementsEqual(near.utf8) } }
  }

  /// Returns whether no other file is as likely to be meant as the one at `index`.
  func isOnlyNear(_ path: AssetPath, _ index: Int) -> Bool {
    if indexInOtherCase(of: path) == index { return true }
    let name = AssetNames.fileName(path)
    if AssetNames.fileName(assets.assets[index].path) == name { return true }
    let stem = AssetNames.stem(name)
    let others = assets.assets.indices.filter { $0 != index }
      .map { String(decoding: AssetNames.stem(AssetNames.fileName(assets.assets[$0].path)), as: UTF8.self) }
    if others.contains(where: { $0.utf8.elementsEqual(stem) }) { return false }
    return NearestName.suggestion(for: Array(stem), among: others) == nil
  }

  /// Returns the last component of a path, whether its separators are slashes or backslashes.
  private static func fileName(_ path: AssetPath) -> ArraySlice<UInt8> {
    path.utf8[(path.utf8.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }.map { $0 + 1 } ?? 0)...]
  }

  private static func stem(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name
  }

  private static func lowered(_ path: AssetPath) -> [UInt8] { path.utf8.map(ASCIIWord.lowercased) }
}
