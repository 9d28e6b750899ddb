import BookKit
import PropertyList

/// The stage at a point in time as text: a line for each element, with lines below it for what is running.
struct StageTreeText {
  let paint: Paint

  func lines(of stage: StageOutline) -> String {
    var rows = stage.variables.map { variable in
      row(["variable", BookPhrases.named(variable.name)], variable.value.words(stage.player.names))
    }
    rows += stage.others.filter { $0 != .turn }.map { running in
      guard case .sound(let name, let isDelayed) = running else { return row([], "") }
      return row(["sound", BookPhrases.named(stage.text(of: name))], isDelayed ? "starts soon" : "plays")
    }
    if let credit = stage.player.shownCredit { rows.append(self.row(of: credit, stage)) }
    for place in stage.items.indices { rows += self.rows(of: place, stage) }
    return heading(of: stage) + "\n" + TreeRow.text(of: rows, paint)
  }

  private func heading(of stage: StageOutline) -> String {
    let player = stage.player
    var time: [UInt8] = []
    TraceText.appendSeconds(player.tick, tickRate: player.tickRate, to: &time)
    let moment = ", at \(String(decoding: time, as: UTF8.self)) s (tick \(player.tick.count))"
    guard let page = player.page else { return paint.strong("credits", .cyan) + moment }
    let title = TreeText(paint: paint).heading(
      of: page - 1, in: stage.phrases.outline.book, language: player.language)
    return title + moment + (player.isTurning ? ", while the page is being turned" : "")
  }

  private func row(of credit: ShownCredit, _ stage: StageOutline) -> TreeRow {
    let name = credit.name.map { BookPhrases.named(stage.text(of: $0)) } ?? ""
    var words = credit.role.map { [Quotation.of(stage.text(of: $0))] } ?? []
    if credit.alpha != 1 { words.append("alpha \(StageTreeText.number(credit.alpha))") }
    return row(["credit \(credit.index)", name], words.joined(separator: ", "))
  }

  private func rows(of place: Int, _ stage: StageOutline) -> [TreeRow] {
    let item = stage.items[place]
    let type = String(repeating: TreeRow.blanks, count: stage.depths[place]) + item.type.keyword.description
    let start = [type, BookPhrases.named(stage.text(of: item.name))]
    guard item.isOnStage else { return [row(start, absence(of: place, stage))] }
    let frame = item.values.placement.frame
    let isPlaced = item.type != .audio
    let cells = [
      isPlaced ? "at \(StageTreeText.number(frame.x)), \(StageTreeText.number(frame.y))" : "",
      isPlaced ? "\(StageTreeText.number(frame.width)) × \(StageTreeText.number(frame.height))" : "",
    ]
    var rows = [row(start + cells, StageTreeText.state(of: item))]
    rows += stage.running(at: place).map { detail(words(for: $0, stage)) }
    for tween in stage.waitingTweens(at: place) {
      guard let trigger = tween.trigger else { continue }
      let waiting = stage.phrases.waiting(for: trigger, andThen: tween.delay)
      rows.append(detail("tween \(stage.phrases.named(tween.name)) \(waiting)"))
    }
    return rows
  }

  /// Returns why an element isn't on stage, as far as the book determines it.
  private func absence(of place: Int, _ stage: StageOutline) -> String {
    let waiting = stage.element(at: place).flatMap { stage.phrases.waiting(for: $0) }
    return "off stage" + (waiting.map { ", " + $0 } ?? "")
  }

  private func words(for running: Activity, _ stage: StageOutline) -> String {
    switch running {
    case .tween(_, let tween, let isDelayed):
      "tween \(BookPhrases.named(stage.text(of: tween))) \(isDelayed ? "starts soon" : "runs")"
    case .sound(_, let isDelayed): isDelayed ? "starts soon" : "plays"
    case .movie: "the movie runs"
    case .body: "the body moves"
    case .turn: "the page is turned"
    }
  }

  // MARK: - Values

  /// Returns the values of an element that differ from the defaults.
  private static func state(of item: StageItem) -> String {
    let (values, placement) = (item.values, item.values.placement)
    var words: [String] = []
    func addProperty(_ property: Property, _ number: Double, unless usual: Double? = nil) {
      if number != usual { words.append("\(property.keyword) \(StageTreeText.number(number))") }
    }
    if item.type != .audio {
      addProperty(.alpha, values.alpha, unless: 1)
      addProperty(.rotation, placement.rotation, unless: 0)
      addProperty(.scaleX, placement.scaleX, unless: 1)
      addProperty(.scaleY, placement.scaleY, unless: 1)
    }
    switch item.type {
    case .text:
      addProperty(.fontSize, values.fontSize)
      words.append("\(Property.fontColor.keyword) \(values.fontColor.text)")
    case .audio: addProperty(.volume, values.volume)
    case .movie: addProperty(.frame, values.frame)
    case .image, .activeArea, .group: break
    }
    if let word = item.word { words.append("word \(word)") }
    if !item.isVisible { words.append("not visible") } else if !item.isSeen { words.append("its group is not visible") }
    if !item.isActive { words.append("not active") }
    if item.isHeld { words.append("held by a finger") }
    return words.joined(separator: ", ")
  }

  private static func number(_ number: Double) -> String {
    var bytes: [UInt8] = []
    TraceText.appendThousandths(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func row(_ cells: [String], _ rest: String) -> TreeRow { TreeRow(cells: cells, rest: rest, isDetail: false) }

  private func detail(_ words: String) -> TreeRow { TreeRow(cells: [], rest: words, isDetail: true) }
}
