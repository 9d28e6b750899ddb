import BookKit
import PropertyList

extension Editor {
  mutating func addTween(_ edit: BookEdit) throws(Refusal) {
    guard
      case .addTween(
        let reference, let element, let properties, let duration, let delay, let transition, let place) = edit
    else { return }
    let item = try chosen(element, reference).item
    let tweens = item.path.key("tweens")
    let index = try newIndex(place, among: list.count(at: tweens))
    let taken = list.partNames(in: tweens, inserting: index)
    let name = FreeNames.numbered("tween", from: 1, among: taken)
    label = "Add tween \(name) to \(item.name)"
    let tween: JSONValue = [
      "name": .string(name), "delay": delay.flatMap { $0 == 0 ? nil : .number($0) }, "properties": .object(properties),
      "duration": duration.flatMap { $0 == 1 ? nil : .number($0) }, "transition": transition.map { .string($0) },
    ]
    try insert(tween, at: index, into: tweens)
  }

  mutating func changeKeyframes(
    of reference: BookEdit.Reference, _ name: String, _ page: BookEdit.Reference, to change: BookEdit.KeyframeChange
  ) throws(Refusal) {
    let (item, page) = try chosen(name, page)
    let index = page.index(at: item.path) ?? 0
    var columns = KeyframeColumns(tween: try tween(reference, of: item), item: index, page: page)
    try columns.perform(change, with: &self)
  }

  mutating func setTime(
    of reference: BookEdit.Reference?, of item: PageOutline.Item, _ start: Double?, _ end: Double?
  ) throws(Refusal) {
    guard start != nil || end != nil else { throw Refusal(.missingMember, "`setTime` needs `start` or `end`") }
    guard let reference else { return try setSoundTime(start, end, of: item) }
    let tween = try tween(reference, of: item)
    label = "Move tween \(name(at: tween))"
    if let start { try setNumber("delay", start, at: tween, default: 0) }
    guard let end else { return }
    let delay = try number("delay", at: tween) ?? 0
    try setNumber("duration", max(0, (end - delay) / passes(ofTween: tween)), at: tween, default: 1)
  }

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

  mutating func setReading(
    _ starts: [Double], _ audio: String, of chosen: (item: PageOutline.Item, page: PageOutline)
  ) throws(Refusal) {
    let (item, page) = chosen
    let voice = page.items[try page.known(audio)]
    label = "Set readAlong of \(item.name)"
    let text = list.text(of: "text", in: item.node) ?? list.text(of: "contents", in: item.node) ?? ""
    let words = TextWords(text).words.count
    let path = item.path.key("readAlong")
    let new: JSONValue = ["audio": .string(voice.name), "starts": .array(starts.map { .number($0) })]
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

  private mutating func setVoice(_ name: String, _ starts: [Double], at path: PropertyListPath) throws(Refusal) {
    try draft.set("audio", to: .string(name), at: path)
    if list.node(at: path.key("segments")) != nil { try draft.removeKey("segments", at: path) }
    try draft.set("starts", to: starts.json, at: path)
  }

  private static func wrongCount(_ words: Int, _ times: Int) -> Refusal {
    Refusal(.wordCount, "the text has \(words) words, and \(times) times were given")
  }
}
