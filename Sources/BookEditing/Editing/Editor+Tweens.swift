import BookKit
import PropertyList

// Tweens and time.
extension Editor {
  mutating func performOnTweens(_ operation: Operation) throws(Refusal) {
    let page = try page(operation)
    let item = page.items[try item(operation, on: page)]
    select([item.path])
    switch operation.kind {
    case .addTween: try addTween(operation, to: item)
    case .setTime: try setTime(operation, of: item)
    case .setReading: try setReading(operation, of: item, on: page)
    default:
      let tween = try tween(operation["tween"] ?? .null, of: item)
      var column = KeyframeColumns(tween: tween, item: page.items.firstIndex { $0.path == item.path } ?? 0)
      try column.perform(operation, on: page, with: &self)
    }
  }

  private mutating func addTween(_ operation: Operation, to item: PageOutline.Item) throws(Refusal) {
    let tweens = item.path.key("tweens")
    let array = list.node(at: tweens)
    let count = array.map { list.count(of: $0) } ?? 0
    let index = try newIndex(operation, among: count)
    let taken = list.partNames(in: tweens, inserting: index)
    let name = FreeNames.numbered("tween", from: 1, among: taken)
    var members: [JSONValue.Member] = [.init("name", .string(name))]
    if let delay = operation.number("delay"), delay != 0 { members.append(.init("delay", .number(delay))) }
    members.append(.init("properties", .object(operation.object("properties"))))
    if let duration = operation.number("duration"), duration != 1 {
      members.append(.init("duration", .number(duration)))
    }
    if let transition = operation["transition"] { members.append(.init("transition", transition)) }
    label = "Add tween \(name) to \(item.name)"
    guard let array, list.kind(of: array) == .array else {
      let value = try ValueCheck.checked([.object(members)], at: tweens, in: list)
      return try draft.set("tweens", to: value, at: item.path)
    }
    let value = try ValueCheck.checked(.object(members), at: tweens.index(index), in: list)
    try draft.insert(value, at: index, in: tweens)
  }

  private mutating func setTime(_ operation: Operation, of item: PageOutline.Item) throws(Refusal) {
    let (start, end) = (operation.number("start"), operation.number("end"))
    guard start != nil || end != nil else { throw Refusal(.missingMember, "`setTime` needs `start` or `end`") }
    guard let value = operation["tween"] else { return try setSoundTime(start, end, of: item) }
    let tween = try tween(value, of: item)
    label = "Move tween \(name(at: tween, orElse: "tween"))"
    if let start { try setNumber("delay", start, at: tween, default: 0) }
    guard let end else { return }
    let delay = try number("delay", at: tween) ?? 0
    try setNumber("duration", max(0, (end - delay) / passes(ofTween: tween)), at: tween, default: 1)
  }

  /// Returns the number of passes of a tween as the engine plays it, or 1 if it never ends.
  private func passes(ofTween path: PropertyListPath) throws(Refusal) -> Double {
    let word = draft.value(of: "loopType", at: path).flatMap { list.utf8(of: $0) }
    guard let type = word.flatMap({ LoopType($0) }), type != .once else { return 1 }
    let count = try number("loopCount", at: path) ?? 0
    return count > 0 ? count : 1
  }

  private mutating func setSoundTime(_ start: Double?, _ end: Double?, of item: PageOutline.Item) throws(Refusal) {
    let audio = item.path.key("audio")
    label = "Set offset of \(item.name)"
    if let start { try setNumber("offset", start, at: audio, default: 0) }
    guard let end else { return }
    guard try number("duration", at: audio) != nil else {
      throw Refusal(.badValue, "the sound of `\(item.name)` has no `duration`, so its end can't be set")
    }
    let offset = try number("offset", at: audio) ?? 0
    try setNumber("duration", max(0, end - offset), at: audio)
  }

  // MARK: - Words

  private mutating func setReading(
    _ operation: Operation, of item: PageOutline.Item, on page: PageOutline
  ) throws(Refusal) {
    let voice = page.items[try self.item(operation.text("audio") ?? "", on: page)]
    let starts = operation.values("starts")
    label = "Set readAlong of \(item.name)"
    let text = list.text(of: "text", in: item.node) ?? list.text(of: "contents", in: item.node) ?? ""
    let words = TextWords(text).words.count
    let path = item.path.key("readAlong")
    let new = JSONValue.object([.init("audio", .string(voice.name)), .init("starts", .array(starts))])
    guard let node = list.node(at: path), list.kind(of: node) == .array else {
      guard starts.count == words else { throw Editor.wrongCount(words, starts.count) }
      guard let node = list.node(at: path), list.kind(of: node) == .dictionary else {
        return try set("readAlong", to: new, at: item.path, language: nil)
      }
      return try setVoice(voice.name, starts, at: path)
    }
    var total = starts.count
    var place: PropertyListPath?
    for (index, entry) in list.elements(of: node).enumerated() {
      if list.text(of: "audio", in: entry).map({ $0.utf8.elementsEqual(voice.name.utf8) }) ?? false {
        place = path.index(index)
      } else if let others = list.value(forKey: "starts", in: entry) ?? list.value(forKey: "segments", in: entry) {
        total += list.count(of: others)
      }
    }
    guard total <= words else { throw Editor.wrongCount(words, total) }
    if let place { return try setVoice(voice.name, starts, at: place) }
    try draft.insert(new, at: list.count(of: node), in: path)
  }

  private mutating func setVoice(
    _ name: String, _ starts: [JSONValue], at path: PropertyListPath
  ) throws(Refusal) {
    try draft.set("audio", to: .string(name), at: path)
    if list.node(at: path.key("segments")) != nil { try draft.removeKey("segments", at: path) }
    try draft.set("starts", to: .array(starts), at: path)
  }

  private static func wrongCount(_ words: Int, _ times: Int) -> Refusal {
    Refusal(.wordCount, "the text has \(words) words, and \(times) times were given")
  }
}
