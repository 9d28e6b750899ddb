import BookKit
import PropertyList

/// The elements of a page as a stage draws them, from back to front, with those that wait or are invisible.
struct StageAnswer {
  private let session: EditorSession
  private let index: Int

  init(_ session: EditorSession, _ page: Int) {
    self.session = session
    index = page
  }

  var value: JSONValue {
    guard let page = StagePage(session.document, page: index) else { return .null }
    let list = session.document.list
    var members: [JSONValue.Member] = []
    if let background = list.value(forKey: "background", in: page.outline.node) {
      members.append(.init("background", JSONValue(background, of: list)))
    }
    members += [
      .init("width", .number(page.canvas.width)), .init("height", .number(page.canvas.height)),
      .init("elements", .array(page.paintOrder.map { element($0, of: page) })),
    ]
    return .object(members)
  }

  private func element(_ index: Int, of page: StagePage) -> JSONValue {
    let item = page.outline.items[index]
    let list = session.document.list
    guard case .object(let record) = page.record(index) else { return .null }
    var members: [JSONValue.Member] = [
      record[0], .init("item", .string(item.name)), .init("type", item.type.map { .string($0.description) } ?? .null),
      .init("parent", item.parent.map { .string(page.path($0)) } ?? .null),
    ]
    members += record.dropFirst()
    let number = { (key: String) in
      list.value(forKey: key, in: item.node).flatMap { LooseValue.number($0, of: list) }
    }
    let isHidden = list.value(forKey: "visible", in: item.node).flatMap { LooseValue.boolean($0, of: list) } == false
    let isOffStage = list.value(forKey: "offStage", in: item.node).flatMap { LooseValue.boolean($0, of: list) } ?? false
    let waits = isOffStage || list.value(forKey: "trigger", in: item.node) != nil
    members += [
      .init("alpha", .number(min(1, max(0, number("alpha") ?? 1)).toMillionths)),
      .init("visible", .boolean(!isHidden)), .init("waits", .boolean(waits)),
    ]
    if !pictures(item).isEmpty { members.append(.init("pictures", EditorProtocol.strings(pictures(item)))) }
    if item.type == .text {
      for key in ["text", "fontName", "fontSize", "fontColor", "align", "valign"] {
        if let value = localized(key, of: item) { members.append(.init(key, value)) }
      }
    }
    members += [
      .init("locked", .boolean(session.isLocked(index, of: page.outline))),
      .init("concealed", .boolean(session.isConcealed(index, of: page.outline))),
    ]
    return .object(members)
  }

  private func pictures(_ item: PageOutline.Item) -> [String] {
    let list = session.document.list
    if item.type == .image {
      if case .string(let name)? = localized("fileName", of: item) ?? localized("filename", of: item) { return [name] }
    }
    guard item.type == .movie, let frames = list.value(forKey: "frames", in: item.node) else { return [] }
    return list.elements(of: frames).compactMap { list.text(of: "name", in: $0) }
  }

  /// Returns the value of a key in the language that is shown.
  private func localized(_ key: String, of item: PageOutline.Item) -> JSONValue? {
    let list = session.document.list
    if let language = session.language, let all = list.value(forKey: "localized", in: item.node),
      let own = list.value(forKey: language, in: all), let value = list.value(forKey: key, in: own)
    {
      return JSONValue(value, of: list, typesBareWords: key == "fontSize")
    }
    return list.value(forKey: key, in: item.node).map { JSONValue($0, of: list, typesBareWords: key == "fontSize") }
  }
}
