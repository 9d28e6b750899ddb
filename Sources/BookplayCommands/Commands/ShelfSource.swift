import BookFiles
import BookReports

/// The books of a shelf, listed on the command line or in a `shelf.plist`.
struct ShelfSource {
  /// The page of the shelf, to which no books have been added yet.
  private(set) var page = ShelfPage()
  private(set) var books: [String]

  /// Returns whether `argument` names a shelf: a file `shelf.plist`, or a folder with one and no book.
  static func isShelf(_ argument: String) -> Bool { path(of: argument) != nil }

  private static func path(of argument: String) -> String? {
    if Files.isFolder(argument) {
      let path = Files.path(ShelfFile.fileName, in: argument)
      return Files.exists(path) && Files.isMissing(Files.path(BookLocation.fileName, in: argument)) ? path : nil
    }
    return argument.lastPathComponent == ShelfFile.fileName ? argument : nil
  }

  init(_ arguments: [String], by command: CommandContext) throws(CommandError) {
    books = arguments
    guard arguments.count == 1, let path = ShelfSource.path(of: arguments[0]) else { return }
    let reading = PropertyList.read(try CommandError.rethrowing(PropertyList.Source.read(path)))
    command.report.write { $0.lines(of: reading) }
    guard reading.isWellFormed, let list = reading.document else { throw .brokenBook }
    let shelf = ShelfFile(list)
    let folder = Files.folder(of: path)
    page.title = shelf.title
    books = shelf.books.map { $0.path.hasPrefix("/") ? $0.path : Files.path($0.path, in: folder) }
    var errors = shelf.errors
    for (book, entry) in zip(books, shelf.books) {
      do throws(FileError) {
        let file = try BookFile(book)
        if let path = file.path, Files.isMissing(path) { throw FileError(.read, path, .missing) }
      } catch {
        errors.append(FileMessage(message: error.message, range: entry.range))
      }
    }
    page.background = shelf.background?.value
    if let entry = shelf.background, case .image(let name) = entry.value {
      page.picture = ShelfSource.picture(name, in: folder)
      if page.picture == nil {
        let message = "`\(Quotation.of(name))` is neither a colour nor a picture beside the shelf"
        errors.append(FileMessage(message: message, range: entry.range))
      }
    }
    guard errors.isEmpty else {
      command.report.write { $0.lines(of: errors, in: list.source) }
      throw .brokenBook
    }
  }

  /// Returns a picture in the folder of the shelf, or `nil` if it doesn't exist or browsers can't show it.
  private static func picture(_ name: String, in folder: String) -> (bytes: [UInt8], ending: String)? {
    guard let path = AssetPath(name), let folder = BookFolder(folder),
      let asset = folder.catalog(of: [name]).assets.first, let type = asset.facts.format.mediaType,
      type.hasPrefix("image/")
    else { return nil }
    return (try? folder.read(path, limit: 1 << 26)).map { ($0, MediaEnding.of(type)) }
  }
}
