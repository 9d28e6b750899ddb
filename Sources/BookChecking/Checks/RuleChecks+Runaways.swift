import BookKit
import PropertyList

extension RuleChecks {
  /// `runaway-rules`: rules that trigger each other within a tick, whatever happens.
  ///
  /// Only what is certain counts: no condition, no delay, no limit, no page turn, and an event that the action always
  /// causes.
  @Sendable static func runaways(_ context: CheckContext) -> [Diagnostic] {
    let shared = context.book.rules.filter { $0.alwaysFires }
    var found = RuleTriggerGraph([], shared, nil, context).runaways(context)
    // Bound the work for a book with many rules and many pages.
    var budget = 1_000_000
    for page in context.book.pages.indices {
      let own = context.book.pages[page].rules.filter { $0.alwaysFires }
      guard !own.isEmpty else { continue }
      budget -= shared.count
      found += RuleTriggerGraph(own, budget < 0 ? [] : shared, page, context).runaways(context)
    }
    return found
  }
}

/// A graph of which rules trigger which others.
///
/// The first nodes are the rules, the page's before the book's; the events that connect them follow.
private struct RuleTriggerGraph {
  private let rules: [Rule]
  /// The number of rules that belong to the page.
  private let ownCount: Int
  private let page: Int?
  private var targets: [[Int]]
  /// The rule of each node, or `nil` if the node is an event.
  private var owners: [Int?]
  private var events: [UInt64: Int] = [:]

  init(_ own: [Rule], _ shared: [Rule], _ page: Int?, _ context: CheckContext) {
    rules = own + shared
    ownCount = own.count
    self.page = page
    targets = Array(repeating: [], count: rules.count)
    owners = rules.indices.map { $0 }
    for (number, rule) in rules.enumerated() {
      addSubscriptions(rule, number)
      addEmittedEvents(rule, number)
      addShowingAndHiding(rule, number, context)
    }
  }

  /// Returns the diagnostics; cycles of only the book's own rules don't belong to a page.
  func runaways(_ context: CheckContext) -> [Diagnostic] {
    let components = StronglyConnectedComponents(count: targets.count) { targets[$0] }
    var found: [Diagnostic] = []
    for numbers in components.members {
      var members: [Int] = []
      for owner in numbers.compactMap({ owners[$0] }).sorted() where members.last != owner { members.append(owner) }
      guard let first = members.first, page == nil || first < ownCount, let node = rules[first].event?.node else {
        continue
      }
      let others = members.dropFirst()
      let notes = others.compactMap { other in
        rules[other].event?.node.map { node in
          Diagnostic.Note(spot: .node(node), message: "`\(context.text(of: rules[other].name))` waits here")
        }
      }
      let names = others.prefix(3).map { "`\(context.text(of: rules[$0].name))`" }.joined(separator: ", ")
      let more = others.count > 3 ? " and \(others.count - 3) more" : ""
      found.append(
        Diagnostic(
          .runawayRules, at: .node(node), subject: context.text(of: rules[first].name), detail: names + more,
          notes: notes))
    }
    return found
  }

  // MARK: - Variables and rules

  private mutating func addSubscriptions(_ rule: Rule, _ number: Int) {
    guard rule.tween == nil, rule.target == nil, rule.item == nil else { return }
    switch rule.event?.value {
    case .variableChanged: targets[self.number(of: .variableChanged, rule.variable?.value)].append(number)
    case .ruleFired where rule.variable == nil: targets[self.number(of: .ruleFired, nil)].append(number)
    default: break
    }
  }

  private mutating func addEmittedEvents(_ rule: Rule, _ number: Int) {
    let fired = self.number(of: .ruleFired, nil)
    targets[number].append(fired)
    for action in rule.actions where action.kind == .set {
      guard let variable = action.variable?.value, action.value == nil, let difference = action.difference,
        difference != 0
      else { continue }
      let change = self.number(of: .variableChanged, variable)
      let anyChange = self.number(of: .variableChanged, nil)
      targets[number].append(change)
      targets[change].append(anyChange)
    }
  }

  // MARK: - Elements

  /// Adds the rules that hide what has just appeared or show what has just disappeared, each as a separate node.
  private mutating func addShowingAndHiding(_ rule: Rule, _ number: Int, _ context: CheckContext) {
    guard rule.tween == nil, rule.target == nil, rule.variable == nil else { return }
    let (effect, next): (ActionKind, EventKind)
    switch rule.event?.value {
    case .itemAdded: (effect, next) = (.hide, .itemRemoved)
    case .itemRemoved: (effect, next) = (.show, .itemAdded)
    default: return
    }
    for action in rule.actions where action.kind == effect {
      guard let item = action.item?.value, rule.item == nil || rule.item?.value == item, isAtTop(item, context) else {
        continue
      }
      let step = addNumber(of: number)
      let cause = self.number(of: effect == .hide ? .itemAdded : .itemRemoved, item)
      let result = self.number(of: next, item)
      targets[cause].append(step)
      targets[step].append(result)
    }
  }

  /// Returns whether an element with that name is outside of all groups, which could be off stage themselves.
  private func isAtTop(_ item: Name, _ context: CheckContext) -> Bool {
    if let page {
      guard let element = context.names.element(item, on: page) else { return false }
      return context.book.pages[page].elements[element].parent == nil
    }
    guard let (page, element) = context.names.firstElement(item) else { return false }
    return context.book.pages[page].elements[element].parent == nil
  }

  // MARK: - Numbers

  private mutating func addNumber(of owner: Int?) -> Int {
    targets.append([])
    owners.append(owner)
    return targets.count - 1
  }

  /// Returns the node of an event with that name, or of all events of the kind.
  private mutating func number(of kind: EventKind, _ name: Name?) -> Int {
    let key = UInt64(kind.rawValue) << 33 | (name.map { UInt64($0.number) << 1 } ?? 1)
    if let number = events[key] { return number }
    let number = addNumber(of: nil)
    events[key] = number
    return number
  }
}

extension Rule {
  /// Whether the rule always acts at once when its event happens.
  fileprivate var alwaysFires: Bool {
    guard event != nil, condition == nil, delay <= 0, limit == nil else { return false }
    return actions.allSatisfy { action in
      switch action.kind {
      case .goToPage, .nextPage, .previousPage: false
      default: true
      }
    }
  }
}
