import PropertyList

// Shorthands for the most frequent inputs, and the implementations of turns and touches.

extension Player {
  /// Opens a page, counted from 1; see ``Input/open(page:)``.
  ///
  /// - Returns: Whether the page was opened; `false` if the book doesn't have it, or if `page.refused` was emitted.
  @discardableResult public mutating func open(page number: Int) -> Bool { perform(.open(page: number)) == nil }

  /// Turns to the next page; see ``Input/next``.
  ///
  /// - Returns: Whether a page was opened; if not, `book.ended` or `page.refused` says why.
  @discardableResult public mutating func turnToNextPage() -> Bool { perform(.next) == nil }

  /// Turns to the previous page; see ``Input/previous``.
  ///
  /// - Returns: Whether a page was opened; if not, `page.refused` says why.
  @discardableResult public mutating func turnToPreviousPage() -> Bool { perform(.previous) == nil }

  /// Handles a phase of a touch at a point of the canvas; see ``Input/touch(_:finger:at:)``.
  ///
  /// Invalid calls are ignored: `began` for a finger that is already down, and other phases for a finger that is up.
  public mutating func touch(_ phase: TouchPhase, finger id: Int = 1, at point: Point) {
    perform(.touch(phase, finger: id, at: point))
  }

  /// Sets an option that the reader chose in an earlier run, without an event.
  ///
  /// A host does this before the first page opens, with the options that it has kept.
  ///
  /// - Returns: Whether the book has the option and the option can have the value.
  @discardableResult public mutating func adopt(option name: String, value: Value) -> Bool {
    guard let index = option(named: name), let value = plan.options[index].rules.value(value) else { return false }
    if index == plan.options.index(of: .language) {
      if case .string(let code) = value { state.language = plan.language(Array(code.utf8)) ?? state.language }
    } else {
      choose(option: index, value)
    }
    options.isChosen[index] = true
    return true
  }

  func option(named name: String) -> OptionIndex? { names.find(name).flatMap { plan.options.option(named: $0) } }
}

// MARK: - Turns

extension Player {
  /// Returns the target that a name refers to, or `nil` if nothing with that name can be opened.
  func target(named name: String) -> TurnTarget? {
    names.find(name).flatMap { plan.target(.name($0)) } ?? Int(digits: name.utf8).flatMap { plan.target(.number($0)) }
  }

  /// Turns to a target, and returns the reason if the turn is refused.
  mutating func leave(for target: TurnTarget) -> Refusal? {
    let known = events.count
    guard !turn(to: target) else { return nil }
    guard known < events.count else { return .unknown }
    guard let reason = events[known].reason else { return .bookEnded }
    return refusal(reason)
  }
}

extension Player {
  mutating func handle(_ phase: TouchPhase, _ id: Int, at point: Point) -> Refusal? {
    let touch = touchIndex(id)
    guard (touch == nil) == (phase == .began) else { return .finger }
    switch phase {
    case .began:
      let refusal = stageRefusal
      press(id, at: point)
      return refusal
    case .moved: move(id, to: point)
    case .ended:
      if let touch, state.touches[touch].position != point { move(id, to: point) }
      release(id)
    case .cancelled: cancel(touch: id)
    }
    return nil
  }

  mutating func press(piece name: Name?, _ id: Int) -> Refusal? {
    guard touchIndex(id) == nil else { return .finger }
    guard let name, let item = current.item(named: name), isPiece(item), isShown(item), !isPlaced(item) else {
      return .unknown
    }
    let refusal = stageRefusal
    press(id, at: center(of: item), on: item)
    return refusal
  }

  mutating func tap(_ link: CreditLink) -> Refusal? {
    guard let url = address(of: link) else { return .creditWithoutLink }
    // The link to the publisher doesn't fade in and out.
    guard link == .publisher || creditAlpha >= Player.minTouchableAlpha else { return .faintCredit }
    var event = event(.linkOpened)
    event.url = url
    emit(event)
    return nil
  }

  private func address(of link: CreditLink) -> Name? {
    guard let credits = state.credits else { return nil }
    if link == .publisher { return plan.creditsScreen.publisherLink }
    guard let index = credits.index else { return nil }
    let credit = plan.credits[index]
    return link == .twitter ? credit.twitter : credit.web
  }
}
