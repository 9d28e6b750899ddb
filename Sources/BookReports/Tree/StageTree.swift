import BookKit
import PropertyList

package struct StageTree {
  private let stage: StageOutline

  package init(_ player: Player, of book: Book) { stage = StageOutline(player, of: book) }

  package func tree() -> TreePart {
    let player = stage.player
    var tree = TreePart()
    tree.heading = heading
    tree.add([
      "tick": Int(player.tick.count).json,
      "time": ScriptResult.bookTime(player.tick, tickRate: player.tickRate).json, "page": player.page?.json,
      "name": stage.page?.name.map { stage.phrases.outline.text(of: $0.value).json },
      "language": player.language.isEmpty ? nil : player.language.json, "turning": player.isTurning ? true : nil,
    ])
    let variables = stage.variables.map { variable in
      TreePart(variable: variable.name, variable.value.json, BookPhrases.value(variable.value))
    }
    tree.add("variables", parts: variables)
    tree.add("sounds", parts: stage.others.compactMap(sound), evenIfEmpty: !stage.others.isEmpty)
    tree.add("credit", part: player.shownCredit.map(credit))
    tree.add("elements", parts: stage.items.indices.map(element), evenIfEmpty: true)
    return tree
  }

  private var heading: (name: String, rest: String) {
    let player = stage.player
    let time = BookPhrases.seconds(at: player.tick, tickRate: player.tickRate)
    let moment = ", at \(time) (tick \(player.tick.count))"
    if let section = player.section { return ("section", " " + BookPhrases.named(stage.text(of: section)) + moment) }
    guard let page = player.page else { return ("credits", moment) }
    let (name, rest) = BookTree.heading(of: page - 1, in: stage.phrases.outline.book, language: player.language)
    return (name, rest + moment + (player.isTurning ? ", while the page is being turned" : ""))
  }

  private func sound(_ running: Activity) -> TreePart? {
    guard case .sound(let name, let isDelayed) = running else { return nil }
    return TreePart(
      row: ["sound", BookPhrases.named(stage.text(of: name))], isDelayed ? "starts soon" : "plays",
      ["name": stage.text(of: name).json, "state": StageTree.state(isDelayed)])
  }

  private func credit(_ credit: ShownCredit) -> TreePart {
    let (name, role) = (credit.name.map(stage.text), credit.role.map(stage.text))
    let alpha = credit.alpha == 1 ? nil : "alpha \(BookPhrases.thousandths(credit.alpha))"
    return TreePart(
      row: ["credit \(credit.index)", name.map(BookPhrases.named) ?? ""],
      [role.map { Quotation.of($0) }, alpha].compactMap(\.self).joined(separator: ", "),
      ["index": credit.index.json, "name": name?.json, "role": role?.json, "alpha": credit.alpha.json])
  }

  private static func state(_ isDelayed: Bool) -> JSONValue { isDelayed ? "delayed" : "running" }

  private func element(at place: Int) -> TreePart {
    let item = stage.items[place]
    let type = item.type.keyword.description
    let indentation = String(repeating: TreeRow.blanks, count: stage.depths[place])
    let start = [indentation + type, BookPhrases.named(stage.text(of: item.name))]
    var part = TreePart()
    part.add([
      "type": type.json, "name": stage.text(of: item.name).json,
      "group": item.parent.map { stage.text(of: stage.items[$0].name).json }, "onStage": item.isOnStage.json,
    ])
    guard item.isOnStage else {
      // The book doesn't always determine the reason.
      let waiting = stage.element(at: place).flatMap { stage.phrases.waiting(for: $0) }
      part.add("words", waiting)
      part.addRow(start, "off stage" + (waiting.map { ", " + $0 } ?? ""))
      return part
    }
    let values = StageTree.addValues(of: item, to: &part)
    let progress = stage.player.progress(of: item.name)
    part.add("progress", progress)
    let piece = part.add(pieceAt: place, of: stage.items, on: stage.player)
    let moved = progress.map { "\(MovablePart.progressName) \(BookPhrases.thousandths($0))" } ?? ""
    let state = [values, moved, piece].filter { !$0.isEmpty }.joined(separator: ", ")
    part.addRow(start + BookPhrases.frame(of: item), state)
    part.add(gameOf: item.element, on: stage.player)
    part.add("running", parts: stage.running[place].map(running))
    part.add("waiting", parts: stage.waitingTweens(at: place).compactMap(waiting))
    return part
  }

  private func running(_ running: Activity) -> TreePart {
    switch running {
    case .tween(_, let tween, let isDelayed):
      TreePart(
        detail: "tween \(BookPhrases.named(stage.text(of: tween))) \(isDelayed ? "starts soon" : "runs")",
        ["kind": "tween", "name": stage.text(of: tween).json, "state": StageTree.state(isDelayed)])
    case .sound(_, let isDelayed):
      TreePart(
        detail: isDelayed ? "starts soon" : "plays", ["kind": "sound", "state": StageTree.state(isDelayed)])
    case .movie: TreePart(detail: "the movie runs", ["kind": "movie"])
    case .body: TreePart(detail: "the body moves", ["kind": "body"])
    case .turn: TreePart(detail: "the page is turned", ["kind": "turn"])
    }
  }

  private func waiting(_ tween: Tween) -> TreePart? {
    guard let trigger = tween.trigger else { return nil }
    let waiting = stage.phrases.waiting(for: trigger, andThen: tween.delay)
    return TreePart(
      detail: "tween \(stage.phrases.named(tween.name)) \(waiting)",
      ["name": stage.phrases.outline.text(of: tween.name).json, "words": waiting.json])
  }

  private static func addValues(of item: StageItem, to part: inout TreePart) -> String {
    let (values, placement) = (item.values, item.values.placement)
    var words: [String] = []
    func add(_ property: Property, _ number: Double, unless standard: Double? = nil) {
      part.add(property.keyword.description, number)
      if number != standard { words.append("\(property.keyword) \(BookPhrases.thousandths(number))") }
    }
    if item.type != .audio {
      let frame = placement.frame
      part.add(["x": frame.x.json, "y": frame.y.json, "width": frame.width.json, "height": frame.height.json])
      add(.alpha, values.alpha, unless: 1)
      add(.rotation, placement.rotation, unless: 0)
      add(.scaleX, placement.scaleX, unless: 1)
      add(.scaleY, placement.scaleY, unless: 1)
    }
    if item.type == .text {
      add(.fontSize, values.fontSize)
      part.add(Property.fontColor.keyword.description, values.fontColor.text)
      words.append("\(Property.fontColor.keyword) \(values.fontColor.text)")
    }
    if item.type == .audio { add(.volume, values.volume) }
    if item.type == .movie { add(.frame, values.movieFrame) }
    if item.type == .activeArea { part.add("active", item.isActive) }
    part.add([
      "word": item.word?.json, "visible": item.isVisible.json, "seen": item.isShown.json,
      "held": item.isHeld ? true : nil,
    ])
    if let word = item.word { words.append("word \(word)") }
    if !item.isShown { words.append(item.isVisible ? "its group is not visible" : "not visible") }
    if !item.isActive { words.append("not active") }
    if item.isHeld { words.append("held by a finger") }
    return words.joined(separator: ", ")
  }
}
