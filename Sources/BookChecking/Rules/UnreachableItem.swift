import BookKit
import PropertyList

extension DiagnosticRule {
  package static let unreachableItem = DiagnosticRule(
    "unreachable-item", .warning, "an element waits for something that cannot happen",
    """
    It waits for an element that never comes on stage, that takes no touches, or whose `visibleIf` holds with no \
    value of the options. It is never seen.
    """,
    message: {
      $0.detail.utf8.isEmpty
        ? "`\($0.subject)` stays off stage: no rule shows or plays it"
        : "what this waits for, `\($0.subject)`, \($0.detail)"
    },
    hint: "fix what prevents that, or wait for something else",
    example: """
        { type = text; name = line; text = "Touch me!"; width = 200; height = 100;
      -   touchable = NO;
      +   touchable = YES;
        },
        { type = text; text = "Good night!"; y = 300;
          trigger = { triggeringItem = line; triggerIsATouch = YES; };
        }
      """, dependsOn: .book)
}

enum UnreachableItem {
  /// Finds `trigger-cycle`, `unreachable-item` and `inactive-area`.
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var rules = RuleWaitCheck(context)
    for page in context.book.pageIndices {
      let triggers = context.pages[page].parts.triggers
      let lost = offStage(page, context)
      found += lost
      guard !triggers.isEmpty || !lost.isEmpty else { continue }
      var walk = WaitCheck(page, triggers, context)
      walk.reportCycles()
      for waiting in triggers { walk.check(waiting) }
      found += walk.found
      rules.learn(walk)
    }
    return found + rules.check()
  }

  /// Returns a diagnostic for each element that stays off stage in every language because no rule shows it.
  private static func offStage(_ page: PageIndex, _ context: CheckContext) -> [Diagnostic] {
    // Only elements with behaviour can be kept off stage.
    let checked = context.pages[page]
    return checked.parts.withBehaviour.compactMap { index in
      let element = checked.page[index]
      guard element.needsRuleToEnter, let node = element.isOffStage.node,
        !context.effects[page, index].bringsOnStage
      else { return nil }
      return Diagnostic(
        .unreachableItem, at: .node(node), subject: context.text(of: element.name),
        advice: "`show` it in a rule, or remove `offStage`")
    }
  }
}

extension WaitCheck {
  mutating func check(_ waiting: OwnedTrigger) {
    guard let item = waiting.trigger.item, let node = item.node else { return }
    let part = graph.part(of: waiting)
    let cause = context.cause(of: waiting.trigger, on: page)
    if case .touch(let element) = cause, let obstacle = context.obstacle(toTouching: element, on: page) {
      if case .untouchable = obstacle, !graph.needs[part].canNeverStart { return }
      return found.append(Diagnostic(obstacle, to: context.text(of: item.value), at: node))
    }
    // Skip nodes that can start in another way, and cycles, which are reported separately.
    guard let element = cause.element, !isPossible[graph.parts.part(element)], graph.needs[part].cause != nil,
      components.group[part] == nil
    else { return }
    // The group or element is reported instead of its contents.
    if let container = graph.needs[part].container, !isPossible[container] { return }
    found.report(.unreachableItem, at: node, subject: context.text(of: item.value), detail: "can never come on stage")
  }
}
