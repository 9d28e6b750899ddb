import BookFiles
import BookKit
import PropertyList

/// Keeps what somebody has made from being lost under what a command writes.
enum Overwriting {
  /// What would be lost.
  enum Loss: Equatable, Sendable {
    case book
    /// The book that is read, which would have another form then.
    case bookOfOtherForm
    case fileOfBook
    /// What is there is none of those files that the command writes anew.
    case noBaseline
    case noScript
    case noList
    case noReport
    /// The command reads it.
    case input

    /// What it is, after `this would overwrite`.
    var words: String {
      switch self {
      case .book: "the book itself"
      case .bookOfOtherForm: "the book itself in another form"
      case .fileOfBook: "a file of the book"
      case .noBaseline: "a file that is no baseline"
      case .noScript: "a file that is no script"
      case .noList: "a file that is no property list"
      case .noReport: "a file that is not a report"
      case .input: "a file that the command reads"
      }
    }
  }

  /// Checks that a picture or a page is not written over its book, one of its files, or a book or script beside it.
  ///
  /// A picture may take the place of a thumbnail, which is what it was drawn for, unless a page shows that too.
  static func check(_ output: String, of opened: OpenedBook, isPicture: Bool) throws(CommandFailure) {
    guard let book = opened.file.path, let place = Files.resolved(output) else { return }
    if place == Files.resolved(book) { throw .overwriting(output, .book) }
    let folder = Files.folder(of: book)
    var names = opened.book.fileNames
    for page in opened.book.pages where isPicture {
      if let own = page.thumbnail, let use = names.firstIndex(of: own.value) { names.remove(at: use) }
    }
    let files = names.lazy.compactMap { AssetPath($0)?.description }
    if files.contains(where: { Files.resolved(Files.path($0, in: folder)) == place }) {
      throw .overwriting(output, .fileOfBook)
    }
    let endings = [".plist", FoundScripts.ending, FoundScripts.traceEnding, FoundScripts.stageEnding]
    if Files.lies(place, in: folder), endings.contains(where: place.hasSuffix) {
      throw .overwriting(output, .fileOfBook)
    }
  }

  /// Checks that what is typed is not kept in the place of anything but a script: a book, a picture.
  static func check(record path: String) throws(CommandFailure) {
    if !path.hasSuffix(FoundScripts.ending), Files.hasContents(path) { throw .overwriting(path, .noScript) }
  }

  /// Checks that a property list takes the place of no script, and of no picture or sound.
  static func check(list path: String) throws(CommandFailure) {
    let endings = [FoundScripts.ending, FoundScripts.traceEnding, FoundScripts.stageEnding]
    if endings.contains(where: path.hasSuffix) || AssetFormat(endingOf: path) != nil, Files.hasContents(path) {
      throw .overwriting(path, .noList)
    }
  }

  /// Checks that a report can be written where it is to go, before anything is done for it.
  ///
  /// It takes the place of nothing that somebody has made: a book, a script, a picture, a sound, a baseline, or a file
  /// that the command reads.
  static func check(report path: String, of invocation: Invocation) throws(CommandFailure) {
    if Files.isFolder(path) { throw .file(FileFailure(.write, path, .isFolder)) }
    guard Files.isFolder(Files.folder(of: path)) else { throw .file(FileFailure(.write, path, .missing)) }
    guard Files.hasContents(path) else { return }
    let place = Files.resolved(path)
    let options = [OptionName.script, .baseline].compactMap { invocation.options.text(of: $0) }
    if (invocation.arguments + options).contains(where: { Files.resolved($0) == place }) {
      throw .overwriting(path, .input)
    }
    let endings = [".plist", FoundScripts.ending, FoundScripts.traceEnding, FoundScripts.stageEnding]
    if endings.contains(where: path.hasSuffix) || AssetFormat(endingOf: path) != nil || isBaseline(path) {
      throw .overwriting(path, .noReport)
    }
  }

  private static func isBaseline(_ path: String) -> Bool {
    guard path.hasSuffix(".json") else { return false }
    do throws(CommandFailure) { try check(baseline: path) } catch { return false }
    return true
  }

  /// Checks that a book is not written over itself in a form in which it would no longer be what its author wrote.
  static func check(
    _ output: String, as form: PropertyList.OutputFormat, ofBook argument: String, _ document: PropertyList
  ) throws(CommandFailure) {
    let keepsForm =
      switch document.format {
      case .xml: form == .xml
      case .binary: form == .binary
      case .ascii: form == .ascii
      case .json: form == .json
      case .built: false
      }
    guard !keepsForm, let place = Files.resolved(output) else { return }
    let book: String?
    do throws(FileFailure) { book = try BookFile(argument).path } catch { throw .file(error) }
    if book.flatMap({ Files.resolved($0) }) == place { throw .overwriting(output, .bookOfOtherForm) }
  }

  /// Checks that a baseline takes the place of nothing but another one.
  static func check(baseline path: String) throws(CommandFailure) {
    guard Files.hasContents(path) else { return }
    let source: PropertyList.Source
    do throws(FileFailure) {
      source = PropertyList.Source(try Files.read(path, limit: Limits().bytes), name: path)
    } catch {
      throw .file(error)
    }
    do throws(BaselineText.Failure) {
      _ = try BaselineText.read(source)
    } catch {
      // One of a later version is one too.
      if case .unknownVersion = error { return }
      throw .overwriting(path, .noBaseline)
    }
  }
}

extension OpenedBook {
  /// Hands over what was made of the book: to a file, or to another program.
  func deliver(_ bytes: [UInt8], isPicture: Bool = false, by command: Command) throws(CommandFailure) {
    if let path = command.options.outputPath { return try write(bytes, isPicture: isPicture, to: path) }
    // A picture or a page is nothing to be read, though it may be text.
    if command.console.output.isTerminal { throw .unfitForTerminal }
    command.console.output.write(bytes)
  }

  /// Writes what was made of the book to a file.
  func write(_ bytes: [UInt8], isPicture: Bool = false, to path: String) throws(CommandFailure) {
    try Overwriting.check(path, of: self, isPicture: isPicture)
    do throws(FileFailure) { try Files.replace(path, with: bytes) } catch { throw .file(error) }
  }
}
