/// Something that hosts have a control for, and that a tap on an element of the book may do as well.
package enum TapCommand: Sendable, Equatable {
  /// Turns to the next page.
  case nextPage
  /// Turns to the previous page.
  case previousPage
}

extension Player {
  /// Returns the commands that every tap on an element of the page on stage performs, in the order of its rules.
  ///
  /// Rules that have a condition or a limit don't count, because readers then can't rely on the element.
  package func tapCommands(ofElement index: Int) -> [TapCommand] {
    guard current.items.indices.contains(index) else { return [] }
    let subject = Int32(truncatingIfNeeded: index)
    var place = current.ruleSubscriptions.first(.tap, subject)
    var commands: [TapCommand] = []
    while let subscription = current.ruleSubscriptions.subscription(at: place, .tap, subject) {
      place += 1
      let number = Int(subscription.subscriber)
      // The page's own rules come first, followed by the book's.
      let rule = number < current.rules.count ? current.rules[number] : plan.rules[number - current.rules.count]
      guard rule.condition < 0, rule.limit == nil, let command = command(of: rule) else { continue }
      if !commands.contains(command) { commands.append(command) }
    }
    return commands
  }

  /// Returns the command that a rule performs with the first of its actions that turns the page.
  private func command(of rule: RulePlan) -> TapCommand? {
    for action in rule.actions {
      switch action.kind {
      case .nextPage: return .nextPage
      case .previousPage: return .previousPage
      case .goToPage where Int(action.page) == current.page + 1: return .nextPage
      case .goToPage where Int(action.page) == current.page - 1 && action.page >= 0: return .previousPage
      case .goToPage where action.page >= 0: return nil
      default: continue
      }
    }
    return nil
  }
}
