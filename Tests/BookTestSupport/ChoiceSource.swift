/// A source of random choices, made by a seeded generator or by a fuzzer's bytes.
public struct ChoiceSource: Sendable {
  private var bytes: [UInt8]
  private var position = 0
  private var generator: SeededGenerator

  /// Creates the choices that follow from `seed`.
  public init(seed: UInt64) {
    bytes = []
    generator = SeededGenerator(seed: seed)
  }

  /// Creates the choices that `bytes` make; once they are used up, a generator seeded with their hash continues.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
    var hash = Digest()
    for byte in bytes { hash.add(byte) }
    generator = SeededGenerator(seed: hash.value)
  }

  /// Returns a number from 0 up to, but not including, `count`.
  public mutating func below(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    guard position < bytes.count else { return Int(generator.next() >> 33) % count }
    var drawn = Int(bytes[position])
    position += 1
    if count > 256, position < bytes.count {
      drawn = drawn << 8 | Int(bytes[position])
      position += 1
    }
    return drawn % count
  }

  /// Returns `true` with a probability of one in `times`.
  public mutating func once(in times: Int) -> Bool { below(times) == times - 1 }

  /// Returns one of several choices.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
}

/// A hash of a sequence of bytes, by Fowler, Noll and Vo.
public struct Digest: Sendable, Equatable {
  /// The hash.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of an empty sequence.
  public init() {}

  /// Adds a byte.
  public mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds the eight bytes of a number.
  public mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Adds a number; all NaN values count as the same.
  public mutating func add(_ number: Double) { add(number.isNaN ? UInt64.max : number.bitPattern) }
}
