import BookKit
import BookReports

/// The table of all commands and options, from which parsing, help, suggestions and completions are derived.
package enum ArgumentTable {
  /// The options that every command has.
  package static let common = [CommonOption.help.entry, CommonOption.color.entry]

  /// The options that take the place of a command.
  package static let standalone = [CommonOption.version.entry, CommonOption.completions.entry]

  /// The last line of every help text.
  package static let closing = "Exit status: 0 success, 1 errors or differences, 2 bad usage or unreadable file."

  /// The names of all keys that a book can have, without duplicates.
  package static let keys: [String] = {
    var known = Set<String>()
    return Key.all.map(\.name.description).filter { known.insert($0).inserted }
  }()

  /// The file name of the baseline that `validate` looks for next to a book.
  package static let baselineName = "baseline.json"

  /// The names of all rules that a book can break.
  package static let rules = DiagnosticRule.all.map(\.description)

  /// A remark for the help of commands that take a book.
  static let bookRemark = "BOOK is a .plist, a folder with a book.plist in it, or - for standard input."
}
