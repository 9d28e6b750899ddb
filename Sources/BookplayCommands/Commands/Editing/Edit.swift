import BookChecking
import BookEditing
import BookFiles
import BookReports
import PropertyList

/// `bookplay edit`: opens a book in the browser, or carries out the operations of a file on it.
struct Edit {
  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    let ofBrowser: [any DeclaredOption] = [
      EditOption.port, EditOption.noBrowser, EditOption.recover, EditOption.discard, EditOption.lines,
    ]
    guard let operations = command.options[EditOption.apply] else {
      for option: any DeclaredOption in [
        CommonOption.output, EditOption.diff, EditOption.keepGoing, EditOption.quiet,
      ] where command.options.contains(option) { throw .usage(.missingOperations) }
      return try EditInBrowser(command: command).run()
    }
    try command.options.exclude(ofBrowser, with: EditOption.apply)
    let argument = command.invocation.arguments[0]
    guard argument != "-" || operations != "-" else { throw .usage(.duplicateInput) }
    try command.options.exclude([CommonOption.output], with: EditOption.diff)
    guard argument != "-" || command.options[EditOption.diff] || command.options.outputPath != nil else {
      throw .usage(.missingFileForEdit)
    }
    let (document, file) = try openedDocument(argument)
    let format: PropertyList.OutputFormat = document.list.format == .ascii ? .ascii : .xml
    try command.check(
      command.options.outputPath, fits: OutputForm(title: "a book in \(format.title)", endings: format.endings))
    let lines = try read(operations)
    let folder = OpenedFolder(file.folder, writes: !command.options[EditOption.diff])
    var run = EditRun(document, folder, command: command, source: lines)
    run.applyAll(keepsGoing: command.options[EditOption.keepGoing])
    let canWrite = !run.hasRefusals || command.options[EditOption.keepGoing]
    if command.options[EditOption.diff] {
      show(run.session.document, from: document, title: file.title)
    } else if canWrite {
      try save(run, to: file)
    }
    return run.hasRefusals ? .bad : .good
  }

  private func openedDocument(_ argument: String) throws(CommandError) -> (BookDocument, BookFile) {
    let file: BookFile
    let source: PropertyList.Source
    do throws(FileError) {
      file = try BookFile(argument)
      source = try file.read(from: command.console.input)
    } catch {
      throw .file(error)
    }
    do throws(OpeningError) {
      return (try file.document(of: source), file)
    } catch {
      guard case .binary = error else {
        command.report.write(PropertyList.read(source))
        throw .unopenedBook(source.name)
      }
      throw .unchangeable(source.name)
    }
  }

  private func read(_ path: String) throws(CommandError) -> PropertyList.Source {
    let limit = PropertyList.Limits().bytes
    do throws(FileError) {
      if path == "-" {
        return PropertyList.Source(try command.console.input.readAll(limit: limit), name: StreamName.input)
      }
      return PropertyList.Source(try Files.read(path, limit: limit), name: path)
    } catch {
      throw .file(error)
    }
  }

  private func show(_ document: BookDocument, from old: BookDocument, title: String) {
    let output = command.console.output
    let difference = UnifiedDiff(name: title, old: old.list.text.utf8, new: document.list.text.utf8)
    output.write(difference.bytes(paint: command.paint(for: output), isShown: output.isTerminal))
    for (script, changed) in zip(old.scripts, document.scripts) where script.bytes != changed.bytes {
      let difference = UnifiedDiff(name: script.name, old: script.bytes, new: changed.bytes)
      output.write(difference.bytes(paint: command.paint(for: output), isShown: output.isTerminal))
    }
  }

  private func save(_ run: EditRun, to file: BookFile) throws(CommandError) {
    let document = run.session.document
    if let output = command.options.outputPath {
      // A file elsewhere leaves the book's own folder as it is.
      do throws(FileError) { try Files.replace(output, with: document.source.bytes) } catch { throw .file(error) }
      return
    }
    do throws(FileError) {
      if document.isChanged, let path = file.path { try Files.replace(path, with: document.source.bytes) }
      for (old, script) in zip(run.scripts, document.scripts) where old.bytes != script.bytes {
        try Files.replace(script.name, with: script.bytes)
      }
    } catch {
      throw .file(error)
    }
    run.folder.finish(document)
  }
}

extension BookFile {
  /// Opens the book to be edited, with what lies beside it.
  func document(of source: PropertyList.Source) throws(OpeningError) -> BookDocument {
    let assets = BookCheck.check(source) { self.assets(of: $0) }.assets
    var document = try BookDocument(source, assets: assets, scripts: scripts)
    document.folder = folder?.absolutePath
    return document
  }

  /// The scripts beside the book that can be read.
  var scripts: [PropertyList.Source] {
    guard let path else { return [] }
    var scripts: [PropertyList.Source] = []
    for script in FoundScripts(ofBook: path).scripts {
      do throws(FileError) {
        scripts.append(PropertyList.Source(try Files.read(script, limit: ScriptFile.maxByteCount), name: script))
      } catch {
        continue
      }
    }
    return scripts
  }
}

/// The lines of a file with operations, as they are carried out.
struct EditRun {
  private(set) var session: EditorSession
  private(set) var folder: OpenedFolder
  /// The scripts beside the book as they were.
  let scripts: [PropertyList.Source]
  private(set) var hasRefusals = false
  private let command: CommandContext
  private let source: PropertyList.Source

  init(_ document: BookDocument, _ folder: OpenedFolder, command: CommandContext, source: PropertyList.Source) {
    session = EditorSession(document)
    scripts = document.scripts
    self.folder = folder
    self.command = command
    self.source = source
  }

  /// Carries out all lines, or all up to the first refusal.
  mutating func applyAll(keepsGoing: Bool) {
    var start = 0
    let bytes = source.bytes
    var number = 0
    while start < bytes.count, keepsGoing || !hasRefusals {
      number += 1
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      apply(Array(bytes[start..<end]), number: number)
      start = end + 1
    }
  }

  private mutating func apply(_ line: [UInt8], number: Int) {
    guard line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { return }
    let answer = EditorProtocol.answer(line, in: &session, folder: &folder)
    let isShown = !command.options[EditOption.quiet] && !command.options[EditOption.diff]
    if isShown { command.console.output.write(answer + [0x0A]) }
    guard let value = JSONValue(reading: answer), value["ok"] == false else { return }
    hasRefusals = true
    guard let reason = value["reason"]?.text, let message = value["message"]?.text else { return }
    command.report.error("\(message) [\(reason)]", by: "\(source.name):\(number)")
  }
}
