#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// The names in a folder, sorted, without hidden ones.
  package static func names(in folder: String, atMost most: Int) throws(FileFailure.Reason) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < most, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The path without links; nothing when there is no such file, or a link that leads nowhere.
  ///
  /// - Throws: when it is not to be known, because a folder on the way may not be entered.
  package static func place(of path: String) throws(FileFailure.Reason) -> String? {
    if let place = resolved(path) { return place }
    // A link that leads to where nobody may look is as good as none.
    guard errno == EACCES, access(folder(of: path), X_OK) != 0 else { return nil }
    throw .last
  }

  /// Whether there is anything at `path`, links followed.
  package static func exists(_ path: String) -> Bool { resolved(path) != nil }

  /// The folder in which the file at `path` lies, as the path is written.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of a file in a folder; the folder in which the program was started is not written.
  package static func path(_ name: String, in folder: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
