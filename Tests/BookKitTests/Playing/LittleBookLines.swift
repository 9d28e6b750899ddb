@testable import BookKit

/// Formats events like the expected traces of little books.
struct LittleBookLines {
  private let names: NameTable
  private var page: Int? = 1

  init(player: Player) {
    names = player.names
  }

  mutating func line(of event: Event) -> String {
    var words = ["\(event.tick.count)", event.kind.keyword.description]
    if let item = event.item {
      words.append(text(item) + (event.tween.map { "/" + text($0) } ?? ""))
    }
    if let target = event.target { words.append("target=" + text(target)) }
    if let other = event.other { words.append("other=" + text(other)) }
    if let pass = event.pass { words.append("pass=\(pass)") }
    if let index = event.index { words.append("index=\(index)") }
    if let spoken = event.text { words.append("text=\"\(text(spoken))\"") }
    if let name = event.name { words.append((event.kind == .ruleFired ? "" : "name=") + text(name)) }
    switch event.value {
    case .number(let number)?: words.append("value=" + decimal(number))
    case .boolean(let isTrue)?: words.append("value=\(isTrue)")
    case .text(let name)?: words.append("value=\"\(text(name))\"")
    case .color, nil: break
    }
    switch event.origin {
    case .wholePage?: words.append("from=page")
    case .noise?: words.append("from=noise")
    case .shake?: words.append("from=shake")
    case .item(let name)?, .section(let name)?: words.append("from=" + text(name))
    case .page(let number)?: words.append("from=\(number)")
    case nil: break
    }
    if let reason = event.reason { words.append("reason=" + reason.keyword.description) }
    if let isFinished = event.isFinished { words.append("finished=\(isFinished)") }
    if let url = event.url { words.append("url=" + text(url)) }
    if let position = event.position {
      words.append("x=" + decimal(position.x))
      words.append("y=" + decimal(position.y))
    }
    if event.page != page {
      page = event.page
      words.append("page=" + (page.map { "\($0)" } ?? "-"))
    }
    return words.joined(separator: " ")
  }

  private func text(_ name: Name) -> String { names.text(of: name) }

  /// Returns a number with at most three decimals.
  private func decimal(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
    return isWhole ? "\(Int(rounded))" : "\(rounded)"
  }
}
