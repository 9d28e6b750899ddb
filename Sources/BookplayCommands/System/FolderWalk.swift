/// All files below a folder whose names end in certain ways.
///
/// None that lies outside of the folder is found, whatever a link in it says.
struct FolderWalk {
  /// The files, as paths that begin with the folder's, sorted.
  private(set) var files: [String] = []
  /// Whether there was too much to look at.
  private(set) var isCutShort = false

  private let endings: [String]
  /// The folder without links, a slash at its end.
  private let root: String
  private var seen = Set<String>()
  private var count = 0

  private static let mostEntries = 200_000

  /// Looks through `folder`; nothing when it is not there.
  init?(_ folder: String, endings: [String]) {
    guard let resolved = Files.resolved(folder) else { return nil }
    self.endings = endings
    root = resolved == "/" ? resolved : resolved + "/"
    var pending = [folder]
    // A link to a folder around it would never end.
    seen.insert(resolved)
    while let next = pending.popLast() { look(into: next, &pending) }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func look(into folder: String, _ pending: inout [String]) {
    for name in Files.names(in: folder, atMost: FolderWalk.mostEntries) {
      count += 1
      guard count <= FolderWalk.mostEntries else {
        isCutShort = true
        return
      }
      let path = Files.path(name, in: folder)
      guard let place = Files.resolved(path), place.hasPrefix(root) else { continue }
      if Files.isFolder(path) {
        if seen.insert(place).inserted { pending.append(path) }
      } else if endings.contains(where: { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }) {
        files.append(path)
      }
    }
  }
}
