import BookKit

package struct StageLookText {
  private let paint: Paint

  package init(paint: Paint) { self.paint = paint }

  package func lines(of player: Player) -> String {
    if let screen = player.creditsScreen { return lines(of: screen, player) }
    var heading = player.page.map { "page \($0)" } ?? "no page"
    if player.isTurning { heading += ", while it is being turned: touches and turns are refused" }
    let items = player.items
    var rows: [TreeRow] = []
    for item in items where item.isOnStage {
      let cells = [item.type.keyword.description, name(item.name, player)] + BookPhrases.frame(of: item)
      rows.append(TreeRow(cells: cells, rest: touch(item, in: player)))
    }
    let absent = items.filter { !$0.isOnStage }.map { name($0.name, player) }
    let rest = absent.isEmpty ? "" : "off stage: \(absent.joined(separator: ", "))\n"
    return paint.strong(heading, .cyan) + "\n" + TreeRow.text(of: rows, paint) + rest
  }

  private func lines(of screen: CreditsScreen, _ player: Player) -> String {
    let title = screen.credit?.name.map { " (\(name($0, player)))" } ?? ""
    let heading = screen.credit.map { "credit \($0.index)\(title)" } ?? "credits"
    let links = Player.CreditLink.allCases.filter { screen.hasLink($0) }
    let commands = links.map { "tap \($0)" } + ["next", "previous"]
    return paint.strong(heading, .cyan) + "\n  \(commands.joined(separator: ", "))\n"
  }

  private func touch(_ item: StageItem, in player: Player) -> String {
    switch player.reach(of: item.name) {
    case .reached?:
      guard player.isDraggable(item.name) == true else { return "tap" }
      let targets = player.choices.filter { $0.item == item.name }.map { name($0.target, player) }
      return targets.isEmpty ? "tap, drag" : "tap, drag, drop on " + targets.joined(separator: ", ")
    case .covered(let other)?: return "\(name(other, player)) covers its middle"
    case let reach?: return reach.hindrance?.description ?? ""
    case nil: return ""
    }
  }

  private func name(_ name: Name, _ player: Player) -> String { BookPhrases.named(player.names.text(of: name)) }
}
