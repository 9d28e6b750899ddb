import BookKit
import BookReports

/// The table of all commands and options, from which parsing, help, suggestions and completions are derived.
package enum ArgumentTable {
  package static let common = [CommonOption.help.entry, CommonOption.color.entry]
  package static let standalone = [CommonOption.version.entry, CommonOption.completions.entry]
  package static let closing = "Exit status: 0 success, 1 errors or differences, 2 bad usage or unreadable file."

  package static let keys: [String] = {
    var known = Set<String>()
    return Key.all.map(\.name.description).filter { known.insert($0).inserted }
  }()

  package static let baselineName = "baseline.json"
  package static let rules = DiagnosticRule.all.map(\.description)
  static let bookRemark = "BOOK is a .plist, a folder with a book.plist in it, or - for standard input."
}
