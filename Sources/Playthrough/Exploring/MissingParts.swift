import BookKit

enum MissingKind { case element, trigger, rule, activeArea, dropTarget }

extension CoverageKind {
  /// The kind of missing part, or `nil` if the explorer doesn't report such parts.
  var missing: MissingKind? {
    switch self {
    case .element: .element
    case .trigger: .trigger
    case .rule: .rule
    case .activeArea: .activeArea
    case .dropTarget: .dropTarget
    case .page, .tweenStart, .tweenEnd, .language, .link, .credit, .section, .optionValue, .game, .opening: nil
    case .tapAction, .stop, .hold, .rub, .noise, .shake: nil
    }
  }
}

/// The parts of a book that were never reached, and which of them caused others to be missed.
struct MissingParts: Sendable {
  let parts: [ContentCoverage.Part]
  private let names: ScriptNames
  private let missingElements: NameMap
  private let missingRules: NameMap
  private var others: [Owner: [Int]] = [:]
  private let effects: RuleEffectIndex

  private struct Owner: Hashable {
    let page: Int?
    let item: Name?
  }

  init(_ parts: [ContentCoverage.Part], _ names: ScriptNames) {
    (self.parts, self.names) = (parts, names)
    var (missing, rules) = ([NameMap.Row](), [NameMap.Row]())
    for (number, part) in parts.enumerated() {
      switch part.kind.missing {
      case .element: missing.append(NameMap.Row(part.page ?? 0, part.item?.number ?? 0, value: number))
      case .rule: rules.append(NameMap.Row(part.page ?? 0, part.name?.number ?? 0, value: number))
      case .trigger, .dropTarget: others[Owner(page: part.page, item: part.item), default: []].append(number)
      case .activeArea, nil: break
      }
    }
    missingElements = NameMap(missing)
    missingRules = NameMap(rules)
    effects = RuleEffectIndex(names.book)
  }

  func element(_ name: Name?, onPage page: Int?) -> Element? { names.element(name, onPage: page) }

  private var book: Book { names.book }

  func neverAppeared(_ name: Name, onPage page: Int) -> Bool { missingElements[page, name.number] != nil }

  /// Returns whether a part wasn't reached because its element, or the element's group, never came on stage.
  func belongsToMissingElement(_ part: ContentCoverage.Part) -> Bool {
    guard let page = part.page, let item = part.item else { return false }
    if part.kind != .element { return neverAppeared(item, onPage: page) }
    guard let element = element(item, onPage: page), let parent = element.parent else { return false }
    return neverAppeared(book.pages[page - 1].elements[parent].name, onPage: page)
  }

  func appearsAutomatically(_ part: ContentCoverage.Part) -> Bool {
    part.kind == .element && element(part.item, onPage: part.page)?.appearsAutomatically ?? false
  }

  /// Returns the index of the missing part that a part waits for, or `nil` if there is none.
  func cause(of part: ContentCoverage.Part) -> Int? {
    switch part.kind.missing {
    case .element:
      guard let element = element(part.item, onPage: part.page), let page = part.page else { return nil }
      if let parent = element.parent {
        let group = book.pages[page - 1].elements[parent].name
        if let missing = missingElements[page, group.number] { return missing }
      }
      return element.trigger.map { cause(of: $0, onPage: page) } ?? firstRule(.shows, element.name, onPage: page)
    case .trigger:
      let trigger = element(part.item, onPage: part.page)?.trigger(ofTween: part.name)
      return trigger.flatMap { trigger in part.page.flatMap { cause(of: trigger, onPage: $0) } }
    case .rule: return book.rule(part.name, ofPage: part.page).flatMap { cause(of: $0, part.page) }
    case .activeArea: return part.page.flatMap { page in part.item.flatMap { activation(of: $0, onPage: page) } }
    case .dropTarget, nil: return nil
    }
  }

  private func cause(of trigger: Trigger, onPage page: Int) -> Int? {
    guard let item = trigger.waitedItem?.value else { return nil }
    if let missing = missingElements[page, item.number] { return missing }
    guard let element = element(item, onPage: page) else { return nil }
    switch TriggerCause(of: trigger, by: element.type)?.kind {
    case .tween(let reference):
      let index = (reference ?? .index(0)).index(among: element.tweens.count, names: book.names) { name in
        element.tweens.firstIndex { $0.name == name }
      }
      return index.flatMap { self.trigger(of: item, tween: element.tweens[$0].name, onPage: page) }
    case .drop: return part(of: item, onPage: page) { $0.kind == .dropTarget }
    case .touch, .hold, .stop: return activation(of: item, onPage: page)
    case .page, .sound, .movie, .game, .noise, .shake, nil: return nil
    }
  }

  private func cause(of rule: Rule, _ page: Int?) -> Int? {
    if let variable = rule.variable?.value, rule.event?.value == .variableChanged {
      return firstRule(.sets, variable, onPage: page)
    }
    guard let page, let item = rule.item?.value else { return nil }
    if let missing = missingElements[page, item.number] { return missing }
    if let tween = rule.tween?.value { return trigger(of: item, tween: tween, onPage: page) }
    if let target = rule.target?.value {
      return part(of: item, onPage: page) { $0.kind == .dropTarget && $0.name == target }
    }
    return activation(of: item, onPage: page)
  }

  private func trigger(of item: Name, tween: Name, onPage page: Int) -> Int? {
    part(of: item, onPage: page) { $0.kind == .trigger && $0.name == tween }
  }

  private func part(of item: Name, onPage page: Int, where isMatch: (ContentCoverage.Part) -> Bool) -> Int? {
    others[Owner(page: page, item: item)]?.first { isMatch(parts[$0]) }
  }

  /// Returns the missing rule that would have activated an area, or `nil` if nothing had to.
  private func activation(of item: Name, onPage page: Int) -> Int? {
    guard case .activeArea(let area)? = element(item, onPage: page)?.content, !area.isActive.value else { return nil }
    return firstRule(.activates, item, onPage: page)
  }

  /// Returns the first rule with an effect, if none of the rules with that effect ever fired.
  private func firstRule(_ effect: RuleEffectIndex.Effect, _ name: Name, onPage page: Int?) -> Int? {
    let rules = effects.rules(effect, name, onPage: page)
    let missing = rules.compactMap { rule in missingRules[rule.page ?? 0, rule.name.number] }
    return missing.count == rules.count ? missing.first : nil
  }
}
