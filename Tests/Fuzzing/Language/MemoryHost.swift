import BookKit
import BookLanguage

/// Files in memory, and messages that arrive while the server works.
package struct MemoryHost: LanguageHost {
  /// The texts of files by their paths, in the order in which they were added.
  package private(set) var texts: [(path: String, bytes: [UInt8])] = []
  /// The facts about pictures and sounds by their paths.
  private var facts: [(path: String, facts: AssetFacts)] = []
  /// The messages that arrive during the work, all of them when the server looks.
  package var arriving: [[UInt8]] = []

  /// Creates a host without files.
  package init() {}

  /// Adds or replaces the text of a file.
  package mutating func add(_ path: String, text: [UInt8]) {
    texts.removeAll { $0.path == path }
    texts.append((path, text))
  }

  /// Adds a picture or a sound.
  package mutating func add(_ path: String, _ facts: AssetFacts) {
    self.facts.removeAll { $0.path == path }
    self.facts.append((path, facts))
  }

  /// Returns what arrives during the work.
  package mutating func arrivals() -> [[UInt8]] {
    defer { arriving = [] }
    return arriving
  }

  /// Returns the book in the script's folder.
  package func book(ofScript path: String) -> ScriptOwner {
    let book = MemoryHost.folder(of: path) + "book.plist"
    return texts.contains { $0.path == book } ? .book(book) : .missing("no book was found")
  }

  /// Returns the scripts in and below the book's folder.
  package func scripts(ofBook path: String) -> [String] {
    let folder = MemoryHost.folder(of: path)
    return texts.map(\.path).filter { $0.hasPrefix(folder) && $0.hasSuffix(".play") }.sorted()
  }

  /// Returns the property lists in a folder.
  package func lists(in folder: String) -> [String] {
    texts.map(\.path).filter { MemoryHost.folder(of: $0) == folder + "/" && $0.hasSuffix(".plist") }.sorted()
  }

  /// Returns the text of a file.
  package func text(at path: String) -> [UInt8]? { texts.first { $0.path == path }?.bytes }

  /// Returns the pictures and sounds in the book's folder.
  package func assets(of book: Book, at path: String) -> AssetCatalog? {
    let folder = MemoryHost.folder(of: path)
    return AssetCatalog(
      facts.compactMap { file in
        guard file.path.hasPrefix(folder) else { return nil }
        return AssetPath(String(file.path.dropFirst(folder.count))).map {
          AssetCatalog.Asset(path: $0, facts: file.facts)
        }
      })
  }

  /// Returns the text of a baseline.
  package func baseline(at path: String) -> [UInt8]? { text(at: path) }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)])
  }
}
