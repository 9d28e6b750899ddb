import BookKit
import PropertyList

/// Checks for triggers that refer to nothing or wait for something that never happens.
enum TriggerChecks {
  static let all: [Check] = [.ofErrors(names)]

  /// `dangling-trigger`, `dangling-tween`, `loose-type` of a tween number, `trigger-type-mismatch`, `silent-trigger`.
  @Sendable static func names(_ context: CheckContext) -> [Diagnostic] {
    var walk = TriggerWalk(context)
    for page in context.pages.indices {
      for waiting in context.pages[page].triggers { walk.check(waiting.trigger, on: page) }
      for waiting in context.pages[page].translatedTriggers { walk.check(waiting.trigger, on: page) }
    }
    return walk.found
  }
}

private struct TriggerWalk {
  private let context: CheckContext
  private var suggestions: Suggestions
  private(set) var found: [Diagnostic] = []

  init(_ context: CheckContext) {
    self.context = context
    suggestions = Suggestions(context.book)
  }

  mutating func check(_ trigger: Trigger, on page: PageIndex) {
    checkTweenNumber(of: trigger, on: page)
    let cause = context.cause(of: trigger, on: page)
    if case .never(let fault) = cause { report(fault, of: trigger, on: page) }
    checkType(of: trigger, on: page)
  }

  // MARK: - Types

  private mutating func checkType(of trigger: Trigger, on page: PageIndex) {
    guard let source = trigger.source, case .element(let written) = source.value, let node = source.node,
      let item = trigger.item, let index = context.names.element(item.value, on: page)
    else { return }
    let type = context.book[page][index].type
    guard written != type else { return }
    found.append(
      Diagnostic(
        .triggerTypeMismatch, at: .node(node), subject: written.owner.title.description,
        detail: .trigger(.type(of: context.text(of: item.value), type))))
  }

  // MARK: - Tweens

  /// Reports a tween number that is written as a string, even if the trigger doesn't use it.
  private mutating func checkTweenNumber(of trigger: Trigger, on page: PageIndex) {
    guard let written = trigger.tween, let node = written.node, case .name(let name) = written.value,
      let number = context.numberText(name)
    else { return }
    if trigger.source?.value != .page, let item = trigger.item?.value,
      let element = context.names.element(item, on: page), context.names.tween(name, of: element, on: page) != nil
    {
      return
    }
    found.append(
      Diagnostic(
        .looseType, at: .node(node), subject: "triggeringTweenNumber", detail: .value(.numberInString),
        fix: .number(node, number)))
    guard !context.isTweenNumber(number) else { return }
    found.append(Diagnostic(.outOfRange, at: .node(node), subject: "triggeringTweenNumber", detail: .range(.notATween)))
  }

  private mutating func reportTween(of trigger: Trigger, _ index: ElementIndex, on page: PageIndex) {
    guard let written = trigger.tween, let node = written.node, let item = trigger.item else { return }
    let element = context.book[page][index]
    let context = context
    var subject = ""
    var suggestion: Diagnostic.Suggestion?
    switch written.value {
    case .index(let tween): subject = "\(tween)"
    case .name(let name):
      subject = context.text(of: name)
      suggestion = suggestions.suggestion(for: name, among: element.tweenNames(context.book.names))
    }
    found.append(
      Diagnostic(
        .danglingTween, at: .node(node), subject: subject, detail: .text(context.text(of: item.value)),
        suggestion: suggestion))
  }

  // MARK: - Faults

  private mutating func report(_ fault: CheckedCause.Fault, of trigger: Trigger, on page: PageIndex) {
    switch fault {
    case .alreadyReported: break
    case .danglingItem:
      guard let item = trigger.item, let node = item.node else { return }
      let suggestion = suggestions.element(like: item.value, in: .page(page))
      let elsewhere = context.names.firstElement(item.value).map { other in
        Diagnostic.Note(
          spot: context.book[other.page][other.element].nameSpot,
          message: "there is one on page \(other.page.number), but a trigger only sees its own page")
      }
      found.append(
        Diagnostic(
          .danglingTrigger, at: .node(node), subject: context.text(of: item.value), suggestion: suggestion,
          notes: elsewhere.map { [$0] } ?? []))
    case .danglingTween(let element): reportTween(of: trigger, element, on: page)
    case .noTweens(let element):
      reportSilent(trigger, at: trigger.item?.node, .tweens(of: name(of: element, on: page)))
    case .touchedSound(let element):
      reportSilent(trigger, at: trigger.item?.node, .touch(ofSound: name(of: element, on: page)))
    case .touchPass: reportSilent(trigger, at: trigger.moment?.node, .touchPass)
    case .dropOfNoElement:
      reportSilent(trigger, at: trigger.moment?.node, .drop(trigger.source?.value == .page ? .page : .tween))
    case .notDraggable(let element):
      reportSilent(trigger, at: trigger.moment?.node, .drag(of: name(of: element, on: page)))
    case .noTargets(let element):
      reportSilent(trigger, at: trigger.moment?.node, .target(of: name(of: element, on: page)))
    }
  }

  private mutating func reportSilent(
    _ trigger: Trigger, at node: NodeHandle?, _ fault: Diagnostic.TriggerFault
  ) {
    let spot = node.map { Diagnostic.Spot.node($0) } ?? .opening(of: trigger.node)
    found.append(Diagnostic(.silentTrigger, at: spot, detail: .trigger(fault)))
  }

  private func name(of element: ElementIndex, on page: PageIndex) -> String {
    context.text(of: context.book[page][element].name)
  }
}
