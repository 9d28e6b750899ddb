import BookFiles
import BookKit
import BookReports
import PropertyList

/// The books of a shelf, as the command line or a `shelf.plist` names them.
struct ShelfSource {
  /// The title; `nil` for the word for books in the reader's language.
  private(set) var title: String?
  private(set) var background: ShelfPage.Background?
  private(set) var books: [String]

  /// Returns whether `argument` names a shelf: a file `shelf.plist`, or a folder with one and no book.
  static func isShelf(_ argument: String) -> Bool { path(of: argument) != nil }

  private static func path(of argument: String) -> String? {
    if Files.isFolder(argument) {
      let path = Files.path(ShelfFile.fileName, in: argument)
      return Files.exists(path) && Files.isMissing(Files.path(BookLocation.fileName, in: argument)) ? path : nil
    }
    return argument.split(separator: "/").last.map(String.init) == ShelfFile.fileName ? argument : nil
  }

  /// Takes the arguments as books, or a single one as a shelf, whose errors are reported.
  init(_ arguments: [String], by command: CommandContext) throws(CommandError) {
    books = arguments
    guard arguments.count == 1, let path = ShelfSource.path(of: arguments[0]) else { return }
    let reading = PropertyList.read(try CommandError.rethrowing(PropertyList.Source.read(path)))
    command.report.write(reading)
    guard reading.isWellFormed, let list = reading.document else { throw .brokenBook }
    let shelf = ShelfFile(list)
    let folder = Files.folder(of: path)
    title = shelf.title
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
    background = readBackground(shelf.background, in: folder, &errors)
    guard errors.isEmpty else {
      command.report.write(errors, in: list.source)
      throw .brokenBook
    }
  }

  private func readBackground(
    _ background: (value: ShelfFile.Background, range: Range<Int>)?, in folder: String, _ errors: inout [FileMessage]
  ) -> ShelfPage.Background? {
    switch background?.value {
    case nil: return nil
    case .color(let color): return .color(color)
    case .gradient(let colors, let angle): return .gradient(colors, angle: angle)
    case .picture(let name):
      if let picture = ShelfSource.picture(name, in: folder) { return picture }
      let message = "`\(Quotation.of(name))` is neither a colour nor a picture beside the shelf"
      errors.append(FileMessage(message: message, range: background?.range ?? 0..<0))
      return nil
    }
  }

  /// Returns a picture in the folder of the shelf, or `nil` if there is none that browsers show.
  private static func picture(_ name: String, in folder: String) -> ShelfPage.Background? {
    guard let path = AssetPath(name), let folder = BookFolder(folder),
      let asset = folder.catalog(of: [name]).assets.first, let type = asset.facts.format.mediaType,
      type.hasPrefix("image/")
    else { return nil }
    do throws(FileError.Reason) {
      return try folder.read(path, limit: 1 << 26).map { .picture($0, ending: MediaEnding.of(type)) }
    } catch {
      return nil
    }
  }
}
