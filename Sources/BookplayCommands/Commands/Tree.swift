import BookKit
import BookReports
import Playthrough
import PropertyList

/// `bookplay tree`: shows what is on the pages of a book and what triggers what, or with `--at` the stage at a time.
struct Tree {
  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    try command.options.exclude([TreeOption.page], with: TreeOption.section)
    let time = try command.options.value(of: TreeOption.at)
    let reports = try command.reports(TreeOption.format, default: .text)
    let opened = try OpenedBook(of: command)
    let tree = if let time { try stage(of: opened, at: time) } else { try structure(of: opened) }
    for report in reports.all {
      switch report.format {
      case .text: report.output.write(TreeText(paint: command.paint(for: report.output)).lines(of: tree))
      case .json: report.output.write(TreeJSON.bytes(of: tree))
      }
    }
    try reports.write()
    return opened.status
  }

  private func structure(of opened: OpenedBook) throws(CommandError) -> TreePart {
    let book = opened.book
    if let wanted = command.options[TreeOption.section] {
      let shown = try opened.section(wanted)
      return BookTree.tree(of: shown.book, pages: [], sections: [shown.index], areGenerated: shown.isGenerated)
    }
    if let wanted = command.options[TreeOption.page] {
      return BookTree.tree(of: book, pages: [try opened.page(wanted)], sections: [])
    }
    return BookTree.tree(of: book, pages: Array(book.pages.indices), sections: Array(book.sections.indices))
  }

  private func stage(of opened: OpenedBook, at time: ScriptTime) throws(CommandError) -> TreePart {
    var player = try opened.player(Player.Settings())
    try opened.open(command.options[TreeOption.page], section: command.options[TreeOption.section], in: &player)
    let end = time.roundedDown(tickRate: player.tickRate)
    // The events aren't needed and must not pile up.
    while player.advanceToNextChange(within: Ticks(end.count - player.tick.count)) { _ = player.takeEvents() }
    player.advance(by: Ticks(end.count - player.tick.count))
    return StageTree(player, of: opened.book).tree()
  }
}
