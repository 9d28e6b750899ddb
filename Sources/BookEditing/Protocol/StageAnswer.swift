import BookKit
import PropertyList

/// The elements of a page as a stage draws them, from back to front, including those that wait or are invisible.
struct StageAnswer {
  private let session: EditorSession
  private let page: StagePage?
  private let language: String?
  /// The engine's state, if the stage shows a time after the page's opening.
  private let moment: StageMoment?

  init(_ session: EditorSession, _ index: Int, at time: Double, language: String?) {
    (self.session, self.language) = (session, language)
    page = StagePage(session.document, page: index)
    moment = time > 0 ? page.flatMap { StageMoment(session, $0, at: time, language: language) } : nil
  }

  var value: JSONValue {
    guard let page else { return .null }
    let list = session.document.list
    let background = list.value(forKey: "background", in: page.outline.node)
    return [
      "background": background.map { JSONValue($0, of: list) }, "width": .number(page.canvas.width),
      "height": .number(page.canvas.height),
      "elements": .array(page.paintOrder.map { element($0, of: page) }),
    ]
  }

  private func element(_ index: Int, of page: StagePage) -> JSONValue {
    let item = page.outline.items[index]
    let played = moment?.item(index)
    let isPlayed = moment != nil
    var frame = page.geometry.placements[index].frame
    // If the book doesn't give the size of a text, the engine leaves the size to its host.
    if let drawn = played?.values.placement.frame, item.type != .text || drawn.width > 0 { frame = drawn }
    let map = played?.transform ?? page.geometry.maps[index]
    let element = page.geometry.elements[index]
    let waits = element.isOffStage.value || session.document.list.value(forKey: "trigger", in: item.node) != nil
    let alpha = played?.alpha ?? min(1, max(0, element.alpha.value))
    let pictures = pictures(item)
    let flap = element.movable.flatMap { $0.kind == .flap ? $0 : nil }
    let angle = flap.flatMap { moment?.angle(of: $0, index) }
    let shapes = isPlayed ? [] : page.shapes(of: index)
    let style = item.type == .text ? textStyle(of: item, played) : [:]
    return .joined(
      [
        "path": .string(page.path(index)), "item": .string(item.name),
        "type": item.type.map { .string($0.description) } ?? .null,
        "parent": item.parent.map { .string(page.path($0)) } ?? .null,
      ], StagePage.place(map, width: frame.width, height: frame.height),
      [
        "alpha": .number(alpha.toMillionths), "visible": .boolean(played?.isVisible ?? element.isVisible),
        "waits": .boolean(isPlayed ? played == nil : waits), "pictures": pictures.isEmpty ? nil : .strings(pictures),
      ], style,
      [
        "lines": item.type == .text ? lines(of: style, width: element.width == nil ? 0 : frame.width) : nil,
        "locked": .boolean(session.isLocked(index, of: page.outline)),
        "concealed": .boolean(session.isConcealed(index, of: page.outline)),
        "usualTrigger": .string(element.movable == nil ? usualTrigger(of: item.type) : "stop"),
        "stops": element.movable.map { .strings($0.stopNames) },
        "flap": angle.flatMap { _ in element.movable.map { .string($0.edge.description) } },
        "angle": angle.map { .number($0.toMillionths) },
        "back": angle.flatMap { _ in session.document.list.value(forKey: "flap", in: item.node) }
          .flatMap { session.document.list.text(of: "back", in: $0) }.map { .string($0) },
        "shapes": shapes.isEmpty ? nil : .array(shapes.map { $0.json }),
      ])
  }

  /// Returns the usual trigger of an element as `setTrigger` spells it.
  private func usualTrigger(of type: ElementType?) -> String {
    switch type?.triggerCause {
    // Many elements have no tween, but all of them can be touched.
    case nil, .tween: "touch"
    case .game: type?.description ?? ""
    case let cause?: cause.word.description
    }
  }

  private func textStyle(of item: PageOutline.Item, _ played: StageItem?) -> JSONValue {
    let keys = ["text", "fontName", "fontSize", "fontColor", "align", "valign", "background", "cornerRadius"]
    let members = keys.compactMap { key -> JSONValue.Member? in
      var value = localized(key, of: item)
      if key == "fontSize", let played { value = .number(played.values.fontSize.toMillionths) }
      if key == "fontColor", let played { value = .string(played.values.fontColor.text) }
      return value.map { .init(key, $0) }
    }
    return .object(members)
  }

  private func lines(of style: JSONValue, width: Double) -> JSONValue {
    guard let text = style["text"]?.text else { return [] }
    let layout = PageGeometry.layout(
      of: text, font: style["fontName"]?.text, fontSize: style["fontSize"]?.number ?? 24, width: width,
      in: session.document.list, session.document.assets)
    let ends = layout.utf16Lines(of: Array(text.utf8)).flatMap { [$0.lowerBound, $0.upperBound] }
    return .array(ends.map { .number($0) })
  }

  private func pictures(_ item: PageOutline.Item) -> [String] {
    let list = session.document.list
    if item.type == .image {
      let file = localized("fileName", of: item) ?? localized("filename", of: item)
      if case .string(let name)? = file { return [name] }
    }
    guard item.type == .movie, let frames = list.value(forKey: "frames", in: item.node) else { return [] }
    return list.elements(of: frames).compactMap { list.text(of: "name", in: $0) }
  }

  private func localized(_ key: String, of item: PageOutline.Item) -> JSONValue? {
    let list = session.document.list
    let isNumber = key == "fontSize" || key == "cornerRadius"
    if let language, let all = list.value(forKey: "localized", in: item.node),
      let own = list.value(forKey: language, in: all), let value = list.value(forKey: key, in: own)
    {
      return JSONValue(value, of: list, typesBareWords: isNumber)
    }
    return list.value(forKey: key, in: item.node).map { JSONValue($0, of: list, typesBareWords: isNumber) }
  }
}
