import BookFiles
import BookKit
import BookReports
import PropertyList

/// `bookplay words`: writes the times of a text's words, taken from subtitles, into a book.
struct Words {
  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    let arguments = command.invocation.arguments
    let (bookArgument, page, textName, cuePath) = (arguments[0], arguments[1], arguments[2], arguments[3])
    guard bookArgument != "-" || cuePath != "-" else { throw .usage(.duplicateInput) }
    let opened = try OpenedBook(bookArgument, by: command, reportsAllErrors: false)
    guard let list = opened.list, !opened.isMalformed else { throw .formattingLoses(opened.title) }
    let text = try TimedText(
      textName, voice: command.options[WordsOption.audio], language: command.options[WordsOption.language],
      on: try opened.page(page), of: opened)
    let cues = try readCues(cuePath)
    let seconds = try report(in: cues) { () throws(CueFile.ReadingError) in
      try times(of: text, named: textName, from: cues)
    }
    let changed: PropertyList.Source?
    do throws(PropertyList.EditingError) {
      changed = try text.source(list, with: seconds)
    } catch {
      throw .unchangeable(opened.title)
    }
    guard let changed else { throw .unchangeable(opened.title) }
    return try deliver(changed, of: opened, count: seconds.count)
  }

  private func readCues(_ path: String) throws(CommandError) -> PropertyList.Source {
    do throws(FileError) {
      let limit = CueFile.maxBytes
      if path == "-" {
        return PropertyList.Source(try command.console.input.readAll(limit: limit), name: StreamName.input)
      }
      return PropertyList.Source(try Files.read(path, limit: limit), name: path)
    } catch {
      throw .file(error)
    }
  }

  /// Returns the times in seconds since the sound begins.
  private func times(
    of text: TimedText, named name: String, from source: PropertyList.Source
  ) throws(CueFile.ReadingError) -> [Double] {
    let file = try CueFile(source.bytes)
    var words = text.words
    // What is left is for the voices that follow.
    if text.isFollowed { words = Array(words.prefix(file.words.count)) }
    let found = try WordTimes(
      of: words, title: "`\(Quotation.of(name))`", from: file, end: source.bytes.count)
    let start = Int((text.start * 1000).rounded())
    if let early = file.words.first(where: { ($0.time ?? start) < start }) {
      let message = "this word comes before the sound begins, at second \(text.start) of its file"
      throw CueFile.ReadingError(message: message, range: early.range)
    }
    if let (word, cue) = found.difference {
      let message = "the book has `\(Quotation.of(word))` where the file has `\(Quotation.of(cue.text))`"
      command.report.write([FileMessage(severity: .warning, message: message, range: cue.range)], in: source)
    }
    return found.times.map { Double($0 - start) / 1000 }
  }

  /// Performs `body`, and reports its failure with the line of the file.
  private func report<Result>(
    in source: PropertyList.Source, _ body: () throws(CueFile.ReadingError) -> Result
  ) throws(CommandError) -> Result {
    do throws(CueFile.ReadingError) {
      return try body()
    } catch {
      command.report.write([FileMessage(message: error.message, range: error.range, hint: error.hint)], in: source)
      throw .brokenCues
    }
  }

  private func deliver(
    _ changed: PropertyList.Source, of opened: OpenedBook, count: Int
  ) throws(CommandError) -> ExitStatus {
    let output = command.console.output
    if command.options.contains(WordsOption.diff) {
      let difference = UnifiedDiff(
        name: opened.title, old: Words.text(of: opened.source), new: Words.text(of: changed))
      output.write(difference.bytes(paint: command.paint(for: output), isShown: output.isTerminal))
      return .good
    }
    guard let path = opened.file.path else {
      try command.deliver(changed.bytes)
      return .good
    }
    let words = FindingReport.counted(count, "word")
    guard changed.bytes != opened.source.bytes else {
      command.report.note("the times of \(words) are the same already", in: opened.title)
      return .good
    }
    do throws(FileError) { try Files.replace(path, with: changed.bytes) } catch { throw .file(error) }
    command.report.note("the times of \(words) written", in: opened.title)
    return .good
  }

  /// Returns the text of a file in UTF-8.
  private static func text(of source: PropertyList.Source) -> [UInt8] {
    PropertyList.read(source).document?.text.utf8 ?? source.bytes
  }
}
