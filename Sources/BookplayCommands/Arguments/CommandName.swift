package enum CommandName: String, Sendable, CaseIterable {
  case validate, tree, play, test, report, explore, explain, snapshot, convert, format, export, serve, words, strings,
    edit, lsp, new
}
