/// The pages of `--help`: at most 24 lines of 80 columns.
package enum HelpText {
  /// The help of `command`, or of the program.
  package static func page(of command: CommandName?) -> String {
    guard let command else { return programPage }
    return page(of: ArgumentTable.command(command))
  }

  private static var programPage: String {
    var lines = ["Usage: \(ArgumentTable.program) COMMAND …", ArgumentTable.summary, "", "Commands:"]
    lines += columns(ArgumentTable.commands.map { ($0.name.rawValue, $0.summary) })
    lines += ["", "Options:"]
    lines += columns((ArgumentTable.common + ArgumentTable.standalone).map(row))
    lines += ["Example: \(ArgumentTable.commands[0].examples[0])", ArgumentTable.closing]
    return text(lines)
  }

  private static func page(of entry: CommandEntry) -> String {
    var lines = ["Usage: " + entry.usage, capitalized(entry.summary) + "."] + entry.remarks
    lines += ["", "Options:"]
    lines += columns((entry.options + ArgumentTable.common).map(row))
    lines += ["", "Examples:"] + entry.examples.map { "  " + $0 }
    lines += ["", ArgumentTable.closing]
    return text(lines)
  }

  private static func row(of option: OptionEntry) -> (String, String) {
    let value = option.value.placeholder.map { " " + $0 } ?? ""
    return (option.forms.joined(separator: ", ") + value, option.summary)
  }

  /// Two columns, the second one beginning where the longest entry of the first ends.
  private static func columns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 2) + right
    }
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }
}
