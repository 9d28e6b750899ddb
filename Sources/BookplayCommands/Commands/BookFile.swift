import BookKit
import PropertyList

/// A book as the command line names it: a file, a folder with a `book.plist`, or `-`.
struct BookFile: Sendable {
  /// The file, for messages and for writing it back; nothing for standard input.
  let path: String?

  /// The file that `argument` means.
  ///
  /// - Throws: when the folder has no `book.plist`, or one that is a link to a file outside: a book may come from a
  ///   stranger.
  init(_ argument: String) throws(FileFailure) {
    guard argument != "-" else {
      path = nil
      return
    }
    guard Files.isFolder(argument) else {
      if argument.hasSuffix(FoundScripts.ending) { throw FileFailure(.read, argument, .isScript) }
      path = argument
      return
    }
    let file = argument.hasSuffix("/") ? argument + BookFile.name : argument + "/" + BookFile.name
    guard !Files.isMissing(file) else {
      let lists = BookSearch.lists(in: argument).map { Files.path($0, in: argument) }
      throw FileFailure(.read, file, .holdsNoBook(lists: lists))
    }
    guard Files.lies(file, in: argument) else { throw FileFailure(.read, file, .leavesFolder) }
    path = file
  }

  /// What messages call it.
  var title: String { path ?? StreamName.input }

  /// Reads it whole.
  func read(from input: ByteInput) throws(FileFailure) -> Source {
    let limit = Limits().bytes
    let bytes = if let path { try Files.read(path, limit: limit) } else { try input.readAll(limit: limit) }
    return Source(bytes, name: title)
  }

  /// What is known of the pictures and sounds beside it; nothing for standard input, which lies nowhere.
  ///
  /// Of a folder of its own the book has all files, elsewhere or among too many those that it names.
  func assets(of book: Book) -> AssetCatalog? {
    guard let folder else { return nil }
    if name.utf8.elementsEqual(BookFile.name.utf8) {
      return folder.catalog(of: book.fileNames) { $0.utf8.elementsEqual(BookFile.name.utf8) }
    }
    return folder.catalog(of: book.fileNames)
  }

  /// The folder in which its pictures and sounds lie; nothing for standard input, which lies nowhere.
  var folder: BookFolder? { path.flatMap { BookFolder(Files.folder(of: $0)) } }

  /// Its name in the folder.
  var name: String {
    guard let path, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return title }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// What people call the book when it has no title: its folder, or its file without the ending.
  var plainName: String {
    guard let path else { return "book" }
    let parts = path.split(separator: "/")
    var last = parts.last ?? "book"
    if last.utf8.elementsEqual(BookFile.name.utf8), let folder = parts.dropLast().last, folder != ".", folder != ".." {
      return String(folder)
    }
    if last.hasSuffix(".plist") { last = last.dropLast(6) }
    return last.isEmpty ? "book" : String(last)
  }

  /// What the file of a book in a folder of its own is called.
  static let name = "book.plist"
}
