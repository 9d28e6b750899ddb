import BookKit
import Testing

/// Tests of converting the book's seconds into ticks of the clock.
@Suite struct TicksTests {
  @Test(arguments: [
    (0.0, 60, 0), (1.0, 60, 60), (0.1, 60, 6), (0.1, 10, 1), (0.3, 10, 3), (0.05, 10, 1), (1.0 / 60, 60, 1),
    (0.0169, 60, 2), (1e-9, 60, 0), (2.5, 1, 3), (-3.0, 60, 0), (0.7, 1000, 700), (Double.nan, 60, 0),
    (Double.infinity, 60, 1 << 53), (1e300, 1000, 1 << 53),
  ])
  func `seconds are rounded up, but for a millionth of a tick`(seconds: Double, tickRate: Int, count: Int64) {
    #expect(Ticks(seconds: seconds, tickRate: tickRate) == Ticks(count))
  }

  @Test func `times end at the longest`() {
    #expect(Ticks.longest + Ticks.longest == .longest)
    #expect(Ticks(.max) + Ticks(1) == .longest)
    #expect(Ticks.longest * .max == .longest)
    #expect(Ticks(6) * 7 == Ticks(42))
  }
}
