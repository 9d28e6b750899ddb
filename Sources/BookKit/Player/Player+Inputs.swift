// What a host hands in. Each call does at once all that it causes, at the present tick.

extension Player {
  /// Opens a page, counted from 1.
  ///
  /// Any page but the very first one may be refused, as ``Event/Reason`` says.
  ///
  /// - Returns: Whether the page was opened: `false` if the book does not have it, or if `page.refused` was emitted.
  @discardableResult public mutating func open(page number: Int) -> Bool {
    guard number >= 1, number <= plan.pageCount else { return false }
    return leave(for: .page(number - 1))
  }

  /// Opens the page with that name; of two with the same name, the first.
  ///
  /// - Returns: Whether the page was opened: `false` if the book does not have it, or if `page.refused` was emitted.
  @discardableResult public mutating func open(page name: String) -> Bool {
    guard let name = names.find(name) else { return false }
    return contents.first { $0.name == name }.map { open(page: $0.page) } ?? false
  }

  /// Opens the credits.
  ///
  /// - Returns: Whether they were opened: `false` if the book has none, or if `page.refused` was emitted.
  @discardableResult public mutating func openCredits() -> Bool { leave(for: .credits) }

  /// Turns to the next page; on the last one the book ends.
  ///
  /// Out of the credits it leads back to the page before them.
  ///
  /// - Returns: Whether a page was opened; `book.ended` or `page.refused` says why not.
  @discardableResult public mutating func turnToNextPage() -> Bool { leave(for: .next) }

  /// Turns to the page before.
  ///
  /// Out of the credits it leads back to the page before them.
  ///
  /// - Returns: Whether a page was opened; `page.refused` says why not.
  @discardableResult public mutating func turnToPreviousPage() -> Bool { leave(for: .previous) }

  private mutating func leave(for target: TurnTarget) -> Bool {
    let leaves = turn(to: target)
    settle()
    return leaves
  }

  /// Changes the language, by its BCP 47 code.
  ///
  /// The page on stage is opened again in the new language, from its beginning and without an animation; a page turn
  /// that is under way ends at once. Credits go on.
  ///
  /// - Returns: Whether the language changed: `false` if the book does not have it, or is in it already.
  @discardableResult public mutating func changeLanguage(to code: String) -> Bool {
    guard let number = plan.language(Array(code.utf8)), number != state.language else { return false }
    change(toLanguage: number)
    settle()
    return true
  }

  /// What a finger does.
  public enum TouchPhase: Sendable, Equatable {
    /// It comes down.
    case began
    /// It moves while it is down.
    case moved
    /// It is lifted.
    case ended
    /// Something else takes it over; whatever it dragged is let go.
    case cancelled
  }

  /// Hands in what a finger does at a point of the canvas.
  ///
  /// The fingers' numbers are the host's own, the same from `began` to `ended` or `cancelled`. A finger that is down
  /// cannot come down again, and one that is not down does nothing: such calls are ignored.
  public mutating func touch(_ phase: TouchPhase, id: Int = 1, at point: Point) {
    switch phase {
    case .began: if touchIndex(id) == nil { press(id, at: point) }
    case .moved: move(id, to: point)
    case .ended:
      if let touch = touchIndex(id), state.touches[touch].position != point { move(id, to: point) }
      release(id)
    case .cancelled: cancel(touch: id)
    }
    settle()
  }

  /// The links of a credit.
  public enum CreditLink: Sendable, Equatable {
    /// The name on Twitter.
    case twitter
    /// The web page.
    case web
  }

  /// Taps a link of the credit that is shown.
  ///
  /// - Returns: Whether `link.opened` was emitted: `false` while the credit is too faint, or if it lacks that link.
  @discardableResult public mutating func tapCredit(_ link: CreditLink) -> Bool {
    guard let credits = state.credits, creditAlpha >= Player.leastTouchableAlpha else { return false }
    let credit = plan.credits[credits.index]
    guard let url = link == .twitter ? credit.twitter : credit.web else { return false }
    var event = event(.linkOpened)
    event.url = url
    tell(event)
    settle()
    return true
  }
}
