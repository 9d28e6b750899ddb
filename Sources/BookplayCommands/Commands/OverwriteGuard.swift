import BookFiles
import BookReports

enum OverwriteGuard {
  /// Checks that a picture or page doesn't overwrite its book, one of the book's files, or a book or script next to it.
  ///
  /// A picture can overwrite a thumbnail, which is probably intended, unless the book uses that file elsewhere too.
  static func check(_ output: String, of opened: OpenedBook, isPicture: Bool) throws(CommandError) {
    guard let book = opened.file.path, let destination = Files.resolved(output) else { return }
    if destination == Files.resolved(book) { throw .overwriting(output, "the book itself") }
    let folder = Files.folder(of: book)
    var names = opened.book.fileNames
    for page in opened.book.pages where isPicture {
      if let own = page.thumbnail, let use = names.firstIndex(of: own.value) { names.remove(at: use) }
    }
    let files = names.lazy.compactMap { AssetPath($0)?.description }
    if files.contains(where: { Files.resolved(Files.path($0, in: folder)) == destination }) {
      throw .overwriting(output, "a file of the book")
    }
    let extensions = [".plist", FoundScripts.fileExtension, FoundScripts.traceExtension, FoundScripts.stageExtension]
    if Files.lies(destination, in: folder), extensions.contains(where: destination.hasSuffix) {
      throw .overwriting(output, "a file of the book")
    }
  }

  static func check(record path: String) throws(CommandError) {
    if !path.hasSuffix(FoundScripts.fileExtension), Files.hasContents(path) {
      throw .overwriting(path, "a file that is not a script")
    }
  }

  /// Checks, before any work is done, that a report can be written to `path`.
  ///
  /// A report must not overwrite a trace, a baseline, or a file that the command reads. Names of other files have been
  /// refused before, because they don't fit a report.
  static func check(report path: String, of invocation: Invocation) throws(CommandError) {
    if Files.isFolder(path) { throw .file(FileError(.write, path, .isFolder)) }
    guard Files.isFolder(Files.folder(of: path)) else { throw .file(FileError(.write, path, .missing)) }
    guard Files.hasContents(path) else { return }
    let destination = Files.resolved(path)
    let options = [Play.script, Validate.baseline].compactMap { invocation.options[$0] }
    if (invocation.arguments + options).contains(where: { Files.resolved($0) == destination }) {
      throw .overwriting(path, "a file that the command reads")
    }
    if path.hasSuffix(FoundScripts.traceExtension) || isBaseline(path) {
      throw .overwriting(path, "a file that is not a report")
    }
  }

  private static func isBaseline(_ path: String) -> Bool {
    path.hasSuffix(".json") && (try? check(baseline: path)) != nil
  }

  /// Checks that a book isn't overwritten by itself in another format, which would lose what its author wrote.
  static func check(
    _ output: String, as format: PropertyList.Format, ofBook argument: String, _ document: PropertyList
  ) throws(CommandError) {
    guard document.format != format, let destination = Files.resolved(output) else { return }
    let book = try CommandError.rethrowing(BookFile(argument)).path
    if book.flatMap({ Files.resolved($0) }) == destination {
      throw .overwriting(output, "the book itself in another form")
    }
  }

  static func check(baseline path: String) throws(CommandError) {
    guard Files.hasContents(path) else { return }
    let source = try CommandError.rethrowing(PropertyList.Source.read(path))
    do throws(BaselineText.ReadingError) { _ = try BaselineText.read(source) } catch {
      // A baseline of a later version is a baseline too.
      if case .unknownVersion = error { return }
      throw .overwriting(path, "a file that is not a baseline")
    }
  }
}

extension OpenedBook {
  /// Writes the result to the output file or else to standard output, which must not be a terminal.
  func deliver(_ bytes: [UInt8], isPicture: Bool = false, by command: CommandContext) throws(CommandError) {
    if let path = command.options.outputPath { return try write(bytes, isPicture: isPicture, to: path) }
    // A picture or a page is not for reading, even if it is text.
    if command.console.output.isTerminal { throw .notPrintable }
    command.console.output.write(bytes)
  }

  func write(_ bytes: [UInt8], isPicture: Bool = false, to path: String) throws(CommandError) {
    try OverwriteGuard.check(path, of: self, isPicture: isPicture)
    try CommandError.rethrowing(Files.replace(path, with: bytes))
  }
}
