/// A command for which hosts have a control, but which a tap on an element can also perform.
package enum TapCommand: Sendable, Equatable {
  case nextPage, previousPage, cover, contents, sound
}

extension Player {
  /// Returns the commands that every tap on an element of the page on stage performs, in the order of its rules.
  ///
  /// Rules with a condition or a limit don't count, because they don't apply to every tap.
  package func tapCommands(ofElement index: Int) -> [TapCommand] {
    let item = ItemIndex(index)
    guard current.items.indices.contains(item) else { return [] }
    let subject = EventSubject.item(item)
    var position = current.ruleSubscriptions.first(.tap, subject)
    var found: [TapCommand] = []
    func add(_ actions: [ActionPlan]) {
      for command in commands(of: actions) where !found.contains(command) { found.append(command) }
    }
    while let subscription = current.ruleSubscriptions.subscription(at: position, .tap, subject) {
      position += 1
      let number = Int(subscription.subscriber)
      // The page's own rules come first, followed by the book's.
      let count = current.rules.count
      let rule = number < count ? current.rules[RuleIndex(number)] : plan.rules[RuleIndex(number - count)]
      guard rule.condition == nil, rule.limit == nil else { continue }
      add(rule.actions)
    }
    add(current.extras(of: item)?.tapActions ?? [])
    return found
  }

  /// Returns whether an element has a response of its own to a tap, such as a rule or a link.
  package func respondsToTap(ofElement index: Int) -> Bool {
    let item = ItemIndex(index)
    guard current.items.indices.contains(item) else { return false }
    if isPiece(item) { return piece(item)?.game.puzzle.turnsPieces ?? false }
    let subject = EventSubject.item(item)
    for kind in [EventKind.tap, .touchBegan, .touchEnded] {
      for index in [current.triggerSubscriptions, current.ruleSubscriptions]
      where index.subscription(at: index.first(kind, subject), kind, subject) != nil {
        return true
      }
    }
    guard let extras = current.extras(of: item) else { return false }
    return extras.link != nil || !extras.tapActions.isEmpty
  }

  /// Returns the commands that actions perform, up to the first action that turns the page.
  ///
  /// Actions that are left to chance don't count.
  private func commands(of actions: [ActionPlan]) -> [TapCommand] {
    var commands: [TapCommand] = []
    var place = 0
    while place < actions.count {
      let action = actions[place]
      place = Int(action.next)
      switch action.kind {
      case .nextPage: return commands + [.nextPage]
      case .previousPage: return commands + [.previousPage]
      case .back: return commands + self.commands(opening: .back)
      case .goToPage, .open:
        if let target = action.target { return commands + self.commands(opening: target) }
      case .setOption: if switchesSound(action) { commands.append(.sound) }
      default: continue
      }
    }
    return commands
  }

  private func commands(opening target: TurnTarget) -> [TapCommand] {
    guard let place else { return [] }
    var commands: [TapCommand] = []
    if target == .next || target == nextTarget(of: place) { commands.append(.nextPage) }
    if target == .previous || target == previousTarget(of: place) { commands.append(.previousPage) }
    if target == plan.coverTarget { commands.append(.cover) }
    // In a book that draws no sections, hosts have contents of their own.
    if plan.drawnSectionCount > 0, target == plan.contentsTarget { commands.append(.contents) }
    return commands
  }

  private func nextTarget(of place: PageIndex) -> TurnTarget? {
    switch plan.section(at: place)?.kind {
    case .intro?: return plan.coverTarget
    case .cover?: return .read
    case nil where place.position < plan.pageCount:
      return place.position + 1 < plan.pageCount ? .page(place.advanced(by: 1)) : nil
    case .read?, .contents?, .play?, .options?, .credits?, nil: return .back
    }
  }

  private func previousTarget(of place: PageIndex) -> TurnTarget? {
    guard place.position < plan.pageCount else { return .back }
    return place == .first ? nil : .page(place.advanced(by: -1))
  }

  private func switchesSound(_ action: ActionPlan) -> Bool {
    guard action.option == plan.options.index(of: .sound), let steps = action.difference else { return false }
    return Int64(exactly: steps).map { $0 % 2 != 0 } ?? false
  }
}
