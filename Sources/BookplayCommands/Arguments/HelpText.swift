import BookReports

/// Formats the pages of `--help`, which have at most 24 lines of 80 columns.
package enum HelpText {
  private static let maxLineCount = 24

  package static func page(of command: CommandName?, width: Int? = nil) -> String {
    let width = width ?? Wrapping.defaultWidth
    guard let command else { return programPage(width) }
    return page(of: command.entry, width)
  }

  private static func programPage(_ width: Int) -> String {
    var lines = ["Usage: \(Tool.name) COMMAND …", "Commands:"]
    lines += columns(ArgumentTable.commands.map { ($0.name.rawValue, $0.summary) }, width)
    lines += ["Options:"]
    lines += columns((ArgumentTable.common + ArgumentTable.standalone).map(row), width)
    // With so many commands, only the page of each command has room for the exit status.
    return text(lines, width)
  }

  private static func page(of entry: CommandEntry, _ width: Int) -> String {
    let start = ["Usage: " + entry.usage, capitalized(entry.summary) + "."] + entry.remarks
    let options = ["Options:"] + columns((entry.options + ArgumentTable.common).filter(\.hasOwnLine).map(row), width)
    let isSingle = entry.examples.count == 1
    let examples =
      (isSingle ? ["Example: " + entry.examples[0]] : ["Examples:"] + entry.examples.map { "  " + $0 })
      + [ArgumentTable.closing]
    // A page with many options has no room for blank lines.
    let gap = start.count + options.count + examples.count + 2 > maxLineCount ? [] : [""]
    return text(start + gap + options + gap + examples, width)
  }

  private static func row(of option: OptionEntry) -> (String, String) {
    let space = option.value.takesNextWord ? " " : ""
    let value = option.value.placeholder.map { space + $0 } ?? ""
    return (option.forms.joined(separator: ", ") + value, option.summary)
  }

  private static func columns(_ rows: [(String, String)], _ width: Int) -> [String] {
    let left = (rows.map(\.0.count).max() ?? 0) + 4
    return rows.map { name, summary in Wrapping.hanging(summary, after: "  " + name, margin: left, width: width) }
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func text(_ lines: [String], _ width: Int) -> String {
    lines.map { line in
      guard !line.contains("\n"), line.count > width else { return line + "\n" }
      let margin = line.prefix { $0 == " " }
      let lines = Wrapping.lines(of: String(line.dropFirst(margin.count)), width: width - margin.count - 2)
      return margin + lines.joined(separator: "\n" + margin + "  ") + "\n"
    }.joined()
  }
}
