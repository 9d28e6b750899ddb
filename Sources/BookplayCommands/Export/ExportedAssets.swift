import BookFiles
import BookKit
import PropertyList

/// The pictures and sounds that go into an exported page, in the order in which page and engine number them.
struct ExportedAssets {
  /// A file that a page can show or play.
  struct File {
    /// Its number.
    let number: Int
    /// What browsers call its format.
    let type: String
    let bytes: [UInt8]
  }

  /// What the engine is to know of the files, as a property list in the binary form.
  let facts: [UInt8]
  /// The files that could be read and that browsers may know.
  private(set) var files: [File] = []
  /// The others, by their names, and why they are left out.
  private(set) var leftOut: [(name: String, reason: String)] = []

  /// The files of a book in its folder; none of them is there where it lies in no folder.
  init(of book: Book, in folder: BookFolder?) {
    guard let folder else {
      self.init(AssetCatalog()) { _ in nil }
      var known = Set<[UInt8]>()
      for name in book.fileNames where known.insert(Array(name.utf8)).inserted {
        leftOut.append((name, "from standard input a book comes without its folder"))
      }
      return
    }
    self.init(folder.catalog(of: book.fileNames)) { (file) throws(FileFailure.Reason) in
      try folder.read(file, limit: ExportedAssets.mostBytes)
    }
  }

  /// Larger files would make a page that no browser opens.
  private static let mostBytes = 1 << 28

  /// Reads the files of `catalog` with `read`, which gives nothing for a file that is not there any more.
  init(_ catalog: AssetCatalog, read: (AssetPath) throws(FileFailure.Reason) -> [UInt8]?) {
    facts = ExportedAssets.list(of: catalog).written(as: .binary).bytes ?? []
    for (number, asset) in catalog.assets.enumerated() {
      let name = asset.path.description
      guard let type = asset.facts.format.mediaType else {
        leftOut.append((name, "it is \(asset.facts.format.words), which browsers neither show nor play"))
        continue
      }
      do throws(FileFailure.Reason) {
        if let bytes = try read(asset.path) {
          files.append(File(number: number, type: type, bytes: bytes))
        } else {
          leftOut.append((name, "it is no file any more"))
        }
      } catch {
        leftOut.append((name, error.message))
      }
    }
  }

  /// For each file its path; the width of a picture or the length of a sound, -1 where it is not known; and the height
  /// of a picture, or -1.
  private static func list(of catalog: AssetCatalog) -> PropertyList {
    var builder = PropertyListBuilder()
    builder.beginArray()
    for asset in catalog.assets {
      builder.string(asset.path.description)
      builder.real(asset.facts.size?.width ?? asset.facts.duration ?? -1)
      builder.real(asset.facts.size?.height ?? -1)
    }
    builder.endContainer()
    return builder.finish()
  }
}
