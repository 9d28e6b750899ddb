import BookKit

/// The random number generator of the engine, for tests that repeat exactly with the same seed.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var generator: SplitMix64

  /// Creates a generator that always gives the same numbers for `seed`.
  public init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 { generator.next() }
}
