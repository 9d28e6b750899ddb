import BookFiles
import BookKit
import BookReports
import PropertyList

/// Prevents commands from overwriting files that can't be reproduced.
enum OverwriteGuard {
  enum Loss: Equatable, Sendable {
    case book
    /// The input book, which would change its format.
    case bookOfOtherForm
    case fileOfBook
    /// The existing file isn't of the kind that the command writes.
    case notABaseline
    case notAScript
    case notAReport
    /// The file isn't one that an earlier export of the site has written.
    case notOfSite
    case input

    /// A phrase that follows "would overwrite".
    var description: String {
      switch self {
      case .book: "the book itself"
      case .bookOfOtherForm: "the book itself in another form"
      case .fileOfBook: "a file of the book"
      case .notABaseline: "a file that is not a baseline"
      case .notAScript: "a file that is not a script"
      case .notAReport: "a file that is not a report"
      case .notOfSite: "a file that was not exported, or was changed since"
      case .input: "a file that the command reads"
      }
    }
  }

  /// Checks that a picture or page doesn't overwrite its book, one of the book's files, or a book or script next to
  /// it.
  ///
  /// A picture can overwrite a thumbnail, for which it is probably meant, unless the book shows that file elsewhere
  /// too.
  static func check(_ output: String, of opened: OpenedBook, isPicture: Bool) throws(CommandError) {
    guard let book = opened.file.path, let destination = Files.resolved(output) else { return }
    if destination == Files.resolved(book) { throw .overwriting(output, .book) }
    let folder = Files.folder(of: book)
    var names = opened.book.fileNames
    for page in opened.book.pages where isPicture {
      if let own = page.thumbnail, let use = names.firstIndex(of: own.value) { names.remove(at: use) }
    }
    let files = names.lazy.compactMap { AssetPath($0)?.description }
    if files.contains(where: { Files.resolved(Files.path($0, in: folder)) == destination }) {
      throw .overwriting(output, .fileOfBook)
    }
    let extensions = [".plist", FoundScripts.fileExtension, FoundScripts.traceExtension, FoundScripts.stageExtension]
    if Files.lies(destination, in: folder), extensions.contains(where: destination.hasSuffix) {
      throw .overwriting(output, .fileOfBook)
    }
  }

  /// Checks that a recorded script doesn't overwrite another kind of file.
  static func check(record path: String) throws(CommandError) {
    if !path.hasSuffix(FoundScripts.fileExtension), Files.hasContents(path) { throw .overwriting(path, .notAScript) }
  }

  /// Checks, before any work is done, that a report can be written to `path`.
  ///
  /// A report must not overwrite a trace, a baseline, or a file that the command reads. Those of other kinds have names
  /// that don't fit a report.
  static func check(report path: String, of invocation: Invocation) throws(CommandError) {
    if Files.isFolder(path) { throw .file(FileError(.write, path, .isFolder)) }
    guard Files.isFolder(Files.folder(of: path)) else { throw .file(FileError(.write, path, .missing)) }
    guard Files.hasContents(path) else { return }
    let destination = Files.resolved(path)
    let options = [PlayOption.script, ValidateOption.baseline].compactMap { invocation.options[$0] }
    if (invocation.arguments + options).contains(where: { Files.resolved($0) == destination }) {
      throw .overwriting(path, .input)
    }
    if path.hasSuffix(FoundScripts.traceExtension) || isBaseline(path) { throw .overwriting(path, .notAReport) }
  }

  private static func isBaseline(_ path: String) -> Bool {
    guard path.hasSuffix(".json") else { return false }
    do throws(CommandError) { try check(baseline: path) } catch { return false }
    return true
  }

  /// Checks that a book isn't overwritten by itself in another format, which would lose what its author wrote.
  static func check(
    _ output: String, as format: PropertyList.OutputFormat, ofBook argument: String, _ document: PropertyList
  ) throws(CommandError) {
    let keepsForm =
      switch document.format {
      case .xml: format == .xml
      case .binary: format == .binary
      case .ascii: format == .ascii
      case .json: format == .json
      case .built: false
      }
    guard !keepsForm, let destination = Files.resolved(output) else { return }
    let book: String?
    do throws(FileError) { book = try BookFile(argument).path } catch { throw .file(error) }
    if book.flatMap({ Files.resolved($0) }) == destination { throw .overwriting(output, .bookOfOtherForm) }
  }

  /// Checks that a baseline overwrites nothing but another baseline.
  static func check(baseline path: String) throws(CommandError) {
    guard Files.hasContents(path) else { return }
    let source: PropertyList.Source
    do throws(FileError) {
      source = PropertyList.Source(try Files.read(path, limit: PropertyList.Limits().bytes), name: path)
    } catch {
      throw .file(error)
    }
    do throws(BaselineText.ReadingError) {
      _ = try BaselineText.read(source)
    } catch {
      // A baseline of a later version is a baseline too.
      if case .unknownVersion = error { return }
      throw .overwriting(path, .notABaseline)
    }
  }
}

extension OpenedBook {
  /// Writes what was made from the book to the output file or to standard output, if that isn't a terminal.
  func deliver(_ bytes: [UInt8], isPicture: Bool = false, by command: CommandContext) throws(CommandError) {
    if let path = command.options.outputPath { return try write(bytes, isPicture: isPicture, to: path) }
    // A picture or a page is not for reading, even if it is text.
    if command.console.output.isTerminal { throw .notPrintable }
    command.console.output.write(bytes)
  }

  /// Writes what was made from the book to a file.
  func write(_ bytes: [UInt8], isPicture: Bool = false, to path: String) throws(CommandError) {
    try OverwriteGuard.check(path, of: self, isPicture: isPicture)
    do throws(FileError) { try Files.replace(path, with: bytes) } catch { throw .file(error) }
  }
}
