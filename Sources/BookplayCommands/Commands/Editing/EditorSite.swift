import BookEditing
import BookFiles
import BookReports

/// The site that serves the editor of one book to browsers.
///
/// All open pages share one document. The site runs on the server's thread; checks of the book run on another one.
final class EditorSite: ServedSite {
  private(set) var session: EditorSession?
  var folder: OpenedFolder
  let file: BookFile
  let path: String
  var diskBytes: [UInt8]
  var conflict: [UInt8]?
  var recovery: EditJournal.Recovery?
  let journal: EditJournal?
  /// The folder for data that outlives a run, or `nil` if it can't be created.
  let stateFolder: StateFolder?
  var zoom: Double?
  var savedView = JSONValue.null
  private let lines: LineLog?
  private let streams = EventStreams()
  private let checker: BackgroundCheck
  private var eventCount = 0
  private var sentRevision = -1
  /// Whether the book has been saved, so that undoing can go back past the start of the journal.
  private var wasSaved = false

  init(
    _ file: BookFile, _ source: PropertyList.Source, _ document: BookDocument?, path: String, stateFolder: StateFolder?,
    journal: EditJournal?, lines: LineLog?, checker: BackgroundCheck
  ) {
    (self.file, self.path, diskBytes) = (file, path, source.bytes)
    (self.stateFolder, self.journal, self.lines, self.checker) = (stateFolder, journal, lines, checker)
    folder = OpenedFolder(folder: file.folder, writes: true, takesPaths: false)
    session = document.map { EditorSession($0) }
    recovery = journal?.recovery
    if recovery == nil { beginJournal() }
    restoreView()
    checkAgain()
  }

  // MARK: - Requests

  private static let maxLineBytes = 64 << 20
  private static let maxFileBytes = 256 << 20

  func methods(at path: String) -> [HTTPMethod: Int]? {
    switch path {
    case "", "events", "play/", "conflict": [.get: 0]
    case "lines": [.post: EditorSite.maxLineBytes]
    case "save", "answer": [.post: 1 << 10]
    case "view": [.get: 0, .post: 1 << 10]
    case "scripts": [.post: ScriptFile.maxByteCount]
    case _ where path.hasPrefix("thumbnail/"): [.get: 0]
    case _ where HTTPRequest.fileName(in: path, after: "files/") != nil: [.get: 0, .post: EditorSite.maxFileBytes]
    default: nil
    }
  }

  func answer(_ request: HTTPRequest) -> HTTPAnswer {
    switch request.path {
    case "": .response(HTTPResponse(type: "text/html; charset=utf-8", EditorPage.bytes(title: file.plainName)))
    case "events": .events(newStream())
    case "lines": .response(json(answers(to: request.body)))
    case "save": .response(json(save().written))
    case "answer": .response(json(decide(request.body).written))
    case "conflict": .response(HTTPResponse(type: "text/plain; charset=utf-8", conflictText))
    case "scripts": .response(json(addScript(request.body).written))
    case "view": .response(json((request.method == .get ? view : setZoom(request.body)).written))
    case "play/": playedPage(request)
    default: request.path.hasPrefix("thumbnail/") ? picture(request) : fileAnswer(request)
    }
  }

  private func json(_ bytes: [UInt8]) -> HTTPResponse { HTTPResponse(type: "application/json", bytes) }

  private func playedPage(_ request: HTTPRequest) -> HTTPAnswer {
    let language = request.queryValue("language")
    return made("text/html; charset=utf-8") { $0.playedPage(language: language) }
  }

  private func picture(_ request: HTTPRequest) -> HTTPAnswer {
    let (number, language) = (Int(request.path.dropFirst("thumbnail/".count)) ?? 0, session?.language)
    return made("image/png") { number > 0 ? $0.picture(ofPage: number - 1, language: language) : nil }
  }

  private func made(_ type: String, _ make: @escaping @Sendable (EditedBookPages) -> [UInt8]?) -> HTTPAnswer {
    guard let document = session?.document else { return .response(HTTPResponse(.notFound)) }
    let pages = EditedBookPages(document: document, folder: file.folder, plainName: file.plainName)
    return .work { make(pages).map { HTTPResponse(type: type, $0) } ?? HTTPResponse(.notFound) }
  }

  // MARK: - Lines

  func answers(to body: [UInt8]) -> [UInt8] {
    var answers: [UInt8] = []
    for line in body.split(separator: 0x0A) where line.contains(where: { $0 > 0x20 }) {
      answers += answer(Array(line)) + [0x0A]
    }
    sendChanges()
    saveView()
    return answers
  }

  private func answer(_ line: [UInt8]) -> [UInt8] {
    guard session != nil else { return answerForUnreadableBook(line).written }
    if recovery != nil, JSONValue(reading: line)?["op"] != nil {
      return EditorSite.refusal(.conflict, "decide first whether unsaved changes are restored").written
    }
    return withSession { EditorProtocol.answer(line, in: &$0, folder: &folder) } ?? []
  }

  private func note(_ requests: [EditRequest]) {
    for request in requests {
      let written = Array(request.written.utf8)
      let (isReverting, isStep) = (request.edit == .revert, ["undo", "redo"].contains(request.edit.word))
      // An undo past the last save can only be recorded as the whole resulting text.
      let isTextNeeded = isReverting || wasSaved && isStep
      journal?.append(isTextNeeded ? wholeText(label: request.edit.word) : written)
      lines?.append(isReverting ? wholeText(label: request.edit.word) : written)
    }
  }

