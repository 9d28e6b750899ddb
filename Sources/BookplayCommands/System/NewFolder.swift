import BookFiles
import BookReports
import CLibrary

struct NewFolder {
  let name: String
  private let argument: String
  /// The path with links resolved; `nil` if the folder doesn't exist.
  private let existing: String?

  init(_ argument: String) throws(FileError) {
    self.argument = argument
    existing = Files.resolved(argument)
    if let existing {
      guard Files.isFolder(existing) else { throw FileError(.write, argument, .alreadyExists) }
      guard NewFolder.isEmpty(existing) else { throw FileError(.write, argument, .notEmpty) }
    }
    name = NewFolder.lastName(in: existing ?? argument)
  }

  /// Writes `files`, given by their paths in the folder; either all of them or none.
  func fill(with files: [(path: String, bytes: [UInt8])]) throws(FileError) {
    do throws(FileError.Reason) {
      try SignalShield.deferringSignals { () throws(FileError.Reason) in
        // The temporary folder is on the same file system, so that finished files only have to be renamed.
        let place = existing.map { $0 + "/" } ?? NewFolder.parent(of: argument)
        let temporaryFolder = place + ".\(Tool.name)-\(UInt64.random(in: 0...UInt64.max)).tmp"
        try NewFolder.make(temporaryFolder)
        defer { NewFolder.remove(temporaryFolder, files.map(\.path)) }
        for folder in SiteFolder.folders(of: files.map(\.path)) { try NewFolder.make(temporaryFolder + "/" + folder) }
        for file in files { try Replacement.create(temporaryFolder + "/" + file.path, file.bytes) }
        if let existing {
          try NewFolder.move(files.map(\.path), from: temporaryFolder, to: existing)
        } else if rename(temporaryFolder, NewFolder.withoutSlashes(argument)) != 0 {
          // Another process created it in the meantime.
          throw errno == EEXIST || errno == ENOTDIR ? FileError.Reason.alreadyExists : .last
        }
      }
    } catch {
      throw FileError(.write, argument, error)
    }
  }

  private static func move(
    _ paths: [String], from temporaryFolder: String, to folder: String
  ) throws(FileError.Reason) {
    let folders = SiteFolder.folders(of: paths)
    var made: [String] = []
    var linked: [String] = []
    do throws(FileError.Reason) {
      for name in folders {
        try make(folder + "/" + name)
        made.append(name)
      }
      for path in paths {
        // Unlike renaming, linking never replaces an existing file.
        guard link(temporaryFolder + "/" + path, folder + "/" + path) == 0 else { throw .last }
        linked.append(path)
      }
    } catch {
      for path in linked { unlink(folder + "/" + path) }
      for name in made { rmdir(folder + "/" + name) }
      throw error
    }
  }

  private static func make(_ folder: String) throws(FileError.Reason) {
    guard mkdir(folder, 0o777) == 0 else { throw .last }
  }

  /// Removes a folder and any of `paths` still in it, but nothing else.
  private static func remove(_ folder: String, _ paths: [String]) {
    for path in paths { unlink(folder + "/" + path) }
    for name in SiteFolder.folders(of: paths) { rmdir(folder + "/" + name) }
    rmdir(folder)
  }

  private static func isEmpty(_ folder: String) -> Bool {
    guard let stream = opendir(folder) else { return false }
    defer { closedir(stream) }
    var count = 0
    // Every folder contains `.` and `..`.
    while count <= 2, readdir(stream) != nil { count += 1 }
    return count <= 2
  }

  private static func withoutSlashes(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }

  private static func parent(of path: String) -> String {
    let path = withoutSlashes(path)
    return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  private static func lastName(in path: String) -> String {
    let path = withoutSlashes(path)
    return String(path.dropFirst(parent(of: path).count))
  }
}
