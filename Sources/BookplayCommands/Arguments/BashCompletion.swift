import BookReports

/// The completion script for bash.
///
/// Where the table expects a file, bash itself completes the name.
enum BashCompletion {
  static var script: String {
    let program = Tool.name
    return """
      # Completions of \(program) for bash. Load them with: source <(\(program) --completions bash)
      _\(program)() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= words= listed= index
        COMPREPLY=()
        # An equals sign is a word of its own: --to = xml
        if [[ $word == = ]]; then word=; elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in
            \(CommandName.allValues.joined(separator: "|"))) command=${COMP_WORDS[index]}; break ;;
          esac
        done
        case $command:$before in
      \(valueCases)
        esac
        case $command in
      \(commandCases)
          *) words=\(Completions.quoted(programWords)) ;;
        esac
        case $command in
      \(argumentCases)
        esac
        if [[ -z $command || $word == -* ]]; then
          COMPREPLY=($(compgen -W "$words" -- "$word"))
        fi
      }
      complete -o bashdefault -o default -F _\(program) \(program)

      """
  }

  private static var programWords: String {
    (CommandName.allValues + Completions.leadingOptions.map(\.longForm)).joined(separator: " ")
  }

  /// The cases that complete the values of options.
  ///
  /// Each names its command, since an option's values depend on it.
  private static var valueCases: String {
    let common = ArgumentTable.common.map { (command: "*", option: $0) }
    let standalone = ArgumentTable.standalone.map { (command: "", option: $0) }
    let own = ArgumentTable.commands.flatMap { command in
      command.options.map { (command: command.name.rawValue, option: $0) }
    }
    return (own + standalone + common).filter { $0.option.value.takesNextWord }.map { command, option in
      let forms = option.forms.map { "\(command):\($0)" }.joined(separator: "|")
      let words = option.value.allowedValues.joined(separator: " ")
      // In a list separated by commas, the last word is completed.
      let list = option.value.isList ? "[[ $word != *,* ]] || listed=${word%,*},; " : ""
      let (prefix, last) = option.value.isList ? ("-P \"$listed\" ", "${word##*,}") : ("", "$word")
      let reply = words.isEmpty ? "" : "\(list)COMPREPLY=($(compgen \(prefix)-W '\(words)' -- \"\(last)\")); "
      return "    \(forms)) \(reply)return ;;"
    }.joined(separator: "\n")
  }

  private static var argumentCases: String {
    ArgumentTable.commands.filter { !$0.arguments.allowedValues.isEmpty }.map { command in
      let words = command.arguments.allowedValues.joined(separator: " ")
      return "    \(command.name.rawValue)) [[ $word == -* ]] || "
        + "{ COMPREPLY=($(compgen -W '\(words)' -- \"$word\")); return; } ;;"
    }.joined(separator: "\n")
  }

  private static var commandCases: String {
    ArgumentTable.commands.map { command in
      let words = Completions.options(of: command).flatMap { option in
        // A value attached with `=` is completed together with its option.
        [option.longForm]
          + (option.value.takesNextWord ? [] : option.value.allowedValues.map { "\(option.longForm)=\($0)" })
      }.joined(separator: " ")
      return "    \(command.name.rawValue)) words=\(Completions.quoted(words)) ;;"
    }.joined(separator: "\n")
  }
}
