import BookKit
import PropertyList

/// The files of a book, numbered for the page, and the facts about them.
///
/// Files are numbered in the order of their paths.
struct WebAssets {
  let catalog: AssetCatalog
  /// The file number of each name, by the name's index; `unknown` until the name has been looked up.
  private var numbers: [Int32] = []

  private static let unknown: Int32 = -2

  init(_ list: PropertyList?) { catalog = list.map { AssetCatalog($0) } ?? AssetCatalog() }

  /// Returns the number of the file that `name` refers to, or −1 if there is no such file.
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
