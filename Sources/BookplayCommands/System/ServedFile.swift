import BookFiles
import CLibrary

/// A file that is sent while it is read, so that it needn't fit into memory; closed when this object is released.
package final class ServedFile: Sendable {
  private let number: Int32
  /// The size at the moment when the file was opened.
  package let size: Int

  /// Opens a file; `nil` if there is no such file or it lies outside the folder.
  package init?(_ path: AssetPath, in folder: BookFolder) {
    guard let file = try? folder.open(path), let status = try? file.status() else { return nil }
    size = Int(status.st_size)
    number = file.release()
  }

  deinit { close(number) }

  /// Returns at most `count` bytes from `offset` on; fewer if the file has become shorter.
  func bytes(from offset: Int, count: Int) -> [UInt8] { Descriptor(number).bytes(from: offset, count: count) ?? [] }
}
