import BookKit
import PropertyList

struct TriggerWalk {
  /// Finds `dangling-trigger`, `dangling-tween`, `loose-type` (numbers), `trigger-type-mismatch` and `silent-trigger`.
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    var walk = TriggerWalk(context)
    for page in context.pages.indices {
      let parts = context.pages[page].parts
      for waiting in parts.triggers + parts.translatedTriggers { walk.check(waiting.trigger, on: page) }
    }
    return walk.found
  }

  let context: CheckContext
  let suggestions: Suggestions
  var found: [Diagnostic] = []

  init(_ context: CheckContext) {
    self.context = context
    suggestions = Suggestions(context.book)
  }

  mutating func check(_ trigger: Trigger, on page: PageIndex) {
    checkTweenNumber(of: trigger, on: page)
    if case .never(let fault) = context.cause(of: trigger, on: page) { report(fault, of: trigger, on: page) }
    checkType(of: trigger, on: page)
  }

  /// Reports a tween number that is written as a string, even if the trigger doesn't use it.
  private mutating func checkTweenNumber(of trigger: Trigger, on page: PageIndex) {
    guard let written = trigger.tween, let node = written.node, case .name(let name) = written.value,
      let number = context.numberText(name)
    else { return }
    if let item = trigger.waitedItem?.value,
      let element = context.names.element(item, on: page), context.names.tween(name, of: element, on: page) != nil
    {
      return
    }
    found.report(
      .looseType, at: node, subject: "triggeringTweenNumber", detail: "a number in a string", fix: .number(node, number)
    )
    guard !context.isTweenNumber(number) else { return }
    let detail = "tween numbers are whole numbers, starting at 0"
    found.report(.outOfRange, at: node, subject: "triggeringTweenNumber", detail: detail)
  }

  private mutating func report(_ fault: CheckedCause.Fault, of trigger: Trigger, on page: PageIndex) {
    switch fault {
    case .alreadyReported: break
    case .danglingItem: reportItem(of: trigger, on: page)
    case .danglingTween(let element): reportTween(of: trigger, element, on: page)
    case .noTweens, .touchedSound, .pass, .noElement, .neverHeld, .notDraggable, .noTargets, .notMovable, .noSuchStop,
      .drivenTween:
      reportSilent(trigger, because: fault, on: page)
    }
  }

  func name(of element: ElementIndex, on page: PageIndex) -> String {
    context.text(of: context.book[page][element].name)
  }
}
