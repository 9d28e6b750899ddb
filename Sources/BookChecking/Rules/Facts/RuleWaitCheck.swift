import BookKit
import PropertyList

/// Finds rules that wait for events that can never happen to their element.
struct RuleWaitCheck {
  private let context: CheckContext
  private var pages: IndexedArray<PageIndex, WaitCheck?>
  private var found: [Diagnostic] = []

  init(_ context: CheckContext) {
    self.context = context
    pages = IndexedArray(repeating: nil, count: context.book.pages.count)
  }

  mutating func learn(_ check: WaitCheck) { pages[check.page] = check }

  /// Checks the rules of all pages and of the book for `unreachable-item` and `inactive-area`.
  mutating func check() -> [Diagnostic] {
    for page in context.book.pageIndices {
      for rule in context.book[page].rules {
        guard let item = rule.item?.value, let element = context.names.element(item, on: page) else { continue }
        check(rule, [(page, element)])
      }
    }
    // Consecutive rules of the book that wait for the same name share one lookup.
    var last: (name: Name, elements: [(page: PageIndex, element: ElementIndex)])?
    for rule in context.book.rules {
      guard let item = rule.item?.value else { continue }
      if last?.name != item { last = (item, context.names.elements(item)) }
      if let last { check(rule, last.elements) }
    }
    return found
  }

  /// Reports a rule if its event is impossible for every element with the rule's name.
  private mutating func check(_ rule: Rule, _ elements: [(page: PageIndex, element: ElementIndex)]) {
    guard let item = rule.item, let node = item.node, let event = rule.event?.value else { return }
    let subject = context.text(of: item.value)
    var first: Diagnostic?
    for (page, element) in elements {
      guard let fault = fault(of: rule, event, element, on: page, subject, at: node) else { return }
      if first == nil { first = fault }
    }
    if let first { found.append(first) }
  }

  /// Returns the reason why an event can't happen to an element, or `nil` if it can.
  private func fault(
    of rule: Rule, _ event: EventKind, _ index: ElementIndex, on page: PageIndex, _ subject: String, at node: NodeHandle
  ) -> Diagnostic? {
    func unreachable(_ detail: String) -> Diagnostic {
      Diagnostic(.unreachableItem, at: .node(node), subject: subject, detail: detail)
    }
    let known = pages[page]
    if let known, !known.isPossible[known.graph.parts.part(index)] { return unreachable("can never come on stage") }
    let element = context.book[page][index]
    if let known, let tween = rule.tween, let place = tween.node, event.family == .tween,
      let position = element.tweens.firstIndex(where: { $0.name == tween.value }),
      !known.isPossible[known.graph.parts.part(TweenNumber(position), of: index)]
    {
      return Diagnostic(
        .unreachableItem, at: .node(place), subject: subject + "/" + context.text(of: tween.value),
        detail: "can never start")
    }
    let isMovable =
      element.variants.contains { $0.movable != nil }
      || MovableKind.allCases.contains { context.unread.holds($0.description, in: element.node) }
    if event == .stopReached, !isMovable { return unreachable("is not a slider, a dial or a flap") }
    guard event.isTouchEvent else { return nil }
    if let obstacle = context.obstacle(toTouching: index, on: page) {
      return Diagnostic(obstacle, to: subject, at: node)
    }
    let isDragged =
      element.variants.contains { $0.isDraggable.value } || context.unread.holds("draggable", in: element.node)
    if event == .hold, element.variants.allSatisfy({ !$0.canBeHeld }) { return unreachable("is never held") }
    let isRubbed = element.variants.contains { $0.rub != nil } || context.unread.holds("rub", in: element.node)
    if event == .rubStarted || event == .rubCompleted, !isRubbed { return unreachable("cannot be rubbed away") }
    if isMovable, event != .dragDropped { return nil }
    return event.family == .drag && !isDragged ? unreachable("cannot be dragged") : nil
  }
}
