import BookFiles

/// Finds the book of a script: the `book.plist` in the nearest folder above it, or the only `.plist` next to it.
struct BookSearch {
  enum Found: Equatable {
    case book(String)
    case nothing(String)
  }

  private var known: [String: Found] = [:]

  private static let name = BookLocation.fileName
  private static let maxDepth = 64

  mutating func book(of script: String) -> Found {
    let folder = Files.folder(of: script)
    if let found = known[folder] { return found }
    let found = BookSearch.search(from: folder)
    known[folder] = found
    return found
  }

  private static func search(from folder: String) -> Found {
    let own = Files.path(name, in: folder)
    if Files.exists(own) { return .book(own) }
    let beside = BookLocation.lists(in: folder)
    if beside.count == 1 { return .book(Files.path(beside[0], in: folder)) }
    var next = parent(of: folder)
    for _ in 0..<maxDepth {
      guard let above = next else { break }
      let file = Files.path(name, in: above)
      if Files.exists(file) { return .book(file) }
      next = parent(of: above)
    }
    guard !beside.isEmpty else {
      return .nothing("no book was found: there is no `book.plist` next to the script or in a folder above it")
    }
    let shown = UsageText.list(Array(beside.prefix(3)), last: "and")
    return .nothing("its book is ambiguous: next to it are \(shown); rename its book to `book.plist`")
  }

  private static func parent(of folder: String) -> String? {
    guard Files.resolved(folder) != "/" else { return nil }
    if folder == "." { return ".." }
    // The path of the folder above `..` can't be derived from its text.
    let endsInPoints = folder == ".." || folder.hasSuffix("/..") || folder.hasSuffix("/.")
    return endsInPoints ? folder + "/.." : Files.folder(of: folder)
  }
}
