import BookChecking
import BookKit
import Playthrough
import PropertyList

struct NameRequest {
  let hit: NameHit
  let book: DocumentURI
  let names: BookNames
  let text: TextBuffer
}

extension LanguageServer {
  mutating func name(
    at parameters: Parameters, with host: inout some LanguageHost
  ) throws(ResponseError) -> (request: NameRequest, index: Int)? {
    guard let (index, _, offset) = try place(of: parameters) else { return nil }
    let document = documents[index]
    switch document.kind {
    case .propertyList:
      guard let list = book(at: index), let hit = BookNames(list).hit(at: offset) else { return nil }
      return (NameRequest(hit: hit, book: document.uri, names: BookNames(list), text: document.text), index)
    case .script:
      guard let (script, names, uri) = script(at: index, with: host), let reference = script.reference(at: offset)
      else { return nil }
      let things = script.things(of: reference, in: names)
      guard !things.isEmpty, let path = uri.path, let bytes = text(at: path, with: host) else { return nil }
      let hit = NameHit(
        things: things, range: script.content(of: reference), name: String(decoding: reference.name, as: UTF8.self))
      return (NameRequest(hit: hit, book: uri, names: names, text: TextBuffer(bytes)), index)
    case .binary, .other: return nil
    }
  }

  mutating func script(
    at index: Int, with host: some LanguageHost
  ) -> (script: OpenScript, names: BookNames, book: DocumentURI)? {
    guard let path = documents[index].uri.path, case .book(let bookPath) = host.book(ofScript: path),
      let text = list(at: bookPath, with: host), let list = text.list, let book = text.book
    else { return nil }
    let script = OpenScript(documents[index].text.bytes, names: ScriptNames(book))
    return (script, BookNames(list), uri(of: bookPath))
  }

  func uri(of path: String) -> DocumentURI { index(of: path).map { documents[$0].uri } ?? DocumentURI(path: path) }

  mutating func definition(_ parameters: Parameters, with host: inout some LanguageHost) throws(ResponseError) -> JSON {
    guard let (request, _) = try name(at: parameters, with: &host) else { return .null }
    let context = AnswerContext(uri: request.book, text: request.text, client: client)
    return .array(
      request.hit.things.compactMap { thing in
        if case .file(let file) = thing {
          guard let folder = request.book.path?.folderPath else { return nil }
          let start: JSON = ["line": 0, "character": 0]
          return [
            "uri": .string(uri(of: folder + "/" + file.description).text), "range": ["start": start, "end": start],
          ]
        }
        return request.names.declaration(of: thing).map { context.location($0) }
      })
  }

  mutating func references(_ parameters: Parameters, with host: inout some LanguageHost) throws(ResponseError) -> JSON {
    guard let (request, _) = try name(at: parameters, with: &host) else { return .null }
    let includesDeclaration = parameters.value["context"]?.has("includeDeclaration") ?? false
    let book = AnswerContext(uri: request.book, text: request.text, client: client)
    var files = [
      (path: request.book.key, locations: places(of: request, includesDeclaration).map { book.location($0) })
    ]
    for (path, script) in scripts(of: request, with: host) {
      try checkpoint(with: &host)
      let context = AnswerContext(uri: uri(of: path), text: TextBuffer(script.bytes), client: client)
      let uses = BookNames.sorted(request.hit.things.flatMap { script.uses(of: $0, in: request.names) })
      files.append((path, uses.map { context.location($0) }))
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return .array(files.flatMap { $0.locations })
  }

  private func places(of request: NameRequest, _ includesDeclaration: Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for thing in request.hit.things {
      let declaration = request.names.declaration(of: thing)
      ranges += request.names.uses(of: thing).filter { $0 != declaration }
      if includesDeclaration, let declaration { ranges.append(declaration) }
    }
    return BookNames.sorted(ranges)
  }

  private func scripts(of request: NameRequest, with host: some LanguageHost) -> [(path: String, script: OpenScript)] {
    guard let path = request.book.path, let book = Book.read(request.names.list).book else { return [] }
    let names = ScriptNames(book)
    return host.scripts(ofBook: path).compactMap { path in
      text(at: path, with: host).map { (path, OpenScript($0, names: names)) }
    }
  }

  mutating func highlights(_ parameters: Parameters, with host: inout some LanguageHost) throws(ResponseError) -> JSON {
    guard let (request, index) = try name(at: parameters, with: &host) else { return .null }
    let context = context(of: documents[index])
    var ranges: [(range: Range<Int>, isDeclaration: Bool)]
    if documents[index].kind == .script {
      guard let (script, names, _) = script(at: index, with: host) else { return .null }
      ranges = BookNames.sorted(request.hit.things.flatMap { script.uses(of: $0, in: names) }).map { ($0, false) }
    } else {
      let declarations = request.hit.things.compactMap { request.names.declaration(of: $0) }
      ranges = places(of: request, true).map { ($0, declarations.contains($0)) }
    }
    return .array(ranges.map { ["range": context.range($0.range), "kind": .number($0.isDeclaration ? 3 : 2)] })
  }
}
