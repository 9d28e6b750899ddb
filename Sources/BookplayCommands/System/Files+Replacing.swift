import BookFiles
import CLibrary

extension Files {
  /// Replaces the contents of the file at `path` atomically; a link is followed and stays a link.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    do throws(FileError.Reason) {
      guard let old = status(of: path) else { return try Replacement.create(path, bytes) }
      if old.isFolder { throw FileError.Reason.isFolder }
      guard old.isRegularFile else { return try writeThrough(path, bytes) }
      guard access(path, W_OK) == 0 else { throw FileError.Reason.last }
      try Replacement.replace(path, bytes, like: old)
    } catch {
      throw FileError(.write, path, error)
    }
  }

  static func remove(_ path: String) { unlink(path) }

  static func hasContents(_ path: String) -> Bool {
    status(of: path).map { $0.isRegularFile && $0.st_size > 0 } ?? false
  }

  /// Writes to a device or a pipe, which can't be replaced.
  private static func writeThrough(_ path: String, _ bytes: [UInt8]) throws(FileError.Reason) {
    let file = try OpenFile(path, O_WRONLY)
    try file.descriptor.writeAll(bytes)
    try file.finish()
  }
}

extension stat {
  var permissions: mode_t { st_mode & 0o7777 }
}
