/// How a command line can be wrong: the facts; `description` says them in words.
package struct UsageError: Error, Sendable, Equatable {
  /// What is wrong.
  package let fault: Fault
  /// The command that was meant, when that is known.
  package let command: CommandName?

  init(_ fault: Fault, in command: CommandName?) {
    self.fault = fault
    self.command = command
  }

  /// The ways to be wrong; the last text of some is what was probably meant.
  package enum Fault: Sendable, Equatable {
    case noCommand
    case unknownCommand(String, nearest: String?)
    case unknownOption(String, nearest: String?)
    case missingValue(OptionEntry.Form)
    case unexpectedValue(option: String)
    case unknownChoice(String, option: OptionEntry.Form, nearest: String?)
    case givenTwice(option: String)
    case missingArgument
    case surplusArgument(String, noun: String)
    case unknownTopic(String, nearest: String?)
    case noFolder(String)
    case unknownPage(String, pageCount: Int, nearest: String?)
    case unknownLanguage(String, languages: [String], nearest: String?)
    /// What follows the option is no time.
    case noTime(String, option: String, nearest: String?)
    /// What follows the option is no number above 0.
    case noRate(String)
    /// What follows the option is no pattern of an event, for a reason and with advice that are ready to be told.
    case noPattern(option: String, reason: String, hint: String?)
    /// The form of a report is followed by an equals sign, and no file.
    case noReportFile(String)
    /// Two reports, by their forms, have one place; `nil` for standard output.
    case samePlace(String, String, file: String?)
    /// One of both is enough.
    case exclusive(String, String)
    /// The first makes sense with the second only.
    case needs(option: String, other: String)
    /// Standard input can be one thing only.
    case inputTwice
    /// `--fix` has no file to write to.
    case unnamedBook
    /// What was asked for leaves no rule.
    case noRuleLeft
    /// What follows the option is no whole number from 1 on.
    case noCount(String, option: String)
    /// What follows `--shard` is no part of a whole.
    case noShard(String)
    /// What follows `--minimum-coverage` is no number up to 100.
    case noPercent(String)
    /// There are scripts, but none of them is asked for.
    case noScriptLeft(count: Int, option: String)
    case standsAlone(option: String)
    case belongsTo(CommandName, option: String)
    /// Several other commands have the option.
    case belongsElsewhere(option: String)
    case notUTF8(String)
    case formUnknown(file: String?)
    /// The ending of a file tells no form of pictures.
    case pictureFormUnknown(file: String)
    /// What follows `--scale` is no number in its range.
    case noScale(String)
  }
}

extension OptionEntry {
  /// An option as it was written, and what should follow it.
  package struct Form: Sendable, Equatable {
    package let text: String
    package let value: OptionValue
  }
}
