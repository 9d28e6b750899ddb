struct ClientCapabilities {
  let encoding: PositionEncoding
  let pullsDiagnostics: Bool
  let refreshesDiagnostics, showsRelatedInformation, fadesUnnecessary, takesVersions: Bool
  let hoverIsMarkdown, documentationIsMarkdown, takesSnippets, keepsIndentation: Bool
  let takesCodeActions, showsPreferredActions, showsSymbolTrees, showsLinkTooltips: Bool
  let takesDocumentChanges, renamesFiles, preparesRenames, foldsLinesOnly: Bool
  let asksBeforeRenamingFiles, reportsRenamedFiles, registersWatchers: Bool
  /// The token types that the client shows, or an empty array if it shows none.
  let tokenTypes: [TokenKind]

  init(_ value: JSON = [:]) {
    encoding = value.offers("utf-8", in: "general", "positionEncodings") ? .utf8 : .utf16
    pullsDiagnostics = value.has("textDocument", "diagnostic")
    refreshesDiagnostics = value.has("workspace", "diagnostics", "refreshSupport")
    // Clients that pull diagnostics can declare what they show in either place.
    let places = ["diagnostic", "publishDiagnostics"]
    showsRelatedInformation = places.contains { value.has("textDocument", $0, "relatedInformation") }
    fadesUnnecessary = places.contains { value.offers(1, in: "textDocument", $0, "tagSupport", "valueSet") }
    takesVersions = value.has("textDocument", "publishDiagnostics", "versionSupport")
    hoverIsMarkdown = value.offers("markdown", in: "textDocument", "hover", "contentFormat")
    let item = value["textDocument"]?["completion"]?["completionItem"] ?? [:]
    documentationIsMarkdown = item.offers("markdown", in: "documentationFormat")
    takesSnippets = item.has("snippetSupport")
    keepsIndentation = item.offers(1, in: "insertTextModeSupport", "valueSet")
    takesCodeActions = value.has("textDocument", "codeAction", "codeActionLiteralSupport")
    showsPreferredActions = value.has("textDocument", "codeAction", "isPreferredSupport")
    showsSymbolTrees = value.has("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")
    showsLinkTooltips = value.has("textDocument", "documentLink", "tooltipSupport")
    renamesFiles = value.offers("rename", in: "workspace", "workspaceEdit", "resourceOperations")
    // Some clients list the operations but not the document changes that contain them.
    takesDocumentChanges =
      value.has("workspace", "workspaceEdit", "documentChanges")
      || value.has("workspace", "workspaceEdit", "resourceOperations")
    preparesRenames = value.has("textDocument", "rename", "prepareSupport")
    foldsLinesOnly = value.has("textDocument", "foldingRange", "lineFoldingOnly")
    let tokens = value["textDocument"]?["semanticTokens"] ?? [:]
    let takesTokens = tokens.has("requests", "full") && tokens.offers("relative", in: "formats")
    tokenTypes = TokenKind.allCases.filter { takesTokens && tokens.offers(.string($0.rawValue), in: "tokenTypes") }
    asksBeforeRenamingFiles = value.has("workspace", "fileOperations", "willRename")
    reportsRenamedFiles = value.has("workspace", "fileOperations", "didRename")
    registersWatchers = value.has("workspace", "didChangeWatchedFiles", "dynamicRegistration")
  }
}
