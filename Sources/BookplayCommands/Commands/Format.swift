import BookFiles
import BookReports
import PropertyList

/// `bookplay format`: rewrites text files in canonical form, in place; a file with errors is left unchanged.
struct Format {
  let command: CommandContext

  /// Formats all files, even if some of them fail.
  func run() -> ExitStatus {
    var status = ExitStatus.good
    for argument in command.invocation.arguments {
      do throws(CommandError) {
        status = max(status, try format(argument))
      } catch {
        status = max(status, command.report(error))
      }
    }
    return status
  }

  private var isDryRun: Bool { command.options[FormatOption.check] || command.options[FormatOption.diff] }

  private func format(_ argument: String) throws(CommandError) -> ExitStatus {
    let file: BookFile
    let source: PropertyList.Source
    do throws(FileError) {
      file = try BookFile(argument)
      source = try file.read(from: command.console.input)
    } catch {
      throw .file(error)
    }
    let reading = PropertyList.read(source)
    let document = try wellFormedText(reading)
    let canonical = try canonicalForm(of: document)
    // Formatting makes the reading of a doubtful value explicit, so this is the last chance to report the doubt.
    if canonical != source.bytes { command.report.write(reading) }
    if isDryRun { return show(document, canonical, title: file.title) }
    guard let path = file.path else {
      try command.deliver(canonical)
      return .good
    }
    guard canonical != source.bytes else { return .good }
    do throws(FileError) { try Files.replace(path, with: canonical) } catch { throw .file(error) }
    return .good
  }

  private func wellFormedText(_ reading: PropertyList.Reading) throws(CommandError) -> PropertyList {
    guard !reading.source.isBinary else { throw .binaryFile(reading.source.name) }
    guard reading.isWellFormed, let document = reading.document else {
      command.report.write(reading)
      throw .brokenBook
    }
    return document
  }

  private func canonicalForm(of document: PropertyList) throws(CommandError) -> [UInt8] {
    let format: PropertyList.OutputFormat = document.format == .ascii ? .ascii : .xml
    var options = WritingOptions()
    options.keepsLineEndings = true
    let writing = document.written(as: format, options: options)
    let losses = writing.losses.filter(\.changesTheBook)
    guard losses.isEmpty, let bytes = writing.bytes else {
      command.report.write(losses, of: document, in: format, isError: { _ in true })
      throw .formattingLoses(document.source.name)
    }
    return bytes
  }

  /// Shows what would change, in the form requested, and returns whether anything would.
  private func show(_ document: PropertyList, _ canonical: [UInt8], title: String) -> ExitStatus {
    guard canonical != document.source.bytes else { return .good }
    let output = command.console.output
    guard command.options[FormatOption.diff] else {
      output.write((output.isTerminal ? TerminalText.escaped(title) : title) + "\n")
      return .bad
    }
    let difference = UnifiedDiff(name: title, old: document.text.utf8, new: canonical)
    output.write(difference.bytes(paint: command.paint(for: output), isShown: output.isTerminal))
    if difference.isEmpty { command.report.note("only the encoding would change", in: title) }
    return .bad
  }
}

extension PropertyList.Writing.Loss {
  /// Whether the written book would differ in meaning; a character that other readers reject is kept as it is.
  fileprivate var changesTheBook: Bool {
    if case .unusualCharacter = kind { isFatal } else { true }
  }
}
