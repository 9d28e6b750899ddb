/// Scripts with which shells complete the program's command lines.
package enum Completions {
  /// Returns the completion script for `shell`.
  package static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// Returns all options that can follow `command`.
  static func options(of command: CommandEntry) -> [OptionEntry] { command.options + ArgumentTable.common }

  /// The options that can come before a command.
  static let leadingOptions = ArgumentTable.common + ArgumentTable.standalone

  /// Returns `text` in single quotes, quoted for bash and zsh.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
