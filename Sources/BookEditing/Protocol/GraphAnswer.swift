import BookChecking
import BookKit
import PropertyList

struct GraphAnswer {
  private let graph: CauseGraph
  private let page: PlayedPage
  private let list: PropertyList

  init?(_ session: EditorSession, _ index: Int) {
    guard let page = PlayedPage(session.document, index) else { return nil }
    self.page = page
    list = session.document.list
    graph = CauseGraph(page.content, of: page.book, isForEditing: true)
  }

  var value: JSONValue {
    let layout = graph.layout
    let nodes = graph.nodes.indices.map { index -> JSONValue in
      .object(
        members(graph.nodes[index]) + [
          .init("column", .number(layout.columns[index])), .init("row", .number(layout.rows[index])),
        ])
    }
    return ["nodes": .array(nodes), "edges": .array(graph.arrows.map(edge))]
  }

  private func members(_ node: CauseGraph.Node) -> [JSONValue.Member] {
    func page(_ title: String) -> [JSONValue.Member] { [.init("kind", "page"), .init("page", .string(title))] }
    let content = self.page.content
    return switch node {
    case .element(let index):
      [.init("kind", "element"), .init("item", name(content[index].name)), path(content[index].node)]
        + (content[index].movable.map { [.init("part", .string($0.kind.description))] } ?? [])
    case .tween(let index, let tween):
      [
        .init("kind", "tween"), .init("item", name(content[index].name)),
        .init("tween", .string(graph.name(of: tween, of: index))), path(content[index].node),
      ]
    case .named(let name): [.init("kind", "element"), .init("item", self.name(name))]
    case .rule(let index):
      [.init("kind", "rule"), .init("name", name(content.rules[index].name)), path(content.rules[index].node)]
    case .pageNumber(let number): page("page \(number)")
    case .opened(let name): page(self.page.book.names.text(of: name))
    case .turn(let kind): page(kind.turnedPage.description)
    case .page, .variable, .file, .anything: page(self.page.outline.title)
    }
  }

  private func name(_ name: Name) -> JSONValue { .string(page.book.names.text(of: name)) }
  private func path(_ node: NodeHandle) -> JSONValue.Member { .init("path", .string(list.path(to: node).description)) }

  private func edge(_ arrow: CauseGraph.Arrow) -> JSONValue {
    var what: String
    var moment: TriggerMoment?
    var delay = 0.0
    var stop: Int?
    var holder: NodeHandle?
    switch arrow.reason {
    case .trigger(let trigger, let cause):
      what = cause?.kind.word.description ?? "unknown"
      if case .game? = cause?.kind, case .element(let index) = graph.nodes[arrow.from] {
        what = page.content[index].type.description
      }
      moment = cause?.moment ?? trigger.moment?.value ?? .end
      delay = trigger.delay
      if case .stop? = cause?.kind { (moment, stop) = (nil, trigger.stop?.value) }
    case .event(let rule):
      what = rule.event?.value.description ?? ""
      delay = rule.delay
    case .action(let kind): what = kind.description
    case .drive(let drive):
      what = "drives"
      holder = drive.node
    }
    return [
      "from": .number(arrow.from), "to": .number(arrow.to), "what": .string(what),
      "when": moment.map { .string($0.description) }, "stop": stop.map { .number($0) },
      "delay": delay == 0 ? nil : .number(delay.toMillionths),
      "at": holder.map { .string(list.path(to: $0).description) },
    ]
  }
}

/// A page as the engine reads it, and its elements as the file has them.
struct PlayedPage {
  let book: Book
  let content: Page
  let outline: PageOutline

  /// Returns `nil` if the book can't be read yet, or the engine leaves the page out.
  init?(_ document: BookDocument, _ index: Int) {
    let pages = document.list.pagesAndSections
    guard pages.indices.contains(index), let book = document.book,
      let content = book.pagesAndSections.first(where: { $0.node == pages[index].node })
    else { return nil }
    (self.book, self.content) = (book, content)
    outline = PageOutline(pages[index].node, at: pages[index].path, in: document.list)
  }
}
