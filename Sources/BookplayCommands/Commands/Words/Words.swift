import BookFiles
import BookReports

struct Words: BookplayCommand {
  static let diff = Option.flag("diff", "only show what would change")
  static let audio = Option.text("audio", .text("NAME"), "the voice, if the text follows several")
  static let language = Option.text("language", .text("CODE"), "change the text in this language of the book")

  static let entry = CommandEntry(
    .words, takes: .wordTimes, "write when each word of a text is spoken, taken from subtitles",
    options: [diff, audio, language],
    remarks: [
      ArgumentTable.bookRemark, "PAGE is a name or a number, and TEXT the name of a text that has a readAlong.",
      "FILE is WebVTT or SRT with a cue for each word. In WebVTT, times such as",
      "<00:00:01.500> before words are enough. A file with other words is refused.",
    ],
    examples: ["bookplay words Moon 1 story moon.vtt", "bookplay words Moon 1 story moon.srt --diff"])

  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    let arguments = command.invocation.arguments
    let (bookArgument, page, textName, cuePath) = (arguments[0], arguments[1], arguments[2], arguments[3])
    guard bookArgument != "-" || cuePath != "-" else { throw .usage(UsageText.duplicateInput(for: "the times")) }
    let opened = try OpenedBook(bookArgument, by: command, reportsAllErrors: false)
    guard let list = opened.list, !opened.isMalformed else { throw .formattingLoses(opened.title) }
    let text = try TimedText(
      textName, voice: command.options[Words.audio], language: command.options[Words.language],
      on: try opened.page(page), of: opened)
    let cues = try command.source(at: cuePath, limit: CueFile.maxBytes)
    let seconds: [Double]
    do throws(CueFile.ReadingError) { seconds = try times(of: text, named: textName, from: cues) } catch {
      let message = FileMessage(message: error.message, range: error.range, hint: error.hint)
      command.report.write { $0.lines(of: [message], in: cues) }
      throw .brokenBook
    }
    let changed: PropertyList.Source?
    do throws(PropertyList.EditingError) { changed = try text.source(list, with: seconds) } catch {
      throw .unchangeable(opened.title)
    }
    guard let changed else { throw .unchangeable(opened.title) }
    return try deliver(changed, of: opened, count: seconds.count)
  }

  /// Returns the time of each word, in seconds since the sound begins.
  private func times(
    of text: TimedText, named name: String, from source: PropertyList.Source
  ) throws(CueFile.ReadingError) -> [Double] {
    let file = try CueFile(source.bytes)
    var words = text.words
    // The remaining words belong to the voices that follow.
    if text.isFollowed { words = Array(words.prefix(file.words.count)) }
    let found = try WordTimes(of: words, title: "`\(Quotation.of(name))`", from: file, end: source.bytes.count)
    let start = Int((text.start * 1000).rounded())
    if let early = file.words.first(where: { ($0.time ?? start) < start }) {
      let message = "this word comes before the sound begins, at second \(text.start) of its file"
      throw CueFile.ReadingError(message: message, range: early.range)
    }
    if let (word, cue) = found.difference {
      let message = "the book has `\(Quotation.of(word))` where the file has `\(Quotation.of(cue.text))`"
      let warning = FileMessage(severity: .warning, message: message, range: cue.range)
      command.report.write { $0.lines(of: [warning], in: source) }
    }
    return found.times.map { Double($0 - start) / 1000 }
  }

  private func deliver(
    _ changed: PropertyList.Source, of opened: OpenedBook, count: Int
  ) throws(CommandError) -> ExitStatus {
    if command.options.contains(Words.diff) {
      command.show(UnifiedDiff(name: opened.title, old: opened.source.textInUTF8, new: changed.textInUTF8))
      return .good
    }
    guard let path = opened.file.path else {
      try command.deliver(changed.bytes)
      return .good
    }
    let words = FindingReport.counted(count, "word")
    guard changed.bytes != opened.source.bytes else {
      command.report.note("the times of \(words) are unchanged", in: opened.title)
      return .good
    }
    try CommandError.rethrowing(Files.replace(path, with: changed.bytes))
    command.report.note("the times of \(words) written", in: opened.title)
    return .good
  }
}
