import BookFiles
import BookReports
import CLibrary

/// A folder among the user's application data, for data that must survive a crash.
struct StateFolder: Sendable {
  let path: String

  /// Creates the folder for a purpose and a key, such as the path of a book; only the user can read it.
  init(_ purpose: String, key: String, in base: String? = nil) throws(FileError.Reason) {
    guard let base = base ?? StateFolder.base else { throw .system(ENOENT) }
    var path = base
    for part in [Tool.name, purpose, HexHash.of(key)] {
      path += "/" + part
      try StateFolder.make(path)
    }
    self.path = path
  }

  private static var base: String? {
    if let state = text(of: "XDG_STATE_HOME"), state.hasPrefix("/") { return made(state) }
    guard let home = text(of: "HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return made(home + "/Library/Application Support")
    #else
      for folder in ["/.local", "/.local/state"] { mkdir(home + folder, 0o700) }
      return home + "/.local/state"
    #endif
  }

  private static func made(_ path: String) -> String {
    mkdir(path, 0o700)
    return path
  }

  private static func make(_ path: String) throws(FileError.Reason) {
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw .last }
  }

  private static func text(of variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  func file(_ name: String) -> String { path + "/" + name }

  func read(_ name: String, limit: Int) -> [UInt8]? {
    do throws(FileError) { return try Files.read(file(name), limit: limit) } catch { return nil }
  }

  /// Writes a file in the folder if possible; losing it does no harm.
  func keep(_ bytes: [UInt8], as name: String) {
    do throws(FileError) { try Files.replace(file(name), with: bytes) } catch {}
  }
}

/// A lock that a process holds until it ends.
struct HeldLock: ~Copyable {
  private let number: Int32

  /// Locks a file that says who holds the lock; `nil` if another process holds it.
  init?(_ path: String) {
    let number = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard number >= 0 else { return nil }
    guard flock(number, LOCK_EX | LOCK_NB) == 0 else {
      close(number)
      return nil
    }
    self.number = number
  }

  deinit { close(number) }

  func note(_ text: String) {
    ftruncate(number, 0)
    var bytes = Array(text.utf8)
    pwrite(number, &bytes, bytes.count, 0)
  }
}

final class LineLog: Sendable {
  private let number: Int32
  private let isFlushed = Locked(true)

  init?(_ path: String) {
    number = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    if number < 0 { return nil }
  }

  deinit { close(number) }

  /// Appends a line, which survives a crash of the program at once, and a crash of the system after `flush()`.
  func append(_ line: [UInt8]) {
    isFlushed.withLock { isFlushed in
      var bytes = line + [0x0A]
      write(number, &bytes, bytes.count)
      isFlushed = false
    }
  }

  func empty() {
    isFlushed.withLock { isFlushed in
      ftruncate(number, 0)
      isFlushed = false
    }
  }

  func flush() {
    let wasFlushed = isFlushed.withLock { isFlushed in
      defer { isFlushed = true }
      return isFlushed
    }
    if !wasFlushed { fsync(number) }
  }
}
