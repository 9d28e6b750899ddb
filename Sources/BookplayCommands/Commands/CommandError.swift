import BookFiles
import BookReports
import PropertyList

/// The reasons why a command can't go on.
enum CommandError: Error, Equatable, Sendable {
  case usage(UsageError.Fault)
  case file(FileError)
  /// A server can't listen at an address.
  case cannotListen(address: String, port: Int, FileError.Reason)
  /// A file that should be a baseline isn't one.
  case baseline(String, BaselineText.ReadingError)
  /// A file that should contain recordings of voices can't be used.
  case voices(String, VoiceFile.ReadingError)
  /// The book has errors, which have been reported.
  case brokenBook
  /// The book can't be edited because of errors that have been reported.
  case unopenedBook(String)
  /// The book's file can't be read to its end, which has been reported.
  case malformedBook(String)
  /// The script has errors, which have been reported.
  case brokenScript
  /// The file with the times of words has errors, which have been reported.
  case brokenCues
  /// The text follows no voice.
  case noVoice(String)
  /// The book is not a text file, so that it can't be changed in place.
  case unchangeable(String)
  /// The script, a file, has no commands.
  case emptyScript(String)
  /// The file isn't a script.
  case notAScript(String)
  /// Scripts were to be read from standard input.
  case scriptsWithoutFolder
  /// There are no scripts in the given files and folders.
  case noScriptsFound([String])
  /// Results can't be merged, for reasons that have been reported.
  case unmergeableResults
  /// The book has no page to play.
  case noPages(String)
  /// The format can't represent the book, for reasons that have been reported.
  case unwritable(PropertyList.OutputFormat, canSubstitute: Bool)
  /// Writing the file would overwrite something that can't be reproduced.
  case overwriting(String, OverwriteGuard.Loss)
  /// The picture would have no pixels, or more than can be drawn.
  case invalidSize
  /// Bytes that would disturb a terminal were to be written to one.
  case notPrintable
  /// A binary file has no canonical form.
  case binaryFile(String)
  /// Formatting would lose something, which has been reported.
  case formattingLoses(String)

  var status: ExitStatus {
    switch self {
    case .usage, .file, .baseline, .notPrintable, .binaryFile, .notAScript, .noScriptsFound, .unmergeableResults,
      .overwriting, .scriptsWithoutFolder, .unchangeable, .unopenedBook, .voices, .cannotListen:
      .misuse
    case .brokenBook, .malformedBook, .brokenScript, .brokenCues, .noVoice, .emptyScript, .noPages, .unwritable,
      .invalidSize, .formattingLoses:
      .bad
    }
  }

  /// Returns the message in one line, or `nil` if the problem has been reported already.
  func message(in command: CommandName) -> String? {
    switch self {
    case .usage(let error): UsageError(error, in: command).message
    case .file(let error): error.message
    case .cannotListen(let address, let port, let reason):
      "cannot serve at `\(address)`\(port == 0 ? "" : ", port \(port)"): \(reason.message)"
    case .baseline(let name, let error): "`\(TerminalText.escaped(name))` \(error.message)"
    case .voices(let name, let error): "`\(TerminalText.escaped(name))` \(error.description)"
    case .brokenBook, .brokenScript, .brokenCues, .unmergeableResults: nil
    case .unopenedBook(let name): "`\(TerminalText.escaped(name))` cannot be edited because it has errors"
    case .noVoice(let name):
      "the text `\(TerminalText.escaped(name))` has no `readAlong`, so no voice speaks its words"
    case .unchangeable(let name):
      "`\(TerminalText.escaped(name))` is in the binary format, which cannot be changed in place"
    case .malformedBook(let name):
      "the book `\(TerminalText.escaped(name))` cannot be played because its file has errors"
    case .emptyScript(let name): "the script `\(TerminalText.escaped(name))` has no commands"
    case .notAScript(let name): "`\(TerminalText.escaped(name))` is not a script"
    case .scriptsWithoutFolder: "scripts cannot be read from standard input, because their folder determines their book"
    case .noScriptsFound(let names):
      "there is no script in \(names.map { "`\(TerminalText.escaped($0))`" }.joined(separator: ", "))"
    case .noPages(let name): "the book `\(TerminalText.escaped(name))` has no page to play"
    case .unwritable(let format, _): "the book cannot be written as \(format.title)"
    case .overwriting(let path, let loss): "`\(TerminalText.escaped(path))` would overwrite \(loss.description)"
    case .invalidSize: "the picture would have too many pixels, or none"
    case .notPrintable: "this cannot be shown on a terminal"
    case .binaryFile(let name): "`\(TerminalText.escaped(name))` is in the binary format, which needs no formatting"
    case .formattingLoses(let name): "`\(TerminalText.escaped(name))` is left unchanged so that nothing is lost"
    }
  }

  var hint: String? {
    switch self {
    case .baseline: "`bookplay validate --write-baseline FILE` writes a new one"
    case .cannotListen: "choose another port with `--port`, or an address of this machine with `--host`"
    case .usage, .file, .brokenBook, .brokenScript, .brokenCues, .unmergeableResults,
      .unwritable(_, canSubstitute: false):
      nil
    case .voices(_, .otherBook): "recordings have the `identifier` of their book"
    case .voices: "save the voices again from the page of the book"
    case .noVoice: "write `readAlong = { audio = NAME; };`, with the name of the audio element"
    case .notAScript, .scriptsWithoutFolder: "name a `.play` file, a folder, or a book"
    case .noScriptsFound: "scripts are files that end in `.play`"
    case .emptyScript: "write one, such as `wait 1s`"
    case .noPages: "add one to `pages`"
    case .unwritable(_, canSubstitute: true): "`--lossy` writes the nearest equivalent"
    case .overwriting(_, .notOfSite): "export to another folder, or remove the file"
    case .overwriting: "choose another name"
    case .invalidSize: "choose another size with `--scale`"
    case .notPrintable: "write to a file with `-o FILE`, or to another program"
    case .binaryFile, .unchangeable: "`bookplay convert --to xml -o FILE` turns it into text"
    case .formattingLoses, .malformedBook, .unopenedBook: "fix the errors above"
    }
  }
}

extension BaselineText.ReadingError {
  /// The problem, as a phrase that follows the name of the file.
  fileprivate var message: String {
    switch self {
    case .notJSON(let place): "is not JSON (line \(place.line), column \(place.column))"
    case .notABaseline: "is not a baseline"
    case .unknownVersion(let version): "is a baseline of version \(version), which this program does not support"
    }
  }
}
