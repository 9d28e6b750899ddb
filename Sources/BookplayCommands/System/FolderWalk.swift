import BookFiles

/// All files below a folder whose names end in certain ways.
///
/// None that lies outside of the folder is found, whatever a link in it says.
package struct FolderWalk {
  /// The files, as paths that begin with the folder's, sorted.
  package private(set) var files: [String] = []
  /// Why there may be more files than those: folders that cannot be read, or too much to look at.
  package private(set) var failures: [FileFailure] = []

  private let endings: [String]
  /// The folder without links, a slash at its end.
  private let root: String
  private var seen = Set<String>()
  /// How many files may still be looked at.
  private var rest: Int

  /// More files and folders than that are not looked at.
  package static let mostEntries = 200_000

  /// Looks through `folder`; nothing when it is not there.
  package init?(_ folder: String, endings: [String], atMost most: Int = mostEntries) {
    guard let resolved = Files.resolved(folder) else { return nil }
    self.endings = endings
    rest = most
    root = resolved == "/" ? resolved : resolved + "/"
    var pending = [folder]
    // A link to a folder around it would never end.
    seen.insert(resolved)
    while let next = pending.popLast(), rest >= 0 {
      do throws(FileFailure.Reason) { try look(into: next, &pending) } catch {
        failures.append(FileFailure(.read, next, error))
      }
    }
    if rest < 0 { failures.append(FileFailure(.read, folder, .tooManyFiles(limit: most))) }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func look(into folder: String, _ pending: inout [String]) throws(FileFailure.Reason) {
    for name in try Files.names(in: folder, atMost: rest + 1) {
      rest -= 1
      guard rest >= 0 else { return }
      let path = Files.path(name, in: folder)
      guard let place = try Files.place(of: path), place.hasPrefix(root) else { continue }
      if Files.isFolder(path) {
        if seen.insert(place).inserted { pending.append(path) }
      } else if endings.contains(where: { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }) {
        files.append(path)
      }
    }
  }
}
