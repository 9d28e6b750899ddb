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
      let durations = (0..<count).map { _ in Int64(1 + random.number(below: 500)) }
      // Both halves, their middle and numbers next to the ends.
      let elapsed = durations.enumerated().map { index, duration in
        index % 5 == 0 ? duration / 2 : Int64(random.number(below: Int(duration)))
      }
      let tracks = (0..<count).map { index in
        RunningTrack(
          index, slot: count - 1 - index, start: Double(index % 5), startTick: 500 - elapsed[index],
          duration: durations[index])
      }
      var values = Array(repeating: -1.0, count: count)
      let ends = (0..<count).map { Double(1 << ($0 % 3)) }
      formula.move(&values, along: tracks.span, to: ends.span, at: 500)
      for index in 0..<count {
        let alone = TrackCurve.interpolated(
          from: tracks[index].start, to: ends[index],
          share: formula.progress(at: elapsed[index], of: durations[index]), isColor: false)
        #expect(values[count - 1 - index] == alone, "\(elapsed[index]) of \(durations[index])")
      }
    }
  }
}
