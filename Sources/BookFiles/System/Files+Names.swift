import BookKit
import CLibrary
import PropertyList

extension Files {
  package struct Entry {
    package let name: String
    /// The kind that the folder's listing states.
    package let kind: Kind

    package enum Kind {
      case file
      case folder
      /// A link, a device or anything else, or an entry of unknown kind.
      case other

      fileprivate init(_ type: UInt8) {
        switch Int(type) {
        case Int(DT_REG): self = .file
        case Int(DT_DIR): self = .folder
        default: self = .other
        }
      }
    }
  }

  /// Returns the sorted names of the entries in a folder, without hidden ones.
  package static func names(in folder: String, atMost maxCount: Int) throws(FileError.Reason) -> [String] {
    try entries(in: folder, atMost: maxCount).map { $0.name }
  }

  /// Returns the entries in a folder, sorted by name and without hidden ones.
  package static func entries(in folder: String, atMost maxCount: Int) throws(FileError.Reason) -> [Entry] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while entries.count < maxCount, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      guard !AssetPath.isHidden(name.utf8), name != ".", name != ".." else { continue }
      entries.append(Entry(name: name, kind: Entry.Kind(entry.pointee.d_type)))
    }
    // The standard library's sort would make the runtime search all protocol conformances of the program.
    entries.shellSort { $0.name < $1.name }
    return entries
  }

  /// Returns the path with links resolved, or `nil` if the file doesn't exist or is a broken link.
  ///
  /// - Throws: The system's error if this can't be determined, because a folder in the path can't be entered.
  package static func place(of path: String) throws(FileError.Reason) -> String? {
    if let place = resolved(path) { return place }
    // A link into an inaccessible folder counts as broken.
    guard errno == EACCES, access(folder(of: path), X_OK) != 0 else { return nil }
    throw .last
  }

  /// Returns whether a file exists at `path`, following links.
  package static func exists(_ path: String) -> Bool { resolved(path) != nil }

  package static func folder(of path: String) -> String { path.folderPath }

  /// Returns the path of a file in a folder; the working folder `.` is left out.
  package static func path(_ name: String, in folder: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
