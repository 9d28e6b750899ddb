import BookKit
import PropertyList

/// Finds rules that wait for events that can never happen to their element.
struct RuleWaitCheck {
  private let context: CheckContext
  /// What is known of each page with triggers.
  private var pages: IndexedArray<PageIndex, Known?>
  private var found: [Diagnostic] = []

  /// The elements and tweens of a page that can ever start.
  private struct Known {
    let parts: PageParts
    let isPossible: IndexedArray<PartIndex, Bool>
  }

  /// The reason why an event can never happen.
  private enum Reason {
    case neverComes
    case neverStarts
    case neverDragged
    case obstacle(TouchObstacle)
  }

  init(_ context: CheckContext) {
    self.context = context
    pages = IndexedArray(repeating: nil, count: context.book.pages.count)
  }

  /// Records what is possible on a page.
  mutating func learn(_ parts: PageParts, _ isPossible: IndexedArray<PartIndex, Bool>, on page: PageIndex) {
    pages[page] = Known(parts: parts, isPossible: isPossible)
  }

  /// Checks the rules of all pages and of the book for `unreachable-item` and `inactive-area`.
  mutating func check() -> [Diagnostic] {
    for page in context.book.pageIndices {
      for rule in context.book[page].rules {
        guard let item = rule.item?.value, let element = context.names.element(item, on: page) else { continue }
        check(rule, [(page, element)])
      }
    }
    // Rules of the book that wait for the same name share one lookup.
    var last: (name: Name, elements: [(page: PageIndex, element: ElementIndex)])?
    for rule in context.book.rules {
      guard let item = rule.item?.value else { continue }
      if last?.name != item { last = (item, context.names.elements(item)) }
      if let last { check(rule, last.elements) }
    }
    return found
  }

  /// Reports a rule if its event is impossible for every element that it can mean.
  private mutating func check(_ rule: Rule, _ elements: [(page: PageIndex, element: ElementIndex)]) {
    guard let item = rule.item, let node = item.node, let event = rule.event?.value else { return }
    var first: Reason?
    for (page, element) in elements {
      guard let reason = reason(against: event, rule.tween?.value, element, on: page) else { return }
      if first == nil { first = reason }
    }
    guard let first else { return }
    let subject = context.text(of: item.value)
    switch first {
    case .obstacle(let obstacle): found.append(Diagnostic(obstacle, to: subject, at: node))
    case .neverComes: report(.offStage, subject, at: node)
    case .neverDragged: report(.undraggable, subject, at: node)
    case .neverStarts:
      guard let tween = rule.tween, let place = tween.node else { return }
      report(.neverStarted, subject + "/" + context.text(of: tween.value), at: place)
    }
  }

  private mutating func report(_ fault: Diagnostic.ElementFault, _ subject: String, at node: NodeHandle) {
    found.append(Diagnostic(.unreachableItem, at: .node(node), subject: subject, detail: .element(fault)))
  }

  private func reason(against event: EventKind, _ tween: Name?, _ index: ElementIndex, on page: PageIndex) -> Reason? {
    let known = pages[page]
    if let known, !known.isPossible[known.parts.part(index)] { return .neverComes }
    let element = context.book[page][index]
    if let known, let tween, event.family == .tween,
      let position = element.tweens.firstIndex(where: { $0.name == tween }),
      !known.isPossible[known.parts.part(TweenNumber(position), of: index)]
    {
      return .neverStarts
    }
    guard event.isTouchEvent else { return nil }
    if let obstacle = context.obstacle(toTouching: index, on: page) { return .obstacle(obstacle) }
    let isDragged =
      element.variants.contains { $0.isDraggable.value }
      || context.unread.holds("draggable", in: element.node)
    return event.family == .drag && !isDragged ? .neverDragged : nil
  }
}

extension Diagnostic {
  /// Creates a diagnostic for a touch that something waits for at `node` and that can never happen.
  init(_ obstacle: TouchObstacle, to subject: String, at node: NodeHandle) {
    switch obstacle {
    case .inactive(let place):
      let notes = place.map { [Note(spot: .node($0), message: "it is switched off here")] } ?? []
      self.init(.inactiveArea, at: .node(node), subject: subject, notes: notes)
    case .untouchable(let place):
      let notes = place.map { [Note(spot: .node($0), message: "it takes no touches because of this")] } ?? []
      self.init(.unreachableItem, at: .node(node), subject: subject, detail: .element(.untouchable), notes: notes)
    case .unseen(let place):
      let notes = place.map { [Note(spot: .node($0), message: "no option has a value for which this holds")] } ?? []
      self.init(.unreachableItem, at: .node(node), subject: subject, detail: .element(.unseen), notes: notes)
    }
  }
}
