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
    case unknownRule(String, nearest: String?)
    /// One of both is enough.
    case exclusive(String, String)
    /// The first makes sense with the second only.
    case needs(option: String, other: String)
    /// `--fix` has no file to write to.
    case unnamedBook
    /// What was asked for leaves no rule.
    case noRuleLeft
    case standsAlone(option: String)
    case belongsTo(CommandName, option: String)
    case notUTF8(String)
    case formUnknown(file: String?)
  }
}

extension OptionEntry {
  /// An option as it was written, and what should follow it.
  package struct Form: Sendable, Equatable {
    package let text: String
    package let value: OptionValue
  }
}
