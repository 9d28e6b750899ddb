import BookKit

/// A book's structure as JSON: one object, without members that don't apply.
enum TreeJSON {
  static func bytes(of outline: BookOutline) -> [UInt8] {
    let book = outline.book
    var json = JSONOutput()
    json.object { json in
      json.member("title", book.title)
      json.object("canvas") { json in
        json.member("width", book.canvas.width)
        json.member("height", book.canvas.height)
      }
      if !book.languages.isEmpty {
        json.array("languages") { json in for language in book.languages { json.value(language.value) } }
      }
      if !book.variables.isEmpty {
        json.array("variables") { json in
          for variable in book.variables {
            json.object { json in
              json.member("name", outline.text(of: variable.name))
              write(variable.initial, as: "value", to: &json)
            }
          }
        }
      }
      write(book.rules, BookPhrases(outline: outline, page: nil), to: &json)
      json.array("pages") { json in
        for page in outline.pages.indices {
          json.beginLine()
          write(page, of: outline, to: &json)
        }
        json.beginLine()
      }
    }
    return json.bytes + "\n".utf8
  }

  private static func write(_ page: Int, of outline: BookOutline, to json: inout JSONOutput) {
    let content = outline.book.pages[outline.pages[page]]
    let words = BookPhrases(outline: outline, page: page)
    json.object { json in
      json.member("page", outline.pages[page] + 1)
      json.member("name", content.name.map { outline.text(of: $0.value) })
      json.member("title", content.title)
      switch content.background?.value {
      case .color(let color): json.member("background", color.text)
      case .image(let file): json.member("background", file)
      case nil: break
      }
      json.member("music", content.music?.trackName?.value)
      json.array("elements") { json in write(content.elements[...], words, to: &json) }
      write(content.rules, words, to: &json)
    }
  }

  /// Writes sibling elements, each with its descendants.
  private static func write(_ elements: ArraySlice<Element>, _ words: BookPhrases, to json: inout JSONOutput) {
    var index = elements.startIndex
    while index < elements.endIndex {
      let next = min(index + max(elements[index].extent, 1), elements.endIndex)
      json.object { json in
        write(elements[index], words, to: &json)
        if elements[index].type == .group {
          json.array("elements") { json in write(elements[(index + 1)..<next], words, to: &json) }
        }
      }
      index = next
    }
  }

  private static func write(_ element: Element, _ words: BookPhrases, to json: inout JSONOutput) {
    json.member("type", element.type.keyword.description)
    json.member("name", words.outline.text(of: element.name))
    if element.type != .audio {
      json.member("x", element.x.value)
      json.member("y", element.y.value)
    }
    json.member("width", element.width?.value)
    json.member("height", element.height?.value)
    switch element.content {
    case .image(let image): json.member("file", image.fileName?.value)
    case .text(let text): json.member("text", text.text.value)
    case .audio(let audio):
      json.member("file", audio?.trackName?.value)
      json.member("start", audio.flatMap { $0.start.value > 0 ? $0.start.value : nil })
    case .movie(let movie):
      json.array("frames") { json in for frame in movie.frames { json.value(frame.name?.value ?? "") } }
    case .activeArea(let area): json.member("isActive", area.isActive.value)
    case .group: break
    }
    if let trigger = element.trigger { write(trigger, words, to: &json) }
    json.member("offStage", element.isOffStage.value ? true : nil)
    if !element.tweens.isEmpty {
      json.array("tweens") { json in for tween in element.tweens { write(tween, words, to: &json) } }
    }
    json.member("draggable", element.isDraggable.value ? true : nil)
    if !element.dropTargets.isEmpty {
      json.array("dropTargets") { json in
        for target in element.dropTargets { json.value(target.name.map { words.outline.text(of: $0.value) } ?? "") }
      }
      if element.dropTargets.contains(where: { $0.localizedLabel.original != nil }) {
        json.array("labels") { json in
          for target in element.dropTargets { json.value(target.localizedLabel.original?.value ?? "") }
        }
      }
    }
    json.member("link", element.link?.value)
  }

  // MARK: - Parts

  private static func write(_ tween: Tween, _ words: BookPhrases, to json: inout JSONOutput) {
    json.object { json in
      json.member("name", words.outline.text(of: tween.name))
      json.array("properties") { json in
        for track in tween.tracks { json.value(track.property.keyword.description) }
      }
      json.member("delay", tween.delay)
      json.member("duration", tween.duration.value)
      json.member("transition", tween.easing.text)
      json.member("loopType", tween.loopType.keyword.description)
      json.member("loopCount", tween.loopCount?.value)
      json.member("removeFromStageWhenFinished", tween.removesElement ? true : nil)
      if let trigger = tween.trigger { write(trigger, words, to: &json) }
      json.member("words", words.changes(of: tween))
    }
  }

  private static func write(_ trigger: Trigger, _ words: BookPhrases, to json: inout JSONOutput) {
    guard let page = words.page else { return }
    let cause = words.outline.cause(of: trigger, on: page)
    json.object("trigger") { json in
      json.member("kind", cause.kind.rawValue)
      json.member("item", cause.item)
      json.member("tween", cause.tween)
      json.member("when", cause.moment.keyword.description)
      json.member("delay", trigger.delay)
      json.member("retrigger", trigger.retrigger.keyword.description)
      json.member("words", words.waiting(for: trigger))
    }
  }

  private static func write(_ rules: [Rule], _ words: BookPhrases, to json: inout JSONOutput) {
    guard !rules.isEmpty else { return }
    json.array("rules") { json in
      for rule in rules {
        json.object { json in
          json.member("name", words.outline.text(of: rule.name))
          json.member("event", rule.event?.value.keyword.description)
          json.member("item", rule.item.map { words.outline.text(of: $0.value) })
          json.member("if", rule.condition.map { words.text(of: $0.value) })
          json.array("do") { json in for action in rule.actions { json.value(action.kind.keyword.description) } }
          json.member("words", words.whole(rule))
        }
      }
    }
  }

  private static func write(_ value: Value, as key: String, to json: inout JSONOutput) {
    switch value {
    case .number(let number): json.member(key, number)
    case .boolean(let truth): json.member(key, truth)
    case .string(let text): json.member(key, text)
    }
  }
}
