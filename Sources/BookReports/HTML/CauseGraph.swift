import BookKit

/// The triggers and rules of a page as arrows from causes to effects.
struct CauseGraph {
  private(set) var nodes: [Node] = []
  private(set) var arrows: [Arrow] = []
  private var known: [String: Int] = [:]

  struct Node {
    let title: String
    let kind: Kind
    /// The text that appears when a pointer hovers over the node.
    let details: String
  }

  enum Kind: String {
    case page
    case element
    case rule
    case variable
    case file
  }

  struct Arrow {
    let from: Int
    let to: Int
    let title: String
  }

  /// Whether the graph is too large to be readable.
  var isTooLarge: Bool { nodes.count > 400 || arrows.count > 1200 }

  /// Creates the graph of a page in an outline.
  init(_ outline: BookOutline, page: Int) {
    let words = BookPhrases(outline: outline, page: page)
    let content = outline.book.pages[outline.pages[page]]
    for element in content.elements {
      let name = outline.text(of: element.name)
      if let trigger = element.trigger {
        add(trigger, to: node(name, .element, "\(name): \(words.waiting(for: trigger))"), outline, page)
      }
      for tween in element.tweens {
        guard let trigger = tween.trigger else { continue }
        let title = name + "/" + outline.text(of: tween.name)
        add(trigger, to: node(title, .element, "\(title): \(words.waiting(for: trigger))"), outline, page)
      }
    }
    for rule in content.rules { add(rule, words, outline) }
  }

  /// Creates the graph of the rules that apply to every page.
  init(rulesOf outline: BookOutline) {
    for rule in outline.book.rules { add(rule, BookPhrases(outline: outline, page: nil), outline) }
  }

  private mutating func node(_ title: String, _ kind: Kind, _ details: String? = nil) -> Int {
    let key = kind.rawValue + "\u{0}" + title
    if let index = known[key] { return index }
    nodes.append(Node(title: title, kind: kind, details: details ?? title))
    known[key] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func add(_ trigger: Trigger, to target: Int, _ outline: BookOutline, _ page: Int) {
    let cause = outline.cause(of: trigger, on: page)
    let source: Int
    switch (cause.kind, cause.item) {
    case (.page?, _): source = node("the page", .page)
    case (_, let item?): source = node(item, .element)
    case (_, nil): return
    }
    var title =
      switch cause.kind {
      case .page: cause.moment == .start ? "enters" : "has entered"
      case .tween: "\(cause.moment.keyword) of \(cause.tween ?? "")"
      case .sound, .movie, .game: "\(cause.moment.keyword)"
      case .touch: cause.moment == .start ? "touch" : "\(cause.moment.keyword) of touch"
      case .drop: "drop"
      case nil: "?"
      }
    if trigger.delay > 0 { title += ", " + BookPhrases.seconds(trigger.delay) }
    arrows.append(Arrow(from: source, to: target, title: title))
  }

  private mutating func add(_ rule: Rule, _ words: BookPhrases, _ outline: BookOutline) {
    let name = outline.text(of: rule.name)
    let index = node(name, .rule, words.whole(rule))
    let event = rule.event?.value.keyword.description ?? "?"
    let source: Int
    if let item = rule.item?.value {
      source = node(outline.text(of: item), .element)
    } else if let variable = rule.variable?.value {
      source = node(outline.text(of: variable), .variable)
    } else {
      source = node(rule.event?.value.subject == .page ? "the page" : "anything", .page)
    }
    arrows.append(Arrow(from: source, to: index, title: event))
    for action in rule.actions {
      guard let target = target(of: action, outline) else { continue }
      arrows.append(Arrow(from: index, to: target, title: action.kind.keyword.description))
    }
  }

  private mutating func target(of action: Action, _ outline: BookOutline) -> Int? {
    switch action.kind {
    case .nextPage: return node("next page", .page)
    case .previousPage: return node("previous page", .page)
    case .back: return node("back", .page)
    default: break
    }
    switch action.page?.value {
    case .number(let number): return node("page \(number)", .page)
    case .name(let name): return node((action.kind == .open ? "" : "page ") + outline.text(of: name), .page)
    case nil: break
    }
    if let item = action.item?.value { return node(outline.text(of: item), .element) }
    if let variable = action.variable?.value { return node(outline.text(of: variable), .variable) }
    return action.trackName.map { node($0.value, .file) }
  }
}
