import BookFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The sizes and times of the files in and below a folder, by which a change is noticed.
struct FolderStamp: Equatable {
  private var entries: [Entry] = []

  private struct Entry: Equatable {
    let path: String
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  /// The maximum number of files that are looked at.
  private static let maxEntries = 5_000

  init(_ folder: String) {
    guard let walk = FolderWalk(folder, extensions: [""], atMost: FolderStamp.maxEntries) else { return }
    for path in walk.files {
      guard let status = Files.status(of: path) else { continue }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      entries.append(
        Entry(path: path, size: Int(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec)))
    }
  }
}
