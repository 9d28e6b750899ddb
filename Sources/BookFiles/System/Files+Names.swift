#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// Returns the sorted names of the entries in a folder, without hidden ones.
  package static func names(in folder: String, atMost maxCount: Int) throws(FileError.Reason) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < maxCount, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Returns the path with links resolved, or `nil` if the file doesn't exist or is a broken link.
  ///
  /// - Throws: The system's error if this can't be determined, because a folder in the path can't be entered.
  package static func place(of path: String) throws(FileError.Reason) -> String? {
    if let place = resolved(path) { return place }
    // A link that leads into an inaccessible folder counts as broken.
    guard errno == EACCES, access(folder(of: path), X_OK) != 0 else { return nil }
    throw .last
  }

  /// Returns whether a file exists at `path`, following links.
  package static func exists(_ path: String) -> Bool { resolved(path) != nil }

  /// Returns the folder part of `path`.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the path of a file in a folder; the working folder `.` is left out.
  package static func path(_ name: String, in folder: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
