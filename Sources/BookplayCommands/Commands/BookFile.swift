import BookDrawing
import BookFiles

/// A book as named on the command line: a file, a folder with a `book.plist`, or `-`.
struct BookFile: Sendable {
  private let location: BookLocation?

  /// Throws if `argument` is a script, or a folder that has no `book.plist` or whose `book.plist` links to a file
  /// outside it.
  init(_ argument: String) throws(FileError) {
    guard !argument.hasSuffix(FoundScripts.fileExtension) || Files.isFolder(argument) else {
      throw FileError(.read, argument, .isScript)
    }
    location = argument == "-" ? nil : try BookLocation(argument)
  }

  var path: String? { location?.path }
  var title: String { path ?? StreamName.input }

  func read(from input: ByteInput) throws(FileError) -> PropertyList.Source {
    let limit = PropertyList.Limits().bytes
    guard let location else { return PropertyList.Source(try input.readAll(limit: limit), name: title) }
    return try location.read(limit: limit)
  }

  func assets(of book: Book) -> AssetCatalog? {
    guard let location else { return nil }
    var assets = location.assets(of: book)
    assets.findRegions(of: book, in: location.folder)
    return assets
  }

  var folder: BookFolder? { location?.folder }
  var plainName: String { location?.plainName ?? "book" }
}

extension AssetCatalog {
  /// Finds the regions of drawings to colour, without reading files outside the folder.
  mutating func findRegions(of book: Book, in folder: BookFolder?) {
    guard !book.drawingsToColor.isEmpty else { return }
    findRegions(of: book) { name in
      guard let folder, let path = AssetPath(name) else { return nil }
      return try? folder.read(path, limit: PictureLimits.bytes)
    }
  }
}
