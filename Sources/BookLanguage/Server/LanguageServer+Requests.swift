import BookKit
import Playthrough
import PropertyList

extension LanguageServer {
  mutating func respond(
    to method: String, _ parameters: Parameters, with host: inout some LanguageHost
  ) throws(ResponseError) -> [UInt8] {
    if method == "initialize" { return try initialize(parameters).written }
    switch phase {
    case .waiting: throw ResponseError(.serverNotInitialized, "the server waits for `initialize`")
    case .shutDown: throw ResponseError(.invalidRequest, "the server has been shut down")
    case .running: break
    }
    try checkpoint(with: &host)
    if method == "textDocument/documentSymbol" { return try symbols(parameters) }
    return try result(of: method, parameters, with: &host).written
  }

  private mutating func result(
    of method: String, _ parameters: Parameters, with host: inout some LanguageHost
  ) throws(ResponseError) -> JSON {
    switch method {
    case "shutdown":
      phase = .shutDown
      return .null
    case "textDocument/diagnostic": return try pullDiagnostics(parameters, with: &host)
    case "textDocument/foldingRange": return try folding(parameters)
    case "textDocument/documentColor": return try colors(parameters)
    case "textDocument/colorPresentation": return try presentations(parameters)
    case "textDocument/documentLink": return try links(parameters, with: &host)
    case "textDocument/completion": return try completion(parameters, with: &host)
    case "completionItem/resolve": return try resolve(parameters)
    case "textDocument/hover": return try hover(parameters, with: &host)
    case "textDocument/definition": return try definition(parameters, with: &host)
    case "textDocument/references": return try references(parameters, with: &host)
    case "textDocument/documentHighlight": return try highlights(parameters, with: &host)
    case "textDocument/prepareRename": return try prepareRename(parameters, with: &host)
    case "textDocument/rename": return try rename(parameters, with: &host)
    case "textDocument/codeAction": return try actions(parameters, with: &host)
    case "textDocument/semanticTokens/full": return try tokens(parameters, with: &host)
    case "workspace/willRenameFiles": return try willRenameFiles(parameters, with: &host)
    case "textDocument/formatting": return try formatting(parameters, with: &host)
    default: throw ResponseError(.methodNotFound, "there is no method `\(Quotation.of(method))`")
    }
  }

  func document(_ parameters: Parameters) throws(ResponseError) -> Int? {
    index(of: DocumentURI(try parameters.documentURI()).key)
  }

  /// Returns the document, answer context and offset of a request's position, or `nil` if the document isn't open.
  func place(of parameters: Parameters) throws(ResponseError) -> (index: Int, context: AnswerContext, offset: Int)? {
    let position = try parameters.position()
    guard let index = try document(parameters) else { return nil }
    let context = context(of: documents[index])
    return (index, context, context.text.offset(of: position, in: client.encoding))
  }

  mutating func list(at index: Int) -> PropertyList? {
    documents[index].kind == .propertyList ? documents[index].list().list : nil
  }

  mutating func book(at index: Int) -> PropertyList? {
    guard documents[index].kind == .propertyList, documents[index].list().isBook else { return nil }
    return documents[index].list().list
  }

  mutating func book(ofScriptAt index: Int, with host: some LanguageHost) -> Book? {
    guard let path = documents[index].uri.path, case .book(let bookPath) = host.book(ofScript: path) else { return nil }
    return list(at: bookPath, with: host)?.book
  }

  private mutating func symbols(_ parameters: Parameters) throws(ResponseError) -> [UInt8] {
    guard let index = try document(parameters) else { return JSON.null.written }
    let context = context(of: documents[index])
    let isScript = documents[index].kind == .script
    let symbols = isScript ? ScriptOutline(context.text).symbols : book(at: index).map { BookSymbols($0).symbols } ?? []
    return SymbolWriter(symbols, in: context).bytes
  }

  private mutating func folding(_ parameters: Parameters) throws(ResponseError) -> JSON {
    guard let index = try document(parameters) else { return .null }
    let context = context(of: documents[index])
    if documents[index].kind == .script {
      return .array(ScriptOutline(context.text).folds.compactMap { context.fold($0) })
    }
    return list(at: index).map { context.folding($0) } ?? []
  }

  private mutating func colors(_ parameters: Parameters) throws(ResponseError) -> JSON {
    guard let index = try document(parameters), let list = book(at: index) else { return [] }
    return context(of: documents[index]).colors(list)
  }

  private mutating func presentations(_ parameters: Parameters) throws(ResponseError) -> JSON {
    guard let index = try document(parameters), book(at: index) != nil else { return [] }
    let range = try parameters.range()
    let context = context(of: documents[index])
    let start = context.text.offset(of: range.start, in: client.encoding)
    let end = context.text.offset(of: range.end, in: client.encoding)
    return try context.presentations(
      of: parameters.value["color"] ?? .null, replacing: min(start, end)..<max(start, end))
  }

  private mutating func links(
    _ parameters: Parameters, with host: inout some LanguageHost
  ) throws(ResponseError) -> JSON {
    guard let index = try document(parameters), let list = book(at: index) else { return [] }
    let checked = checked(at: index, with: &host)
    return context(of: documents[index]).links(list, assets: checked.assets)
  }

  private mutating func tokens(
    _ parameters: Parameters, with host: inout some LanguageHost
  ) throws(ResponseError) -> JSON {
    guard let index = try document(parameters) else { return .null }
    let context = context(of: documents[index])
    guard documents[index].kind == .script else { return context.tokens([]) }
    // Without a book, names are unknown, but most of a script can be understood without them.
    let names = ScriptNames(book(ofScriptAt: index, with: host) ?? Book())
    return context.tokens(ScriptTokens(context.text, names: names).tokens)
  }

  private mutating func formatting(
    _ parameters: Parameters, with host: inout some LanguageHost
  ) throws(ResponseError) -> JSON {
    guard let index = try document(parameters), documents[index].kind == .propertyList else { return .null }
    let context = context(of: documents[index])
    let formatted = documents[index].list().formatted(context.text)
    try checkpoint(with: &host, unchanged: documents[index].uri.key)
    switch formatted {
    case .edits(let edits): return context.edits(edits)
    case .refused(let reason):
      if let reason { show(reason) }
      return .null
    }
  }
}
