import PropertyList

// The input from a host. Each call performs all its effects at once, at the current tick.

extension Player {
  /// Opens a page, counted from 1.
  ///
  /// Any page but the very first one can be refused for the reasons in ``Event/Reason``.
  ///
  /// - Returns: Whether the page was opened; `false` if the book doesn't have it, or if `page.refused` was emitted.
  @discardableResult public mutating func open(page number: Int) -> Bool {
    guard number >= 1, number <= plan.pageCount else { return false }
    return leave(for: .page(PageIndex(number - 1)))
  }

  /// Opens the page with that name; the first one if several pages share it.
  ///
  /// - Returns: Whether the page was opened; `false` if the book doesn't have it, or if `page.refused` was emitted.
  @discardableResult public mutating func open(page name: String) -> Bool {
    guard let name = names.find(name) else { return false }
    return tableOfContents.first { $0.name == name }.map { open(page: $0.page) } ?? false
  }

  /// Opens the credits.
  ///
  /// - Returns: Whether they were opened; `false` if the book has none, or if `page.refused` was emitted.
  @discardableResult public mutating func openCredits() -> Bool { leave(for: .credits) }

  /// Turns to the next page; on the last page, emits `book.ended` instead.
  ///
  /// From the credits and from sections it leads back to what was on stage before them, and from the cover to the page
  /// that entered last.
  ///
  /// - Returns: Whether a page was opened; if not, `book.ended` or `page.refused` says why.
  @discardableResult public mutating func turnToNextPage() -> Bool { leave(for: .next) }

  /// Turns to the previous page.
  ///
  /// From the credits and from sections it leads back to what was on stage before them.
  ///
  /// - Returns: Whether a page was opened; if not, `page.refused` says why.
  @discardableResult public mutating func turnToPreviousPage() -> Bool { leave(for: .previous) }

  /// Opens what a name means: the page of that name, the page of that number, a section, or the credits.
  ///
  /// The sections are `cover`, `contents` and `options`, which every book has, and those that it draws itself; `read`
  /// is the page that entered last.
  ///
  /// - Returns: Whether it was opened; `false` if the name means nothing, or if `page.refused` was emitted.
  @discardableResult public mutating func open(named name: String) -> Bool {
    target(named: name).map { leave(for: $0) } ?? false
  }

  /// Returns what a name means, or `nil` if it means nothing that can be opened.
  func target(named name: String) -> TurnTarget? {
    names.find(name).flatMap { plan.target(.name($0)) } ?? Int(digits: name.utf8).flatMap { plan.target(.number($0)) }
  }

  /// Goes back to what was on stage before a section or the credits, or else to the cover.
  ///
  /// - Returns: Whether something was opened; if not, `page.refused` says why.
  @discardableResult public mutating func goBack() -> Bool { leave(for: .back) }

  /// Turns to a target with everything that follows from it.
  mutating func leave(for target: TurnTarget) -> Bool {
    let opening = state.page.opening
    let leaves = turn(to: target)
    runPendingSteps()
    checkInvariants(since: opening)
    return leaves
  }

  /// Changes the language to the one with a BCP 47 code.
  ///
  /// The page on stage is opened again in the new language, from its beginning and without an animation. A page turn
  /// that is under way ends at once. Credits continue.
  ///
  /// - Returns: Whether the language changed; `false` if the book doesn't have it, or if it's already the current one.
  @discardableResult public mutating func changeLanguage(to code: String) -> Bool {
    guard let number = plan.language(Array(code.utf8)), number != state.language else { return false }
    let opening = state.page.opening
    change(toLanguage: number)
    runPendingSteps()
    checkInvariants(since: opening)
    return true
  }

  /// Sets an option.
  ///
  /// Options are kept apart from the state of play: saved states don't contain them, apart from the language. If the
  /// value differs, `option.changed` is emitted; setting `language` changes the language instead.
  ///
  /// - Parameters:
  ///   - name: The name of the option, such as `music` or one of the book's own.
  ///   - value: The value; text that spells a number or a Boolean will do.
  /// - Returns: Whether the book has the option and it can have the value.
  @discardableResult public mutating func set(option name: String, to value: Value) -> Bool {
    guard let index = names.find(name).flatMap({ plan.options.option(named: $0) }) else { return false }
    let opening = state.page.opening
    let canBe = set(option: index, to: value)
    runPendingSteps()
    checkInvariants(since: opening)
    return canBe
  }

  /// Sets an option that the reader has chosen before, without an event.
  ///
  /// A host does this before the first page opens, with the options that it has kept.
  ///
  /// - Returns: Whether the book has the option and it can have the value.
  @discardableResult public mutating func adopt(option name: String, value: Value) -> Bool {
    guard let index = names.find(name).flatMap({ plan.options.option(named: $0) }),
      let value = plan.options[index].rules.value(value)
    else { return false }
    if index == plan.options.index(of: .language) {
      if case .string(let code) = value { state.language = plan.language(Array(code.utf8)) ?? state.language }
    } else {
      choose(option: index, value)
    }
    options.isChosen[index] = true
    return true
  }

  /// The phase of a touch.
  public enum TouchPhase: Sendable, Equatable {
    /// The finger comes down.
    case began
    /// The finger moves while it's down.
    case moved
    /// The finger is lifted.
    case ended
    /// Something else takes the touch over; whatever it dragged is let go.
    case cancelled
  }

  /// Handles a phase of a touch at a point of the canvas.
  ///
  /// The host numbers the fingers and keeps a finger's number from `began` to `ended` or `cancelled`. Calls that make
  /// no sense are ignored: `began` for a finger that is already down, and other phases for one that isn't.
  public mutating func touch(_ phase: TouchPhase, finger id: Int = 1, at point: Point) {
    let opening = state.page.opening
    switch phase {
    case .began: if touchIndex(id) == nil { press(id, at: point) }
    case .moved: move(id, to: point)
    case .ended:
      if let touch = touchIndex(id), state.touches[touch].position != point { move(id, to: point) }
      release(id)
    case .cancelled: cancel(touch: id)
    }
    runPendingSteps()
    checkInvariants(since: opening)
  }

  /// The links in the credits.
  public enum CreditLink: UInt8, Keyword {
    /// The Twitter handle of the person who is shown.
    case twitter
    /// The web page of the person who is shown.
    case web
    /// The address of the publisher.
    case publisher

    /// The word by which scripts name the link.
    public var keyword: StaticString {
      switch self {
      case .twitter: "twitter"
      case .web: "web"
      case .publisher: "publisher"
      }
    }
  }

  /// Taps a link in the credits.
  ///
  /// - Returns: Whether `link.opened` was emitted; `false` if the credits aren't open, the person who is shown is too
  ///   faint, or there is no such link.
  @discardableResult public mutating func tapCredit(_ link: CreditLink) -> Bool {
    guard let url = address(of: link) else { return false }
    var event = event(.linkOpened)
    event.url = url
    emit(event)
    runPendingSteps()
    return true
  }

  /// Returns the address that a tap on a link opens now.
  private func address(of link: CreditLink) -> Name? {
    guard let credits = state.credits else { return nil }
    // The publisher doesn't fade.
    if link == .publisher { return plan.creditsScreen.publisherLink }
    guard let index = credits.index, creditAlpha >= Player.minTouchableAlpha else { return nil }
    let credit = plan.credits[index]
    return link == .twitter ? credit.twitter : credit.web
  }
}
