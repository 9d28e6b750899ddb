import BookFiles
import BookReports

struct WatchedFolder: Sendable, Equatable {
  let path: String
  let selection: Selection

  enum Selection: Sendable, Equatable {
    /// All files that belong to books, in the folder and all folders below it.
    case all
    /// The files with these paths, relative to the folder.
    case named(Set<String>)
  }

  var isDeep: Bool {
    switch selection {
    case .all: true
    case .named(let names): names.contains { $0.utf8.contains(UInt8(ascii: "/")) }
    }
  }

  func counts(_ name: String, at path: String) -> Bool {
    guard !WatchedFolder.isTemporary(name) else { return false }
    switch selection {
    case .all: return WatchedFolder.belongsToBook(name)
    case .named(let names): return names.contains(path)
    }
  }

  /// Returns whether a file is text, which is compared by its contents.
  static func isText(_ name: String) -> Bool {
    textExtensions.contains(where: name.hasSuffix) || name == ArgumentTable.baselineName
  }

  private static let textExtensions = [".plist", ".play", ".trace", ".stage"]

  private static func belongsToBook(_ name: String) -> Bool { isText(name) || AssetFormat(extensionOf: name) != nil }

  /// Returns whether a file has one of the names that editors give to temporary files and backups.
  static func isTemporary(_ name: String) -> Bool {
    if AssetPath.isHidden(name.utf8) || name.hasSuffix("~") || name == "4913" { return true }
    if name.hasPrefix("#"), name.hasSuffix("#") { return true }
    return [".tmp", ".swp", ".swx", ".orig"].contains(where: name.hasSuffix)
  }
}

struct FileChange: Sendable, Equatable {
  /// The path, which begins with the path of the book on the command line.
  let path: String
  let kind: Kind

  enum Kind: Sendable, Equatable { case changed, appeared, gone }

  var phrase: String {
    let name = TerminalText.escaped(path)
    return switch kind {
    case .changed: "\(name) changed"
    case .appeared: "\(name) appeared"
    case .gone: "\(name) is gone"
    }
  }
}
