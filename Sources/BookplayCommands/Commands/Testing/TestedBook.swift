import BookFiles
import BookKit
import Playthrough
import PropertyList

/// A book whose scripts are run: read, checked and planned once.
struct TestedBook: Sendable {
  /// What messages call it.
  let title: String
  let book: Book
  let names: ScriptNames
  /// The places of the book's parts.
  let places: BookPlaces
  /// What of it nothing has reached yet.
  let coverage: Coverage
  private let assets: AssetCatalog?
  private let player: Player
  private let verbosePlayer: Player

  /// A book, or why it cannot be played.
  enum Outcome: Sendable {
    case ready(TestedBook)
    /// Its errors, and its names where those are all known in spite of them.
    case broken([ScriptResult.Failure], ScriptNames?)
    case unreadable(FileFailure)
  }

  /// Reads the book at `path`.
  static func read(_ path: String, reducesMotion: Bool) -> Outcome {
    do throws(FileFailure) {
      let file = try BookFile(path)
      // A link in a book's folder may lead to anything.
      guard Files.lies(path, in: Files.folder(of: path)) else { throw FileFailure(.read, path, .leavesFolder) }
      let source = try file.read(from: .memory([]))
      let checked = BookCheck.check(source) { file.assets(of: $0) }
      let findings = Finding.all(checked.diagnostics, in: source, checked.list).filter { $0.severity == .error }
      guard findings.isEmpty, let book = checked.book else {
        let hidesNames = findings.contains { TestedBook.rulesThatHideNames.contains($0.rule) }
        let names = hidesNames ? nil : checked.book.map { ScriptNames($0) }
        return .broken(BookErrors.failures(of: findings, in: source), names)
      }
      guard !book.pages.isEmpty else {
        return .broken([ScriptResult.Failure(.book, "the book has no page to play", in: path)], nil)
      }
      return .ready(TestedBook(path, book, checked.assets, BookPlaces(source, checked.list), reducesMotion))
    } catch {
      return .unreadable(error)
    }
  }

  private init(
    _ title: String, _ book: Book, _ assets: AssetCatalog?, _ places: BookPlaces, _ reducesMotion: Bool
  ) {
    self.title = title
    self.book = book
    self.assets = assets
    self.places = places
    names = ScriptNames(book)
    coverage = Coverage(book)
    var settings = Player.Settings()
    settings.reducesMotion = reducesMotion
    player = Player(book, assets: assets, settings: settings)
    settings.isVerbose = true
    verbosePlayer = Player(book, assets: assets, settings: settings)
  }

  /// A player on which a script can be run.
  func player(for script: Script) -> Player { script.needsVerboseEvents ? verbosePlayer : player }

  /// The same, made anew from the book.
  func freshPlayer(for script: Script) -> Player {
    Player(book, assets: assets, settings: player(for: script).settings)
  }

  /// What breaks these can keep something out of the book that a script names.
  private static let rulesThatHideNames: Set<DiagnosticRule> = [
    .malformedPlist, .unsupportedRoot, .missingType, .unknownType, .wrongType, .missingKey, .outOfRange,
  ]
}
