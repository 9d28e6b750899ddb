import BookKit
import PropertyList

/// Where a book lies: its property list, and the folder of its pictures and sounds.
package struct BookLocation: Sendable {
  /// The property list.
  package let path: String
  /// Whether a folder was named, in which the property list has the usual name.
  private let isFoundInFolder: Bool

  /// What the property list of a book in a folder of its own is called.
  package static let fileName = "book.plist"

  /// Finds the book at `path`: a property list, or a folder with a `book.plist`.
  ///
  /// - Throws: if the folder has no `book.plist`, or one that is a link to a file outside: a book may come from a
  ///   stranger.
  package init(_ path: String) throws(FileFailure) {
    guard Files.isFolder(path) else {
      self.path = path
      isFoundInFolder = false
      return
    }
    let file = path.hasSuffix("/") ? path + BookLocation.fileName : path + "/" + BookLocation.fileName
    guard !Files.isMissing(file) else {
      let lists = BookLocation.lists(in: path).map { Files.path($0, in: path) }
      throw FileFailure(.read, file, .holdsNoBook(lists: lists))
    }
    guard Files.lies(file, in: path) else { throw FileFailure(.read, file, .leavesFolder) }
    self.path = file
    isFoundInFolder = true
  }

  /// Reads the whole property list, of at most `limit` bytes.
  package func read(limit: Int) throws(FileFailure) -> PropertyList.Source {
    // Whoever names a pipe wants it read; in a stranger's folder it would be waited for without end.
    if isFoundInFolder, Files.isSpecial(path) { throw FileFailure(.read, path, .notAFile) }
    return PropertyList.Source(try Files.read(path, limit: limit), name: path)
  }

  /// Reads what is known of the pictures and sounds beside the book.
  ///
  /// In a folder of its own all files belong to the book; elsewhere, or among too many, only those that it names do.
  package func assets(of book: Book) -> AssetCatalog {
    guard let folder else { return AssetCatalog() }
    guard name.utf8.elementsEqual(BookLocation.fileName.utf8) else { return folder.catalog(of: book.fileNames) }
    return folder.catalog(of: book.fileNames) { $0.utf8.elementsEqual(BookLocation.fileName.utf8) }
  }

  /// The folder of the pictures and sounds; `nil` if it is no longer there.
  package var folder: BookFolder? { BookFolder(Files.folder(of: path)) }

  /// The name of the property list in the folder.
  package var name: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// What people call the book if it has no title: its folder, or its file without the extension.
  package var plainName: String {
    let parts = path.split(separator: "/")
    var last = parts.last ?? "book"
    let isUsual = last.utf8.elementsEqual(BookLocation.fileName.utf8)
    if isUsual, let folder = parts.dropLast().last, folder != ".", folder != ".." { return String(folder) }
    if last.hasSuffix(".plist") { last = last.dropLast(6) }
    return last.isEmpty ? "book" : String(last)
  }

  /// The names of the property lists in a folder; none in a folder that may be entered but not listed.
  package static func lists(in folder: String) -> [String] {
    let names: [String]
    do throws(FileFailure.Reason) { names = try Files.names(in: folder, atMost: maxEntries) } catch { return [] }
    return names.filter { $0.hasSuffix(".plist") && !Files.isFolder(Files.path($0, in: folder)) }
  }

  private static let maxEntries = 20_000
}
