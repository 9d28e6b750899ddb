import BookFiles

/// A book as the command line names it: a file, a folder with a `book.plist`, or `-`.
struct BookFile: Sendable {
  /// Where the book lies; `nil` for standard input.
  private let location: BookLocation?

  /// Finds the file that `argument` names.
  ///
  /// - Throws: if the folder has no `book.plist`, or one that is a link to a file outside.
  init(_ argument: String) throws(FileFailure) {
    guard !argument.hasSuffix(FoundScripts.ending) || Files.isFolder(argument) else {
      throw FileFailure(.read, argument, .isScript)
    }
    location = argument == "-" ? nil : try BookLocation(argument)
  }

  /// The file, for messages and for writing it back; `nil` for standard input.
  var path: String? { location?.path }

  /// What messages call it.
  var title: String { path ?? StreamName.input }

  /// Reads it whole.
  func read(from input: ByteInput) throws(FileFailure) -> PropertyList.Source {
    let limit = Limits().bytes
    guard let location else { return PropertyList.Source(try input.readAll(limit: limit), name: title) }
    return try location.read(limit: limit)
  }

  /// Reads what is known of the pictures and sounds beside it; `nil` for standard input.
  func assets(of book: Book) -> AssetCatalog? { location.map { $0.assets(of: book) } }

  /// The folder of its pictures and sounds; `nil` for standard input.
  var folder: BookFolder? { location?.folder }

  /// What people call the book if it has no title: its folder, or its file without the extension.
  var plainName: String { location?.plainName ?? "book" }
}
