import BookKit
import Playthrough
import PropertyList

/// `bookplay tree`: shows what is on the pages of a book and what triggers what, or with `--at` the stage at a time.
struct Tree {
  let command: CommandContext

  func run() throws(CommandFailure) -> ExitStatus {
    let time = try command.options.time(of: .at)
    let reports = try command.reports(default: TreeFormat.text)
    let opened = try OpenedBook(of: command)
    if let time {
      try showStage(of: opened, at: time, in: reports)
    } else {
      try showStructure(of: opened, in: reports)
    }
    try reports.write()
    return opened.status
  }

  private func showStructure(
    of opened: OpenedBook, in reports: RequestedReports<TreeFormat>
  ) throws(CommandFailure) {
    let pages: [Int]
    if let wanted = command.options.text(of: .page) {
      pages = [try opened.page(wanted)]
    } else {
      pages = Array(opened.book.pages.indices)
    }
    let outline = BookOutline(opened.book, pages: pages)
    for report in reports.all {
      switch report.format {
      case .text: report.output.write(TreeText(paint: command.paint(for: report.output)).lines(of: outline))
      case .json: report.output.write(TreeJSON.bytes(of: outline))
      }
    }
  }

  private func showStage(
    of opened: OpenedBook, at time: ScriptTime, in reports: RequestedReports<TreeFormat>
  ) throws(CommandFailure) {
    var player = try opened.player(Player.Settings())
    try opened.open(command.options.text(of: .page), in: &player)
    let end = time.roundedDown(tickRate: player.tickRate)
    // The events aren't needed and must not pile up.
    while player.advanceToNext(within: Ticks(end.count - player.tick.count)) { _ = player.takeEvents() }
    player.advance(by: Ticks(end.count - player.tick.count))
    let stage = StageOutline(player, of: opened.book)
    for report in reports.all {
      switch report.format {
      case .text: report.output.write(StageTreeText(paint: command.paint(for: report.output)).lines(of: stage))
      case .json: report.output.write(StageTreeJSON.bytes(of: stage))
      }
    }
  }
}
