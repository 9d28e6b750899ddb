import BookEditing
import BookKit
import PropertyList

// New names, as the editor gives them.
extension LanguageServer {
  /// Answers `textDocument/prepareRename`.
  mutating func prepareRename(
    _ parameters: Parameters, with host: inout some LanguageHost
  ) throws(ResponseError) -> JSON {
    guard let (request, index) = try name(at: parameters, with: &host), let thing = request.hit.things.first,
      NamingOperation(thing, in: request.names) != nil
    else { return .null }
    return ["range": context(of: documents[index]).range(request.hit.range), "placeholder": .string(request.hit.name)]
  }

  /// Answers `textDocument/rename`.
  mutating func rename(_ parameters: Parameters, with host: inout some LanguageHost) throws(ResponseError) -> JSON {
    let newName = try parameters.text("newName")
    guard let (request, index) = try name(at: parameters, with: &host) else { return .null }
    guard request.hit.things.count == 1, let thing = request.hit.things.first,
      let naming = NamingOperation(thing, in: request.names)
    else {
      throw ResponseError(.requestFailed, "this name can't be changed here, since it can mean several things")
    }
    var moved: (old: String, new: String)?
    if case .file(let file) = thing {
      guard client.renamesFiles, let folder = request.book.path?.folderPath else {
        throw ResponseError(.requestFailed, "this editor can't rename files for a server")
      }
      moved = (folder + "/" + file.description, folder + "/" + (AssetPath(newName)?.description ?? newName))
    }
    let outcome = try outcome(of: naming.operation(newName), on: request, with: &host)
    try checkpoint(with: &host, unchanged: documents[index].uri.key)
    let book = AnswerContext(uri: request.book, text: request.text, client: client)
    var files = [(context: book, edits: outcome.edits)]
    for file in outcome.files {
      guard let bytes = text(at: file.name, with: host) else { continue }
      files.append((AnswerContext(uri: uri(of: file.name), text: TextBuffer(bytes), client: client), file.edits))
    }
    return workspaceEdit(files, moving: moved)
  }

  /// Carries out an operation on a copy of a book.
  private mutating func outcome(
    of operation: () throws(Refusal) -> Operation, on request: NameRequest, with host: inout some LanguageHost
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
    do throws(Refusal) {
      return try document.apply(try operation())
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }

  /// Returns the edits of files as the client takes them.
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

/// The operation that gives a thing a new name.
struct NamingOperation {
  private let kind: OperationKind
  private let members: [JSON.Member]
  /// The member that takes the new name.
  private let member: String

  /// Finds the operation for a thing, or returns `nil` if it can't be renamed.
  init?(_ thing: NamedThing, in names: BookNames) {
    var members: [JSON.Member] = []
    var member = "name"
    let page = thing.path.flatMap { names.list.pagePath(of: $0) }
    if let page { members.append(.init("page", .string(page.description))) }
    switch thing {
    case .element(let path):
      kind = .renameElement
      members.append(.init("item", .string(names.name(of: .element(path)))))
    case .tween(let path), .target(let path):
      guard let element = path.parent?.parent else { return nil }
      members.append(.init("item", .string(names.name(of: .element(element)))))
      if case .tween = thing {
        kind = .renameTween
        members.append(.init("tween", .number(path.lastIndex ?? 0)))
      } else {
        kind = .renameTarget
        members.append(.init("target", .string(names.name(of: thing))))
      }
    case .page: kind = .renamePage
    case .variable(let name):
      kind = .renameVariable
      members.append(.init("variable", .string(name)))
    case .rule(let path):
      kind = .renameRule
      members.append(.init("index", .number(path.lastIndex ?? 0)))
    case .file(let file):
      kind = .renameFile
      member = "to"
      members.append(.init("file", .string(file.description)))
    case .language: return nil
    }
    self.members = members
    self.member = member
  }

  /// Returns a function that creates the operation with a new name.
  func operation(_ name: String) -> () throws(Refusal) -> Operation {
    { () throws(Refusal) in
      var operation = try Operation(kind, .object(members + [.init(member, .string(name))]))
      operation.includesScripts = true
      return operation
    }
  }
}
