import Testing

@testable import BookKit

/// Tests of the state of a tween.
@Suite struct TweenStateTests {
  @Test(arguments: [TweenState.Status.idle, .delayed, .running])
  func `a change of status gives a new mark`(status: TweenState.Status) {
    var state = TweenState()
    state.mark = 41
    #expect(state.change(to: status) == 42)
    #expect(state.status == status && state.mark == 42)
    #expect(state.hasBegun == (status != .idle))
  }

  @Test func `a tween that becomes idle has begun nevertheless`() {
    var state = TweenState()
    state.change(to: .running)
    state.change(to: .idle)
    #expect(state.hasBegun && state.status == .idle && state.mark == 2)
  }

  @Test func `after the last mark comes the first`() {
    var state = TweenState()
    state.mark = Mark(rawValue: .max)
    state.hasBegun = true
    #expect(state.change(to: .delayed) == 0)
    #expect(state.status == .delayed && state.hasBegun && state.mark == 0)
  }
}
