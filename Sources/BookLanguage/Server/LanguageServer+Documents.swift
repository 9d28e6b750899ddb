import BookChecking
import BookEditing
import BookKit
import BookReports
import Playthrough
import PropertyList

extension LanguageServer {
  /// The delay of diagnostics after the last change, in milliseconds.
  private static let pushDelay = 100

  mutating func receive(_ method: String, _ parameters: Parameters, with host: inout some LanguageHost, at time: Int) {
    do throws(ResponseError) {
      switch method {
      case "initialized": registerWatchers()
      case "textDocument/didOpen": try open(parameters, at: time)
      case "textDocument/didChange": try change(parameters, at: time)
      case "textDocument/didClose": try close(parameters)
      case "workspace/didChangeConfiguration":
        adopt(parameters.value["settings"]?["bookplay"] ?? .null)
        refresh(at: time)
      case "workspace/didChangeWatchedFiles", "workspace/didRenameFiles": filesChanged(at: time)
      default: break
      }
    } catch {
      note(fault: "\(method): \(error.message)")
    }
  }

  package mutating func filesChanged(at time: Int) {
    surroundings += 1
    refresh(at: time)
  }

  private mutating func refresh(at time: Int) {
    if client.pullsDiagnostics {
      if client.refreshesDiagnostics { ask("workspace/diagnostic/refresh", nil) }
    } else {
      for document in documents { schedulePush(of: document.uri.key, at: time) }
    }
  }

  package func text(of uri: String) -> String? {
    index(of: DocumentURI(uri).key).map { String(decoding: documents[$0].text.bytes, as: UTF8.self) }
  }

  package func endOfText(of uri: String) -> (line: Int, character: Int)? {
    index(of: DocumentURI(uri).key).map { index in
      let text = documents[index].text
      let end = text.position(of: text.bytes.count, in: client.encoding)
      return (end.line, end.character)
    }
  }

  func index(of key: String) -> Int? { documents.firstIndex { $0.uri.key.utf8.elementsEqual(key.utf8) } }

  private mutating func open(_ parameters: Parameters, at time: Int) throws(ResponseError) {
    let uri = DocumentURI(try parameters.documentURI())
    guard let item = parameters.value["textDocument"], let text = item["text"]?.text else {
      throw Parameters.missing("textDocument.text")
    }
    revisions += 1
    let document = Document(
      uri, language: item["languageId"]?.text ?? "", version: item["version"]?.integer, text: text,
      revision: revisions)
    if let index = index(of: uri.key) { documents[index] = document } else { documents.append(document) }
    schedulePush(of: uri.key, at: time)
    scheduleNeighbours(of: document, at: time)
  }

  private mutating func change(_ parameters: Parameters, at time: Int) throws(ResponseError) {
    let uri = DocumentURI(try parameters.documentURI())
    guard let index = index(of: uri.key) else { throw ResponseError(.invalidParameters, "\(uri.text) is not open") }
    for change in parameters.value["contentChanges"]?.values ?? [] {
      guard let text = change["text"]?.text else { throw Parameters.missing("contentChanges.text") }
      var range: (start: TextPosition, end: TextPosition)?
      if let value = change["range"], value != .null {
        guard let given = Parameters.range(value) else { throw Parameters.missing("contentChanges.range") }
        range = given
      }
      documents[index].replace(range, with: text, in: client.encoding)
    }
    revisions += 1
    documents[index].finishChange(version: parameters.value["textDocument"]?["version"]?.integer, revision: revisions)
    schedulePush(of: uri.key, at: time + LanguageServer.pushDelay)
    scheduleNeighbours(of: documents[index], at: time + LanguageServer.pushDelay)
  }

  private mutating func close(_ parameters: Parameters) throws(ResponseError) {
    let uri = DocumentURI(try parameters.documentURI())
    guard let index = index(of: uri.key) else { throw ResponseError(.invalidParameters, "\(uri.text) is not open") }
    documents.remove(at: index)
    pushes.removeAll { $0.key.utf8.elementsEqual(uri.key.utf8) }
    pulled.removeAll { $0.key.utf8.elementsEqual(uri.key.utf8) }
    surroundings += 1
    guard !client.pullsDiagnostics else { return }
    notify("textDocument/publishDiagnostics", ["uri": .string(uri.text), "diagnostics": []])
  }

  // MARK: - Diagnostics

  private mutating func schedulePush(of key: String, at time: Int) {
    guard !client.pullsDiagnostics else { return }
    pushes.removeAll { $0.key.utf8.elementsEqual(key.utf8) }
    pushes.append((key, time))
  }

  /// Schedules checks of open scripts after a change to a book, since the names in scripts come from the book.
  private mutating func scheduleNeighbours(of document: Document, at time: Int) {
    guard document.kind == .propertyList else { return }
    surroundings += 1
    for other in documents where other.kind == .script { schedulePush(of: other.uri.key, at: time) }
  }

  mutating func pushDiagnostics(of key: String, with host: inout some LanguageHost) {
    guard let index = index(of: key) else { return }
    let findings = findings(at: index, with: &host)
    let document = documents[index]
    let version = client.takesVersions ? document.version.map { JSON.number($0) } : nil
    notify(
      "textDocument/publishDiagnostics",
      [
        "uri": .string(document.uri.text), "version": version,
        "diagnostics": context(of: document).diagnostics(findings),
      ])
  }

