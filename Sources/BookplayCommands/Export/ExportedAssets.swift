import BookFiles

struct ExportedAssets {
  struct File {
    let number: Int
    let type: String
    let bytes: [UInt8]
  }

  let facts: [UInt8]
  private(set) var files: [File] = []
  /// The pictures that have a version in double resolution for high-density screens, each with that version.
  let doubles: [(picture: Int, double: Int)]
  private var shownFirst: Set<Int> = []
  var firstFiles: [File] { files.filter { shownFirst.contains($0.number) } }
  var otherFiles: [File] { files.filter { !shownFirst.contains($0.number) } }
  private(set) var leftOut: [(name: String, reason: String)] = []
  private(set) var blankDrawings: [String] = []

  init(of book: Book, in folder: BookFolder?) {
    guard let folder else {
      self.init(AssetCatalog()) { _ in nil }
      var known = Set<[UInt8]>()
      for name in book.fileNames where known.insert(Array(name.utf8)).inserted {
        leftOut.append((name, "a book from standard input has no folder"))
      }
      return
    }
    var catalog = folder.catalog(of: book.fileNames)
    catalog.findRegions(of: book, in: folder)
    self.init(catalog) { (file) throws(FileError.Reason) in try folder.read(file, limit: ExportedAssets.maxBytes) }
    for name in book.beginning.fileNames {
      if let number = AssetPath(name).flatMap({ catalog.index(of: $0) }) { shownFirst.insert(number) }
    }
    for (picture, double) in doubles where shownFirst.contains(picture) { shownFirst.insert(double) }
    for content in book.drawingsToColor {
      if case .map(let map)? = catalog.drawing(of: content), !map.regions.isEmpty { continue }
      if let name = content.fileName?.value, !blankDrawings.contains(name) { blankDrawings.append(name) }
    }
  }

  /// The maximum size of a file in bytes; browsers couldn't open a page with a larger one.
  private static let maxBytes = 1 << 28

  init(_ catalog: AssetCatalog, read: (AssetPath) throws(FileError.Reason) -> [UInt8]?) {
    facts = ExportedAssets.list(of: catalog).written(as: .binary).bytes ?? []
    // Doubles that can't be read have been reported; if they were used, browsers would show nothing.
    doubles = catalog.doubles.filter { catalog.assets[$0.double].facts.size != nil }
    for (number, asset) in catalog.assets.enumerated() {
      let name = asset.path.description
      guard let type = asset.facts.format.mediaType else {
        leftOut.append((name, "it is \(asset.facts.format.title), which browsers neither show nor play"))
        continue
      }
      do throws(FileError.Reason) {
        if let bytes = try read(asset.path) {
          files.append(File(number: number, type: type, bytes: bytes))
        } else {
          leftOut.append((name, "the file no longer exists"))
        }
      } catch {
        leftOut.append((name, error.message))
      }
    }
  }

  /// Returns a list with three entries for each file: its path; the width of a picture, the length of a sound, or the
  /// packed measures of a font; and the height of a picture.
  ///
  /// Numbers that are unknown or don't apply are −1. The regions of drawings follow: the file, its mask or an empty
  /// string, and the packed regions.
  private static func list(of catalog: AssetCatalog) -> PropertyList {
    var builder = PropertyListBuilder()
    builder.beginArray()
    for asset in catalog.assets {
      builder.string(asset.path.description)
      if let font = asset.facts.font {
        builder.data(font.packed)
      } else {
        builder.real(asset.facts.size?.width ?? asset.facts.duration ?? -1)
      }
      builder.real(asset.facts.size?.height ?? -1)
    }
    for drawing in catalog.drawings {
      guard case .map(let map) = drawing.outcome else { continue }
      builder.string(drawing.file.description)
      builder.string(drawing.mask?.description ?? "")
      builder.data(DrawingRegions.packed(map, drawing.settings))
    }
    builder.endContainer()
    return builder.finish()
  }
}

extension Book {
  /// The book with only its fonts, the sections that its author drew, and its first page.
  fileprivate var beginning: Book {
    var beginning = self
    beginning.pages = Array(pages.prefix(1))
    beginning.credits = []
    beginning.games = nil
    return beginning
  }
}
