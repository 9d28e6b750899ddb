import BookKit
import PropertyList

/// Checks for elements and tweens that can never come on stage or start.
enum ReachabilityChecks {
  static let all: [Check] = [.ofErrors(graph)]

  /// `trigger-cycle`, `unreachable-item` and `inactive-area`.
  @Sendable static func graph(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var rules = RuleWaitCheck(context)
    for page in context.book.pageIndices {
      let triggers = context.pages[page].triggers
      let lost = offStage(page, context)
      found += lost
      guard !triggers.isEmpty || !lost.isEmpty else { continue }
      var walk = WaitCheck(page, triggers, context)
      walk.reportCycles()
      for waiting in triggers { walk.check(waiting) }
      found += walk.found
      rules.learn(walk.graph.parts, walk.isPossible, on: page)
    }
    return found + rules.check()
  }

  /// Returns a diagnostic for each element that stays off stage in every language because no rule shows it.
  private static func offStage(_ page: PageIndex, _ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    // Only behaviour keeps an element off stage.
    let checked = context.pages[page]
    for index in checked.behaving {
      let element = checked.page[index]
      guard element.needsRuleToEnter, let node = element.isOffStage.node,
        !context.effects[page, index].bringsOnStage
      else { continue }
      found.append(
        Diagnostic(.unreachableItem, at: .node(node), subject: context.text(of: element.name), advice: .showing))
    }
    return found
  }
}

private struct WaitCheck {
  private let page: PageIndex
  private let context: CheckContext
  private let triggers: [OwnedTrigger]
  fileprivate let graph: WaitGraph
  fileprivate let isPossible: IndexedArray<PartIndex, Bool>
  private let components: StronglyConnectedComponents<PartIndex>
  private(set) var found: [Diagnostic] = []

  init(_ page: PageIndex, _ triggers: [OwnedTrigger], _ context: CheckContext) {
    self.page = page
    self.context = context
    self.triggers = triggers
    let graph = WaitGraph(page, context)
    let isPossible = graph.possible()
    self.graph = graph
    self.isPossible = isPossible
    components = StronglyConnectedComponents(count: graph.needs.count) { isPossible[$0] ? [] : graph.targets(of: $0) }
  }

  // MARK: - Rings

  /// Reports each cycle once, at its first element in the book.
  mutating func reportCycles() {
    guard !components.members.isEmpty else { return }
    var isReported = Array(repeating: false, count: components.members.count)
    var places: [(part: PartIndex, node: NodeHandle)] = []
    for waiting in triggers {
      if let node = waiting.trigger.item?.node { places.append((part: graph.part(of: waiting), node: node)) }
    }
    places.sort { $0.part < $1.part }
    for waiting in triggers {
      let part = graph.part(of: waiting)
      guard let ring = components.group[part], !isReported[ring], let node = waiting.trigger.item?.node,
        let cause = graph.needs[part].cause, components.group[cause] == ring
      else { continue }
      isReported[ring] = true
      report(part, at: node, through: components.path(from: cause, to: part) { graph.targets(of: $0) }, places)
    }
  }

  private mutating func report(
    _ first: PartIndex, at node: NodeHandle, through path: [PartIndex],
    _ places: [(part: PartIndex, node: NodeHandle)]
  ) {
    // Leave out the nodes that don't wait themselves, such as the element of a tween.
    var others: [PartIndex] = []
    for (part, next) in zip(path, path.dropFirst()) where part != first && graph.needs[part].cause == next {
      others.append(part)
    }
    var notes: [Diagnostic.Note] = []
    for part in others {
      guard let place = WaitCheck.place(of: part, in: places) else { continue }
      notes.append(Diagnostic.Note(spot: .node(place), message: "`\(title(part))` waits here"))
    }
    let names = others.prefix(3).map { title($0) }
    found.append(
      Diagnostic(
        .triggerCycle, at: .node(node), subject: title(first), detail: .names(names, count: others.count),
        notes: notes))
  }

  private static func place(of part: PartIndex, in places: [(part: PartIndex, node: NodeHandle)]) -> NodeHandle? {
    let index = places.indices.partitioningIndex { places[$0].part >= part }
    return index < places.count && places[index].part == part ? places[index].node : nil
  }

  /// Returns the name of an element, or `element/tween`.
  private func title(_ part: PartIndex) -> String {
    let page = context.book[page]
    if let element = graph.parts.element(part) { return context.text(of: page[element].name) }
    guard let element = graph.needs[part].container.flatMap({ graph.parts.element($0) }) else { return "" }
    let tween = page[element].tweens[graph.parts.tween(part, of: element).position]
    return context.text(of: page[element].name) + "/" + context.text(of: tween.name)
  }

  // MARK: - What can never be

  mutating func check(_ waiting: OwnedTrigger) {
    guard let item = waiting.trigger.item, let node = item.node else { return }
    let part = graph.part(of: waiting)
    let cause = context.cause(of: waiting.trigger, on: page)
    if case .touch(let element) = cause, let obstacle = context.obstacle(toTouching: element, on: page) {
      return report(obstacle, item.value, at: node, isStartedOtherwise: !graph.needs[part].canNeverStart)
    }
    // Skip what can start in another way, and cycles, which are reported separately.
    guard let element = cause.element, !isPossible[graph.parts.part(element)], graph.needs[part].cause != nil,
      components.group[part] == nil
    else { return }
    // What can't appear because its group or element can't is reported there.
    if let container = graph.needs[part].container, !isPossible[container] { return }
    found.append(
      Diagnostic(.unreachableItem, at: .node(node), subject: context.text(of: item.value), detail: .element(.offStage)))
  }

  private mutating func report(
    _ obstacle: TouchObstacle, _ name: Name, at node: NodeHandle, isStartedOtherwise: Bool
  ) {
    let subject = context.text(of: name)
    switch obstacle {
    case .untouchable where isStartedOtherwise: break
    case .inactive, .untouchable, .unseen: found.append(Diagnostic(obstacle, to: subject, at: node))
    }
  }
}

extension WaitGraph {
  /// Returns the nodes that one of them depends on.
  func targets(of part: PartIndex) -> [PartIndex] {
    let need = needs[part]
    // What can never start doesn't depend on its trigger.
    if need.canNeverStart { return need.container.map { [$0] } ?? [] }
    switch (need.container, need.cause) {
    case (let container?, let cause?): return [container, cause]
    case (let single?, nil), (nil, let single?): return [single]
    case (nil, nil): return []
    }
  }
}
