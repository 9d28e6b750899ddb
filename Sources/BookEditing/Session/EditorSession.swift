import BookChecking
import BookKit
import PropertyList

/// A document on a stage, with the selection and the gesture in progress.
///
/// A session turns inputs, such as presses and keys, into operations, so that selecting, dragging and snapping can be
/// tested without a user interface. Only the document is part of the book's file.
public struct EditorSession: Sendable {
  /// The book.
  public internal(set) var document: BookDocument
  /// The index of the shown page, from 0; sections that the author drew come after the pages.
  var pageIndex = 0
  package internal(set) var language: String?
  /// The time of the stage in seconds since the page opened; unless it is 0, the pointer can't change elements.
  var time = 0.0
  var selection: [String] = []
  var openGroup: String?
  var locked: [String] = []
  var concealed: [String] = []
  var guides: [Guide] = []
  /// The distance between lines of the grid, or 0 if there is no grid.
  var gridSize = 0.0
  var snapsToGrid = true
  var clipboard: String?
  var discarded: [(asset: AssetCatalog.Asset, isKeptIfNamed: Bool)] = []
  private var knownFindings: [Finding]?
  private var applied: [EditRequest] = []
  private var trail = RevisionTrail()
  /// The value of a tween that gestures change instead of the element's own.
  var aim: Aim?
  var drag: PointerDrag?
  /// The point of a shape that was taken last.
  var chosen: ShapeGrip?

  struct Guide: Sendable, Equatable {
    let isVertical: Bool
    let at: Double
  }

  /// Begins to edit a document, showing its first page.
  public init(_ document: BookDocument) { self.document = document }

  // MARK: - Operations

  /// Carries out an edit, unless it concerns a locked element.
  @discardableResult
  mutating func apply(_ request: EditRequest) throws(Refusal) -> Outcome {
    try refuseLocked(request.edit)
    let (old, revision) = (document.source.bytes, document.revision)
    let outcome = try document.apply(request)
    trail.add(outcome, to: old, of: revision)
    if outcome.revision != revision { applied.append(request) }
    follow(outcome)
    refreshAssets()
    return outcome
  }

  /// Refuses an edit of a locked element or its contents; all edits name elements in the same members.
  private func refuseLocked(_ edit: BookEdit) throws(Refusal) {
    guard !locked.isEmpty else { return }
    if case .copyElements = edit { return }
    if case .batch(let parts) = edit { for part in parts { try refuseLocked(part.edit) } }
    let line = JSONValue.object(edit.members)
    if let at = line["at"]?.text, let path = PropertyListPath(reading: at) {
      for lock in locked {
        guard let holder = PropertyListPath(reading: lock), path.isInside(holder) else { continue }
        throw Refusal(.locked, "`\(lock)` is locked")
      }
    }
    guard let page = line["page"] else { return }
    let outline = try Editor(document.list, assets: nil).page(BookEdit.Reference(page))
    for name in (line["items"]?.array ?? []) + [line["item"] ?? .null] {
      guard let index = name.text.flatMap({ outline.index(of: $0) }), isLocked(index, of: outline) else { continue }
      throw Refusal(.locked, "`\(outline.items[index].name)` is locked")
    }
  }

  /// Returns the edits that have changed the book since the last call.
  ///
  /// Applied in order to the same bytes, they give the same result.
  package mutating func takeAppliedEdits() -> [EditRequest] {
    defer { applied = [] }
    return applied
  }

  /// The findings of the current bytes; `check` stores them until the next change.
  var findings: [Finding] { knownFindings ?? document.findings }

  mutating func forgetFindings() { knownFindings = nil }
  mutating func check() { knownFindings = findings }

  /// Adopts the findings of a revision, unless the book has changed since then.
  ///
  /// A host can check a copy of the document while the session answers other lines.
  package mutating func adopt(_ findings: [Finding], of revision: Int) {
    if revision == document.revision { knownFindings = findings }
  }

  /// Records the current bytes of the file on disk, which may differ from the bytes of the document.
  package mutating func markSaved(as bytes: [UInt8]) { document.markSaved(as: bytes) }

  package mutating func adopt(_ assets: AssetCatalog?) {
    document.assets = assets
    forgetFindings()
    refreshAssets()
  }

  /// Returns the file at a recent revision, or `nil` if that revision is no longer known.
  func source(at revision: Int) -> PropertyList.Source? { trail.source(at: revision, before: document) }

  func isLocked(_ index: Int, of outline: PageOutline) -> Bool { isMarked(locked, index, of: outline) }
  func isConcealed(_ index: Int, of outline: PageOutline) -> Bool { isMarked(concealed, index, of: outline) }

  private func isMarked(_ paths: [String], _ index: Int, of outline: PageOutline) -> Bool {
    !paths.isEmpty
      && outline.levels(from: index).contains { FreeNames.contains(paths, outline.items[$0].path.description) }
  }

  mutating func follow(_ outcome: Outcome) {
    forgetFindings()
    if let copied = outcome.clipboard { clipboard = copied }
    locked = locked.compactMap { moved($0, by: outcome) }
    concealed = concealed.compactMap { moved($0, by: outcome) }
    openGroup = openGroup.flatMap { moved($0, by: outcome) }
    if let old = aim?.item {
      let new = moved(old, by: outcome)
      if let new { aim?.item = new } else { aim = nil }
    }
    selection = outcome.selection
    chosen = nil
    pageIndex = max(0, min(pageIndex, document.list.pagesAndSections.count - 1))
    drag = nil
  }

  private func moved(_ path: String, by outcome: Outcome) -> String? {
    guard let old = PropertyListPath(reading: path) else { return nil }
    var best: (from: PropertyListPath, to: PropertyListPath)?
    for move in outcome.moved {
      guard let from = PropertyListPath(reading: move.from), old.isInside(from),
        from.steps.count > best?.from.steps.count ?? -1, let to = PropertyListPath(reading: move.to)
      else { continue }
      best = (from, to)
    }
    let new = best.map { PropertyListPath($0.to.steps + old.steps.dropFirst($0.from.steps.count)) } ?? old
    return document.list.node(at: new) == nil ? nil : new.description
  }

  /// The shown page, with the aimed element at the position and size that the aimed tween gives it.
  var stage: StagePage? {
    guard let plain = StagePage(document, page: pageIndex), let aim, let index = plain.index(at: aim.item),
      let change = AimedChange(self, plain, aim)
    else { return StagePage(document, page: pageIndex) }
    return StagePage(document, page: pageIndex, except: (index, change.placement))
  }

  var page: BookEdit.Reference {
    let pages = document.list.pagesAndSections
    let isSection = pages.indices.contains(pageIndex) && pages[pageIndex].path.parent?.lastKey == "sections"
    return isSection ? .name(pages[pageIndex].path.description) : .number(pageIndex + 1)
  }

  func pageIndex(_ page: BookEdit.Reference) throws(Refusal) -> Int {
    let path = try Editor(document.list, assets: nil).page(page).path
    return document.list.pagesAndSections.firstIndex { $0.path == path } ?? 0
  }
}

struct InputAnswer: Sendable {
  var outcome: Outcome?
  /// The effect that the gesture would have, for a user interface to draw.
  ///
  /// The preview is `.null` if the gesture ends or has no effect, and `nil` if it stays unchanged.
  var preview: JSONValue?
  var textToEdit: String?
}
