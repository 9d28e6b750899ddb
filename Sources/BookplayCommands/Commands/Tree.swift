import BookKit
import BookReports

struct Tree: BookplayCommand {
  static let page = Option.text("page", .text("PAGE"), "show only this page, by name or number")
  static let section = Option.text("section", .text("SECTION"), "show only this section, such as cover")
  static let at = Option.time("at", "show the stage at this time: 2s, 250ms, \"30 ticks\"")
  static let format = Option.reports(StructureFormat.self, "text (default) or json")

  static let entry = CommandEntry(
    .tree, takes: .oneBook, "show the pages of a book, their elements, triggers and rules",
    options: [page, section, at, format, CommonOption.output],
    remarks: [ArgumentTable.bookRemark, "A book with errors is shown as far as it can be read."],
    examples: ["bookplay tree Moon", "bookplay tree Moon --page 2 --format json", "bookplay tree Moon --at 1.5s"])

  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    try command.options.exclude([Tree.page], with: Tree.section)
    let time = try command.options.value(of: Tree.at)
    let reports = try command.reports(Tree.format, default: .text)
    let opened = try OpenedBook(of: command)
    let tree =
      if let time { StageTree(try opened.stage(for: command, at: time), of: opened.book).tree() } else {
        try structure(of: opened)
      }
    for report in reports.all {
      switch report.format {
      case .text: report.output.write(tree.text(command.paint(for: report.output)))
      case .json: report.output.write(tree.json)
      }
    }
    try reports.write()
    return opened.status
  }

  private func structure(of opened: OpenedBook) throws(CommandError) -> TreePart {
    let book = opened.book
    if let wanted = command.options[Tree.section] {
      let shown = try opened.section(wanted)
      return BookTree.tree(of: shown.book, pages: [], sections: [shown.index], areGenerated: shown.isGenerated)
    }
    if let wanted = command.options[Tree.page] {
      return BookTree.tree(of: book, pages: [try opened.page(wanted)], sections: [])
    }
    return BookTree.tree(of: book, pages: Array(book.pages.indices), sections: Array(book.sections.indices))
  }
}
