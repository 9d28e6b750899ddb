import BookEditing
import BookFiles
import BookReports

struct Edit: BookplayCommand {
  static let apply = Option.text("apply", .file, "carry out the operations in FILE, one JSON object per line")
  static let diff = Option.flag("diff", "only show what would change")
  static let keepGoing = Option.flag("keep-going", "go on after a refused line, and save what could be done")
  static let quiet = Option.flag("quiet", "print only what is refused")
  static let recover = Option.flag("recover", "restore changes that were not saved, without asking")
  static let discard = Option.flag("discard", "discard changes that were not saved, without asking")
  static let lines = Option.text("lines", .file, "keep a copy of all operations of the editor in FILE")

  static let entry = CommandEntry(
    .edit, takes: .oneBook, "edit a book in the browser, or change it with operations",
    options: [
      CommonOption.port, CommonOption.noBrowser, recover, discard, lines, apply, CommonOption.output, diff, keepGoing,
      quiet,
    ],
    remarks: [
      "BOOK is a .plist or a folder with a book.plist. Its editor is a page on this",
      "computer, until Ctrl+C. With --apply, each line of FILE (- for standard",
      "input) is answered instead; the book is saved unless one is refused.",
    ],
    examples: ["bookplay edit Moon", "bookplay edit Moon --apply changes.jsonl --diff"])

  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    let ofBrowser: [any DeclaredOption] = [
      CommonOption.port, CommonOption.noBrowser, Edit.recover, Edit.discard, Edit.lines,
    ]
    guard let operations = command.options[Edit.apply] else {
      for option: any DeclaredOption in [
        CommonOption.output, Edit.diff, Edit.keepGoing, Edit.quiet,
      ] where command.options.contains(option) {
        throw .usage("the operations are missing; name their file with `--apply FILE`")
      }
      return try EditInBrowser(command: command).run()
    }
    try command.options.exclude(ofBrowser, with: Edit.apply)
    let argument = command.invocation.arguments[0]
    guard argument != "-" || operations != "-" else { throw .usage(UsageText.duplicateInput()) }
    try command.options.exclude([CommonOption.output], with: Edit.diff)
    guard argument != "-" || command.options[Edit.diff] || command.options.outputPath != nil else {
      throw .usage("the changed book cannot be written to `-`; add `-o FILE` or `--diff`")
    }
    let (document, file) = try openedDocument(argument)
    let format: PropertyList.Format = document.list.format == .ascii ? .ascii : .xml
    try command.check(
      command.options.outputPath, fits: OutputForm(title: "a book in \(format.title)", endings: format.endings))
    let lines = try command.source(at: operations)
    let folder = OpenedFolder(folder: file.folder, writes: !command.options[Edit.diff])
    var run = EditRun(
      session: EditorSession(document), folder: folder, scripts: document.scripts, command: command, source: lines)
    run.applyAll(keepsGoing: command.options[Edit.keepGoing])
    let canWrite = !run.hasRefusals || command.options[Edit.keepGoing]
    if command.options[Edit.diff] {
      show(run.session.document, from: document, title: file.title)
    } else if canWrite {
      try save(run, to: file)
    }
    return run.hasRefusals ? .bad : .good
  }

  private func openedDocument(_ argument: String) throws(CommandError) -> (BookDocument, BookFile) {
    let file = try CommandError.rethrowing(BookFile(argument))
    let source = try CommandError.rethrowing(file.read(from: command.console.input))
    do throws(OpeningError) { return (try file.document(of: source), file) } catch {
      guard case .binary = error else {
        command.report.write { $0.lines(of: PropertyList.read(source)) }
        throw CommandError(
          message: "\(CommandError.quoted(source.name)) cannot be edited because it has errors",
          hint: CommandError.correctionAdvice)
      }
      throw .unchangeable(source.name)
    }
  }

  private func show(_ document: BookDocument, from old: BookDocument, title: String) {
    command.show(UnifiedDiff(name: title, old: old.list.text.utf8, new: document.list.text.utf8))
    for (script, changed) in zip(old.scripts, document.scripts) where script.bytes != changed.bytes {
      command.show(UnifiedDiff(name: script.name, old: script.bytes, new: changed.bytes))
    }
  }

  private func save(_ run: EditRun, to file: BookFile) throws(CommandError) {
    let document = run.session.document
    if let output = command.options.outputPath {
      // Writing elsewhere leaves the book's own folder unchanged.
      return try CommandError.rethrowing(Files.replace(output, with: document.source.bytes))
    }
    if document.isChanged, let path = file.path {
      try CommandError.rethrowing(Files.replace(path, with: document.source.bytes))
    }
    for (old, script) in zip(run.scripts, document.scripts) where old.bytes != script.bytes {
      try CommandError.rethrowing(Files.replace(script.name, with: script.bytes))
    }
    run.folder.finish(document)
  }
}

extension BookFile {
  func document(of source: PropertyList.Source) throws(OpeningError) -> BookDocument {
    let assets = BookCheck.check(source) { self.assets(of: $0) }.assets
    var document = try BookDocument(source, assets: assets, scripts: scripts)
    document.folder = folder?.absolutePath
    return document
  }

  var scripts: [PropertyList.Source] {
    guard let path else { return [] }
    return FoundScripts(ofBook: path).scripts.compactMap {
      try? PropertyList.Source.read($0, limit: ScriptFile.maxByteCount)
    }
  }
}

struct EditRun {
  var session: EditorSession
  var folder: OpenedFolder
  /// The scripts beside the book before the changes.
  let scripts: [PropertyList.Source]
  var hasRefusals = false
  let command: CommandContext
  let source: PropertyList.Source

  mutating func applyAll(keepsGoing: Bool) {
    let lines = source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where keepsGoing || !hasRefusals { apply(Array(line), number: index + 1) }
  }

  private mutating func apply(_ line: [UInt8], number: Int) {
    guard line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { return }
    let answer = EditorProtocol.answer(line, in: &session, folder: &folder)
    let isShown = !command.options[Edit.quiet] && !command.options[Edit.diff]
    if isShown { command.console.output.write(answer + [0x0A]) }
    guard let value = JSONValue(reading: answer), value["ok"] == false else { return }
    hasRefusals = true
    guard let reason = value["reason"]?.text, let message = value["message"]?.text else { return }
    command.report.error("\(message) [\(reason)]", by: "\(source.name):\(number)")
  }
}
