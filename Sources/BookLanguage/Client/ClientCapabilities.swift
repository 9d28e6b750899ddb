import BookEditing

/// What a client can do, as far as answers depend on it.
struct ClientCapabilities {
  var encoding = PositionEncoding.utf16
  /// Whether the client asks for diagnostics instead of having them pushed.
  var pullsDiagnostics = false
  var refreshesDiagnostics = false
  var showsRelatedInformation = false
  var fadesUnnecessary = false
  var takesVersions = false
  var hoverIsMarkdown = false
  var documentationIsMarkdown = false
  var takesSnippets = false
  var keepsIndentation = false
  var takesCodeActions = false
  var showsPreferredActions = false
  var showsSymbolTrees = false
  var showsLinkTooltips = false
  var takesDocumentChanges = false
  var renamesFiles = false
  var preparesRenames = false
  var foldsLinesOnly = false
  var registersWatchers = false
  var resolvesCompletions = false
  /// The types of tokens of scripts that the client shows, or an empty array if it takes none.
  var tokenTypes: [TokenKind] = []
  var asksBeforeRenamingFiles = false
  var reportsRenamedFiles = false

  /// Creates the capabilities of a client that can do nothing beyond the least.
  init() {}

  init(_ value: JSON) {
    if value.offers("utf-8", in: "general", "positionEncodings") { encoding = .utf8 }
    pullsDiagnostics = value.has("textDocument", "diagnostic")
    refreshesDiagnostics = value.has("workspace", "diagnostics", "refreshSupport")
    // Clients that ask for diagnostics can still say here or there what they show of them.
    for place in ["diagnostic", "publishDiagnostics"] {
      if value.has("textDocument", place, "relatedInformation") { showsRelatedInformation = true }
      if value.offers(1, in: "textDocument", place, "tagSupport", "valueSet") { fadesUnnecessary = true }
    }
    takesVersions = value.has("textDocument", "publishDiagnostics", "versionSupport")
    hoverIsMarkdown = value.offers("markdown", in: "textDocument", "hover", "contentFormat")
    readCompletion(value)
    takesCodeActions = value.has("textDocument", "codeAction", "codeActionLiteralSupport")
    showsPreferredActions = value.has("textDocument", "codeAction", "isPreferredSupport")
    showsSymbolTrees = value.has("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")
    showsLinkTooltips = value.has("textDocument", "documentLink", "tooltipSupport")
    renamesFiles = value.offers("rename", in: "workspace", "workspaceEdit", "resourceOperations")
    // Some clients name the operations but not the changes that hold them.
    takesDocumentChanges =
      value.has("workspace", "workspaceEdit", "documentChanges")
      || value.has("workspace", "workspaceEdit", "resourceOperations")
    preparesRenames = value.has("textDocument", "rename", "prepareSupport")
    foldsLinesOnly = value.has("textDocument", "foldingRange", "lineFoldingOnly")
    readTokens(value)
    asksBeforeRenamingFiles = value.has("workspace", "fileOperations", "willRename")
    reportsRenamedFiles = value.has("workspace", "fileOperations", "didRename")
    registersWatchers = value.has("workspace", "didChangeWatchedFiles", "dynamicRegistration")
  }

  private mutating func readTokens(_ value: JSON) {
    guard let tokens = value["textDocument"]?["semanticTokens"], tokens.has("requests", "full"),
      tokens.offers("relative", in: "formats")
    else { return }
    tokenTypes = TokenKind.allCases.filter { tokens.offers(.string($0.rawValue), in: "tokenTypes") }
  }

  private mutating func readCompletion(_ value: JSON) {
    guard let item = value["textDocument"]?["completion"]?["completionItem"] else { return }
    documentationIsMarkdown = item.offers("markdown", in: "documentationFormat")
    takesSnippets = item.has("snippetSupport")
    keepsIndentation = item.offers(1, in: "insertTextModeSupport", "valueSet")
    resolvesCompletions = item.offers("documentation", in: "resolveSupport", "properties")
  }
}
