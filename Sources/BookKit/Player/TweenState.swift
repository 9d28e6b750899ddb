struct TweenState: Sendable, Equatable {
  var status = Status.idle
  /// Whether it has begun, possibly with its delay, since its element came on stage.
  var hasBegun = false
  /// A counter that changes whenever the tween starts or is cancelled, which makes scheduled steps stale.
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