  mutating func pullDiagnostics(
    _ parameters: Parameters, with host: inout some LanguageHost
  ) throws(ResponseError) -> JSON {
    let uri = DocumentURI(try parameters.documentURI())
    guard let index = index(of: uri.key) else { return ["kind": "full", "items": []] }
    let before = parameters.value["previousResultId"]?.text
    let known = pulled.first { $0.key.utf8.elementsEqual(uri.key.utf8) }
    if let known, known.revision == documents[index].revision, known.surroundings == surroundings,
      before.map({ $0.utf8.elementsEqual(known.identifier.utf8) }) ?? false
    {
      return ["kind": "unchanged", "resultId": .string(known.identifier)]
    }
    try checkpoint(with: &host)
    let findings = findings(at: index, with: &host)
    let answer = context(of: documents[index]).diagnostics(findings)
    try checkpoint(with: &host)
    if isAboutToChange(uri.key) { throw ResponseError(.serverCancelled, "the text has changed since", asksAgain: true) }
    resultCount += 1
    let result = PulledResult(
      key: uri.key, revision: documents[index].revision, surroundings: surroundings, identifier: String(resultCount))
    pulled.removeAll { $0.key.utf8.elementsEqual(uri.key.utf8) }
    pulled.append(result)
    return ["kind": "full", "resultId": .string(result.identifier), "items": answer]
  }

  func context(of document: Document) -> AnswerContext {
    AnswerContext(uri: document.uri, text: document.text, client: client)
  }

  mutating func findings(at index: Int, with host: inout some LanguageHost) -> [DocumentFinding] {
    checked(at: index, with: &host).findings
  }

  mutating func checked(at index: Int, with host: inout some LanguageHost) -> CheckedText {
    if let checked = documents[index].checked, checked.surroundings == surroundings { return checked }
    let checked = check(at: index, with: &host)
    documents[index].checked = checked
    return checked
  }

  private mutating func check(at index: Int, with host: inout some LanguageHost) -> CheckedText {
    let document = documents[index]
    switch document.kind {
    case .other: return CheckedText(surroundings: surroundings, findings: [], assets: nil)
    case .binary:
      let message = "a binary file has no lines\n`bookplay convert --to xml` makes a text of it"
      let note = DocumentFinding(0..<0, .note, code: "binary", message)
      return CheckedText(surroundings: surroundings, findings: [note], assets: nil)
    case .script:
      return CheckedText(surroundings: surroundings, findings: scriptFindings(document, with: &host), assets: nil)
    case .propertyList: return checkList(at: index, with: &host)
    }
  }

  private mutating func checkList(at index: Int, with host: inout some LanguageHost) -> CheckedText {
    let text = documents[index].list()
    let path = documents[index].uri.path
    let checked = BookCheck.check(text.reading) { book in
      path.flatMap { text.isBook ? host.assets(of: book, at: $0) : nil }
    }
    var findings = Finding.all(checked.diagnostics, in: checked.source, lines: nil, checked.list)
    if !text.isBook { findings.removeAll { $0.rule != .malformedPlist && $0.rule != .duplicateKey } }
    findings.removeAll { !settings.includes($0.rule) }
    removeKnown(from: &findings, with: host)
    return CheckedText(
      surroundings: surroundings, findings: findings.map { DocumentFinding($0) }, assets: checked.assets)
  }

  private mutating func removeKnown(from findings: inout [Finding], with host: some LanguageHost) {
    guard let name = settings.baseline, let root else { return }
    let path = root + "/" + name
    let known = host.baseline(at: path).flatMap { try? BaselineText.read(PropertyList.Source($0)) }
    guard var baseline = known else {
      let complaint = "the baseline \(name) can't be read"
      if !complaints.contains(complaint) {
        complaints.append(complaint)
        show(complaint)
      }
      return
    }
    findings.removeAll { baseline.take($0) }
  }

  private mutating func scriptFindings(_ document: Document, with host: inout some LanguageHost) -> [DocumentFinding] {
    guard let path = document.uri.path else { return [] }
    switch host.book(ofScript: path) {
    case .missing(let reason): return [DocumentFinding(0..<0, .error, code: "script", reason)]
    case .book(let bookPath):
      guard let book = list(at: bookPath, with: host)?.book else { return [] }
      return OpenScript(document.text.bytes, names: ScriptNames(book)).findings
    }
  }

  /// Returns the list of a file, from the editor or else from the disk.
  mutating func list(at path: String, with host: some LanguageHost) -> ListText? {
    if let index = index(of: path) { return documents[index].kind == .propertyList ? documents[index].list() : nil }
    return host.text(at: path).map { ListText($0, name: path.lastPathComponent) }
  }

  func text(at path: String, with host: some LanguageHost) -> [UInt8]? {
    if let index = index(of: path) { return documents[index].text.bytes }
    return host.text(at: path)
  }
}

extension ListText { var book: Book? { list.flatMap { Book.read($0).book } } }
