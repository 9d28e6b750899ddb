import BookFiles

struct WatchedFiles {
  struct File: Equatable {
    let stamp: FileStamp
    /// The hash of the contents of a text; `nil` for other files and for long texts.
    let hash: UInt64?

    func isSame(as other: File) -> Bool {
      if let hash, let otherHash = other.hash { return hash == otherHash }
      return stamp == other.stamp
    }
  }

  private(set) var files: [String: File] = [:]
  /// The folders that were scanned, without missing ones.
  private(set) var folders: [String] = []
  /// Whether there are more folders, or deeper ones, than can be watched.
  private(set) var isLimited = false
  private(set) var lacksFolder = false

  private static let maxFolders = 8_192
  private static let maxDepth = 32
  private static let maxEntries = 200_000
  /// The maximum size of a text that is compared by its contents.
  private static let maxHashedBytes = 1 << 20

  /// Scans the files in `roots`, except for those that the program writes itself.
  ///
  /// Files that look the same as in `old` aren't read again. `enter` is called for each folder before it's listed.
  init(in roots: [WatchedFolder], outputs: Set<String>, after old: WatchedFiles?, enter: (String) -> Void = { _ in }) {
    for root in roots {
      var pending = [(relative: "", depth: 0)]
      while let (relative, depth) = pending.popLast() {
        let folder = relative.isEmpty ? root.path : Files.path(relative, in: root.path)
        guard folders.count < WatchedFiles.maxFolders, depth <= WatchedFiles.maxDepth else {
          isLimited = true
          continue
        }
        enter(folder)
        do throws(FileError.Reason) {
          let names = try Files.names(in: folder, atMost: WatchedFiles.maxEntries)
          folders.append(folder)
          for name in names {
            let path = Files.path(name, in: folder)
            let inner = relative.isEmpty ? name : relative + "/" + name
            if root.counts(name, at: inner), !outputs.contains(where: { Files.resolved(path) == $0 }) {
              look(at: path, name, after: old)
            } else if root.isDeep, Files.isPlainFolder(path), !outputs.contains(where: { Files.resolved(path) == $0 }) {
              pending.append((inner, depth + 1))
            }
          }
        } catch {
          if relative.isEmpty { lacksFolder = true }
        }
      }
    }
  }

  private mutating func look(at path: String, _ name: String, after old: WatchedFiles?) {
    guard files[path] == nil, let stamp = FileStamp(path) else { return }
    if let known = old?.files[path], known.stamp == stamp, !known.stamp.isRecent {
      files[path] = known
      return
    }
    files[path] = File(stamp: stamp, hash: WatchedFiles.hash(of: path, name, stamp))
  }

  private static func hash(of path: String, _ name: String, _ stamp: FileStamp) -> UInt64? {
    guard WatchedFolder.isText(name), stamp.size <= maxHashedBytes else { return nil }
    return (try? Files.read(path, limit: maxHashedBytes)).map { FNV1a.hash($0) }
  }

  func changes(since old: WatchedFiles) -> [FileChange] {
    var changes: [FileChange] = []
    for (path, file) in files {
      let known = old.files[path]
      if known.map(file.isSame) == true { continue }
      changes.append(FileChange(path: path, kind: known == nil ? .appeared : .changed))
    }
    for path in old.files.keys where files[path] == nil { changes.append(FileChange(path: path, kind: .gone)) }
    return changes.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Returns whether a file that was there is missing or has just become empty, as happens in the middle of saving.
  func isUnfinished(after old: WatchedFiles) -> Bool {
    old.files.contains { path, file in
      files[path].map { $0.stamp.size == 0 && file.stamp.size > 0 } ?? true
    } || files.contains { path, file in file.stamp.size == 0 && old.files[path] == nil }
  }

  func isStill(since old: WatchedFiles) -> Bool {
    files.count == old.files.count && files.allSatisfy { old.files[$0]?.stamp == $1.stamp }
  }
}
