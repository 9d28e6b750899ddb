import BookFiles
import BookReports
import Playthrough

/// A book whose scripts are run.
///
/// It is read, checked and prepared for playing only once.
struct TestedBook: Sendable {
  let title: String
  let book: Book
  let names: ScriptNames
  let places: BookPlaces
  let coverage: ContentCoverage
  private let assets: AssetCatalog?
  let blankPlayer: Player
  private let verbosePlayer: Player

  enum Outcome: Sendable {
    case ready(TestedBook)
    case broken([ScriptResult.Failure], ScriptNames?)
    case unreadable(FileError)
  }

  static func read(_ path: String, _ choices: ReaderChoices, _ voices: GivenVoices?) -> Outcome {
    do throws(FileError) {
      // A link in a book's folder could lead anywhere.
      guard Files.lies(path, in: Files.folder(of: path)) else { throw FileError(.read, path, .leavesFolder) }
      let checked = try CheckedFile(path, from: .memory([]))
      let (content, findings) = (checked.content, checked.errors)
      let source = content.source
      guard findings.isEmpty, let book = content.book else {
        let hidesNames = findings.contains { TestedBook.rulesThatHideNames.contains($0.rule) }
        let names = hidesNames ? nil : content.book.map { ScriptNames($0) }
        return .broken(BookErrors.failures(of: findings, in: source), names)
      }
      guard !book.pages.isEmpty else {
        return .broken([ScriptResult.Failure(.book, "the book has no page to play", in: path)], nil)
      }
      do throws(CommandError) {
        let places = BookPlaces(source, content.list)
        return .ready(try TestedBook(path, book, content.assets, places, choices, voices))
      } catch {
        return .broken([ScriptResult.Failure(.book, error.message ?? "", in: path)], nil)
      }
    } catch {
      return .unreadable(error)
    }
  }

  private init(
    _ title: String, _ book: Book, _ assets: AssetCatalog?, _ places: BookPlaces, _ choices: ReaderChoices,
    _ voices: GivenVoices?
  ) throws(CommandError) {
    (self.title, self.book, self.assets, self.places) = (title, book, assets, places)
    names = ScriptNames(book)
    coverage = ContentCoverage(book)
    var (player, verboseChoices) = (try choices.player(of: book, assets), choices)
    verboseChoices.settings.isVerbose = true
    var verbosePlayer = try verboseChoices.player(of: book, assets)
    try voices?.adopt(by: &player, of: book)
    try voices?.adopt(by: &verbosePlayer, of: book)
    (blankPlayer, self.verbosePlayer) = (player, verbosePlayer)
  }

  func player(for script: Script) -> Player { script.needsVerboseEvents ? verbosePlayer : blankPlayer }

  func freshPlayer(for script: Script) -> Player {
    var fresh = Player(book, assets: assets, settings: player(for: script).settings)
    fresh.adopt(keptOptions: blankPlayer.keptOptions)
    fresh.adopt(recordings: blankPlayer.recordings)
    return fresh
  }

  /// The rules whose violations can hide names that a script uses.
  private static let rulesThatHideNames: Set<DiagnosticRule> = [
    .malformedPlist, .unsupportedRoot, .missingType, .unknownType, .wrongType, .missingKey, .outOfRange,
  ]
}
