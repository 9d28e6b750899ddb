import BookChecking
import BookKit
import PropertyList

/// The graph in a report of the causes and effects on a page, or of the rules of the whole book.
struct DrawnGraph {
  let page: Int?
  private let graph: CauseGraph
  private let words: BookPhrases
  private let content: Page?

  init(_ outline: BookOutline, page: Int?) {
    let index = page.map { outline.pages[$0] }
    self.page = index.map { $0 + 1 }
    words = BookPhrases(outline: outline, page: page)
    content = index.map { outline.book.pages[$0] }
    graph = content.map { CauseGraph($0, of: outline.book) } ?? CauseGraph(rulesOf: outline.book)
  }

  var isEmpty: Bool { graph.arrows.isEmpty }

  var json: JSONValue {
    // A larger graph would be unreadable.
    let count = graph.nodes.count
    guard count <= 400, graph.arrows.count <= 1200 else { return ["page": page?.json, "tooLarge": count.json] }
    let layout = graph.layout
    let nodes = graph.nodes.enumerated().map { index, node -> JSONValue in
      [
        "title": title(of: node).json, "kind": DrawnGraph.kind(of: node).json,
        "details": (details(of: node) ?? title(of: node)).json, "column": layout.columns[index].json,
        "row": layout.rows[index].json,
      ]
    }
    let arrows = graph.arrows.map { arrow -> JSONValue in
      ["from": arrow.from.json, "to": arrow.to.json, "title": title(of: arrow).json]
    }
    return ["page": page?.json, "nodes": .array(nodes), "arrows": .array(arrows)]
  }

  private func text(_ name: Name) -> String { words.outline.text(of: name) }
  private func name(of element: ElementIndex) -> String { content.map { text($0[element].name) } ?? "" }

  private func title(of node: CauseGraph.Node) -> String {
    switch node {
    case .page: "the page"
    case .element(let index): name(of: index)
    case .tween(let index, let tween): name(of: index) + "/" + graph.name(of: tween, of: index)
    case .named(let name), .variable(let name): text(name)
    case .rule(let index): text(rules[index].name)
    case .pageNumber(let number): "page \(number)"
    case .opened(let name): (words.outline.book.pages.contains { $0.name?.value == name } ? "page " : "") + text(name)
    case .turn(let kind): kind.turnedPage.description
    case .file(let file): file
    case .anything: "anything"
    }
  }

  private static func kind(of node: CauseGraph.Node) -> String {
    switch node {
    case .page, .pageNumber, .opened, .turn, .anything: "page"
    case .element, .tween, .named: "element"
    case .rule: "rule"
    case .variable: "variable"
    case .file: "file"
    }
  }

  private var rules: [Rule] { content?.rules ?? words.outline.book.rules }

  private func details(of node: CauseGraph.Node) -> String? {
    if case .rule(let index) = node { return words.whole(rules[index]) }
    var trigger: Trigger?
    if case .element(let index) = node { trigger = content?[index].trigger }
    if case .tween(let index, let tween) = node, let tweens = content?[index].tweens, tween.position < tweens.count {
      trigger = tweens[tween.position].trigger
    }
    return trigger.map { "\(title(of: node)): \(words.waiting(for: $0))" }
  }

  private func title(of arrow: CauseGraph.Arrow) -> String {
    switch arrow.reason {
    case .trigger(let trigger, let cause):
      delayed(title(of: trigger, cause, from: graph.nodes[arrow.from]), trigger.delay)
    case .event(let rule): delayed(rule.event?.value.description ?? "?", rule.delay)
    case .action(let kind): kind.description
    case .drive: "drives"
    }
  }

  private func delayed(_ title: String, _ delay: Double) -> String {
    delay > 0 ? title + ", " + BookPhrases.seconds(delay) : title
  }

  private func title(of trigger: Trigger, _ cause: TriggerCause?, from source: CauseGraph.Node) -> String {
    guard let cause else { return "?" }
    let moment = cause.moment.description
    switch cause.kind {
    case .page: return cause.moment == .start ? "enters" : "has entered"
    case .tween:
      if case .tween = source { return moment }
      // The tween doesn't exist, so the arrow doesn't come from one.
      return "\(moment) of \(words.page.flatMap { words.outline.cause(of: trigger, on: $0).tween } ?? "")"
    case .sound, .movie, .game: return moment
    case .touch: return cause.moment == .start ? "touch" : "\(moment) of touch"
    case .drop: return "drop"
    case .hold: return "hold"
    case .noise: return cause.moment == .start ? "noise" : "\(moment) of noise"
    case .shake: return "shake"
    case .stop: return trigger.stop.map { "stop \($0.value)" } ?? "stop"
    }
  }
}
