import BookChecking
import BookKit
import PropertyList

/// A book that is being edited: the bytes of its file, and the steps that led to them.
///
/// Every change is a list of small edits of the file, so comments, blanks and order stay as their author wrote them,
/// and undoing a step restores exactly the bytes that were there before.
///
/// ```swift
/// var document = try BookDocument(source)
/// let outcome = try document.apply(.renamePage(1, name: "pond"))
/// document.undo()
/// ```
public struct BookDocument: Sendable {
  /// The current file.
  public var source: PropertyList.Source { list.source }
  package private(set) var list: PropertyList
  /// The facts about the files in the book's folder, or `nil` if they weren't inspected.
  package internal(set) var assets: AssetCatalog?
  /// The absolute path of the book's folder, or `nil` if it has none.
  ///
  /// Copied elements and pages include this path, so that another book can copy their files when they are pasted.
  public var folder: String?
  /// The scripts beside the book, which renamings update on request.
  package private(set) var scripts: [PropertyList.Source]
  /// The number of changes since the document was opened.
  public private(set) var revision = 0
  private(set) var log = History()
  private(set) var selection: [String] = []
  private var savedBytes: [UInt8]
  /// Whether the file was read without problems; operations never add any, so the file isn't read again to find out.
  private var readsWithoutProblems: Bool

  /// Opens a book, even if it has mistakes, with the facts about its files and the scripts beside it.
  ///
  /// - Throws: `OpeningError` if the file isn't a text property list that can hold a book.
  public init(
    _ source: PropertyList.Source, assets: AssetCatalog? = nil, scripts: [PropertyList.Source] = []
  ) throws(OpeningError) {
    let reading = PropertyList.read(source)
    guard let list = reading.document, reading.isWellFormed else { throw .malformed(BookCheck.check(source).findings) }
    guard list.format != .binary else { throw .binary }
    guard list.kind(of: list.root).isContainer else { throw .unsupportedRoot(BookCheck.check(source).findings) }
    (self.list, self.assets, self.scripts) = (list, assets, scripts)
    savedBytes = source.bytes
    readsWithoutProblems = reading.problems.isEmpty
  }

  /// The book, as far as it can be understood.
  public var book: Book? { Book.read(list).book }

  /// The findings of the file, in the order of the file.
  public var findings: [Finding] {
    let reading =
      readsWithoutProblems
      ? PropertyList.Reading(document: list, source: source, problems: []) : PropertyList.read(source)
    return BookCheck.check(reading) { _ in assets }.findings
  }

  /// Whether the bytes differ from the bytes that were last opened or saved.
  public var isChanged: Bool { source.bytes != savedBytes }

  /// Notes that the current bytes have been saved.
  public mutating func markSaved() { markSaved(as: source.bytes) }

  /// Records the bytes of the saved file, which `revert` restores.
  mutating func markSaved(as bytes: [UInt8]) {
    savedBytes = bytes
    log.endGesture()
  }

  // MARK: - Operations

  /// Carries out an edit, or changes nothing at all.
  ///
  /// - Throws: `Refusal` if the edit can't be carried out.
  @discardableResult
  public mutating func apply(_ edit: BookEdit) throws(Refusal) -> Outcome { try apply(EditRequest(edit)) }

  /// Carries out the edit of a request, or changes nothing at all.
  ///
  /// - Throws: `Refusal` if the edit can't be carried out.
  @discardableResult
  public mutating func apply(_ request: EditRequest) throws(Refusal) -> Outcome {
    if let expected = request.revision, expected != revision {
      throw Refusal(.stale, "the book has changed since revision \(expected)")
    }
    switch request.edit {
    case .undo(let count): return walk(count, isBack: true, label: request.label)
    case .redo(let count): return walk(count, isBack: false, label: request.label)
    case .revert: return try replaceText(savedBytes, request, orElse: "Revert to the saved file")
    case .replaceText(let text): return try replaceText(encoded(text), request, orElse: "Change the text of the file")
    default: return try perform(request)
    }
  }

  private mutating func perform(_ request: EditRequest) throws(Refusal) -> Outcome {
    var editor = Editor(list, assets: assets, scripts: scripts, folder: folder)
    if case .batch(let parts) = request.edit {
      try editor.performAll(parts)
    } else {
      try editor.perform(request.edit)
    }
    guard let edits = editor.draft.before.fileEdits(editor.draft.edits) else {
      throw Refusal(.unencodable, "the file's encoding has no such character")
    }
    var outcome = Outcome(
      edits: edits, selection: editor.selection.compactMap { editor.draft.path(of: $0)?.description },
      moved: MovedPaths(list, editor.draft.shifts).moves,
      outdatedReferences: editor.outdated.compactMap { editor.draft.path(of: $0)?.description },
      files: editor.scripts.edits(of: scripts), label: request.label ?? editor.label, clipboard: editor.clipboard)
    // A step that changes scripts can't join a gesture.
    commit(&outcome, editor.draft.list, gesture: outcome.files.isEmpty ? request.gesture : nil)
    if !outcome.files.isEmpty {
      log.addScripts(outcome.files, inverse: inverse(of: outcome.files))
      scripts = editor.scripts.sources
    }
    return outcome
  }

