import BookChecking
import BookEditing
import BookFiles
import BookReports
import PropertyList

/// `bookplay edit`: carries out the operations of a file on a book.
struct Edit {
  let command: CommandContext

  func run() throws(CommandFailure) -> ExitStatus {
    guard let operations = command.options[EditOption.apply] else { throw .usage(.missingOperations) }
    let argument = command.invocation.arguments[0]
    guard argument != "-" || operations != "-" else { throw .usage(.duplicateInput) }
    try command.options.exclude([CommonOption.output], with: EditOption.diff)
    guard argument != "-" || command.options[EditOption.diff] || command.options.outputPath != nil else {
      throw .usage(.missingFileForEdit)
    }
    let (document, file) = try openedDocument(argument)
    let lines = try read(operations)
    var run = EditRun(document, command: command, source: lines)
    run.applyAll(keepsGoing: command.options[EditOption.keepGoing])
    let canWrite = !run.hasRefusals || command.options[EditOption.keepGoing]
    if command.options[EditOption.diff] {
      show(run.session.document, from: document, title: file.title)
    } else if canWrite {
      try save(run.session.document, to: file)
    }
    return run.hasRefusals ? .bad : .good
  }

  private func openedDocument(_ argument: String) throws(CommandFailure) -> (BookDocument, BookFile) {
    let file: BookFile
    let source: PropertyList.Source
    do throws(FileFailure) {
      file = try BookFile(argument)
      source = try file.read(from: command.console.input)
    } catch {
      throw .file(error)
    }
    do throws(OpeningFailure) {
      let assets = BookCheck.check(source) { file.assets(of: $0) }.assets
      return (try BookDocument(source, assets: assets), file)
    } catch {
      guard case .binary = error else {
        command.report.write(PropertyList.read(source))
        throw .unopenedBook(source.name)
      }
      throw .unchangeable(source.name)
    }
  }

  private func read(_ path: String) throws(CommandFailure) -> PropertyList.Source {
    let limit = PropertyList.Limits().bytes
    do throws(FileFailure) {
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
  }

  private func save(_ document: BookDocument, to file: BookFile) throws(CommandFailure) {
    let path: String
    if let output = command.options.outputPath {
      try OverwriteGuard.check(list: output)
      path = output
    } else {
      guard document.isChanged, let own = file.path else { return }
      path = own
    }
    do throws(FileFailure) { try Files.replace(path, with: document.source.bytes) } catch { throw .file(error) }
  }
}

/// The lines of a file with operations, as they are carried out.
struct EditRun {
  private(set) var session: EditorSession
  private(set) var hasRefusals = false
  private let command: CommandContext
  private let source: PropertyList.Source

  init(_ document: BookDocument, command: CommandContext, source: PropertyList.Source) {
    session = EditorSession(document)
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
    let answer = EditorProtocol.answer(line, in: &session)
    let isShown = !command.options[EditOption.quiet] && !command.options[EditOption.diff]
    if isShown { command.console.output.write(answer + [0x0A]) }
    guard let value = JSONValue(reading: answer), value["ok"] == false else { return }
    hasRefusals = true
    guard case .string(let reason)? = value["reason"], case .string(let message)? = value["message"] else { return }
    command.report.error("\(message) [\(reason)]", by: "\(source.name):\(number)")
  }
}
