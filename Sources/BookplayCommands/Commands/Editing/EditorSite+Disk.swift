import BookEditing
import BookFiles
import BookReports

// Changes to the file on disk while it is being edited.
extension EditorSite {
  func checkDisk() {
    // A file that is missing for a moment, as during a save by renaming, counts as unchanged.
    if let bytes = try? Files.read(path, limit: PropertyList.Limits().bytes) { changed(to: bytes) }
  }

  func changed(to bytes: [UInt8]) {
    guard bytes != diskBytes, bytes != conflict, !bytes.isEmpty else { return }
    guard let document = session?.document else {
      diskBytes = bytes
      if let document = opened(bytes) { begin(document) }
      sendState()
      return
    }
    if document.source.bytes == bytes {
      accept(bytes, with: nil, label: "")
    } else if !document.isChanged {
      accept(bytes, with: bytes, label: "Changed on disk")
    } else if let merged = LineMerge.merge(base: diskBytes, mine: document.source.bytes, theirs: bytes),
      EditorSite.isSound(merged, unlike: document)
    {
      accept(bytes, with: merged, label: "Merged with the disk")
    } else {
      conflict = bytes
      sendState()
    }
  }

  /// Returns whether merged bytes are well-formed and cause no new warnings, such as one about a duplicate key.
  private static func isSound(_ bytes: [UInt8], unlike document: BookDocument) -> Bool {
    let count = { (bytes: [UInt8]) in
      PropertyList.read(PropertyList.Source(bytes)).problems.count { $0.severity == .warning }
    }
    let reading = PropertyList.read(PropertyList.Source(bytes))
    return reading.isWellFormed && count(bytes) <= count(document.source.bytes)
  }

  private func accept(_ bytes: [UInt8], with text: [UInt8]?, label: String) {
    if let text, !replace(with: text, label: label) {
      conflict = bytes
      sendState()
      return
    }
    conflict = nil
    diskBytes = bytes
    withSession { $0.markSaved(as: bytes) }
    beginJournal()
    if isChanged, let mine = session?.document.list.text.utf8 {
      journal?.append(EditorSite.replacing(String(decoding: mine, as: UTF8.self), label: label).written)
    }
    sendChanges()
    sendState()
  }

  private func replace(with bytes: [UInt8], label: String) -> Bool {
    guard let list = PropertyList.read(PropertyList.Source(bytes)).document else { return false }
    let line = EditorSite.replacing(String(decoding: list.text.utf8, as: UTF8.self), label: label).written
    let answer = withSession { session in EditorProtocol.answer(line, in: &session) }
    return answer.flatMap { JSONValue(reading: $0) }?["ok"] == true
  }

  /// Carries out a decision: `keep` or `take` in a conflict, `restore` or `discard` after a crash.
  func decide(_ body: [UInt8]) -> JSONValue {
    switch JSONValue(reading: body)?["answer"] {
    case "keep"?: keepMine()
    case "take"?: takeTheirs()
    case "restore"?: restore()
    case "discard"?: discard()
    default: return EditorSite.refusal(.badValue, "`answer` must be keep, take, restore or discard")
    }
    sendChanges()
    sendState()
    return ["ok": true]
  }

  /// Keeps the author's text.
  ///
  /// The text on disk is added to the history first, so that undo can return to it.
  private func keepMine() {
    guard let theirs = conflict, let mine = session?.document.source.bytes else { return }
    if replace(with: theirs, label: "Changed on disk") { _ = replace(with: mine, label: "Keep mine") }
    accept(theirs, with: nil, label: "Keep mine")
  }

  private func takeTheirs() {
    guard let theirs = conflict else { return }
    accept(theirs, with: theirs, label: "Changed on disk")
  }

  /// Reapplies the unsaved changes of an earlier run, and returns the number of changes applied.
  @discardableResult
  func restore() -> Int {
    guard let recovery, let document = opened(recovery.base) else { return 0 }
    self.recovery = nil
    let present = diskBytes
    let (session, count) = recovery.replayed(document, in: &folder)
    diskBytes = recovery.base
    beginJournal()
    for line in recovery.lines.prefix(count) { journal?.append(line) }
    var replayed = session
    // The operations are in the journal already.
    _ = replayed.takeAppliedEdits()
    begin(replayed)
    if present != recovery.base { changed(to: present) }
    return count
  }

  func discard() {
    recovery = nil
    beginJournal()
  }

  var conflictText: [UInt8] {
    guard let conflict, let document = session?.document else { return [] }
    let difference = UnifiedDiff(name: file.title, old: conflict, new: document.source.bytes)
    return difference.bytes(paint: Paint(isColored: false), isShown: false)
  }
}
