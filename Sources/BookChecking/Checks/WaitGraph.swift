import BookKit

/// The dependency graph of a page's elements and tweens, which are numbered, elements first.
///
/// Everything that a node needs must be there before it can start, so a cycle can never start.
struct WaitGraph {
  /// The nodes that a node needs.
  struct Need {
    /// The group around an element, or the element of a tween.
    var container: Int?
    /// The node that its trigger needs.
    var cause: Int?
    /// Whether its trigger can never fire.
    var canNeverStart = false
  }

  /// The number of elements.
  let elementCount: Int
  /// The number of each element's first tween, followed by the end of all.
  let firstTweens: [Int]
  /// The needs of each node.
  private(set) var needs: [Need]

  init(_ page: Int, _ context: CheckContext) {
    let elements = context.book.pages[page].elements
    var first = elements.count
    var firstTweens: [Int] = []
    for index in elements.indices {
      firstTweens.append(first)
      first += elements[index].tweens.count
    }
    firstTweens.append(first)
    elementCount = elements.count
    self.firstTweens = firstTweens
    needs = Array(repeating: Need(), count: first)
    for index in elements.indices {
      needs[index].container = elements[index].parent
      for tween in elements[index].tweens.indices { needs[firstTweens[index] + tween].container = index }
    }
    for index in elements.indices where elements[index].needsRuleToEnter { needs[index].canNeverStart = true }
    for waiting in context.pages[page].triggers { add(waiting, on: page, context) }
    // What a rule brings on stage doesn't depend on anything.
    for index in elements.indices where context.effects[page, index].bringsOnStage {
      needs[index] = Need()
    }
  }

  private mutating func add(_ waiting: OwnedTrigger, on page: Int, _ context: CheckContext) {
    guard !context.isStartedOtherwise(waiting, on: page) else { return }
    let number = self.number(of: waiting)
    switch context.cause(of: waiting.trigger, on: page) {
    case .page, .unknown: break
    case .never: needs[number].canNeverStart = true
    case .touch(let element):
      if context.obstacle(toTouching: element, on: page) == nil {
        needs[number].cause = element
      } else {
        needs[number].canNeverStart = true
      }
    case .sound(let element), .movie(let element), .game(let element): needs[number].cause = element
    case .tween(let element, let tween):
      let isOwn = firstTweens[element] + tween < firstTweens[element + 1]
      needs[number].cause = isOwn ? firstTweens[element] + tween : element
    }
  }

  /// Returns the number of the node that has a trigger.
  func number(of waiting: OwnedTrigger) -> Int {
    waiting.tween.map { firstTweens[waiting.element] + $0 } ?? waiting.element
  }

  /// Returns for each node whether it can ever come on stage or start.
  func possible() -> [Bool] {
    var missing = needs.map { ($0.container == nil ? 0 : 1) + ($0.cause == nil ? 0 : 1) }
    let dependents = Dependents(needs)
    var isPossible = Array(repeating: false, count: needs.count)
    var ready = needs.indices.filter { missing[$0] == 0 && !needs[$0].canNeverStart }
    while let number = ready.popLast() {
      isPossible[number] = true
      for dependent in dependents.of(number) {
        missing[dependent] -= 1
        if missing[dependent] == 0, !needs[dependent].canNeverStart { ready.append(dependent) }
      }
    }
    return isPossible
  }
}

/// The nodes that need each node, stored in one array.
private struct Dependents {
  private var starts: [Int]
  private var numbers: [Int]

  init(_ needs: [WaitGraph.Need]) {
    starts = Array(repeating: 0, count: needs.count + 1)
    for need in needs {
      if let container = need.container { starts[container + 1] += 1 }
      if let cause = need.cause { starts[cause + 1] += 1 }
    }
    for index in needs.indices { starts[index + 1] += starts[index] }
    numbers = Array(repeating: 0, count: starts[needs.count])
    var next = starts
    for index in needs.indices {
      for target in [needs[index].container, needs[index].cause] {
        guard let target else { continue }
        numbers[next[target]] = index
        next[target] += 1
      }
    }
  }

  func of(_ number: Int) -> ArraySlice<Int> { numbers[starts[number]..<starts[number + 1]] }
}

extension Element {
  /// Whether only a rule can bring it on stage, in all languages.
  var needsRuleToEnter: Bool {
    !appearsAutomatically && trigger == nil && !overlays.contains { $0.appearsAutomatically || $0.trigger != nil }
  }
}

extension CheckContext {
  /// Returns whether the owner of a trigger can start without it: through a rule, or in another language.
  fileprivate func isStartedOtherwise(_ waiting: OwnedTrigger, on page: Int) -> Bool {
    let element = book.pages[page].elements[waiting.element]
    let effect = effects[page, waiting.element]
    guard let tween = waiting.tween else {
      return effect.bringsOnStage
        || element.overlays.contains { $0.trigger?.node != element.trigger?.node }
    }
    return effect.contains(.startTweens)
      || effects.canStart(tween, ofElementNumber: names.number(of: waiting.element, on: page))
      || element.overlays.contains { $0.tweens.first?.node != element.tweens.first?.node }
  }
}
