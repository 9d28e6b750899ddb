import BookChecking
import BookKit
import PropertyList

/// What triggers what on a page, as a graph with a place for each node.
struct GraphAnswer {
  private let page: PageOutline
  private let book: Book
  private var nodes: [JSONValue] = []
  private var keys: [String] = []
  private var edges: [JSONValue] = []
  private var arrows: [(from: Int, to: Int)] = []

  /// Creates the graph of a page; `nil` if the book can't be understood so far.
  init?(_ session: EditorSession, _ index: Int) {
    guard let stage = StagePage(session.document, page: index), let book = session.document.book,
      let content = book.pagesAndSections.first(where: { $0.node == stage.outline.node })
    else { return nil }
    page = stage.outline
    self.book = book
    for element in content.elements {
      let name = text(element.name)
      if let trigger = element.trigger { add(trigger, to: node(of: name), among: content.elements) }
      for tween in element.tweens {
        guard let trigger = tween.trigger else { continue }
        add(trigger, to: node(of: name, tween: text(tween.name)), among: content.elements)
      }
    }
    let list = session.document.list
    guard let rules = list.value(forKey: "rules", in: page.node) else { return }
    for (index, node) in list.elements(of: rules).enumerated() {
      guard let rule = content.rules.first(where: { $0.node == node }) else { continue }
      add(rule, at: page.path.key("rules").index(index))
    }
  }

  var value: JSONValue {
    let layout = GraphLayout(count: nodes.count, arrows: arrows)
    let placed = nodes.enumerated().map { index, node -> JSONValue in
      guard case .object(let members) = node else { return node }
      return .object(
        members + [
          .init("column", .number(Double(layout.columns[index]))), .init("row", .number(Double(layout.rows[index]))),
        ])
    }
    return ["nodes": .array(placed), "edges": .array(edges)]
  }

  private func text(_ name: Name) -> String { String(decoding: book.names.utf8(of: name), as: UTF8.self) }

  // MARK: - Nodes

  private mutating func node(_ key: String, _ members: [JSONValue.Member]) -> Int {
    if let index = keys.firstIndex(where: { $0.utf8.elementsEqual(key.utf8) }) { return index }
    keys.append(key)
    nodes.append(.object(members))
    return nodes.count - 1
  }

  /// Returns the node of an element or, if one is given, of its tween.
  private mutating func node(of item: String, tween: String? = nil) -> Int {
    var members = [JSONValue.Member("kind", tween == nil ? "element" : "tween"), .init("item", .string(item))]
    if let tween { members.append(.init("tween", .string(tween))) }
    if let index = page.index(of: item) { members.append(.init("path", .string(page.items[index].path.description))) }
    return node("item\u{0}" + item + (tween.map { "\u{0}" + $0 } ?? ""), members)
  }

  /// Returns the node of this page or, if one is given, of another one.
  private mutating func pageNode(_ name: String? = nil) -> Int {
    node("page\u{0}" + (name ?? ""), [.init("kind", "page"), .init("page", .string(name ?? page.title))])
  }

  // MARK: - Edges

  private mutating func connect(_ from: Int, _ to: Int, _ what: String, _ others: [JSONValue.Member] = []) {
    arrows.append((from, to))
    edges.append(
      .object(
        [.init("from", .number(Double(from))), .init("to", .number(Double(to))), .init("what", .string(what))]
          + others))
  }

  private mutating func add(_ trigger: Trigger, to target: Int, among elements: [Element]) {
    let element = trigger.item.flatMap { item in elements.first { $0.name == item.value } }
    guard let cause = TriggerCause(of: trigger, by: element?.type) else { return }
    let name = trigger.item.map { text($0.value) }
    var source = name.map { node(of: $0) }
    var what = cause.kind.word.description
    switch cause.kind {
    case .page: source = pageNode()
    case .tween(let reference):
      if let name, let element {
        source = node(of: name, tween: element.nameOfTween(reference ?? .index(0), names: book.names))
      }
    case .game: if let element { what = element.type.description }
    case .sound, .movie, .touch, .drop: break
    }
    guard let source else { return }
    var others = [JSONValue.Member("when", .string(cause.moment.keyword.description))]
    if trigger.delay != 0 { others.append(.init("delay", .number(trigger.delay.toMillionths))) }
    connect(source, target, what, others)
  }

  private mutating func add(_ rule: Rule, at path: PropertyListPath) {
    let own = node(
      "rule\u{0}\(path.lastIndex ?? 0)",
      [.init("kind", "rule"), .init("name", .string(text(rule.name))), .init("path", .string(path.description))])
    let source = rule.item.map { text($0.value) }.map { node(of: $0) } ?? pageNode()
    let others = rule.delay == 0 ? [] : [JSONValue.Member("delay", .number(rule.delay.toMillionths))]
    connect(source, own, rule.event?.value.keyword.description ?? "", others)
    for action in rule.actions {
      let what = action.kind.keyword.description
      if let item = action.item?.value {
        connect(own, node(of: text(item)), what)
      } else if let page = action.page?.value {
        switch page {
        case .number(let number): connect(own, pageNode("page \(number)"), what)
        case .name(let name): connect(own, pageNode(text(name)), what)
        }
      }
    }
  }
}
