import BookReports

/// The completion script for fish: one line for each command and option.
enum FishCompletion {
  static var script: String {
    let program = Tool.name
    var lines = [
      "# Completions of \(program) for fish. Load them with: \(program) --completions fish | source",
      "set -l commands \(CommandName.allValues.joined(separator: " "))",
    ]
    let withoutCommand = #"-n "not __fish_seen_subcommand_from $commands""#
    for command in ArgumentTable.commands {
      lines.append(
        "complete -c \(program) \(withoutCommand) -f -a \(command.name.rawValue) -d \(quoted(command.summary))")
    }
    for option in ArgumentTable.standalone {
      lines += specifications(of: option).map { "complete -c \(program) \(withoutCommand) \($0)" }
    }
    for option in ArgumentTable.common { lines += specifications(of: option).map { "complete -c \(program) \($0)" } }
    for command in ArgumentTable.commands {
      let condition = #"-n "__fish_seen_subcommand_from \#(command.name.rawValue)""#
      if !command.arguments.allowedValues.isEmpty {
        lines.append(
          "complete -c \(program) \(condition) -f -a \(quoted(command.arguments.allowedValues.joined(separator: " ")))")
      }
      for option in command.options {
        lines += specifications(of: option).map { "complete -c \(program) \(condition) \($0)" }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Values get a line without a description, because fish would repeat the option's description next to each value.
  private static func specifications(of option: OptionEntry) -> [String] {
    let form = (option.letter.map { "-s \($0) " } ?? "") + "-l \(option.name) "
    let summary = "-d \(quoted(option.summary))"
    return switch option.value {
    case .none, .optionalChoice, .optionalTime: [form + summary]
    case .choice(_, let words): [form + "-x -a \(quoted(words.joined(separator: " ")))", form + "-x " + summary]
    case .choices(_, let words):
      [form + "-x -a '(__fish_append , \(words.joined(separator: " ")))'", form + "-x " + summary]
    // Fish itself completes file names after an equals sign.
    case .report(_, let words): [form + "-r -F -a \(quoted(words.joined(separator: " "))) " + summary]
    case .file: [form + "-r -F " + summary]
    case .folder: [form + "-x -a '(__fish_complete_directories)' " + summary]
    case .text, .texts: [form + "-x " + summary]
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
