#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files, read whole and replaced whole.
package enum Files {
  /// The bytes of the file at `path`, which may have `limit` of them.
  package static func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    do throws(FileFailure.Reason) {
      let file = try OpenFile(path, O_RDONLY)
      let status = try file.status()
      if status.isFolder { throw FileFailure.Reason.isFolder }
      guard Int(status.st_size) <= limit else { throw FileFailure.Reason.tooLarge(limit: limit) }
      return try file.descriptor.readAll(expecting: Int(status.st_size), limit: limit)
    } catch {
      throw FileFailure(.read, path, error)
    }
  }

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

  /// Whether `path` is a folder, links followed.
  package static func isFolder(_ path: String) -> Bool { status(of: path)?.isFolder ?? false }

  /// Whether there is a file at `path` with something in it; a device or a pipe keeps nothing.
  static func hasContents(_ path: String) -> Bool {
    status(of: path).map { $0.isRegularFile && $0.st_size > 0 } ?? false
  }

  /// Whether nothing at all has that name; a link that leads nowhere is something.
  static func isMissing(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && errno == ENOENT
  }

  /// The folder in which the program was started, where relative paths begin.
  static var workingFolder: String? { resolved(".") }

  /// Whether the file at `path` lies in `folder` or below it, links resolved; a file that is not there does.
  package static func lies(_ path: String, in folder: String) -> Bool {
    guard let file = resolved(path), let folder = resolved(folder) else { return true }
    return file.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// What `path` names, links followed; nothing when there is no such file.
  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// The path without links; nothing when there is no such file.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// A device or a pipe cannot be replaced, only written to.
  private static func writeThrough(_ path: String, _ bytes: [UInt8]) throws(FileFailure.Reason) {
    let file = try OpenFile(path, O_WRONLY)
    try file.descriptor.writeAll(bytes)
    try file.finish()
  }
}

extension stat {
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
  /// Who may do what, without the file's type.
  var permissions: mode_t { st_mode & 0o7777 }
}
