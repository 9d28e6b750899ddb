/// The pages of `--help`: at most 24 lines of 80 columns.
package enum HelpText {
  /// The help of `command`, or of the program, in lines of so many columns where not all have room.
  package static func page(of command: CommandName?, width: Int? = nil) -> String {
    let width = width ?? Wrapping.usualWidth
    guard let command else { return programPage(width) }
    return page(of: ArgumentTable.command(command), width)
  }

  private static func programPage(_ width: Int) -> String {
    var lines = ["Usage: \(ArgumentTable.program) COMMAND …", ArgumentTable.summary, "", "Commands:"]
    lines += columns(ArgumentTable.commands.map { ($0.name.rawValue, $0.summary) }, width)
    lines += ["", "Options:"]
    lines += columns((ArgumentTable.common + ArgumentTable.standalone).map(row), width)
    lines += ["Example: \(ArgumentTable.commands[0].examples[0])", ArgumentTable.closing]
    return text(lines, width)
  }

  private static func page(of entry: CommandEntry, _ width: Int) -> String {
    var lines = ["Usage: " + entry.usage, capitalized(entry.summary) + "."] + entry.remarks
    lines += ["", "Options:"]
    lines += columns((entry.options + ArgumentTable.common).map(row), width)
    lines += ["", "Examples:"] + entry.examples.map { "  " + $0 } + [ArgumentTable.closing]
    return text(lines, width)
  }

  private static func row(of option: OptionEntry) -> (String, String) {
    let space = option.value.takesNextWord ? " " : ""
    let value = option.value.placeholder.map { space + $0 } ?? ""
    return (option.forms.joined(separator: ", ") + value, option.summary)
  }

  /// Two columns, the second one beginning where the longest entry of the first ends, or below it in little room.
  private static func columns(_ rows: [(String, String)], _ width: Int) -> [String] {
    let left = (rows.map(\.0.count).max() ?? 0) + 4
    return rows.map { name, summary in Wrapping.hanging(summary, behind: "  " + name, margin: left, width: width) }
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// What was not made to fit goes on behind a margin.
  private static func text(_ lines: [String], _ width: Int) -> String {
    lines.map { line in
      guard !line.contains("\n"), line.count > width else { return line + "\n" }
      let margin = line.prefix { $0 == " " }
      let lines = Wrapping.lines(of: String(line.dropFirst(margin.count)), width: width - margin.count - 2)
      return margin + lines.joined(separator: "\n" + margin + "  ") + "\n"
    }.joined()
  }
}
