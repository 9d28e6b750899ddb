#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files, read whole.
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

  /// Whether `path` is a folder, links followed.
  package static func isFolder(_ path: String) -> Bool { status(of: path)?.isFolder ?? false }

  /// Whether `path` is a device or a pipe, links followed.
  package static func isSpecial(_ path: String) -> Bool {
    status(of: path).map { !$0.isRegularFile && !$0.isFolder } ?? false
  }

  /// Whether nothing at all has that name; a link that leads nowhere is something.
  package static func isMissing(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && errno == ENOENT
  }

  /// The folder in which the program was started, where relative paths begin.
  package static var workingFolder: String? { resolved(".") }

  /// Whether the file at `path` lies in `folder` or below it, links resolved; a file that is not there does.
  package static func lies(_ path: String, in folder: String) -> Bool {
    guard let file = resolved(path), let folder = resolved(folder) else { return true }
    return file.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// What `path` names, links followed; nothing when there is no such file.
  package static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// The path without links; nothing when there is no such file.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension stat {
  package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  package var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}
