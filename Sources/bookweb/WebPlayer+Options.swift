import BookKit

// Sections and options.

extension WebPlayer {
  func optionsJSON() -> [UInt8] {
    let names = logged.player.names
    var json = JSONMembers()
    json.begin("{")
    for option in logged.player.bookOptions {
      json.key(names.utf8(of: option.name))
      switch option.value {
      case .boolean(let isOn): json.add(json: isOn ? "true" : "false")
      case .number(let number): json.add(number)
      case .text(let text): json.add(names.utf8(of: text))
      case .color: json.add(json: "null")
      }
    }
    json.end("}")
    return json.bytes
  }

  func addSections(to json: inout JSONMembers) {
    let player = logged.player
    let drawn = player.sections.filter { player.isAuthored(section: $0) }
    json.add("hasSections", if: !drawn.isEmpty)
    json.add("startsWithCover", if: player.start == .cover)
    let cover = StaticString("cover")
    json.add("hasCover", if: player.start == .cover || drawn.contains { cover.matches(player.names.utf8(of: $0)) })
  }
}
