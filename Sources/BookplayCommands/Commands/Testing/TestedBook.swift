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
        return .broken(failures(of: findings, in: path), hidesNames ? nil : checked.book.map { ScriptNames($0) })
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

  private static let mostErrors = 10

  /// What breaks these can keep something out of the book that a script names.
  private static let rulesThatHideNames: Set<DiagnosticRule> = [
    .malformedPlist, .unsupportedRoot, .missingType, .unknownType, .wrongType, .missingKey, .outOfRange,
  ]

  private static func failures(of findings: [Finding], in path: String) -> [ScriptResult.Failure] {
    guard let first = findings.first else { return [ScriptResult.Failure(.book, "this is no book", in: path)] }
    var details = findings.dropFirst().prefix(mostErrors).map { finding in
      let place = finding.location.start.map { ":\($0)" } ?? ""
      return "\(path)\(place): error: \(finding.message) [\(finding.rule.word.description)]"
    }
    let rest = findings.count - 1 - details.count
    if rest > 0 { details.append("… and \(FindingReport.counted(rest, "more error"))") }
    let message = "the book has \(FindingReport.counted(findings.count, "error")): \(first.message)"
    return [ScriptResult.Failure(.book, message, in: path, at: first.location.start, details: details)]
  }
}
