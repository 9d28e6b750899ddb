/// An error in a command line, as facts; `message` puts them into words.
package struct UsageError: Error, Sendable, Equatable {
  /// What is wrong.
  package let fault: Fault
  /// The command that was meant, if known.
  package let command: CommandName?

  init(_ fault: Fault, in command: CommandName?) {
    self.fault = fault
    self.command = command
  }

  /// The kinds of error; in some cases the last payload is what was probably meant.
  package enum Fault: Sendable, Equatable {
    case noCommand
    case unknownCommand(String, nearest: String?)
    case unknownOption(String, nearest: String?)
    case missingValue(OptionEntry.Form)
    case unexpectedValue(option: String)
    case unknownChoice(String, option: OptionEntry.Form, nearest: String?)
    case repeatedOption(option: String)
    case missingArgument(noun: String)
    case surplusArgument(String, noun: String?)
    case unknownTopic(String, nearest: String?)
    case invalidFolderName(String)
    case unknownPage(String, pageCount: Int, nearest: String?)
    case unknownSection(String, nearest: String?)
    /// The book has no option with the name.
    case unknownBookOption(String, nearest: String?)
    /// An option of the book can't have the value; `values` lists those that it can have, if there is a list.
    case invalidBookOption(String, name: String, values: [String])
    case unknownText(String, nearest: String?)
    case unknownVoice(String, voices: [String], nearest: String?)
    /// The text follows several voices, and none of them was named.
    case severalVoices([String])
    case unknownLanguage(String, languages: [String], nearest: String?)
    /// The value of an option isn't what the phrase says it should be.
    case invalidValue(String, String)
    /// The value of the option isn't an event pattern, for the given reason; the hint says what to do.
    case invalidPattern(option: String, reason: String, hint: String?)
    /// The format of a report is followed by an equals sign but no file.
    case missingReportFile(String)
    /// Two reports, given by their formats, go to the same file; `nil` for standard output.
    case sameDestination(String, String, file: String?)
    /// Only one of the two can be given.
    case exclusive(String, String)
    /// The first option requires the second.
    case needs(option: String, other: String)
    /// Several books, or a shelf, are exported without `--site`.
    case shelfWithoutSite
    /// Standard input is named for two purposes.
    case duplicateInput
    /// No file with operations is named.
    case missingOperations
    /// An edited book has no file to write to.
    case missingFileForEdit
    /// `--fix` has no file to write to.
    case missingFileForFix
    /// Files are watched, but the book comes from standard input.
    case watchedInput
    /// The book to serve comes from standard input.
    case servedInput
    /// The format is one document, so that runs can't follow each other.
    case watchedFormat(String)
    /// The options leave no rule to check.
    case noRulesSelected
    /// There are scripts, but the option leaves none to run.
    case noScriptsSelected(count: Int, option: String)
    case notCombinable(option: String)
    case belongsTo(CommandName, option: String)
    /// Several other commands have the option.
    case belongsElsewhere(option: String)
    case notUTF8(String)
    case unknownFormat(file: String?)
    /// No picture format can be inferred from the file's extension.
    case unknownPictureFormat(file: String)
    /// The name of the file says that something else is in it; `better` is an option that would write that.
    case wrongEnding(file: String, form: String, endings: [String], better: String?)
  }
}

extension OptionEntry {
  /// An option as it was written, with the value that it takes.
  package struct Form: Sendable, Equatable {
    package let text: String
    package let value: OptionValue
  }
}
