import BookKit
import PropertyList

/// What happens on a page from its opening on, as rows of a timeline.
struct TimelineAnswer {
  private let list: PropertyList
  private let page: StagePage?
  private let assets: AssetCatalog?

  init(_ session: EditorSession, _ page: Int) {
    list = session.document.list
    assets = session.document.assets
    self.page = StagePage(session.document, page: page)
  }

  var value: JSONValue {
    guard let page else { return [] }
    var rows: [JSONValue] = []
    for item in page.outline.items where item.type != nil {
      let start: Double? = waitsFor(item.node) == nil && !isOffStage(item.node) ? 0 : nil
      rows.append(row("element", item, nil, start: start, end: nil, waiting: waitsFor(item.node)))
      rows += tweens(of: item, start)
      if item.type == .audio { rows.append(sound(item, start)) }
      if item.type == .movie { rows.append(movie(item, start)) }
      rows += words(of: item, on: page.outline)
    }
    return .array(rows)
  }

  private func row(
    _ kind: String, _ item: PageOutline.Item, _ name: String?, start: Double?, end: Double?, waiting: String?,
    _ others: [JSONValue.Member] = []
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("kind", .string(kind)), .init("item", .string(item.name)), .init("path", .string(item.path.description)),
    ]
    if let name { members.append(.init("name", .string(name))) }
    members += [
      .init("start", start.map { .number($0.toMillionths) } ?? .null),
      .init("end", end.map { .number($0.toMillionths) } ?? .null),
    ]
    members += others
    if let waiting { members.append(.init("waitsFor", .string(waiting))) }
    return .object(members)
  }

  private func number(_ key: String, _ node: NodeHandle) -> Double? {
    list.value(forKey: key, in: node).flatMap { LooseValue.number($0, of: list) }
  }

  private func isOffStage(_ node: NodeHandle) -> Bool {
    list.value(forKey: "offStage", in: node).flatMap { LooseValue.boolean($0, of: list) } ?? false
  }

  /// Returns the name of what a dictionary waits for.
  private func waitsFor(_ node: NodeHandle) -> String? {
    guard let trigger = list.value(forKey: "trigger", in: node) else { return nil }
    return list.text(of: "triggeringItem", in: trigger) ?? "page"
  }

  private func tweens(of item: PageOutline.Item, _ begin: Double?) -> [JSONValue] {
    guard let array = list.value(forKey: "tweens", in: item.node) else { return [] }
    var rows: [JSONValue] = []
    for (index, tween) in list.elements(of: array).enumerated() where list.kind(of: tween) == .dictionary {
      let waiting = waitsFor(tween)
      let start = waiting == nil ? begin.map { $0 + (number("delay", tween) ?? 0) } : nil
      let loops = list.text(of: "loopType", in: tween).map { $0 != "none" } ?? false
      let count = number("loopCount", tween) ?? 0
      let passes = loops ? (count > 0 ? count : nil) : 1
      let end = start.flatMap { start in passes.map { start + $0 * (number("duration", tween) ?? 1) } }
      var others: [JSONValue.Member] = [.init("passes", passes.map { .number($0) } ?? .null)]
      if let times = list.value(forKey: "keyTimes", in: tween) {
        others.append(.init("keyframes", JSONValue(times, of: list, typesBareWords: true)))
      }
      let name = list.text(of: "name", in: tween) ?? "tween\(index)"
      rows.append(row("tween", item, name, start: start, end: end, waiting: waiting, others))
    }
    return rows
  }

  private func sound(_ item: PageOutline.Item, _ begin: Double?) -> JSONValue {
    let audio = list.value(forKey: "audio", in: item.node)
    let offset = audio.flatMap { number("offset", $0) } ?? 0
    let file = audio.flatMap { list.text(of: "trackName", in: $0) }
    let duration = audio.flatMap { number("duration", $0) } ?? file.flatMap { assets?[$0]?.duration }
    let loops =
      audio.flatMap { list.value(forKey: "loop", in: $0) }.flatMap { LooseValue.boolean($0, of: list) } ?? false
    let start = begin.map { $0 + offset }
    let end = loops ? nil : start.flatMap { start in duration.map { start + $0 } }
    return row("sound", item, nil, start: start, end: end, waiting: waitsFor(item.node))
  }

  private func movie(_ item: PageOutline.Item, _ begin: Double?) -> JSONValue {
    let frames = list.value(forKey: "frames", in: item.node).map { list.count(of: $0) } ?? 0
    let fps = number("fps", item.node) ?? 12
    let truth = { (key: String) in
      list.value(forKey: key, in: item.node).flatMap { LooseValue.boolean($0, of: list) } ?? true
    }
    let start = truth("autoStart") ? begin : nil
    let loops = truth("loop")
    let end = loops || fps <= 0 || frames == 0 ? nil : start.map { $0 + Double(frames) / fps }
    return row(
      "movie", item, nil, start: start, end: end, waiting: waitsFor(item.node),
      [.init("passes", loops ? .null : 1)])
  }

  /// Returns the rows of a text's words, which follow its voices.
  private func words(of item: PageOutline.Item, on outline: PageOutline) -> [JSONValue] {
    guard item.type == .text, let reading = list.value(forKey: "readAlong", in: item.node) else { return [] }
    let voices = list.kind(of: reading) == .array ? Array(list.elements(of: reading)) : [reading]
    let text = list.text(of: "text", in: item.node) ?? ""
    let spans = TextWords(text).words
    let utf8 = Array(text.utf8)
    var rows: [JSONValue] = []
    var next = 0
    for voice in voices {
      guard let starts = list.value(forKey: "starts", in: voice) else { continue }
      let name = list.text(of: "audio", in: voice) ?? ""
      let begin = outline.index(of: name).flatMap { index -> Double? in
        let sound = outline.items[index]
        guard waitsFor(sound.node) == nil, !isOffStage(sound.node) else { return nil }
        return list.value(forKey: "audio", in: sound.node).flatMap { number("offset", $0) } ?? 0
      }
      for element in list.elements(of: starts) where next < spans.count {
        let start = begin.flatMap { begin in LooseValue.number(element, of: list).map { begin + $0 } }
        let word = String(decoding: utf8[spans[next]], as: UTF8.self)
        rows.append(row("word", item, word, start: start, end: nil, waiting: start == nil ? name : nil))
        next += 1
      }
    }
    return rows
  }
}
