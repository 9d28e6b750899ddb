import BookChecking
import BookFiles
import BookKit
import BookReports
import Playthrough
import PropertyList

/// A book whose scripts are run, read, checked and planned only once.
struct TestedBook: Sendable {
  let title: String
  let book: Book
  let names: ScriptNames
  let places: BookPlaces
  /// The coverage of the book before any script has run.
  let coverage: ContentCoverage
  private let assets: AssetCatalog?
  private let player: Player
  private let verbosePlayer: Player

  enum Outcome: Sendable {
    case ready(TestedBook)
    /// The book's errors, and its names if all are known in spite of the errors.
    case broken([ScriptResult.Failure], ScriptNames?)
    case unreadable(FileError)
  }

  struct Manner: Sendable {
    var reducesMotion = false
    /// The options that the reader has set, each as `NAME=VALUE`.
    var options: [String] = []
    var voices: GivenVoices?
  }

  static func read(_ path: String, _ manner: Manner) -> Outcome {
    do throws(FileError) {
      let file = try BookFile(path)
      // A link in a book's folder could lead anywhere.
      guard Files.lies(path, in: Files.folder(of: path)) else { throw FileError(.read, path, .leavesFolder) }
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
      do throws(CommandError) {
        return .ready(try TestedBook(path, book, checked.assets, BookPlaces(source, checked.list), manner))
      } catch {
        return .broken([ScriptResult.Failure(.book, error.message(in: .test) ?? "", in: path)], nil)
      }
    } catch {
      return .unreadable(error)
    }
  }

  private init(
    _ title: String, _ book: Book, _ assets: AssetCatalog?, _ places: BookPlaces, _ manner: Manner
  ) throws(CommandError) {
    self.title = title
    self.book = book
    self.assets = assets
    self.places = places
    names = ScriptNames(book)
    coverage = ContentCoverage(book)
    var settings = Player.Settings()
    settings.reducesMotion = manner.reducesMotion
    player = try TestedBook.player(of: book, assets, settings, manner)
    settings.isVerbose = true
    verbosePlayer = try TestedBook.player(of: book, assets, settings, manner)
  }

  private static func player(
    of book: Book, _ assets: AssetCatalog?, _ settings: Player.Settings, _ manner: Manner
  ) throws(CommandError) -> Player {
    var player = Player(book, assets: assets, settings: settings)
    for option in manner.options { try player.adopt(option, of: book) }
    try manner.voices?.adopt(by: &player, of: book)
    return player
  }

  /// The player before any script has run.
  var blankPlayer: Player { player }

  func player(for script: Script) -> Player { script.needsVerboseEvents ? verbosePlayer : player }

  /// Returns the same kind of player, created from the book again.
  func freshPlayer(for script: Script) -> Player {
    var fresh = Player(book, assets: assets, settings: player(for: script).settings)
    fresh.adopt(keptOptions: player.keptOptions)
    fresh.adopt(recordings: player.recordings)
    return fresh
  }

  /// The rules whose violations can hide names that a script uses.
  private static let rulesThatHideNames: Set<DiagnosticRule> = [
    .malformedPlist, .unsupportedRoot, .missingType, .unknownType, .wrongType, .missingKey, .outOfRange,
  ]
}
