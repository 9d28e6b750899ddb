/// Scripts that teach shells to complete the program's command lines.
package enum Completions {
  /// The script for `shell`.
  package static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// All options that may stand behind `command`.
  static func options(of command: CommandEntry) -> [OptionEntry] { command.options + ArgumentTable.common }

  /// All options that may stand before a command.
  static let leadingOptions = ArgumentTable.common + ArgumentTable.standalone

  /// `text` in single quotes, as bash and zsh read them.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
