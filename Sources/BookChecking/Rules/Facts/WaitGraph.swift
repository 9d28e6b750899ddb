import BookKit

/// The dependency graph of a page's elements and tweens.
///
/// Every node starts after the nodes it needs, so a cycle never starts.
struct WaitGraph {
  struct Need {
    /// The group around an element, or the element of a tween.
    var container: PartIndex?
    /// The node that the trigger of the element or tween needs.
    var cause: PartIndex?
    var canNeverStart = false
  }

  let parts: PageParts
  private(set) var needs: IndexedArray<PartIndex, Need>

  init(_ page: PageIndex, _ context: CheckContext) {
    let content = context.book[page]
    let parts = PageParts(content)
    self.parts = parts
    needs = IndexedArray(repeating: Need(), count: parts.indices.count)
    for index in content.elementIndices {
      needs[parts.part(index)].container = content[index].group.map { parts.part($0) }
      for tween in parts.tweens(of: index) { needs[tween].container = parts.part(index) }
      if content[index].needsRuleToEnter { needs[parts.part(index)].canNeverStart = true }
    }
    for waiting in context.pages[page].parts.triggers { add(waiting, on: page, context) }
    // An element that a rule shows doesn't depend on anything.
    for index in content.elementIndices where context.effects[page, index].bringsOnStage {
      needs[parts.part(index)] = Need()
    }
  }

  private mutating func add(_ waiting: OwnedTrigger, on page: PageIndex, _ context: CheckContext) {
    guard !context.isStartedOtherwise(waiting, on: page) else { return }
    let part = self.part(of: waiting)
    switch context.cause(of: waiting.trigger, on: page) {
    case .page, .senses, .unknown: break
    // The tween that was meant can start; only its name is wrong.
    case .never(.danglingTween): break
    case .never: needs[part].canNeverStart = true
    case .touch(let element), .hold(let element):
      if context.obstacle(toTouching: element, on: page) == nil {
        needs[part].cause = parts.part(element)
      } else {
        needs[part].canNeverStart = true
      }
    case .sound(let element), .movie(let element), .game(let element), .stop(let element):
      needs[part].cause = parts.part(element)
    case .tween(let element, let tween): needs[part].cause = parts.part(tween, of: element)
    }
  }

  func part(of waiting: OwnedTrigger) -> PartIndex { parts.part(waiting.tween, of: waiting.element) }

  /// Returns, for each node, whether it can ever start.
  func possible() -> IndexedArray<PartIndex, Bool> {
    var missing = IndexedArray<PartIndex, Int>(needs.map { ($0.container == nil ? 0 : 1) + ($0.cause == nil ? 0 : 1) })
    var dependents = IndexedArray<PartIndex, [PartIndex]>(repeating: [], count: needs.count)
    for part in needs.indices {
      for target in [needs[part].container, needs[part].cause] {
        if let target { dependents[target].append(part) }
      }
    }
    var isPossible = IndexedArray<PartIndex, Bool>(repeating: false, count: needs.count)
    var ready = needs.indices.filter { missing[$0] == 0 && !needs[$0].canNeverStart }
    while let part = ready.popLast() {
      isPossible[part] = true
      for dependent in dependents[part] {
        missing[dependent] -= 1
        if missing[dependent] == 0, !needs[dependent].canNeverStart { ready.append(dependent) }
      }
    }
    return isPossible
  }
}

extension Element {
  /// Whether, in every language, only a rule can bring the element on stage.
  var needsRuleToEnter: Bool {
    !appearsAutomatically && trigger == nil && !overlays.contains { $0.appearsAutomatically || $0.trigger != nil }
  }
}

extension CheckContext {
  /// Returns whether the owner of a trigger can start without it: through a rule, or in another language.
  fileprivate func isStartedOtherwise(_ waiting: OwnedTrigger, on page: PageIndex) -> Bool {
    let element = book[page][waiting.element]
    let effect = effects[page, waiting.element]
    guard let tween = waiting.tween else {
      return effect.bringsOnStage || element.overlays.contains { $0.trigger?.node != element.trigger?.node }
    }
    return effect.contains(.startTweens)
      || effects.canStart(tween, of: names.bookIndex(of: waiting.element, on: page))
      || element.overlays.contains { $0.tweens.first?.node != element.tweens.first?.node }
  }
}
