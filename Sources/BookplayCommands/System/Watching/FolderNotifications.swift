import BookFiles
import CLibrary

/// The system's notifications about changes in folders, on systems that have them.
///
/// Folders are watched rather than files, since editors save by renaming a new file, which isn't watched yet.
final class FolderNotifications {
  let descriptor: Int32

  struct Notification: Equatable {
    /// The name of the file; empty if it concerns the folder itself.
    var name = ""
    /// Whether it concerns a folder, or the queue was full, so that everything has to be scanned.
    var isStructural = false
    /// Whether a file was created, whose contents may not be complete.
    var isCreation = false
    /// Whether a file was closed, or moved, so that it's complete.
    var isCompletion = false
  }

  #if canImport(Glibc) || canImport(Musl)
    /// Begins to watch; `nil` if the system doesn't allow another watcher.
    init?() {
      descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    private static let events =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE) | UInt32(IN_DELETE)
      | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)

    /// Watches a folder and returns the number of the watch, or `nil` if that isn't possible.
    ///
    /// For a folder that is watched already, the number is the same again.
    func watch(_ folder: String) -> Int32? {
      let number = inotify_add_watch(descriptor, folder, FolderNotifications.events)
      return number >= 0 ? number : nil
    }

    func forget(_ number: Int32) { inotify_rm_watch(descriptor, number) }

    func take() -> [Notification] {
      var notifications: [Notification] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return notifications }
        var offset = 0
        while offset + FolderNotifications.headerSize <= count {
          let (notification, size) = FolderNotifications.notification(at: offset, in: buffer)
          notifications.append(notification)
          offset += size
        }
      }
    }

    private static let headerSize = 16

    private static func notification(at offset: Int, in buffer: [UInt8]) -> (Notification, size: Int) {
      let (mask, length) = buffer.withUnsafeBytes { bytes in
        (
          bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
          Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        )
      }
      let start = offset + headerSize
      let end = min(start + length, buffer.count)
      let name = String(decoding: buffer[start..<max(start, end)].prefix { $0 != 0 }, as: UTF8.self)
      let structural = UInt32(IN_ISDIR) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_Q_OVERFLOW)
      let completion = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
      let notification = Notification(
        name: name, isStructural: mask & structural != 0, isCreation: mask & UInt32(IN_CREATE) != 0,
        isCompletion: mask & completion != 0)
      return (notification, headerSize + length)
    }
  #else
    init?() { return nil }

    func watch(_ folder: String) -> Int32? { nil }
    func forget(_ number: Int32) {}
    func take() -> [Notification] { [] }
  #endif
}
