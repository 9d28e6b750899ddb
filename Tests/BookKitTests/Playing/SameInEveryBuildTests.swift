import BookTestSupport
import Testing

@testable import BookKit

/// The same book and the same inputs give the same trace in every build.
///
/// Run by `swift test` and by `swift test -c release -Xswiftc -enable-testing`, both against one number.
@Suite struct SameInEveryBuildTests {
  /// What the traces of the books of the first 200 seeds come to.
  ///
  /// It changes when books play another way than before: then it is replaced by what the failed test says, in the
  /// change that is meant to do so.
  private static let expected: UInt64 = 4_851_048_847_249_549_282

  @Test func `200 random books tell the same in every build`() {
    var digest = Digest()
    for seed in 0..<200 as Range<UInt64> {
      guard let play = RandomPlaythrough(Lot(seed: seed)) else { continue }
      for event in play.played().digests { digest.add(event) }
    }
    #expect(digest.value == Self.expected)
  }
}
