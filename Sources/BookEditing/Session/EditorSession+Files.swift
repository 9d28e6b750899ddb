import BookKit
import PropertyList

extension EditorSession {
  /// Carries out an edit that may concern files.
  ///
  /// A refusal leaves the book unchanged; files that were added before it stay in the folder.
  @discardableResult
  mutating func apply(_ request: EditRequest, in folder: inout some EditedFolder) throws(Refusal) -> Outcome {
    var request = request
    var parts = [request]
    var isBatch = false
    if case .batch(let inner) = request.edit { (parts, isBatch) = (inner, true) }
    guard parts.contains(where: { $0.edit.concernsFiles }) else { return try apply(request) }
    // A trial run keeps a refused edit from writing files.
    var trial = self
    try trial.apply(request)
    let old = document.assets
    var added: String?
    do throws(Refusal) {
      for index in parts.indices {
        added = try write(parts[index].edit, in: &folder) ?? added
        parts[index].edit = try bringFiles(parts[index].edit, into: &folder)
      }
      request.edit = isBatch ? .batch(parts) : parts[0].edit
      var outcome = try apply(request)
      if case .addFile = request.edit, request.label == nil { outcome.label = "Add file \(added ?? "")" }
      for part in parts { discard(part.edit, in: &folder) }
      refreshAssets()
      return outcome
    } catch {
      document.assets = old
      throw error
    }
  }

  private mutating func write(_ edit: BookEdit, in folder: inout some EditedFolder) throws(Refusal) -> String? {
    switch edit {
    case .addFile(let source, let name):
      guard let path = AssetPath(name ?? source.lastPathComponent) else { return nil }
      let asset = try folder.add(source, as: path)
      note(asset)
      return asset.path.description
    case .replaceFile(let file, let source):
      guard let path = AssetPath(file) else { return nil }
      note(AssetCatalog.Asset(path: path, facts: try folder.replace(path, with: source)))
    case .renameFile(let file, let name):
      guard let path = AssetPath(file), let new = AssetPath(name), path != new else { return nil }
      try folder.copy(path, to: new)
    default: break
    }
    return nil
  }

  /// Copies the files of pasted elements or pages from their book's folder, and returns the edit with the new names.
  private mutating func bringFiles(_ edit: BookEdit, into folder: inout some EditedFolder) throws(Refusal) -> BookEdit {
    if case .pasteElements(let page, let text, let by, let into, let index) = edit {
      let clipboard = try bringFiles(of: text, "elements", into: &folder)
      return .pasteElements(page: page, clipboard: clipboard, by: by, into: into, index: index)
    }
    guard case .pastePages(let text, let index) = edit else { return edit }
    return .pastePages(clipboard: try bringFiles(of: text, "pages", into: &folder), index: index)
  }

  private mutating func bringFiles(
    of text: String, _ key: String, into folder: inout some EditedFolder
  ) throws(Refusal) -> String {
    guard let clipboard = Clipboard(reading: text, key), let book = clipboard.book,
      !book.utf8.elementsEqual((document.folder ?? "").utf8)
    else { return text }
    var renamed: [(old: AssetPath, new: AssetPath)] = []
    for name in clipboard.files {
      guard let path = AssetPath(name), !path.isHidden, let asset = try folder.add(path, ofBookIn: book) else {
        continue
      }
      note(asset)
      if asset.path != path { renamed.append((path, asset.path)) }
    }
    return renamed.isEmpty ? text : try clipboard.renaming(renamed)
  }

  private mutating func note(_ asset: AssetCatalog.Asset) {
    discarded.removeAll { $0.asset.path == asset.path }
    document.assets = document.assets?.adding(asset)
    forgetFindings()
  }

  private mutating func discard(_ edit: BookEdit, in folder: inout some EditedFolder) {
    var (name, new): (String?, AssetPath?)
    if case .renameFile(let file, let newName) = edit { (name, new) = (file, AssetPath(newName)) }
    if case .removeFile(let file) = edit { name = file }
    guard let path = name.flatMap({ AssetPath($0) }), let facts = document.assets?[path], new != path else { return }
    if let new { note(AssetCatalog.Asset(path: new, facts: facts)) }
    discarded.append((AssetCatalog.Asset(path: path, facts: facts), new != nil))
    folder.discard(path, isKeptIfNamed: new != nil)
  }

  /// Puts discarded files back into the catalog if the book names them again, for example after undoing.
  mutating func refreshAssets() {
    guard !discarded.isEmpty, let assets = document.assets else { return }
    let names = document.list.fileUses().compactMap { AssetPath($0.text) }
    var present = assets
    for entry in discarded {
      let isThere = entry.isKeptIfNamed && names.contains(entry.asset.path)
      present = isThere ? present.adding(entry.asset) : present.removing(entry.asset.path)
    }
    document.assets = present
    forgetFindings()
  }
}

extension AssetCatalog {
  /// Returns the catalog with an additional file, or with new facts about a file that it has.
  fileprivate func adding(_ asset: Asset) -> AssetCatalog { withAssets(assets + [asset]) }

  fileprivate func removing(_ path: AssetPath) -> AssetCatalog { withAssets(assets.filter { $0.path != path }) }

  private func withAssets(_ assets: [Asset]) -> AssetCatalog {
    var copy = AssetCatalog(assets)
    copy.drawings = drawings
    return copy
  }
}

extension BookEdit {
  fileprivate var concernsFiles: Bool {
    switch self {
    case .addFile, .replaceFile, .renameFile, .removeFile, .pasteElements, .pastePages: true
    default: false
    }
  }
}
