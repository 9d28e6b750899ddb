import BookEditing
import BookKit
import PropertyList

extension LanguageServer {
  mutating func prepareRename(
    _ parameters: Parameters, with host: inout some LanguageHost
  ) throws(ResponseError) -> JSON {
    guard let (request, index) = try name(at: parameters, with: &host), let thing = request.hit.things.first,
      request.names.renaming(thing, to: "") != nil
    else { return .null }
    return ["range": context(of: documents[index]).range(request.hit.range), "placeholder": .string(request.hit.name)]
  }

  mutating func rename(_ parameters: Parameters, with host: inout some LanguageHost) throws(ResponseError) -> JSON {
    let newName = try parameters.text("newName")
    guard let (request, index) = try name(at: parameters, with: &host) else { return .null }
    guard request.hit.things.count == 1, let thing = request.hit.things.first,
      let renaming = request.names.renaming(thing, to: newName)
    else { throw ResponseError(.requestFailed, "this name can't be changed here, since it can mean several things") }
    var moved: (old: String, new: String)?
    if case .file(let file) = thing {
      guard client.renamesFiles, let folder = request.book.path?.folderPath else {
        throw ResponseError(.requestFailed, "this editor can't rename files for a server")
      }
      moved = (folder + "/" + file.description, folder + "/" + (AssetPath(newName)?.description ?? newName))
    }
    let outcome = try outcome(of: renaming, on: request, with: &host)
    try checkpoint(with: &host, unchanged: documents[index].uri.key)
    let book = AnswerContext(uri: request.book, text: request.text, client: client)
    var files = [(context: book, edits: outcome.edits)]
    for file in outcome.files {
      guard let bytes = text(at: file.name, with: host) else { continue }
      files.append((AnswerContext(uri: uri(of: file.name), text: TextBuffer(bytes), client: client), file.edits))
    }
    return workspaceEdit(files, moving: moved)
  }

  private mutating func outcome(
    of edit: BookEdit, on request: NameRequest, with host: inout some LanguageHost
  ) throws(ResponseError) -> Outcome {
    let path = request.book.path
    let assets = path.flatMap { path in Book.read(request.names.list).book.flatMap { host.assets(of: $0, at: path) } }
    let scripts = (path.map { host.scripts(ofBook: $0) } ?? []).compactMap { path in
      text(at: path, with: host).map { PropertyList.Source($0, name: path) }
    }
    try checkpoint(with: &host)
    var document: BookDocument
    do throws(OpeningError) {
      document = try BookDocument(request.names.list.source, assets: assets, scripts: scripts)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
    do throws(Refusal) { return try document.apply(edit) } catch { throw ResponseError(.requestFailed, error.message) }
  }

  func workspaceEdit(
    _ files: [(context: AnswerContext, edits: [PropertyList.Edit])], moving moved: (old: String, new: String)? = nil
  ) -> JSON {
    guard client.takesDocumentChanges else {
      return ["changes": .object(files.map { .init($0.context.uri.text, $0.context.edits($0.edits)) })]
    }
    var changes: [JSON] = files.map { file in
      let version = index(of: file.context.uri.key).flatMap { documents[$0].version }
      return [
        "textDocument": [
          "uri": .string(file.context.uri.text), "version": version.map { .number($0) } ?? .null,
        ],
        "edits": file.context.edits(file.edits),
      ]
    }
    if let moved {
      changes.append([
        "kind": "rename", "oldUri": .string(uri(of: moved.old).text),
        "newUri": .string(DocumentURI(path: moved.new).text),
      ])
    }
    return ["documentChanges": .array(changes)]
  }
}

extension BookNames {
  fileprivate func renaming(_ thing: NamedThing, to name: String) -> BookEdit? {
    let page = thing.path.flatMap { list.pagePath(of: $0) }.map { BookEdit.Reference.name($0.description) }
    let holder = thing.path?.parent?.parent.map { self.name(of: .element($0)) }
    switch thing {
    case .element: return page.map { .renameElement(page: $0, item: self.name(of: thing), name: name, scripts: true) }
    case .tween(let path):
      guard let page, let holder else { return nil }
      let tween = BookEdit.Reference.number(path.lastIndex ?? 0)
      return .renameTween(page: page, item: holder, tween: tween, name: name, scripts: true)
    case .target:
      guard let page, let holder else { return nil }
      let target = BookEdit.Reference.name(self.name(of: thing))
      return .renameTarget(page: page, item: holder, target: target, name: name, scripts: true)
    case .page: return page.map { .renamePage($0, name: name, scripts: true) }
    case .variable(let old): return .renameVariable(old, name: name, scripts: true)
    case .rule(let path): return .renameRule(page: page, index: path.lastIndex ?? 0, name: name, scripts: true)
    case .file(let file): return .renameFile(file.description, to: name)
    case .language: return nil
    }
  }
}
