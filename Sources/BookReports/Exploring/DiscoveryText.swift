import BookKit
import Playthrough
import PropertyList

struct DiscoveryText {
  let book: Book

  /// Returns a message with the reason, if known, in one sentence without a final period.
  func message(of discovery: Discovery) -> String {
    let reason = reason(of: discovery)
    return statement(of: discovery) + (reason.isEmpty ? "" : ": " + reason)
  }

  private func statement(of discovery: Discovery) -> String {
    let page = discovery.page.map { " on page \($0)" } ?? ""
    let item = quoted(discovery.item)
    switch discovery.kind {
    case .engineFault:
      let suspect = discovery.item.map { "; `\(text($0))` fires most often" } ?? ""
      return "the events\(page) trigger each other without end in one tick\(suspect)"
    case .deadEnd:
      let voice = discovery.item.map { "the narration `\(text($0))`" } ?? "a narration"
      return "page \(discovery.page ?? 0) can no longer be left: \(voice) plays without end"
    case .overlappingNarrations: return "the narrations \(item) and \(quoted(discovery.other))\(page) play at once"
    case .lostElement: return "a drag takes \(item)\(page) off the canvas, where nobody can touch it"
    case .unreachedPage: return "no page turn leads to page \(discovery.page ?? 0)"
    case .unreachedSection: return "nothing in the book opens the section \(quoted(discovery.name))"
    case .unseenElement: return "\(item)\(page) never came on stage"
    case .unfiredTrigger:
      let name = discovery.name.map { "/" + text($0) } ?? ""
      return "the trigger of `\(discovery.item.map(text) ?? "")\(name)`\(page) never fired"
    case .unfiredRule: return "rule \(quoted(discovery.name))\(page) never fired"
    case .untouchedArea: return "no touch reaches the active area \(item)\(page)"
    case .unusedDropTarget: return "\(item)\(page) was never dropped on \(quoted(discovery.name))"
    }
  }

  private func reason(of discovery: Discovery) -> String {
    switch discovery.cause {
    case .absent(let name): return "it waits for `\(text(name))`, which never came on stage itself"
    case .unreachable(let name, let reach):
      if name == discovery.item {
        if case .covered(let other) = reach { return "`\(text(other))` covers it" }
        return "it \(words(for: reach))"
      }
      return "it waits for a touch on `\(text(name))`, which \(words(for: reach))"
    case .condition: return condition(of: discovery)
    case .eventNeverHappened: return waiting(of: discovery)
    case .missesTarget: return "a drag there misses it; the middle of the element must be inside it"
    case .leadsToOtherPage(let page): return "page \((discovery.page ?? 1) - 1) leads to page \(page) instead"
    case nil: return isOffStage(discovery) ? "it is `offStage`, and no rule showed it" : ""
    }
  }

  private func isOffStage(_ discovery: Discovery) -> Bool {
    guard discovery.kind == .unseenElement else { return false }
    return book.element(discovery.item, onPage: discovery.page)?.isOffStage.value ?? false
  }

  private func waiting(of discovery: Discovery) -> String {
    if discovery.kind == .unfiredRule {
      guard let rule = book.rule(discovery.name, ofPage: discovery.page), let event = rule.event else { return "" }
      let item = [rule.item?.value, rule.tween?.value].compactMap(\.self).map(text).joined(separator: "/")
      return "its event, `\(event.value.keyword)\(item.isEmpty ? "" : " " + item)`, never came"
    }
    guard let page = discovery.page,
      let trigger = book.element(discovery.item, onPage: page)?.trigger(ofTween: discovery.name)
    else { return "" }
    let cause = BookOutline(book, pages: [page - 1]).cause(of: trigger, on: 0)
    return "it waits for " + cause.words { "`\(Quotation.of($0))`" }
  }

  private func condition(of discovery: Discovery) -> String {
    guard let condition = book.rule(discovery.name, ofPage: discovery.page)?.condition?.value else { return "" }
    let words = BookPhrases(outline: BookOutline(book, pages: []), page: nil).text(of: condition)
    return "its event happened, but `\(Quotation.of(words))` was never true then"
  }

  private func words(for reach: TouchReach) -> String {
    if case .covered(let name) = reach { return "`\(text(name))` covers" }
    return reach.hindrance?.description ?? "can be touched"
  }

  private func quoted(_ name: Name?) -> String { "`\(name.map(text) ?? "")`" }
  private func text(_ name: Name) -> String { Quotation.of(book.names.utf8(of: name)) }
}
