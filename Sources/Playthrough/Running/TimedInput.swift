import BookKit

package struct TimedInput: Sendable, Equatable {
  package let tick: Ticks
  package let input: Player.Input

  package init(_ input: Player.Input, at tick: Ticks) {
    self.tick = tick
    self.input = input
  }
}
