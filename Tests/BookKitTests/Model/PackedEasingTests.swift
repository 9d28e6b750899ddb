import Testing

@testable import BookKit

/// Tests that an easing gives a number the same bits alone and among others.
@Suite struct PackedEasingTests {
  static let easings: [Easing] =
    [.linear] + EasingForm.allCases.flatMap { form in EasingCurve.allCases.map { Easing.curve($0, form) } }

  @Test(arguments: easings) func `numbers of a group have the bits that they have alone`(easing: Easing) {
    let formula = PackedEasing(easing)
    var random = SplitMix64(seed: 21)
    for count in [1, 3, 4, 5, 63, 64] {
      let durations = (0..<64).map { _ in Double(1 + random.number(below: 500)) }
      // Both halves, their middle and numbers next to the ends.
      let elapsed = durations.enumerated().map { index, duration in
        index % 5 == 0 ? duration / 2 : Double(random.number(below: Int(duration) * 8)) / 8
      }
      var times = elapsed
      formula.complete(&times, of: durations, count: count)
      for index in 0..<count {
        // Formulas hold after the start only.
        let alone = elapsed[index] == 0 ? 0 : formula.progress(at: elapsed[index] / durations[index])
        #expect(times[index].bitPattern == alone.bitPattern, "\(elapsed[index]) of \(durations[index])")
      }
    }
  }
}
