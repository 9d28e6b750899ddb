import BookReports

enum ZshCompletion {
  static var script: String {
    let program = Tool.name
    return """
      #compdef \(program)
      # Completions of \(program) for zsh. Load them, after compinit, with: source <(\(program) --completions zsh)
      _\(program)() {
        local context state state_descr line
        typeset -A opt_args
        local -a commands=(
      \(ArgumentTable.commands.map { "    " + described($0) }.joined(separator: "\n"))
        )
        _arguments -C \\
      \(specifications(Completions.leadingOptions, indent: 4))
          '1:command:->command' '*::argument:->argument'
        case $state in
          command) _describe command commands ;;
          argument)
            case $words[1] in
      \(ArgumentTable.commands.map(commandCase).joined(separator: "\n"))
            esac ;;
        esac
      }
      if [[ $funcstack[1] == _\(program) ]]; then _\(program) "$@"; else compdef _\(program) \(program); fi

      """
  }

  private static func described(_ command: CommandEntry) -> String {
    Completions.quoted("\(command.name.rawValue):\(command.summary)")
  }

  private static func commandCase(_ command: CommandEntry) -> String {
    let shape = command.arguments
    let arguments = shape.areTopics ? "1:topic:(\(shape.allowedValues.joined(separator: " ")))" : shape.zshAction
    return """
              \(command.name.rawValue))
                _arguments \\
      \(specifications(Completions.options(of: command), indent: 12))
                  \(Completions.quoted(arguments)) ;;
      """
  }

  private static func equals(before value: OptionValue) -> String {
    switch value {
    case .none: ""
    case .optionalChoice: "=-"
    case .choice, .choices, .report, .optionalTime, .file, .folder, .text, .texts: "="
    }
  }

  /// Returns the specifications of options; the forms of one option exclude each other.
  private static func specifications(_ options: [OptionEntry], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return options.flatMap { option in
      option.forms.map { form in
        let others = option.value.repeats ? "*" : "(" + option.forms.joined(separator: " ") + ")"
        let equals = form.hasPrefix("--") ? equals(before: option.value) : ""
        let specification = "\(others)\(form)\(equals)[\(escaped(option.summary))]\(action(of: option.value))"
        return margin + Completions.quoted(specification) + " \\"
      }
    }.joined(separator: "\n")
  }

  private static func action(of value: OptionValue) -> String {
    switch value {
    case .none: ""
    case .optionalChoice(let name, let words): "::\(name):(\(words.joined(separator: " ")))"
    case .optionalTime(let name): "::\(name):"
    case .choice(let name, let words): ":\(name):(\(words.joined(separator: " ")))"
    case .choices(let name, let words): ":\(name):_sequence compadd - \(words.joined(separator: " "))"
    case .report(let name, let words):
      ":\(name):{if compset -P \"*=\"; then _files; else compadd \(words.joined(separator: " ")); fi}"
    case .file: ":file:_files"
    case .folder: ":folder:_files -/"
    case .text(let name), .texts(let name): ":\(name):"
    }
  }

  private static func escaped(_ summary: String) -> String {
    summary.map { "[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
