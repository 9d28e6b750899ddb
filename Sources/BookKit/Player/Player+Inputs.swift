// What a host hands in. Each call does at once all that it causes, at the present tick.

extension Player {
  /// Opens a page, counted from 1; nothing happens when the book has no such page.
  ///
  /// Any page but the very first one may be refused, as ``Event/Reason`` says.
  public mutating func open(page number: Int) {
    guard number >= 1, number <= plan.pageCount else { return }
    turn(to: .page(number - 1))
    settle()
  }

  /// Opens the credits; nothing happens when the book has none.
  public mutating func openCredits() {
    turn(to: .credits)
    settle()
  }

  /// Turns to the next page; on the last one the book ends.
  ///
  /// Out of the credits it leads back to the page before them.
  public mutating func turnToNextPage() {
    turn(to: .next)
    settle()
  }

  /// Turns to the page before.
  ///
  /// Out of the credits it leads back to the page before them.
  public mutating func turnToPreviousPage() {
    turn(to: .previous)
    settle()
  }

  /// Changes the language, by its BCP 47 code; nothing happens when the book has not that language.
  public mutating func changeLanguage(to code: String) {
    guard let number = plan.language(Array(code.utf8)) else { return }
    change(toLanguage: number)
    settle()
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
  /// cannot come down again, and one that is not down does nothing: such calls are passed over.
  public mutating func touch(_ phase: TouchPhase, id: Int = 0, at point: Point) {
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

  /// Taps a link of the credit that is shown; nothing happens while it is too faint, or has not that link.
  public mutating func tapCredit(_ link: CreditLink) {
    guard let credits = state.credits, creditAlpha >= Player.leastTouchableAlpha else { return }
    let credit = plan.credits[credits.index]
    guard let url = link == .twitter ? credit.twitter : credit.web else { return }
    var event = event(.linkOpened)
    event.url = url
    tell(event)
    settle()
  }
}
