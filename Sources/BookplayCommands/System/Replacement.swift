import BookFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file beside the one that it takes the place of, and renames it when it is on disk.
///
/// Whatever happens on the way, the old file is there, whole, and the new one leaves nothing behind; only a program
/// that is killed, or a machine that stops, leaves a file whose name tells where it comes from.
enum Replacement {
  /// Makes a file that is not there yet, with the permissions that new files have.
  static func create(_ path: String, _ bytes: [UInt8]) throws(FileFailure.Reason) {
    try write(bytes, inPlaceOf: target(of: path), mode: 0o666) { _ throws(FileFailure.Reason) in }
  }

  /// Takes the place of a file, whose permissions and owner are kept.
  static func replace(_ path: String, _ bytes: [UInt8], like old: stat) throws(FileFailure.Reason) {
    // Closed to others until it has the permissions of the old one.
    try write(bytes, inPlaceOf: target(of: path), mode: 0o600) { (number) throws(FileFailure.Reason) in
      // Only the superuser may give files away; for others the new file is their own.
      let isGivenBack = fchown(number, old.st_uid, old.st_gid) == 0
      let permissions = isGivenBack ? old.permissions : old.permissions & 0o777
      guard fchmod(number, permissions) == 0 else { throw .last }
    }
  }

  private static func write(
    _ bytes: [UInt8], inPlaceOf path: String, mode: mode_t,
    prepare: (_ number: Int32) throws(FileFailure.Reason) -> Void
  ) throws(FileFailure.Reason) {
    try SignalShield.hold { () throws(FileFailure.Reason) in
      try writeHeld(bytes, inPlaceOf: path, mode: mode, prepare: prepare)
    }
  }

  private static func writeHeld(
    _ bytes: [UInt8], inPlaceOf path: String, mode: mode_t,
    prepare: (_ number: Int32) throws(FileFailure.Reason) -> Void
  ) throws(FileFailure.Reason) {
    let folder = Files.folder(of: path)
    let temporary = "\(folder)/.\(ArgumentTable.program)-\(UInt64.random(in: 0...UInt64.max)).tmp"
    let file = try OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    var isInPlace = false
    defer { if !isInPlace { unlink(temporary) } }
    try prepare(file.descriptor.number)
    try file.descriptor.writeAll(bytes)
    try file.descriptor.synchronize()
    try file.finish()
    guard rename(temporary, path) == 0 else { throw .last }
    isInPlace = true
    try synchronize(folder: folder)
  }

  /// The file that `path` names when links are followed; it need not be there.
  private static func target(of path: String) throws(FileFailure.Reason) -> String {
    var path = path
    for _ in 0..<mostLinks {
      guard let link = contents(ofLink: path) else { return path }
      path = link.utf8.first == UInt8(ascii: "/") ? link : Files.folder(of: path) + "/" + link
    }
    throw .system(ELOOP)
  }

  private static let mostLinks = 40

  private static func contents(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Makes the renaming itself last.
  private static func synchronize(folder: String) throws(FileFailure.Reason) {
    // A folder that one may not list cannot be opened, and so not be waited for.
    guard access(folder, R_OK) == 0 else { return }
    let file = try OpenFile(folder, O_RDONLY)
    try file.descriptor.synchronize()
  }
}
