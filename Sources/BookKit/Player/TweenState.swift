struct TweenState: Sendable, Equatable {
  var status = Status.idle
  /// Whether the tween or its delay has begun since its element came on stage.
  var hasBegun = false
  /// A counter that increases to make scheduled steps stale, such as when the tween starts or is cancelled.
  var mark: Mark = 0

  /// Changes the status, which makes scheduled steps stale, and returns the new mark.
  @discardableResult mutating func change(to status: Status) -> Mark {
    self.status = status
    if status != .idle { hasBegun = true }
    mark.advance()
    return mark
  }

  enum Status: Sendable {
    case idle, delayed, running
  }
}
