import BookKit

/// A graph of the causes and effects on a page, with its triggers and rules as arrows.
package struct CauseGraph {
  package enum Node: Hashable, Sendable {
    case page
    case element(ElementIndex)
    /// A tween of an element; a banner's entrance and exit are counted after its own tweens.
    case tween(ElementIndex, TweenNumber)
    /// A name without an element on the page; in the book's rules, the elements with that name on any page.
    case named(Name)
    case rule(Int)
    case pageNumber(Int)
    /// A page, section or game, by its name.
    case opened(Name)
    /// The page to which an action such as `nextPage` turns.
    case turn(ActionKind)
    case variable(Name)
    /// A sound file that an action names directly, without an element.
    case file(String)
    /// The cause of a rule that names neither an element nor a variable.
    case anything
  }

  /// The reason why a cause has an effect.
  package enum Reason: Sendable {
    /// A trigger and its cause, or `nil` if the cause depends on an element that doesn't exist.
    case trigger(Trigger, TriggerCause?)
    case event(Rule)
    case action(ActionKind)
    /// A part whose progress a tween follows, or the page if it follows the loudness.
    case drive(MovablePart.Drive)
  }

  /// An arrow between two nodes, given by their indices.
  package struct Arrow: Sendable {
    package let from: Int
    package let to: Int
    package let reason: Reason
  }

  package private(set) var nodes: [Node] = []
  package private(set) var arrows: [Arrow] = []
  private var indices: [Node: Int] = [:]
  private let page: Page?
  private let names: NameTable
  private let namedElements: NameIndex
  private let isForEditing: Bool

  /// Reads the triggers and rules of a page.
  ///
  /// A graph for editing has only the nodes that an author can connect: rules, pages, tweens, all elements that have a
  /// cause or an effect, and all parts with the tweens that they could drive.
  package init(_ page: Page, of book: Book, isForEditing: Bool = false) {
    (self.page, names, self.isForEditing) = (page, book.names, isForEditing)
    namedElements = NameIndex(page.elements.map { $0.name })
    for index in page.elementIndices {
      if let trigger = page[index].trigger { add(trigger, to: node(.element(index))) }
      for (number, tween) in page[index].numberedTweens {
        if let trigger = tween.trigger { add(trigger, to: node(.tween(index, number))) }
      }
    }
    add(page.rules)
    addDrives(of: page, book.microphone)
  }

  package init(rulesOf book: Book) {
    page = nil
    names = book.names
    isForEditing = false
    namedElements = NameIndex([])
    add(book.rules)
  }

  package var layout: GraphLayout {
    var arrows = arrows.map { (from: $0.from, to: $0.to) }
    // Tweens that nothing starts yet are beside the first part, which could drive them.
    if isForEditing, let part = nodes.firstIndex(where: { isPart($0) }) {
      let known = arrows.flatMap { [$0.from, $0.to] }
      for index in nodes.indices where !known.contains(index) {
        if case .tween = nodes[index] { arrows.append((part, index)) }
      }
    }
    return GraphLayout(count: nodes.count, arrows: arrows.map { ($0.from, $0.to) })
  }

  private func isPart(_ node: Node) -> Bool {
    if case .element(let index) = node { return page?[index].movable != nil }
    return false
  }

  package func name(of tween: TweenNumber, of element: ElementIndex) -> String {
    page?[element].tweenNames(names)[tween.position] ?? ""
  }

  private mutating func node(_ node: Node) -> Int {
    if let index = indices[node] { return index }
    nodes.append(node)
    indices[node] = nodes.count - 1
    return nodes.count - 1
  }

  private func element(_ name: Name) -> Node { namedElements[name].map { .element(ElementIndex($0)) } ?? .named(name) }

  private mutating func add(_ trigger: Trigger, to target: Int) {
    let element = trigger.item.flatMap { namedElements[$0.value] }.map { ElementIndex($0) }
    let cause = TriggerCause(of: trigger, by: element.flatMap { page?[$0].type })
    guard let source = source(of: trigger, cause, element) else { return }
    arrows.append(Arrow(from: source, to: target, reason: .trigger(trigger, cause)))
  }

  private mutating func source(of trigger: Trigger, _ cause: TriggerCause?, _ element: ElementIndex?) -> Int? {
    if let kind = cause?.kind, kind.isWithoutElement { return node(.page) }
    guard let name = trigger.item?.value else { return nil }
    guard let element, case .tween(let reference)? = cause?.kind,
      let tween = page?[element].indexOfTween(reference ?? .index(0), names: names)
    else { return node(self.element(name)) }
    if isForEditing { _ = node(.element(element)) }
    return node(.tween(element, TweenNumber(tween)))
  }

  private mutating func addDrives(of page: Page, _ microphone: Microphone?) {
    if isForEditing, page.elements.contains(where: { $0.movable != nil }) {
      for index in page.elementIndices where page[index].movable != nil { _ = node(.element(index)) }
      for index in page.elementIndices {
        for (number, tween) in page[index].tweens.enumerated() where tween.isValid && tween.wander == nil {
          _ = node(.tween(index, TweenNumber(number)))
        }
      }
    }
    for driven in page.drivenTweens(microphone) {
      let part = node(driven.part.map { .element(ElementIndex($0)) } ?? .page)
      let tween = node(.tween(ElementIndex(driven.element), TweenNumber(driven.tween)))
      arrows.append(Arrow(from: part, to: tween, reason: .drive(driven.drive)))
    }
  }

  private mutating func add(_ rules: [Rule]) {
    for (index, rule) in rules.enumerated() {
      let own = node(.rule(index))
      arrows.append(Arrow(from: node(source(of: rule)), to: own, reason: .event(rule)))
      for action in rule.actions.withLists {
        guard let target = target(of: action) else { continue }
        arrows.append(Arrow(from: own, to: node(target), reason: .action(action.kind)))
      }
    }
  }

  private func source(of rule: Rule) -> Node {
    if let item = rule.item?.value { return element(item) }
    if isForEditing || rule.event?.value.subject == .page { return .page }
    return rule.variable.map { .variable($0.value) } ?? .anything
  }

  private func target(of action: Action) -> Node? {
    if [.nextPage, .previousPage, .back].contains(action.kind) { return .turn(action.kind) }
    switch action.page?.value {
    case .number(let number): return .pageNumber(number)
    case .name(let name): return .opened(name)
    case nil: break
    }
    if let item = action.item?.value { return element(item) }
    if isForEditing { return nil }
    return action.variable.map { .variable($0.value) } ?? action.trackName.map { .file($0.value) }
  }
}

extension ActionKind {
  /// The title of the page to which an action such as `nextPage` turns.
  package var turnedPage: StaticString {
    self == .nextPage ? "next page" : self == .previousPage ? "previous page" : "back"
  }
}
