import BookTestSupport
import Testing

@testable import BookKit

/// Tests that the same book and the same inputs give the same trace in every build.
///
/// They are run with `BOOKKIT_LONG=1`, by `swift test` and by `swift test -c release -Xswiftc -enable-testing`, against
/// the same number.
@Suite struct SameInEveryBuildTests {
  /// The hash of the traces of the books for the first 200 seeds.
  ///
  /// It changes when books play differently than before. In the change that intends this, replace it with the number
  /// from the failed test.
  private static let expected: UInt64 = 3_493_057_998_854_865_264

  @Test(.enabled(if: TestLength.isLong)) func `200 random books give the same trace in every build`() {
    var digest = Digest()
    for seed in 0..<200 as Range<UInt64> {
      guard let play = RandomPlaythrough(ChoiceSource(seed: seed)) else { continue }
      for event in play.played().digests { digest.add(event) }
    }
    #expect(digest.value == Self.expected)
  }
}
