/// Choices that are made by lot, or by the bytes that a fuzzer thinks of.
public struct Lot: Sendable {
  private var bytes: [UInt8]
  private var position = 0
  private var generator: SeededGenerator

  /// The choices that always follow from `seed`.
  public init(seed: UInt64) {
    bytes = []
    generator = SeededGenerator(seed: seed)
  }

  /// The choices that `bytes` make; when they are used up, those that follow from them all.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
    var hash = Digest()
    for byte in bytes { hash.add(byte) }
    generator = SeededGenerator(seed: hash.value)
  }

  /// A number from 0 on, below `count`.
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

  /// Whether something is the case that is so once in `times`.
  public mutating func once(in times: Int) -> Bool { below(times) == times - 1 }

  /// One of several.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
}

/// A number that stands for a sequence of bytes: Fowler, Noll and Vo's hash.
public struct Digest: Sendable, Equatable {
  /// The number.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The number of no bytes.
  public init() {}

  /// Takes a byte in.
  public mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Takes the eight bytes of a number in.
  public mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Takes a number in; all that is no number counts as the same.
  public mutating func add(_ number: Double) { add(number.isNaN ? UInt64.max : number.bitPattern) }
}
