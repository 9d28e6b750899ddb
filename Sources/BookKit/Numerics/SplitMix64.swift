/// A random number generator that gives the same sequence for the same seed on every machine (SplitMix64).
package struct SplitMix64: RandomNumberGenerator, Sendable, Hashable {
  /// The state, which is also the seed of a generator that continues this sequence.
  private(set) var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a random number from 0 to `count` - 1; `count` must be positive.
  package mutating func number(below count: Int) -> Int { Int(number(below: UInt64(max(1, count)))) }

  /// Returns a random number from 0 to `count` - 1; `count` must be positive.
  mutating func number(below count: UInt64) -> UInt64 { next().multipliedFullWidth(by: count).high }
}
