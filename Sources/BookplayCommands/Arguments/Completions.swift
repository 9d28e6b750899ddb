package enum Completions {
  package static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  static func options(of command: CommandEntry) -> [OptionEntry] { command.options + ArgumentTable.common }

  static let leadingOptions = ArgumentTable.common + ArgumentTable.standalone

  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
