import BookEditing
import BookFiles
import BookReports

/// The unsaved changes of a book, kept on disk so that a crash loses none of them.
///
/// The file `base` has the bytes that were last opened or saved. The first line of the file `journal` has the book's
/// path, the hash of those bytes and the time. The operations since then follow, one per line.
final class EditJournal: Sendable {
  private let folder: StateFolder
  private let path: String
  private let log: LineLog

  struct Recovery: Sendable {
    let base: [UInt8]
    let lines: [[UInt8]]
    /// The time at which the book was last opened or saved, such as `14:03`.
    let time: String
  }

  init(_ folder: StateFolder, path: String) throws(FileError.Reason) {
    (self.folder, self.path) = (folder, path)
    guard let log = LineLog(folder.file("journal")) else { throw .last }
    self.log = log
  }

  func begin(_ base: [UInt8], at time: String) throws(FileError) {
    log.empty()
    try Files.replace(folder.file("base"), with: base)
    let header: JSONValue = ["path": path.json, "base": HexHash.of(bytes: base).json, "time": time.json]
    log.append(header.written)
  }

  func append(_ line: [UInt8]) { log.append(line) }
  func flush() { log.flush() }

  var recovery: Recovery? {
    let limit = PropertyList.Limits().bytes
    guard let bytes = folder.read("journal", limit: limit), let base = folder.read("base", limit: limit) else {
      return nil
    }
    // The crash may have cut off the last line.
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast().map { Array($0) }
    guard let first = lines.first, let header = JSONValue(reading: first), lines.count > 1,
      header["base"] == .string(HexHash.of(bytes: base))
    else { return nil }
    lines.removeFirst()
    return Recovery(base: base, lines: lines, time: header["time"]?.text ?? "")
  }
}

extension EditJournal.Recovery {
  /// Returns the session after the changes, and the number of changes applied before the first refusal.
  func replayed(_ document: BookDocument, in folder: inout OpenedFolder) -> (session: EditorSession, count: Int) {
    var session = EditorSession(document)
    for (index, line) in lines.enumerated() {
      let answer = EditorProtocol.answer(line, in: &session, folder: &folder)
      guard JSONValue(reading: answer)?["ok"] == true else { return (session, index) }
    }
    return (session, lines.count)
  }
}
