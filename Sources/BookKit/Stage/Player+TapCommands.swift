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
    let item = ItemIndex(index)
    guard current.items.indices.contains(item) else { return [] }
    let subject = EventSubject.item(item)
    var position = current.ruleSubscriptions.first(.tap, subject)
    var commands: [TapCommand] = []
    func add(_ command: TapCommand) { if !commands.contains(command) { commands.append(command) } }
    while let subscription = current.ruleSubscriptions.subscription(at: position, .tap, subject) {
      position += 1
      let number = Int(subscription.subscriber)
      // The page's own rules come first, followed by the book's.
      let count = current.rules.count
      let rule = number < count ? current.rules[RuleIndex(number)] : plan.rules[RuleIndex(number - count)]
      guard rule.condition < 0, rule.limit == nil, let command = command(of: rule.actions) else { continue }
      add(command)
    }
    if let command = command(of: current.extras(of: item)?.tapActions ?? []) { add(command) }
    return commands
  }

  /// Returns the command that actions perform, with the first of them that turns the page.
  private func command(of actions: [ActionPlan]) -> TapCommand? {
    for action in actions {
      switch action.kind {
      case .nextPage: return .nextPage
      case .previousPage: return .previousPage
      case .goToPage, .open:
        switch action.target {
        case .next?: return .nextPage
        case .previous?: return .previousPage
        case .page(let page)?:
          guard let place, max(place, page).position < plan.pageCount else { return nil }
          let distance = place.distance(to: page)
          return distance == 1 ? .nextPage : distance == -1 ? .previousPage : nil
        case .read?, .back?, .credits?: return nil
        case nil: continue
        }
      case .back: return nil
      default: continue
      }
    }
    return nil
  }
}
