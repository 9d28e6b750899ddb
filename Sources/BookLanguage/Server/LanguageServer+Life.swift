import BookKit

extension LanguageServer {
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

  mutating func adopt(_ value: JSON) {
    for complaint in settings.adopt(value) where !complaints.contains(complaint) {
      complaints.append(complaint)
      show(complaint)
    }
    surroundings += 1
  }

  mutating func show(_ message: String) {
    notify("window/showMessage", ["type": 2, "message": .string("bookplay: " + message)])
  }

  private var capabilities: JSON {
    let kinds: JSON = ["quickfix", "refactor.rewrite", "source.fixAll.bookplay"]
    return [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2],
      "completionProvider":
        ["triggerCharacters": ["<", ">", "\"", "=", " ", "/", ".", "#"], "resolveProvider": true],
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
      "documentHighlightProvider": true, "documentSymbolProvider": true,
      "codeActionProvider": client.takesCodeActions ? ["codeActionKinds": kinds] : true,
      "documentLinkProvider": ["resolveProvider": false], "colorProvider": true,
      "documentFormattingProvider": true, "foldingRangeProvider": true,
      "renameProvider": client.preparesRenames ? ["prepareProvider": true] : true,
      "semanticTokensProvider": tokenOptions, "workspace": fileOptions,
      "diagnosticProvider":
        client.pullsDiagnostics
        ? ["identifier": "bookplay", "interFileDependencies": true, "workspaceDiagnostics": false] : nil,
    ]
  }

  private var tokenOptions: JSON? {
    guard !client.tokenTypes.isEmpty else { return nil }
    let types = JSON.array(client.tokenTypes.map { .string($0.rawValue) })
    return ["legend": ["tokenTypes": types, "tokenModifiers": []], "full": true]
  }

  /// The renamings that the client should report: of files that books can use, and of folders, which can contain them.
  private var fileOptions: JSON? {
    guard client.asksBeforeRenamingFiles || client.reportsRenamedFiles else { return nil }
    let pattern = LanguageServer.pattern(of: AssetFormat.endings)
    let filters: JSON = [
      "filters": [
        ["scheme": "file", "pattern": ["glob": .string(pattern), "matches": "file", "options": ["ignoreCase": true]]],
        ["scheme": "file", "pattern": ["glob": "**", "matches": "folder"]],
      ]
    ]
    let options: JSON = [
      "willRename": client.asksBeforeRenamingFiles ? filters : nil,
      "didRename": client.reportsRenamedFiles ? filters : nil,
    ]
    return ["fileOperations": options]
  }

  private static func pattern(of endings: [String]) -> String { "**/*.{" + endings.joined(separator: ",") + "}" }

  package var watchedPaths: [String] {
    guard phase == .running, !client.registersWatchers else { return [] }
    return documents.filter { $0.kind == .propertyList || $0.kind == .script }.compactMap { $0.uri.path }
  }

  mutating func registerWatchers() {
    guard client.registersWatchers else { return }
    let pattern = LanguageServer.pattern(of: ["plist", "play"] + AssetFormat.endings)
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
