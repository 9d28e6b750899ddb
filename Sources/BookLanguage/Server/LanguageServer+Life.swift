import BookEditing

// The beginning and the end.
extension LanguageServer {
  /// Answers `initialize`.
  mutating func initialize(_ parameters: Parameters) throws(ResponseError) -> JSON {
    guard phase == .waiting else { throw ResponseError(.invalidRequest, "the server has been initialized already") }
    phase = .running
    client = ClientCapabilities(parameters.value["capabilities"] ?? [:])
    clientProcess = parameters.value["processId"]?.integer
    let folder = parameters.value["workspaceFolders"]?.values.first?["uri"]?.text
    root = (folder ?? parameters.value["rootUri"]?.text).flatMap { DocumentURI($0).path }
    if let options = parameters.value["initializationOptions"] { adopt(options) }
    return ["capabilities": capabilities, "serverInfo": ["name": "bookplay", "version": .string(version)]]
  }

  /// Takes over the author's settings, and says once what is wrong with them.
  mutating func adopt(_ value: JSON) {
    for complaint in settings.adopt(value) where !complaints.contains(complaint) {
      complaints.append(complaint)
      show(complaint)
    }
    surroundings += 1
  }

  /// Shows a message to the author.
  mutating func show(_ message: String) {
    notify("window/showMessage", ["type": 2, "message": .string("bookplay: " + message)])
  }

  private var capabilities: JSON {
    let kinds: JSON = ["quickfix", "refactor.rewrite", "source.fixAll.bookplay"]
    return .members([
      ("positionEncoding", .string(client.encoding.rawValue)),
      ("textDocumentSync", ["openClose": true, "change": 2]),
      (
        "completionProvider",
        ["triggerCharacters": ["<", ">", "\"", "=", " ", "/", ".", "#"], "resolveProvider": true]
      ),
      ("hoverProvider", true), ("definitionProvider", true), ("referencesProvider", true),
      ("documentHighlightProvider", true), ("documentSymbolProvider", true),
      ("codeActionProvider", client.takesCodeActions ? ["codeActionKinds": kinds] : true),
      ("documentLinkProvider", ["resolveProvider": false]), ("colorProvider", true),
      ("documentFormattingProvider", true), ("foldingRangeProvider", true),
      ("renameProvider", client.preparesRenames ? ["prepareProvider": true] : true),
      (
        "diagnosticProvider",
        client.pullsDiagnostics
          ? ["identifier": "bookplay", "interFileDependencies": true, "workspaceDiagnostics": false] : nil
      ),
    ])
  }

  /// The folders of open books, if the client doesn't say when files in them change.
  public var watchedFolders: [String] {
    guard phase == .running, !client.registersWatchers else { return [] }
    var folders: [String] = []
    for document in documents where document.kind == .propertyList || document.kind == .script {
      guard let folder = document.uri.path?.folderPath, !folders.contains(folder) else { continue }
      folders.append(folder)
    }
    return folders
  }

  /// Asks the client to say when files change.
  mutating func registerWatchers() {
    guard client.registersWatchers else { return }
    let endings = [
      "plist", "play", "png", "jpg", "jpeg", "gif", "webp", "svg", "wav", "aif", "aiff", "caf", "mp3", "m4a", "mp4",
      "aac", "ogg", "opus", "flac", "ttf", "otf",
    ]
    let pattern = "**/*.{" + endings.joined(separator: ",") + "}"
    ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": [["globPattern": .string(pattern)]]],
          ]
        ]
      ])
  }
}
