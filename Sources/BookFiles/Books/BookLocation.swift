import BookKit
import PropertyList

/// The location of a book: its property list, and the folder of its pictures and sounds.
package struct BookLocation: Sendable {
  package let path: String
  /// Whether the path named a folder, in which the property list has the default name.
  private let isFoundInFolder: Bool

  /// The file name of the property list in a folder that contains one book.
  package static let fileName = "book.plist"

  /// Throws if the folder has no `book.plist`, or if that file is a link out of the folder, since books may be hostile.
  package init(_ path: String) throws(FileError) {
    guard Files.isFolder(path) else {
      self.path = path
      isFoundInFolder = false
      return
    }
    let file = path.hasSuffix("/") ? path + BookLocation.fileName : path + "/" + BookLocation.fileName
    guard !Files.isMissing(file) else {
      let lists = BookLocation.lists(in: path).map { Files.path($0, in: path) }
      throw FileError(.read, file, .noBookInFolder(lists: lists))
    }
    guard Files.lies(file, in: path) else { throw FileError(.read, file, .leavesFolder) }
    self.path = file
    isFoundInFolder = true
  }

  package func read(limit: Int) throws(FileError) -> PropertyList.Source {
    // A pipe is read only if it was named explicitly, since a pipe in an untrusted folder could block forever.
    if isFoundInFolder, Files.isSpecial(path) { throw FileError(.read, path, .notAFile) }
    return PropertyList.Source(try Files.read(path, limit: limit), name: path)
  }

  /// Reads the facts about the pictures and sounds next to the book.
  ///
  /// All files next to a `book.plist` belong to the book. For other property lists, or if there are too many files,
  /// only the files that the book names are read.
  package func assets(of book: Book) -> AssetCatalog {
    guard let folder else { return AssetCatalog() }
    guard name.utf8.elementsEqual(BookLocation.fileName.utf8) else { return folder.catalog(of: book.fileNames) }
    return folder.catalog(of: book.fileNames) { $0.utf8.elementsEqual(BookLocation.fileName.utf8) }
  }

  /// The folder of the pictures and sounds; `nil` if it no longer exists.
  package var folder: BookFolder? { BookFolder(Files.folder(of: path)) }

  package var name: String { path.lastPathComponent }

  /// The name of a book without a title: its folder, or its file without the extension.
  package var plainName: String {
    let parts = path.split(separator: "/")
    var last = parts.last ?? "book"
    let isUsual = last.utf8.elementsEqual(BookLocation.fileName.utf8)
    if isUsual, let folder = parts.dropLast().last, folder != ".", folder != ".." { return String(folder) }
    if last.hasSuffix(".plist") { last = last.dropLast(6) }
    return last.isEmpty ? "book" : String(last)
  }

  /// Returns the names of the property lists in a folder; empty if the folder can't be listed.
  package static func lists(in folder: String) -> [String] {
    guard let names = try? Files.names(in: folder, atMost: maxEntries) else { return [] }
    return names.filter { $0.hasSuffix(".plist") && !Files.isFolder(Files.path($0, in: folder)) }
  }

  private static let maxEntries = 20_000
}