  /// Records a change as a step, or merges it into the last step if both belong to one gesture.
  private mutating func commit(_ outcome: inout Outcome, _ changed: PropertyList, gesture: String?) {
    guard !outcome.edits.isEmpty else {
      outcome.revision = revision
      return
    }
    let before = selection
    // Steps with the same selection share one array.
    if selection != outcome.selection { selection = outcome.selection }
    revision += 1
    outcome.revision = revision
    let old = source.bytes
    list = changed
    let last = log.doneCount > 0 ? log.steps[log.doneCount - 1] : nil
    guard let gesture, let last, let own = last.gesture, own.utf8.elementsEqual(gesture.utf8),
      log.doneCount == log.steps.count
    else {
      log.add(outcome.edits, of: old, label: outcome.label, gesture: gesture, from: before, to: selection)
      return
    }
    let undoing = log.edits(of: log.doneCount - 1, isInverse: true)
    let first = PropertyList.Source(old).applying(undoing)?.bytes ?? old
    var merged = ChangeList()
    for edit in log.edits(of: log.doneCount - 1, isInverse: false).reversed() { merged.add(edit) }
    for edit in outcome.edits.reversed() { merged.add(edit) }
    log.removeLast()
    let edits = merged.effective(in: first)
    guard !edits.isEmpty else { return }
    log.add(edits, of: first, label: outcome.label, gesture: gesture, from: last.selectionBefore, to: selection)
  }

  private func inverse(of files: [FileEdits]) -> [FileEdits] {
    files.compactMap { file in
      guard let script = scripts.first(where: { $0.name.utf8.elementsEqual(file.name.utf8) }) else { return nil }
      return FileEdits(name: file.name, edits: PropertyList.Edit.inverse(of: file.edits, in: script.bytes))
    }
  }

  // MARK: - Steps

  /// Undoes the last step and returns what changed, or `nil` if there is nothing to undo.
  @discardableResult
  public mutating func undo() -> Outcome? { log.doneCount > 0 ? walk(1, isBack: true) : nil }

  /// Redoes the last undone step and returns what changed, or `nil` if there is nothing to redo.
  @discardableResult
  public mutating func redo() -> Outcome? { log.doneCount < log.steps.count ? walk(1, isBack: false) : nil }

  package var historyByteCount: Int { log.byteCount }

  /// The labels of all steps, and the number of steps that are done.
  public var history: (labels: [String], doneCount: Int) { (log.steps.map { $0.label }, log.doneCount) }

  private mutating func walk(_ count: Int, isBack: Bool, label: String? = nil) -> Outcome {
    log.endGesture()
    var outcome = Outcome()
    var changes = ChangeList()
    let old = source.bytes
    var changed = list
    var drafts = ScriptDrafts(scripts)
    var remaining = count
    while remaining > 0, let number = log.walk(isBack: isBack) {
      let step = log.steps[number]
      selection = isBack ? step.selectionBefore : step.selectionAfter
      if outcome.label.isEmpty { outcome.label = (isBack ? "Undo " : "Redo ") + step.label }
      let edits = log.edits(of: number, isInverse: isBack)
      for edit in edits.reversed() { changes.add(edit) }
      changed = changed.read(edits)
      for file in log.scripts(of: number, isInverse: isBack) { drafts.apply(file) }
      remaining -= 1
    }
    outcome.edits = changes.effective(in: old)
    outcome.files = drafts.edits(of: scripts)
    scripts = drafts.sources
    if outcome.label.isEmpty { outcome.label = isBack ? "Undo" : "Redo" }
    if let label { outcome.label = label }
    if remaining < count { revision += 1 }
    list = changed
    log.endGesture()
    outcome.revision = revision
    outcome.selection = selection
    return outcome
  }

  // MARK: - The whole text

  private func encoded(_ text: String) throws(Refusal) -> [UInt8] {
    guard let bytes = list.text.encoding.encode(Array(text.utf8)) else {
      throw Refusal(.unencodable, "the file's encoding has no such character")
    }
    // Editors in web pages don't show the byte-order mark.
    let mark = source.bytes.prefix(3) == [0xEF, 0xBB, 0xBF] && !bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return mark ? [0xEF, 0xBB, 0xBF] + bytes : bytes
  }

  /// Replaces the text of the file, with one edit of the lines between its unchanged beginning and end.
  private mutating func replaceText(
    _ bytes: [UInt8], _ request: EditRequest, orElse label: String
  ) throws(Refusal) -> Outcome {
    let reading = PropertyList.read(PropertyList.Source(bytes, name: source.name))
    guard reading.isWellFormed, let new = reading.document, new.format != .binary, new.kind(of: new.root).isContainer
    else {
      let message = reading.problems.first { $0.severity == .error }?.message
      throw Refusal(.badValue, message ?? "the text is not a book")
    }
    readsWithoutProblems = readsWithoutProblems && reading.problems.isEmpty
    let edits = LineDifference.edit(from: source.bytes, to: bytes).map { [$0] } ?? []
    var outcome = Outcome(edits: edits, label: request.label ?? label)
    commit(&outcome, new, gesture: request.gesture)
    return outcome
  }
}

extension PropertyList {
  /// Returns the property list after edits that are known to leave the file readable.
  fileprivate func read(_ edits: [Edit]) -> PropertyList {
    guard let first = edits.first, let last = edits.last else { return self }
    if text.encoding == .utf8 {
      let range = first.range.lowerBound..<last.range.upperBound
      if let list = applying(edits, in: container(around: range)) { return list }
    }
    guard let changed = source.applying(edits) else { return self }
    return PropertyList.read(changed).document ?? self
  }
}

enum LineDifference {
  static func edit(from old: [UInt8], to new: [UInt8]) -> PropertyList.Edit? {
    guard old != new else { return nil }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    while start > 0, old[start - 1] != 0x0A { start -= 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    while end > 0, old.count - end > 0, old[old.count - end - 1] != 0x0A || new[new.count - end - 1] != 0x0A {
      end -= 1
    }
    return PropertyList.Edit(start..<old.count - end, with: Array(new[start..<new.count - end]))
  }
}
