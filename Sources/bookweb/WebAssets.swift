import BookKit
import PropertyList

/// The files of a book by their numbers, as the page has them, and what the engine must know of them.
///
/// Files are numbered in the order of their paths.
struct WebAssets {
  let catalog: AssetCatalog
  /// By the number of a name: the number of its file, once it is known.
  private var numbers: [Int32] = []

  private static let unknown: Int32 = -2

  init(_ list: PropertyList?) {
    catalog = list.map { AssetCatalog($0) } ?? AssetCatalog()
  }

  /// The number of the file that a name means; -1 when there is no such file.
  mutating func number(of name: Name, in names: NameTable) -> Int {
    let index = Int(name.index)
    while numbers.count <= index { numbers.append(WebAssets.unknown) }
    if numbers[index] == WebAssets.unknown { numbers[index] = find(name, in: names) }
    return Int(numbers[index])
  }

  private func find(_ name: Name, in names: NameTable) -> Int32 {
    guard let path = AssetPath(names.text(of: name)) else { return -1 }
    return catalog.assets.firstIndex { $0.path == path }.map { Int32(truncatingIfNeeded: $0) } ?? -1
  }
}
