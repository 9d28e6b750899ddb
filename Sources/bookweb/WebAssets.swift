import BookKit
import PropertyList

/// The files of a book by their numbers, as the page has them, and what the engine must know of them.
///
/// It is read from an array, in the order of the paths, with three things for each file: its path; the width of a
/// picture, or the length of a sound in seconds (below 0 where it is not known); the height of a picture, or -1. An
/// array that is not so is taken for an empty one.
struct WebAssets {
  let catalog: AssetCatalog
  /// By the number of a name: the number of its file, once it is known.
  private var numbers: [Int32] = []

  private static let unknown: Int32 = -2

  init(_ list: PropertyList?) {
    var assets: [AssetCatalog.Asset] = []
    if let list {
      var values = list.elements(of: list.root)
      while let name = values.next(), let first = values.next(), let second = values.next() {
        guard
          let path = list.string(of: name).flatMap({ AssetPath($0) }), let number = list.real(of: first),
          let height = list.real(of: second)
        else {
          // The files behind it would get the numbers of others.
          assets = []
          break
        }
        // Of the format nobody asks here but whether it is a picture's or a sound's.
        let facts =
          height >= 0
          ? AssetFacts(format: .png, byteCount: 1, content: .picture(width: number, height: height))
          : AssetFacts(format: .wave, byteCount: 1, content: .sound(duration: number < 0 ? nil : number))
        assets.append(AssetCatalog.Asset(path: path, facts: facts))
      }
    }
    catalog = AssetCatalog(assets)
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
