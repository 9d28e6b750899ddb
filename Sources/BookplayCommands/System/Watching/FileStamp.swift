import BookFiles
import CLibrary

struct FileStamp: Equatable, Sendable {
  let size: Int
  /// The time of the last change, in nanoseconds.
  let modified: Int64
  /// The inode number, which distinguishes a new file of the same name.
  let inode: UInt64

  /// Whether the file was changed so recently that a further change could leave the time as it is.
  let isRecent: Bool

  static func == (first: FileStamp, second: FileStamp) -> Bool {
    (first.size, first.modified, first.inode) == (second.size, second.modified, second.inode)
  }

  /// Looks at the file at `path`, following links; `nil` if there is no regular file.
  init?(_ path: String) {
    guard let status = Files.status(of: path), status.isRegularFile else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    size = Int(status.st_size)
    modified = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    inode = UInt64(status.st_ino)
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    isRecent = Int64(now.tv_sec) - Int64(time.tv_sec) < FileStamp.recentSeconds
  }

  /// Some file systems keep times in steps of two seconds.
  private static let recentSeconds: Int64 = 3
}

extension Files {
  /// Returns whether a file itself has that type, rather than being a link to such a file.
  static func isPlain(_ path: String, _ type: mode_t) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == type
  }

  static func isPlainFolder(_ path: String) -> Bool { isPlain(path, S_IFDIR) }
}
