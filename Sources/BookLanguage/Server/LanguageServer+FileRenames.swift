import BookEditing
import BookKit
import PropertyList

private struct FileRename {
  let old: String
  let new: String

  init?(_ value: JSON) {
    guard let old = value["oldUri"]?.text.flatMap({ DocumentURI($0).path }),
      let new = value["newUri"]?.text.flatMap({ DocumentURI($0).path })
    else { return nil }
    (self.old, self.new) = (old, new)
  }

  /// Returns the old and new names of the files that the renaming affects, relative to a book's folder.
  ///
  /// The array is empty if the old or the new path is outside the folder.
  func names(of files: [AssetPath], in folder: String) -> [(old: AssetPath, new: AssetPath)] {
    guard let old = FileRename.path(of: old, in: folder), let new = FileRename.path(of: new, in: folder) else {
      return []
    }
    return files.compactMap { file -> (old: AssetPath, new: AssetPath)? in
      if file == old { return (file, new) }
      guard file.utf8.starts(with: old.utf8 + [UInt8(ascii: "/")]) else { return nil }
      let name = new.utf8 + file.utf8.dropFirst(old.utf8.count)
      return AssetPath(String(decoding: name, as: UTF8.self)).map { (file, $0) }
    }
  }

  private static func path(of path: String, in folder: String) -> AssetPath? {
    let start = Array(folder.utf8) + (folder.hasSuffix("/") ? [] : [UInt8(ascii: "/")])
    guard path.utf8.starts(with: start) else { return nil }
    return AssetPath(String(decoding: path.utf8.dropFirst(start.count), as: UTF8.self))
  }
}

// Handles pictures, sounds and folders that are renamed in the client.
extension LanguageServer {
  mutating func willRenameFiles(
    _ parameters: Parameters, with host: inout some LanguageHost
  ) throws(ResponseError) -> JSON {
    guard let values = parameters.value["files"]?.array else { throw Parameters.missing("files") }
    let renames = values.compactMap { FileRename($0) }
    var files: [(context: AnswerContext, edits: [PropertyList.Edit])] = []
    for path in books(near: renames, with: host) {
      try checkpoint(with: &host)
      guard let bytes = text(at: path, with: host), let edits = edits(of: path, for: renames, with: host),
        !edits.isEmpty
      else { continue }
      files.append((AnswerContext(uri: uri(of: path), text: TextBuffer(bytes), client: client), edits))
    }
    for file in files { try checkpoint(with: &host, unchanged: file.context.uri.key) }
    return files.isEmpty ? .null : workspaceEdit(files)
  }

  /// Returns the open books, and the books in the files' folders or one level above them.
  private mutating func books(near renames: [FileRename], with host: some LanguageHost) -> [String] {
    var paths = documents.indices.filter { book(at: $0) != nil }.compactMap { documents[$0].uri.path }
    for rename in renames {
      let folder = rename.old.folderPath
      for path in host.lists(in: folder) + host.lists(in: folder.folderPath) where !paths.contains(path) {
        paths.append(path)
      }
    }
    return paths
  }

  /// Returns the edits of a book, or `nil` if a name can't be changed, for example because another file has the new
  /// name.
  private mutating func edits(
    of path: String, for renames: [FileRename], with host: some LanguageHost
  ) -> [PropertyList.Edit]? {
    guard let text = list(at: path, with: host), text.isBook, let list = text.list, let book = text.book else {
      return nil
    }
    let named = BookNames(list).files
    let names = renames.flatMap { $0.names(of: named, in: path.folderPath) }
    guard !names.isEmpty, let assets = host.assets(of: book, at: path) else { return nil }
    let renamings = names.filter { assets[$0.old] != nil }.map { name in
      EditRequest(.renameFile(name.old.description, to: name.new.description))
    }
    guard var document = try? BookDocument(list.source, assets: assets) else { return nil }
    return try? document.apply(.batch(renamings)).edits
  }
}
