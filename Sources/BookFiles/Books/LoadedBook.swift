import BookChecking
import BookKit
import PropertyList

/// A book read from disk, with facts about its pictures and sounds and the problems found in it.
///
/// A book with mistakes plays as far as it can be understood; check ``hasErrors`` to refuse such a book.
///
/// ```swift
/// let loaded = try Book.load("Books/Aquarium")
/// for finding in loaded.findings { print(finding) }
/// var player = loaded.makePlayer()
/// player.open(page: 1)
/// player.advance(by: .seconds(2))
/// for event in player.takeEvents() { print(player.traceLine(of: event)) }
/// ```
public struct LoadedBook: Sendable {
  /// The book, as far as it could be understood.
  public let book: Book
  /// The facts from the files next to the book: the sizes of pictures and the lengths of sounds.
  public let assets: AssetCatalog
  /// The problems found in the book, in the order of its file.
  public let findings: [Finding]
  /// The file of the book.
  public let source: PropertyList.Source
  /// The property list in that file.
  public let list: PropertyList
  private let folder: BookFolder?

  init(_ location: BookLocation, options: ReadingOptions) throws(BookLoadingError) {
    let source: PropertyList.Source
    do throws(FileError) { source = try location.read(limit: options.limits.bytes) } catch { throw .file(error) }
    let checked = BookCheck.check(source, options: options) { location.assets(of: $0) }
    findings = checked.findings
    guard let book = checked.book, let list = checked.list else { throw .notABook(findings) }
    self.book = book
    self.source = source
    self.list = list
    assets = checked.assets ?? AssetCatalog()
    folder = location.folder
  }

  /// Whether the book has a mistake that readers would notice, such as a missing picture.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Returns a player of the book that knows the sizes of its pictures and the lengths of its sounds.
  public func makePlayer(settings: Player.Settings = Player.Settings()) -> Player {
    Player(book, assets: assets, settings: settings)
  }

  /// Returns the bytes of a file by its name in the book, or `nil` if the book's folder has no such file.
  ///
  /// - Throws: ``FileError`` if the file can't be read, exceeds `limit` bytes, or is a link out of the book's folder.
  public func bytes(of file: String, limit: Int = 1 << 28) throws(FileError) -> [UInt8]? {
    guard let path = AssetPath(file), let folder else { return nil }
    do throws(FileError.Reason) {
      return try folder.read(path, limit: limit)
    } catch {
      throw FileError(.read, file, error)
    }
  }
}

extension Book {
  /// Reads the book at `path`, which is a folder with a `book.plist` or a property list by any name.
  ///
  /// Of each picture and sound, only the part with its size or length is read. Nothing outside the book's folder is
  /// opened, even if the book or a link in the folder refers to it.
  ///
  /// - Throws: ``BookLoadingError`` if the file can't be read or doesn't contain a book.
  public static func load(
    _ path: String, options: ReadingOptions = ReadingOptions()
  ) throws(BookLoadingError) -> LoadedBook {
    let location: BookLocation
    do throws(FileError) { location = try BookLocation(path) } catch { throw .file(error) }
    return try LoadedBook(location, options: options)
  }
}

/// The reason why a book could not be loaded.
public enum BookLoadingError: Error, Sendable {
  /// The file could not be read.
  case file(FileError)
  /// The file doesn't contain a book; the findings say why.
  case notABook([Finding])
}

extension BookLoadingError: CustomStringConvertible {
  /// A one-line description of what went wrong.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .notABook(let findings): findings.first?.description ?? "the file does not hold a book"
    }
  }
}
