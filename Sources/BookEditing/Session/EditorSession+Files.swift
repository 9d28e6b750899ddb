import BookKit
import PropertyList

// Operations on the files of the book's folder.
extension EditorSession {
  /// Carries out an operation that may concern files.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - folder: The folder of the book.
  /// - Returns: What it did.
  /// - Throws: `Refusal` if it can't be carried out. The book is then as it was; files that were added before the
  ///   reason was found are still in the folder.
  @discardableResult
  public mutating func apply<Folder: EditedFolder>(
    _ operation: Operation, in folder: inout Folder
  ) throws(Refusal) -> Outcome {
    var parts = [operation]
    if operation.kind == .batch {
      parts = []
      for line in operation.values("ops") { parts.append(try Operation(line)) }
    }
    guard parts.contains(where: { $0.kind.isAboutFiles }) else { return try apply(operation) }
    // Nothing is written for an operation that will be refused.
    var trial = self
    try trial.apply(operation)
    let old = document.assets
    var added = ""
    do throws(Refusal) {
      for index in parts.indices {
        added = try write(parts[index], in: &folder) ?? added
        parts[index] = try bringFiles(parts[index], into: &folder)
      }
      var outcome = try apply(operation.replacingParts(parts))
      if operation.kind == .addFile, operation.label == nil { outcome.label = "Add file \(added)" }
      for part in parts { discard(part, in: &folder) }
      refreshAssets()
      return outcome
    } catch {
      document.assets = old
      throw error
    }
  }

  /// Writes the file that an operation adds or replaces, and returns the path of an added one.
  private mutating func write<Folder: EditedFolder>(
    _ operation: Operation, in folder: inout Folder
  ) throws(Refusal) -> String? {
    let source = operation.text("from") ?? ""
    switch operation.kind {
    case .addFile:
      guard let path = AssetPath(operation.text("as") ?? FreeNames.lastName(ofFile: source)) else { return nil }
      let asset = try folder.add(source, as: path)
      note(asset)
      return asset.path.description
    case .replaceFile:
      guard let path = operation.text("file").flatMap({ AssetPath($0) }) else { return nil }
      note(AssetCatalog.Asset(path: path, facts: try folder.replace(path, with: source)))
    case .renameFile:
      guard let path = operation.text("file").flatMap({ AssetPath($0) }),
        let new = operation.text("to").flatMap({ AssetPath($0) }), path != new
      else { return nil }
      try folder.copy(path, to: new)
    default: break
    }
    return nil
  }

  /// Copies the files that pasted elements or pages have in the folder of their book.
  ///
  /// - Returns: The operation, with the names that the files have here.
  private mutating func bringFiles<Folder: EditedFolder>(
    _ operation: Operation, into folder: inout Folder
  ) throws(Refusal) -> Operation {
    guard operation.kind == .pasteElements || operation.kind == .pastePages,
      let clipboard = Clipboard(
        reading: operation.text("clipboard") ?? "", operation.kind == .pastePages ? "pages" : "elements"),
      let book = clipboard.book, !book.utf8.elementsEqual((document.folder ?? "").utf8)
    else { return operation }
    var renamed: [(old: AssetPath, new: AssetPath)] = []
    for name in clipboard.files {
      guard let path = AssetPath(name), !path.isHidden, let asset = try folder.add(path, ofBookIn: book) else {
        continue
      }
      note(asset)
      if asset.path != path { renamed.append((path, asset.path)) }
    }
    return renamed.isEmpty
      ? operation : operation.replacing("clipboard", with: .string(try clipboard.renaming(renamed)))
  }

  private mutating func note(_ asset: AssetCatalog.Asset) {
    discarded.removeAll { $0.asset.path == asset.path }
    document.assets = document.assets?.adding(asset)
    forgetFindings()
  }

  /// Notes the file that an operation takes out of the folder.
  private mutating func discard<Folder: EditedFolder>(_ operation: Operation, in folder: inout Folder) {
    guard let path = operation.text("file").flatMap({ AssetPath($0) }), let facts = document.assets?[path] else {
      return
    }
    let asset = AssetCatalog.Asset(path: path, facts: facts)
    switch operation.kind {
    case .renameFile:
      guard let new = operation.text("to").flatMap({ AssetPath($0) }), new != path else { return }
      note(AssetCatalog.Asset(path: new, facts: facts))
      discarded.append((asset, true))
      folder.discard(path, isKeptIfNamed: true)
    case .removeFile:
      discarded.append((asset, false))
      folder.discard(path, isKeptIfNamed: false)
    default: break
    }
  }

  /// Lets the catalog have those discarded files that the book names again, as after undoing.
  mutating func refreshAssets() {
    guard !discarded.isEmpty, let assets = document.assets else { return }
    let names = FileUses(in: document.list).uses.compactMap { AssetPath($0.text) }
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
  /// Returns the catalog with a file more, or with other facts about it.
  fileprivate func adding(_ asset: Asset) -> AssetCatalog {
    var copy = AssetCatalog(assets + [asset])
    copy.drawings = drawings
    return copy
  }

  /// Returns the catalog without a file.
  fileprivate func removing(_ path: AssetPath) -> AssetCatalog {
    var copy = AssetCatalog(assets.filter { $0.path != path })
    copy.drawings = drawings
    return copy
  }
}
