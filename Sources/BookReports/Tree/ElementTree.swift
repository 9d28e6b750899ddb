import BookKit
import PropertyList

struct ElementTree {
  private let element: Element
  private let words: BookPhrases
  private var part = TreePart()

  static func parts(of elements: ArraySlice<Element>, depth: Int, _ words: BookPhrases) -> [TreePart] {
    var parts: [TreePart] = []
    var index = elements.startIndex
    while index < elements.endIndex {
      let next = min(index + max(elements[index].subtreeCount, 1), elements.endIndex)
      var tree = ElementTree(element: elements[index], words: words)
      tree.add(depth: depth)
      if elements[index].type == .group {
        let children = ElementTree.parts(of: elements[(index + 1)..<next], depth: depth + 1, words)
        tree.part.add("elements", parts: children, evenIfEmpty: true)
      }
      parts.append(tree.part)
      index = next
    }
    return parts
  }

  private mutating func add(depth: Int) {
    let type = element.type.keyword.description
    part.add(["type": type.json, "name": words.outline.text(of: element.name).json])
    let (place, size) = (addPlace(), addSize())
    let content = addContent()
    part.addRow(
      [String(repeating: TreeRow.blanks, count: depth) + type, words.named(element.name), place, size], content)
    part.add("trigger", part: element.trigger.flatMap(trigger))
    part.add("offStage", element.isOffStage.value ? true : nil)
    if let waiting = words.waiting(for: element) { part.addDetail(waiting) }
    part.add("tweens", parts: element.tweens.map(tween))
    if !element.isVisible { part.addDetail("not visible at first") }
    addDragging()
    addMoving()
    if let body = element.body { part.addDetail("a \(body.kind.keyword) body, a \(body.shape.keyword)") }
    if let rub = element.rub {
      part.addDetail("is rubbed away, \(BookPhrases.number(rub.share * 100)) % of it by readers")
      part.add("rub", part: self.rub(rub))
    }
    if let slideIn = element.slideIn {
      part.addDetail(
        "slides in from the \(slideIn.side.keyword) for \(BookPhrases.seconds(slideIn.duration))"
          + (slideIn.hold.map { ", and out after \(BookPhrases.seconds($0))" } ?? ""))
    }
    if element.pressedAlpha != 1 {
      part.add("pressedAlpha", element.pressedAlpha)
      part.addDetail("shows a finger on it: alpha × \(BookPhrases.number(element.pressedAlpha))")
    }
    part.add("link", element.link?.value)
    if let link = element.link { part.addDetail("a tap opens \(BookPhrases.named(link.value))") }
    addTapping()
  }

  private mutating func addTapping() {
    if !element.tapActions.isEmpty {
      part.add("onTap", element.tapActions.map { $0.kind.keyword.description })
      part.addDetail("a tap does: " + element.tapActions.map(words.text).joined(separator: ", "))
    }
    if let target = element.opens {
      part.add("open", words.text(of: target.value))
      part.addDetail("a tap opens \(words.text(of: target.value))")
    }
    if let condition = element.visibility {
      part.add("visibleIf", words.text(of: condition.value))
      part.addDetail("seen while \(words.text(of: condition.value))")
    }
  }

  // MARK: - Appearance

  /// Adds the position of the frame and returns it as text, or an empty string for a sound.
  private mutating func addPlace() -> String {
    guard element.type != .audio else { return "" }
    part.add(["x": element.x.value.json, "y": element.y.value.json])
    return "at \(BookPhrases.number(element.x.value)), \(BookPhrases.number(element.y.value))"
  }

  private mutating func addSize() -> String {
    guard element.width != nil || element.height != nil else { return "" }
    part.add(["width": element.width?.value.json, "height": element.height?.value.json])
    return [element.width, element.height].map { $0.map { BookPhrases.number($0.value) } ?? "?" }
      .joined(separator: " × ")
  }

  private mutating func addContent() -> String {
    switch element.content {
    case .text(let text):
      part.add("text", text.text.value)
      return "\"\(Quotation.of(text.text.value))\""
    case .audio(let audio):
      part.add("file", audio?.trackName?.value)
      part.add("start", audio.flatMap { $0.start.value > 0 ? $0.start.value : nil })
      return audio.map { ElementTree.words(for: $0) } ?? ""
    case .movie(let movie):
      part.add("frames", movie.frames.map { $0.name?.value ?? "" })
      let frames = FindingReport.counted(movie.frames.count, "frame")
      return "\(frames), \(BookPhrases.number(movie.framesPerSecond)) a second"
        + (movie.loops ? ", repeating" : "") + (movie.startsAutomatically ? "" : ", stopped at first")
    case .activeArea(let area):
      part.add("isActive", area.isActive.value)
      return [area.shape == .ellipse ? "an ellipse" : nil, area.isActive.value ? nil : "not active at first"]
        .compactMap(\.self).joined(separator: ", ")
    case .miniature(let miniature):
      let page = miniature.page.map { words.text(of: $0.value) }
      part.add("page", page)
      return page.map { "of page " + $0 } ?? ""
    case .puzzle, .coloring: return part.add(game: element.content, words)
    case .group: return ""
    default:
      part.add("file", element.content.fileName?.value)
      return ElementTree.file(element.content.fileName)
    }
  }

