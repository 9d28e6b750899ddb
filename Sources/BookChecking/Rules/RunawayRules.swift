import BookKit
import PropertyList

extension DiagnosticRule {
  package static let runawayRules = DiagnosticRule(
    "runaway-rules", .warning, "rules trigger each other without end",
    """
    Everything that a rule causes happens at once, so a rule that causes its own event never ends. The \
    player stops it after ten thousand events. Add a delay or a limit.
    """,
    message: {
      "the rule `\($0.subject)` triggers itself within the same tick, without end\($0.detail(after: ", through "))"
    },
    hint: "give one of the rules a `limit`, a `delay` or an `if`",
    example: """
        variables = { apples = 0; };
        rules = ( { when = { event = variable.changed; variable = apples; };
      -   do = ( { action = set; variable = apples; by = 1; } );
      +   do = ( { action = set; variable = apples; by = 1; } ); limit = 3;
        } );
        pages = ( { } );
      """, in: .book)
}

enum RunawayRules {
  /// Finds rules that certainly trigger themselves.
  ///
  /// Such rules have no condition, delay, limit or page turn, and wait for an event that their actions always cause.
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    let shared = context.book.rules.filter { $0.alwaysFires }
    var found = shared.isEmpty ? [] : RuleTriggerGraph([], shared, nil, context).runaways(context)
    // This bounds the work for a book with many rules and many pages.
    var budget = 1_000_000
    for page in context.book.pageIndices {
      let own = context.book[page].rules.filter { $0.alwaysFires }
      guard !own.isEmpty else { continue }
      budget -= shared.count
      found += RuleTriggerGraph(own, budget < 0 ? [] : shared, page, context).runaways(context)
    }
    return found
  }
}

/// A graph of the rules that trigger other rules.
///
/// The first nodes are the rules, the page's before the book's; the events that connect them follow.
private struct RuleTriggerGraph {
  private struct RuleIndex: TypedIndex { let rawValue: Int32 }

  private struct Node: TypedIndex { let rawValue: Int32 }

  private let rules: IndexedArray<RuleIndex, Rule>
  /// The first rule that doesn't belong to the page.
  private let firstShared: RuleIndex
  private let page: PageIndex?
  private var targets: IndexedArray<Node, [Node]>
  private var owners: IndexedArray<Node, RuleIndex?>
  private var events: [UInt64: Node] = [:]

  init(_ own: [Rule], _ shared: [Rule], _ page: PageIndex?, _ context: CheckContext) {
    let rules = IndexedArray<RuleIndex, Rule>(own + shared)
    self.rules = rules
    firstShared = RuleIndex(own.count)
    self.page = page
    targets = IndexedArray(repeating: [], count: rules.count)
    owners = IndexedArray(rules.indices.map { $0 })
    for (node, index) in zip(targets.indices, rules.indices) {
      addSubscriptions(rules[index], node)
      addEmittedEvents(rules[index], node)
      addShowingAndHiding(rules[index], index, context)
      addMoves(rules[index], index, context)
    }
  }

  /// Returns the diagnostics; the graph of a page doesn't report cycles of only the book's own rules.
  func runaways(_ context: CheckContext) -> [Diagnostic] {
    let components = StronglyConnectedComponents(count: targets.count) { targets[$0] }
    var found: [Diagnostic] = []
    for nodes in components.members {
      var members: [RuleIndex] = []
      for owner in nodes.compactMap({ owners[$0] }).sorted() where members.last != owner { members.append(owner) }
      guard let first = members.first, page == nil || first < firstShared, let node = rules[first].event?.node else {
        continue
      }
      let others = members.dropFirst()
      let notes = others.compactMap { other in
        rules[other].event?.node.map { node in
          Diagnostic.Note(spot: .node(node), message: "`\(context.text(of: rules[other].name))` waits here")
        }
      }
      let names = others.prefix(3).map { context.text(of: rules[$0].name) }
      found.report(
        .runawayRules, at: node, subject: context.text(of: rules[first].name), detail: names.listed(of: others.count),
        notes: notes)
    }
    return found
  }

