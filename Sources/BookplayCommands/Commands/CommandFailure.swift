import BookFiles
import PropertyList

/// Why a command cannot go on.
enum CommandFailure: Error, Equatable, Sendable {
  case usage(UsageError.Fault)
  case file(FileFailure)
  /// A file that should be a baseline is none.
  case baseline(String, BaselineText.Failure)
  /// The book has errors, and they have been told.
  case brokenBook
  /// The book's file cannot be read to its end, which has been told.
  case malformedBook(String)
  /// The script has errors, and they have been told.
  case brokenScript
  /// The script, a file, says nothing.
  case emptyScript(String)
  /// The file is no script.
  case noScript(String)
  /// Scripts were to be read from standard input.
  case scriptsWithoutFolder
  /// There is no script in the places given.
  case noScripts([String])
  /// Results cannot be put together, and it has been told why.
  case unfitResults
  /// The book has no page that could be played.
  case noPage(String)
  /// The form cannot hold the book, and it has been told why.
  case unwritable(PropertyList.OutputFormat, canSubstitute: Bool)
  /// What somebody has made would be lost under what is to be written.
  case overwriting(String, Overwriting.Loss)
  /// The picture would have more pixels than are drawn, or none.
  case unfitSize
  /// Bytes that would disturb a terminal were asked for on one.
  case unfitForTerminal
  /// There is no canonical form of a binary file.
  case binaryFile(String)
  /// The canonical form would lose something, and it has been told what.
  case formattingLoses(String)

  var status: ExitStatus {
    switch self {
    case .usage, .file, .baseline, .unfitForTerminal, .binaryFile, .noScript, .noScripts, .unfitResults,
      .overwriting, .scriptsWithoutFolder:
      .misuse
    case .brokenBook, .malformedBook, .brokenScript, .emptyScript, .noPage, .unwritable, .unfitSize, .formattingLoses:
      .bad
    }
  }

  /// What is wrong, in one line; nothing when it has been told.
  func message(in command: CommandName) -> String? {
    switch self {
    case .usage(let fault): UsageError(fault, in: command).message
    case .file(let failure): failure.message
    case .baseline(let name, let failure): "`\(TerminalText.escaped(name))` \(failure.words)"
    case .brokenBook, .brokenScript, .unfitResults: nil
    case .malformedBook(let name):
      "the book `\(TerminalText.escaped(name))` is not played, for its file cannot be read as it was meant"
    case .emptyScript(let name): "the script `\(TerminalText.escaped(name))` has no commands"
    case .noScript(let name): "`\(TerminalText.escaped(name))` is no script"
    case .scriptsWithoutFolder: "scripts are not read from standard input, for their book is found by their folder"
    case .noScripts(let names):
      "there is no script in \(names.map { "`\(TerminalText.escaped($0))`" }.joined(separator: ", "))"
    case .noPage(let name): "the book `\(TerminalText.escaped(name))` has no page to play"
    case .unwritable(let form, _): "the book cannot be written as \(form.title)"
    case .overwriting(let path, let loss): "`\(TerminalText.escaped(path))` would overwrite \(loss.words)"
    case .unfitSize: "the picture would have too many pixels, or none"
    case .unfitForTerminal: "this is nothing that a terminal can show"
    case .binaryFile(let name): "`\(TerminalText.escaped(name))` is in the binary form, which is always the same"
    case .formattingLoses(let name): "`\(TerminalText.escaped(name))` stays as it is, so that nothing is lost"
    }
  }

  /// What to do about it.
  var hint: String? {
    switch self {
    case .baseline: "`bookplay validate --write-baseline FILE` writes a new one"
    case .usage, .file, .brokenBook, .brokenScript, .unfitResults, .unwritable(_, canSubstitute: false): nil
    case .noScript, .scriptsWithoutFolder: "name a `.play` file, a folder, or a book"
    case .noScripts: "scripts are files that end in `.play`"
    case .emptyScript: "`wait 1s` is one"
    case .noPage: "put one into `pages`"
    case .unwritable(_, canSubstitute: true): "`--lossy` writes the nearest form"
    case .overwriting: "choose another name"
    case .unfitSize: "choose another size with `--scale`"
    case .unfitForTerminal: "write to a file with `-o FILE`, or to another program"
    case .binaryFile: "`bookplay convert --to xml -o FILE` makes a text of it"
    case .formattingLoses, .malformedBook: "mend what is told above"
    }
  }
}

extension BaselineText.Failure {
  /// What is wrong, to be put after the name of the file.
  fileprivate var words: String {
    switch self {
    case .noJSON(let place): "is no JSON (line \(place.line), column \(place.column))"
    case .noBaseline: "is no baseline"
    case .unknownVersion(let version): "is a baseline of version \(version), which this program does not know"
    }
  }
}
