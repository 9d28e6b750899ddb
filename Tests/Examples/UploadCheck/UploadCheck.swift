import BookChecking
import BookKit
import BookMedia
import PropertyList

// sample: Sources/BookKit/BookKit.docc/Articles/OnAServer.md
/// A book that somebody has sent in, and whether it may be shown to others.
public struct UploadCheck {
  /// The messages for the sender, the worst first; empty for a valid book.
  public private(set) var messages: [String] = []
  /// Whether the book may be shown.
  public private(set) var isAccepted = false

  /// Checks the bytes of a `book.plist`, and the files that came with it by their paths beside it.
  public init(book bytes: [UInt8], files: [(path: String, bytes: [UInt8])]) {
    var assets: [AssetCatalog.Asset] = []
    for file in files {
      guard let path = AssetPath(file.path) else {
        messages = ["\(file.path): not a path inside the book's folder"]
        return
      }
      let facts = MediaReader.facts(of: file.bytes, named: file.path)
      assets.append(AssetCatalog.Asset(path: path, facts: facts))
    }
    // Smaller than what an author's machine may read: nobody waits for a stranger's book.
    var options = ReadingOptions()
    options.limits.bytes = 1 << 20
    options.limits.nodes = 50_000
    options.limits.depth = 100
    let source = PropertyList.Source(bytes, name: "book.plist")
    let catalog = AssetCatalog(assets)
    let checked = BookCheck.check(source, assets: catalog, options: options)
    let findings = checked.findings
    for severity in DiagnosticSeverity.allCases {
      messages += findings.filter { $0.severity == severity }.map { UploadCheck.line(of: $0) }
    }
    guard let book = checked.book, !findings.contains(where: { $0.severity == .error }) else { return }
    if let fault = UploadCheck.fault(of: book, catalog) {
      messages.insert(fault, at: 0)
    } else {
      isAccepted = true
    }
  }

  private static func line(of finding: Finding) -> String {
    let place = finding.location.start.map { "line \($0.line)" } ?? finding.location.path
    return "\(place): \(finding.severity.keyword): \(finding.message)"
  }

  /// Opens every page and lets it play for a minute, unless it emits more events than any reader could follow.
  private static func fault(of book: Book, _ assets: AssetCatalog) -> String? {
    let fresh = Player(book, assets: assets)
    for page in 1...max(1, fresh.tableOfContents.count) {
      var player = fresh
      player.open(page: page)
      let end = player.tick + Ticks(60 * Int64(player.tickRate))
      var count = 0
      repeat {
        let events = player.takeEvents()
        if events.contains(where: { $0.kind == .engineFault }) { return "page \(page): endless events" }
        count += events.count
        if count > 100_000 { return "page \(page): more than 100,000 events a minute" }
      } while player.advanceToNextChange(within: Ticks(end.count - player.tick.count))
    }
    return nil
  }
}
// end