  private mutating func addSubscriptions(_ rule: Rule, _ node: Node) {
    guard rule.tween == nil, rule.target == nil, rule.item == nil else { return }
    if rule.event?.value == .variableChanged {
      targets[event(.variableChanged, rule.variable?.value)].append(node)
    } else if rule.event?.value == .ruleFired, rule.variable == nil {
      targets[event(.ruleFired, nil)].append(node)
    }
  }

  private mutating func addEmittedEvents(_ rule: Rule, _ node: Node) {
    let fired = event(.ruleFired, nil)
    targets[node].append(fired)
    for action in rule.actions.withLists where action.kind == .set {
      guard let variable = action.variable?.value, action.value == nil, let difference = action.difference,
        difference != 0
      else { continue }
      let change = event(.variableChanged, variable)
      let anyChange = event(.variableChanged, nil)
      targets[node].append(change)
      targets[change].append(anyChange)
    }
  }

  /// Adds a node for each action that hides an element that has just appeared, or shows one that has just left.
  private mutating func addShowingAndHiding(_ rule: Rule, _ index: RuleIndex, _ context: CheckContext) {
    guard rule.tween == nil, rule.target == nil, rule.variable == nil else { return }
    guard let kind = rule.event?.value, kind == .itemAdded || kind == .itemRemoved else { return }
    let (effect, next) = kind == .itemAdded ? (ActionKind.hide, EventKind.itemRemoved) : (.show, .itemAdded)
    for action in rule.actions.withLists where action.kind == effect {
      guard let item = action.item?.value, rule.item == nil || rule.item?.value == item, isAtTop(item, context) else {
        continue
      }
      let step = addNode(of: index)
      let cause = event(kind, item)
      let result = event(next, item)
      targets[cause].append(step)
      targets[step].append(result)
    }
  }

  /// Adds a node for each action that always moves a dial to its next stop at once, when it has reached a stop.
  private mutating func addMoves(_ rule: Rule, _ index: RuleIndex, _ context: CheckContext) {
    guard rule.event?.value == .stopReached, rule.index == nil, rule.value == nil, rule.tween == nil else { return }
    for action in rule.actions.withLists where action.kind == .moveTo {
      guard let item = action.item?.value, rule.item == nil || rule.item?.value == item, let page,
        let element = context.names.element(item, on: page), let part = context.book[page][element].movable,
        part.wraps, part.stopPositions.count > 1, action.stop == nil, action.progress == nil,
        let difference = action.difference, Int(difference) % part.stopPositions.count != 0,
        (action.duration ?? part.settleTime) == 0
      else { continue }
      let step = addNode(of: index)
      let reached = event(.stopReached, item)
      targets[reached].append(step)
      targets[step].append(reached)
    }
  }

  /// Returns whether the element with this name isn't in a group; a group could be off stage.
  private func isAtTop(_ item: Name, _ context: CheckContext) -> Bool {
    let own = page.flatMap { page in context.names.element(item, on: page).map { (page: page, element: $0) } }
    guard let (place, element) = page == nil ? context.names.firstElement(item) : own else { return false }
    return context.book[place][element].group == nil
  }

  private mutating func addNode(of owner: RuleIndex?) -> Node {
    targets.append([])
    return owners.append(owner)
  }

  private mutating func event(_ kind: EventKind, _ name: Name?) -> Node {
    let key = UInt64(kind.ordinal) << 33 | (name.map { UInt64($0.number) << 1 } ?? 1)
    if let node = events[key] { return node }
    let node = addNode(of: nil)
    events[key] = node
    return node
  }
}

extension Rule {
  /// Whether the rule always acts immediately after its event.
  fileprivate var alwaysFires: Bool {
    guard event != nil, condition == nil, delay <= 0, limit == nil else { return false }
    return !actions.contains { $0.kind.leadsElsewhere }
  }
}
