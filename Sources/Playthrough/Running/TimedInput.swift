import BookKit

/// An input and the tick at which a player receives it.
package struct TimedInput: Sendable, Equatable {
  /// The tick.
  package let tick: Ticks
  /// The input.
  package let input: Player.Input

  /// Creates an input at a tick.
  package init(_ input: Player.Input, at tick: Ticks) {
    self.tick = tick
    self.input = input
  }
}