  static func words(for audio: Audio) -> String {
    var words = file(audio.trackName)
    if audio.offset > 0 { words += ", at " + BookPhrases.seconds(audio.offset) }
    if audio.start.value > 0 { words += ", from " + BookPhrases.seconds(audio.start.value) + " of the file" }
    if let duration = audio.duration { words += ", for " + BookPhrases.seconds(duration) }
    if audio.role != .effect { words += ", \(audio.role.keyword)" }
    return audio.loops.value ? words + ", repeating" : words
  }

  static func file(_ name: Located<String>?) -> String { name.map { BookPhrases.named($0.value) } ?? "no file" }

  // MARK: - Behaviour

  private func tween(_ tween: Tween) -> TreePart {
    let changes = words.changes(of: tween)
    var part = TreePart()
    part.addDetail("tween \(words.named(tween.name)): \(changes)")
    part.add([
      "name": words.outline.text(of: tween.name).json,
      "properties": tween.tracks.map { $0.property.keyword.description }.json, "path": tween.way?.value.text.json,
      "delay": tween.delay.json, "duration": tween.duration.value.json, "transition": tween.easing.text.json,
      "loopType": tween.loopType.keyword.description.json, "loopCount": tween.loopCount?.value.json,
      "removeFromStageWhenFinished": tween.removesElement ? true : nil,
    ])
    if let wander = tween.wander { part.add("wander", part: self.wander(wander)) }
    part.add("trigger", part: tween.trigger.flatMap(trigger))
    part.add("words", changes)
    return part
  }

  private func rub(_ rub: Rub) -> TreePart {
    var part = TreePart()
    part.add(["radius": rub.radius.json, "share": rub.share.json, "fade": rub.fade.json, "label": rub.label?.json])
    return part
  }

  private func wander(_ wander: Wander) -> TreePart {
    var part = TreePart()
    part.add([
      "x": wander.x?.json, "y": wander.y?.json, "width": wander.width?.json, "height": wander.height?.json,
      "speed": wander.speed?.json, "pause": wander.pause.json, "faces": wander.faces?.keyword.description.json,
    ])
    return part
  }

  private func trigger(_ trigger: Trigger) -> TreePart? {
    guard let page = words.page else { return nil }
    let cause = words.outline.cause(of: trigger, on: page)
    var part = TreePart()
    part.add([
      "kind": (cause.kind?.word.description ?? "unknown").json, "item": cause.item?.json, "tween": cause.tween?.json,
      "when": cause.moment.keyword.description.json, "delay": trigger.delay.json,
      "retrigger": trigger.retrigger.keyword.description.json, "words": words.waiting(for: trigger).json,
    ])
    return part
  }

  /// Adds what a slider, a dial or a flap does.
  private mutating func addMoving() {
    guard let movable = element.movable else { return }
    let kind = movable.kind.keyword.description
    let stops = movable.stopPositions
    part.add("part", kind)
    part.add(["stops": .array(stops.map { $0.json })])
    var details = ["a \(kind) with \(FindingReport.counted(stops.count, "stop"))"]
    if let variable = movable.variable { details.append("sets \(words.named(variable.value))") }
    let drives = words.names(of: movable.drives)
    if !drives.isEmpty { details.append("drives " + drives.joined(separator: ", ")) }
    part.add("drives", drives.isEmpty ? nil : drives)
    part.addDetail(details.joined(separator: ", "))
  }

  private mutating func addDragging() {
    part.add("draggable", element.isDraggable.value ? true : nil)
    guard element.isDraggable.value || !element.dropTargets.isEmpty else { return }
    let targets = element.dropTargets.map { target in
      (name: target.name.map { words.outline.text(of: $0.value) }, label: target.localizedLabel.original?.value)
    }
    if !targets.isEmpty { part.add("dropTargets", targets.map { $0.name ?? "" }) }
    if targets.contains(where: { $0.label != nil }) { part.add("labels", targets.map { $0.label ?? "" }) }
    let onto = targets.map { target in
      (target.name.map(BookPhrases.named) ?? "a target without a name")
        + (target.label.map { ", \"\(Quotation.of($0))\"" } ?? "")
    }
    let along = element.dragWith.map { words.named($0.value) }
    part.addDetail(
      (element.isDraggable.value ? "can be dragged" : "has drop targets, but cannot be dragged")
        + (onto.isEmpty ? "" : " onto " + onto.joined(separator: ", "))
        + (along.isEmpty ? "" : ", together with " + along.joined(separator: ", ")))
  }
}
