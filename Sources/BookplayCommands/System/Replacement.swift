import BookFiles
import BookReports
import CLibrary

/// Replaces a file by writing a temporary file next to it, which is renamed once it is on disk.
///
/// If anything fails, the old file stays intact and the temporary file is removed. It remains only if the process is
/// killed or the machine stops; its name then shows which program wrote it.
enum Replacement {
  static func create(_ path: String, _ bytes: [UInt8]) throws(FileError.Reason) {
    try write(bytes, inPlaceOf: target(of: path), mode: 0o666) { _ throws(FileError.Reason) in }
  }

  static func replace(_ path: String, _ bytes: [UInt8], like old: stat) throws(FileError.Reason) {
    // The file is private until it has the permissions of the old one.
    try write(bytes, inPlaceOf: target(of: path), mode: 0o600) { (number) throws(FileError.Reason) in
      // Only the superuser can change the owner; otherwise the new file belongs to the current user.
      let isGivenBack = fchown(number, old.st_uid, old.st_gid) == 0
      let permissions = isGivenBack ? old.permissions : old.permissions & 0o777
      guard fchmod(number, permissions) == 0 else { throw .last }
    }
  }

  private static func write(
    _ bytes: [UInt8], inPlaceOf path: String, mode: mode_t,
    prepare: (_ number: Int32) throws(FileError.Reason) -> Void
  ) throws(FileError.Reason) {
    try SignalShield.deferringSignals { () throws(FileError.Reason) in
      let folder = Files.folder(of: path)
      let temporary = "\(folder)/.\(Tool.name)-\(UInt64.random(in: 0...UInt64.max)).tmp"
      let file = try OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
      var isInPlace = false
      defer { if !isInPlace { unlink(temporary) } }
      try prepare(file.descriptor.number)
      try file.descriptor.writeAll(bytes)
      try file.descriptor.synchronize()
      try file.finish()
      guard rename(temporary, path) == 0 else { throw FileError.Reason.last }
      isInPlace = true
      try synchronize(folder: folder)
    }
  }

  /// Returns the path that `path` leads to when links are followed; the file needn't exist.
  private static func target(of path: String) throws(FileError.Reason) -> String {
    var path = path
    for _ in 0..<maxLinks {
      guard let link = contents(ofLink: path) else { return path }
      path = link.utf8.first == UInt8(ascii: "/") ? link : Files.folder(of: path) + "/" + link
    }
    throw .system(ELOOP)
  }

  private static let maxLinks = 40

  private static func contents(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Makes the renaming durable.
  private static func synchronize(folder: String) throws(FileError.Reason) {
    // A folder without read permission can't be opened, so it can't be synchronized.
    guard access(folder, R_OK) == 0 else { return }
    let file = try OpenFile(folder, O_RDONLY)
    try file.descriptor.synchronize()
  }
}
