import BookFiles

/// Finds all files with given extensions below a folder.
///
/// Links that lead out of the folder are ignored.
package struct FolderWalk {
  package private(set) var files: [String] = []
  /// The reasons why files may be missing: folders that couldn't be read, or too many entries.
  package private(set) var errors: [FileError] = []

  private let extensions: [String]
  private let root: String
  private var seen = Set<String>()
  private var remainingEntries: Int

  package static let maxEntries = 200_000

  package init?(_ folder: String, extensions: [String], atMost maxCount: Int = maxEntries) {
    guard let resolved = Files.resolved(folder) else { return nil }
    self.extensions = extensions
    remainingEntries = maxCount
    root = resolved == "/" ? resolved : resolved + "/"
    var pending = [folder]
    // Without this, a link to an enclosing folder would cause an endless loop.
    seen.insert(resolved)
    while let next = pending.popLast(), remainingEntries >= 0 {
      do throws(FileError.Reason) { try look(into: next, &pending) } catch {
        errors.append(FileError(.read, next, error))
      }
    }
    if remainingEntries < 0 { errors.append(FileError(.read, folder, .tooManyFiles(limit: maxCount))) }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func look(into folder: String, _ pending: inout [String]) throws(FileError.Reason) {
    for name in try Files.names(in: folder, atMost: remainingEntries + 1) {
      remainingEntries -= 1
      guard remainingEntries >= 0 else { return }
      let path = Files.path(name, in: folder)
      guard let place = try Files.place(of: path), place.hasPrefix(root) else { continue }
      if Files.isFolder(path) {
        if seen.insert(place).inserted { pending.append(path) }
      } else if extensions.contains(where: { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }) {
        files.append(path)
      }
    }
  }
}
