protocol BookplayCommand {
  static var entry: CommandEntry { get }
  init(command: CommandContext)
  func run() throws(CommandError) -> ExitStatus
}

extension CommandName {
  var type: any BookplayCommand.Type {
    switch self {
    case .validate: Validate.self
    case .tree: Tree.self
    case .play: Play.self
    case .test: Test.self
    case .report: Report.self
    case .explore: Explore.self
    case .explain: Explain.self
    case .snapshot: Snapshot.self
    case .convert: Convert.self
    case .format: FormatBooks.self
    case .export: Export.self
    case .serve: Serve.self
    case .words: Words.self
    case .strings: Strings.self
    case .edit: Edit.self
    case .lsp: LanguageService.self
    case .new: New.self
    }
  }

  package var entry: CommandEntry { type.entry }
}

extension ArgumentTable {
  package static let commands = [
    CommandName.validate, .tree, .play, .test, .explore, .explain, .convert, .format, .snapshot, .report, .export,
    .serve, .words, .strings, .edit, .lsp, .new,
  ].map(\.entry)
}
