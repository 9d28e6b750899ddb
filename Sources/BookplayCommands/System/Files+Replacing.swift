import BookFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// Puts `bytes` into the file at `path`, whole or not at all; a link stays, the file that it names is replaced.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    do throws(FileFailure.Reason) {
      guard let old = status(of: path) else { return try Replacement.create(path, bytes) }
      if old.isFolder { throw FileFailure.Reason.isFolder }
      guard old.isRegularFile else { return try writeThrough(path, bytes) }
      guard access(path, W_OK) == 0 else { throw FileFailure.Reason.last }
      try Replacement.replace(path, bytes, like: old)
    } catch {
      throw FileFailure(.write, path, error)
    }
  }

  /// Whether there is a file at `path` with something in it; a device or a pipe keeps nothing.
  static func hasContents(_ path: String) -> Bool {
    status(of: path).map { $0.isRegularFile && $0.st_size > 0 } ?? false
  }

  /// A device or a pipe cannot be replaced, only written to.
  private static func writeThrough(_ path: String, _ bytes: [UInt8]) throws(FileFailure.Reason) {
    let file = try OpenFile(path, O_WRONLY)
    try file.descriptor.writeAll(bytes)
    try file.finish()
  }
}

extension stat {
  /// Who may do what, without the file's type.
  var permissions: mode_t { st_mode & 0o7777 }
}
