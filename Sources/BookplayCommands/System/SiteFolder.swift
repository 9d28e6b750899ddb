import BookFiles
import BookReports
import CLibrary

/// The folder of a site on disk: new, empty, or the site of an earlier export, which is brought up to date.
///
/// A list in the folder says which files were written, with hashes of their contents. A file that isn't in the list, or
/// has other contents, isn't the site's own, and is never overwritten or removed.
struct SiteFolder {
  private let path: String
  private var own: [String: Set<String>] = [:]

  static let listName = "site.txt"
  private static let listTitle = "Files of this site, written by bookplay export, each with a hash of its contents:"

  enum WritingError: Error, Equatable {
    case file(FileError)
    /// A file at this path wasn't written by an earlier export, or was changed since.
    case foreign(String)
  }

  /// Throws if `path` contains anything other than a site and hidden files.
  init(_ path: String) throws(WritingError) {
    self.path = path
    guard Files.exists(path) || !Files.isMissing(path) else { return }
    guard Files.isFolder(path) else { throw .file(FileError(.write, path, .alreadyExists)) }
    let names: [String]
    do throws(FileError.Reason) { names = try Files.names(in: path, atMost: 2) } catch {
      throw .file(FileError(.read, path, error))
    }
    guard !names.isEmpty else { return }
    guard Files.hasContents(Files.path(SiteFolder.listName, in: path)) else {
      throw .file(FileError(.write, path, .notEmpty))
    }
    try readList()
  }

  /// Writes the files, and removes those of an earlier export that are no longer needed.
  ///
  /// - Throws: `WritingError`, before anything is written, if that would overwrite a file that isn't the site's own.
  mutating func write(_ files: [(path: String, bytes: [UInt8])]) throws(WritingError) {
    var outdated = Set(own.keys)
    var new: [(path: String, bytes: [UInt8])] = []
    for file in files {
      outdated.remove(file.path)
      if try !check(file) { new.append(file) }
    }
    do throws(FileError) {
      try makeFolders(for: files)
      // Until all files are written, both versions are the site's own, so that an interrupted export can be repeated.
      for file in files { own[file.path, default: []].insert(HexHash.of(bytes: file.bytes)) }
      try writeList()
      for file in new { try Files.replace(place(of: file.path), with: file.bytes) }
      for path in outdated.sorted() {
        if let bytes = try? contents(of: path), isOwn(bytes, at: path) { unlink(place(of: path)) }
      }
      for folder in SiteFolder.folders(of: outdated.sorted()).reversed() { rmdir(place(of: folder)) }
      own = [:]
      for file in files { own[file.path] = [HexHash.of(bytes: file.bytes)] }
      try writeList()
    } catch {
      throw .file(error)
    }
  }

  private func place(of file: String) -> String { Files.path(file, in: path) }

  /// Checks that a file can be written, and returns whether it has these contents already.
  private func check(_ file: (path: String, bytes: [UInt8])) throws(WritingError) -> Bool {
    guard let bytes = try contents(of: file.path) else { return false }
    if bytes == file.bytes { return true }
    guard isOwn(bytes, at: file.path) else { throw .foreign(place(of: file.path)) }
    return false
  }

  private func isOwn(_ bytes: [UInt8], at file: String) -> Bool {
    own[file]?.contains(HexHash.of(bytes: bytes)) ?? false
  }

  /// Returns the contents of a file, or `nil` if there is no such file.
  ///
  /// Throws if something else is in its place or in that of one of its folders.
  private func contents(of file: String) throws(WritingError) -> [UInt8]? {
    for folder in SiteFolder.folders(of: [file]).map(place) where !Files.isMissing(folder) {
      // A link could lead to another folder, whose files aren't the site's own.
      guard Files.isPlain(folder, S_IFDIR) else { throw .foreign(folder) }
    }
    let place = place(of: file)
    guard !Files.isMissing(place) else { return nil }
    guard Files.isPlain(place, S_IFREG), let bytes = try? Files.read(place, limit: SiteFolder.maxBytes) else {
      throw .foreign(place)
    }
    return bytes
  }

  private static let maxBytes = 1 << 29

  private func makeFolders(for files: [(path: String, bytes: [UInt8])]) throws(FileError) {
    if !Files.isFolder(path) { try SiteFolder.make(path) }
    for folder in SiteFolder.folders(of: files.map(\.path)) where !Files.isFolder(place(of: folder)) {
      try SiteFolder.make(place(of: folder))
    }
  }

  private static func make(_ folder: String) throws(FileError) {
    guard mkdir(folder, 0o777) == 0 else { throw FileError(.write, folder, .last) }
  }

  static func folders(of paths: [String]) -> [String] {
    var folders: [String] = []
    for path in paths {
      let parts = path.split(separator: "/").dropLast()
      for count in 0..<parts.count {
        let folder = parts.prefix(count + 1).joined(separator: "/")
        if !folders.contains(folder) { folders.append(folder) }
      }
    }
    return folders
  }

  private mutating func readList() throws(WritingError) {
    let place = place(of: SiteFolder.listName)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try Files.read(place, limit: SiteFolder.maxListBytes) } catch { throw .file(error) }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map({ String($0) == SiteFolder.listTitle }) == true else { throw .foreign(place) }
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1)
      // Entries that don't name a file in the folder are ignored.
      guard parts.count == 2, let file = AssetPath(String(parts[1])), String(parts[1]) == file.description else {
        continue
      }
      own[file.description, default: []].insert(String(parts[0]))
    }
  }

  private static let maxListBytes = 16 << 20

  private func writeList() throws(FileError) {
    var text = SiteFolder.listTitle + "\n"
    for (file, hashes) in own.sorted(by: { $0.key < $1.key }) {
      for hash in hashes.sorted() { text += "\(hash) \(file)\n" }
    }
    try Files.replace(place(of: SiteFolder.listName), with: Array(text.utf8))
  }
}