  private func wholeText(label: String) -> [UInt8] {
    let text = session.map { String(decoding: $0.document.list.text.utf8, as: UTF8.self) } ?? ""
    return EditorSite.replacing(text, label: label).written
  }

  static func replacing(_ text: String, label: String) -> JSONValue {
    ["op": "replaceText", "text": text.json, "label": label.json]
  }

  static func refusal(_ reason: Refusal.Reason, _ message: String) -> JSONValue {
    ["ok": false, "reason": .string(reason.rawValue), "message": .string(message)]
  }

  /// Answers a request while the file can't be read as a book.
  ///
  /// Its text can still be read and replaced.
  private func answerForUnreadableBook(_ line: [UInt8]) -> JSONValue {
    let value = JSONValue(reading: line)
    if value?["get"] == "text" {
      let text = String(decoding: diskBytes, as: UTF8.self)
      return ["ok": true, "revision": 0, "text": ["start": 0, "end": diskBytes.count.json, "text": text.json]]
    }
    guard value?["op"] == "replaceText", let text = value?["text"]?.text else {
      return EditorSite.refusal(.badValue, "the file can't be read as a book; replace its text first")
    }
    guard let document = opened(Array(text.utf8)) else {
      return EditorSite.refusal(.badValue, "the text still can't be read as a book")
    }
    begin(document)
    return ["ok": true, "revision": 0, "label": "Change the text of the file", "edits": [], "selection": []]
  }

  func opened(_ bytes: [UInt8]) -> BookDocument? { try? file.document(of: PropertyList.Source(bytes, name: path)) }
  func begin(_ document: BookDocument) { begin(EditorSession(document)) }

  func begin(_ session: EditorSession) {
    // The stage continues to show the same view, or that of an earlier run if the file could not be read until now.
    let shown = self.session?.view ?? savedView
    self.session = session
    self.session?.restore(shown)
    self.session?.markSaved(as: diskBytes)
    sentRevision = -1
    checkAgain()
  }

  @discardableResult
  func withSession<Result>(_ change: (inout EditorSession) -> Result) -> Result? {
    // Taking the session out of the property avoids a second reference, so that a change doesn't copy the whole
    // document.
    guard var taken = session.take() else { return nil }
    let result = change(&taken)
    let edits = taken.takeAppliedEdits()
    session = taken
    note(edits)
    return result
  }

  private func save() -> JSONValue {
    guard let document = session?.document else {
      return EditorSite.refusal(.unwritable, "the file can't be read as a book, so it isn't saved")
    }
    checkDisk()
    guard conflict == nil else {
      return EditorSite.refusal(.conflict, "the file on the disk has changed; keep yours or take theirs first")
    }
    do throws(FileError) {
      let bytes = document.source.bytes
      if bytes != diskBytes { try Files.replace(path, with: bytes) }
      for script in document.scripts {
        let present = try Files.read(script.name, limit: ScriptFile.maxByteCount)
        if present != script.bytes { try Files.replace(script.name, with: script.bytes) }
      }
      diskBytes = bytes
    } catch {
      return EditorSite.refusal(.unwritable, error.message)
    }
    folder.finish(document)
    session?.markSaved(as: diskBytes)
    wasSaved = true
    beginJournal()
    sendState()
    return ["ok": true, "revision": .number(Double(document.revision)), "saved": true]
  }

  func beginJournal() {
    // Without a journal, the book can still be edited and saved.
    try? journal?.begin(diskBytes, at: TimeOfDay.now)
  }

  // MARK: - Events

  private func newStream() -> EventStream {
    let stream = EventStream()
    stream.send(event("state", state))
    if let findings = checker.lastAnswer { stream.send(event("findings", findings)) }
    streams.add(stream)
    return stream
  }

  private func event(_ name: String, _ data: JSONValue) -> ServerEvent {
    eventCount += 1
    return ServerEvent(name: name, data: String(decoding: data.written, as: UTF8.self), id: String(eventCount))
  }

  private func send(_ name: String, _ data: JSONValue) { streams.send(event(name, data)) }

  private var state: JSONValue {
    [
      "name": file.plainName.json, "isChanged": isChanged.json, "isMalformed": (session == nil).json,
      "conflict": conflict == nil ? nil : true,
      "recovered": recovery.map { ["count": $0.lines.count.json, "time": $0.time.json] },
    ]
  }

  var isChanged: Bool { session?.document.isChanged ?? false }
  func sendState() { send("state", state) }

  func sendChanges() {
    guard let revision = session?.document.revision, revision != sentRevision else { return }
    sentRevision = revision
    send("changed", ["revision": .number(Double(revision))])
    sendState()
    checkAgain()
  }

  private func checkAgain() { if let document = session?.document { checker.check(document) } }

  func adopt(_ findings: [Finding], _ answer: JSONValue, of revision: Int) {
    session?.adopt(findings, of: revision)
    send("findings", answer)
  }

  func sendFiles() {
    send("changed", ["revision": .number(Double(session?.document.revision ?? 0)), "files": true])
    checkAgain()
  }

  func serverWillEnd() { send("bye", [:]) }
}
