import CLibrary

/// Operations on files and paths.
package enum Files {
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    do throws(FileError.Reason) {
      let file = try OpenFile(path, O_RDONLY)
      let status = try file.status()
      if status.isFolder { throw FileError.Reason.isFolder }
      guard Int(status.st_size) <= limit else { throw FileError.Reason.tooLarge(limit: limit) }
      return try file.descriptor.readAll(expecting: Int(status.st_size), limit: limit)
    } catch {
      throw FileError(.read, path, error)
    }
  }

  /// Returns whether `path` is a folder, following links.
  package static func isFolder(_ path: String) -> Bool { status(of: path)?.isFolder ?? false }

  /// Returns whether `path` is a device or a pipe, following links.
  package static func isSpecial(_ path: String) -> Bool {
    status(of: path).map { !$0.isRegularFile && !$0.isFolder } ?? false
  }

  /// Returns whether nothing exists at `path`; a broken link counts as existing.
  package static func isMissing(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && errno == ENOENT
  }

  package static var workingFolder: String? { resolved(".") }

  /// Returns whether the file at `path` is in or below `folder` when links are resolved; `true` if either doesn't
  /// exist.
  package static func lies(_ path: String, in folder: String) -> Bool {
    guard let file = resolved(path), let folder = resolved(folder) else { return true }
    return file.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// Returns the status of the file at `path`, following links, or `nil` if it doesn't exist.
  package static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Returns the path with links resolved, or `nil` if the file doesn't exist.
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
