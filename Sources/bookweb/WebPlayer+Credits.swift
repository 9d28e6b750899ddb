import BookKit

extension WebPlayer {
  func creditsJSON() -> [UInt8] {
    let names = logged.player.names
    var json = JSONMembers()
    json.begin("{")
    if let screen = logged.player.creditsScreen {
      add("title", screen.title, to: &json)
      if let credit = screen.credit { add(credit, names, to: &json) }
      add("about", screen.about, to: &json)
      add("publisher", screen.publisher, to: &json)
      json.add("publisherLink", screen.publisherLink.map { names.utf8(of: $0) })
      if let background = screen.background { add(background, names, to: &json) }
      json.add("color", screen.textColor)
      add(screen.layout, to: &json)
    }
    json.end("}")
    return json.bytes
  }

  private func add(_ credit: ShownCredit, _ names: NameTable, to json: inout JSONMembers) {
    json.begin("person", "{")
    json.add("name", credit.name.map { names.utf8(of: $0) })
    json.add("role", credit.role.map { names.utf8(of: $0) })
    json.add("avatar", credit.avatar.map { assets.number(of: $0, in: names) })
    if credit.avatar != nil { json.add("avatarRatio", credit.avatarRatio) }
    json.add("twitter", credit.twitter.map { names.utf8(of: $0) })
    json.add("web", credit.web.map { names.utf8(of: $0) })
    json.end("}")
  }

  private func add(_ layout: CreditsLayout, to json: inout JSONMembers) {
    json.add("fontSize", layout.fontSize)
    json.begin("frames", "{")
    let frames: [(StaticString, Rectangle)] = [
      ("title", layout.title), ("person", layout.credit), ("about", layout.about), ("publisher", layout.publisher),
    ]
    for (name, frame) in frames {
      json.begin(name, "[")
      for number in [frame.x, frame.y, frame.width, frame.height] { json.add(number) }
      json.end("]")
    }
    json.end("}")
  }
}
