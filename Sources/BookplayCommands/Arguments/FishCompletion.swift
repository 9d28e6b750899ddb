/// Completion for fish: one line for each command and option.
enum FishCompletion {
  static var script: String {
    let program = ArgumentTable.program
    var lines = [
      "# Completions of \(program) for fish. Load them with: \(program) --completions fish | source",
      "set -l commands \(CommandName.words.joined(separator: " "))",
    ]
    let withoutCommand = #"-n "not __fish_seen_subcommand_from $commands""#
    for command in ArgumentTable.commands {
      lines.append(
        "complete -c \(program) \(withoutCommand) -f -a \(command.name.rawValue) -d \(quoted(command.summary))")
    }
    for option in ArgumentTable.standalone {
      lines.append("complete -c \(program) \(withoutCommand) \(specification(of: option))")
    }
    for option in ArgumentTable.common {
      lines.append("complete -c \(program) \(specification(of: option))")
    }
    for command in ArgumentTable.commands {
      let condition = #"-n "__fish_seen_subcommand_from \#(command.name.rawValue)""#
      if !command.arguments.words.isEmpty {
        lines.append(
          "complete -c \(program) \(condition) -f -a \(quoted(command.arguments.words.joined(separator: " ")))")
      }
      for option in command.options {
        lines.append("complete -c \(program) \(condition) \(specification(of: option))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func specification(of option: OptionEntry) -> String {
    let letter = option.letter.map { "-s \($0) " } ?? ""
    let value =
      switch option.value {
      case .none: ""
      case .choice(_, let words), .choices(_, let words): "-x -a \(quoted(words.joined(separator: " "))) "
      case .file: "-r -F "
      case .folder: "-x -a '(__fish_complete_directories)' "
      case .text: "-x "
      }
    return "\(letter)-l \(option.name.rawValue) \(value)-d \(quoted(option.summary))"
  }

  /// `text` in single quotes, as fish reads them.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
