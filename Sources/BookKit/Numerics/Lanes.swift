/// A number, or several numbers that are computed at once.
///
/// A generic formula gives exactly the same result whether a number is computed alone or together with others.
protocol Lanes {
  associatedtype Bits

  static var count: Int { get }

  init(repeating number: Double)

  init(_ number: (_ lane: Int) -> Double)

  func number(inLane lane: Int) -> Double

  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
  func squareRoot() -> Self

  /// Returns the numbers, with `number` in each lane where `other` is at least `limit`.
  func replacing(with number: Double, where other: Self, isAtLeast limit: Double) -> Self

  /// Returns the numbers, with `number` in each lane where `other` is `value`.
  func replacing(with number: Double, where other: Self, equals value: Double) -> Self

  var bits: Bits { get }

  /// Returns 2 to the power of integers, given the bits of `NearestInteger`.
  static func powerOfTwo(_ exponent: Bits) -> Self

  /// Returns the sine of an angle plus quarter turns, given the angle's own sine and cosine and the bits of
  /// `NearestInteger`.
  ///
  /// It doesn't branch, because a processor can't predict whether to use the sine or the cosine, and with which sign.
  static func sine(_ sine: Self, cosine: Self, quarters: Bits) -> Self
}

extension Lanes {
  @inline(__always) static func + (left: Self, right: Double) -> Self { left + Self(repeating: right) }
  @inline(__always) static func + (left: Double, right: Self) -> Self { Self(repeating: left) + right }
  @inline(__always) static func - (left: Self, right: Double) -> Self { left - Self(repeating: right) }
  @inline(__always) static func - (left: Double, right: Self) -> Self { Self(repeating: left) - right }
  @inline(__always) static func * (left: Double, right: Self) -> Self { Self(repeating: left) * right }
  @inline(__always) static func / (left: Self, right: Double) -> Self { left / Self(repeating: right) }
}

/// The integers nearest to numbers with magnitudes below 2 to the power of 51, with ties to even.
///
/// Rounding needs no function call: adding a large enough number leaves no room for a fraction.
struct NearestInteger<Number: Lanes> {
  private let sum: Number

  @inline(__always) init(_ number: Number) { sum = number + 0x1.8p52 }

  @inline(__always) var value: Number { sum - 0x1.8p52 }

  /// The bits of the sum; the lower 51 bits are the integer in two's complement.
  @inline(__always) var bits: Number.Bits { sum.bits }

  @inline(__always) func advanced(by other: Number) -> NearestInteger { NearestInteger(sum: sum + other) }

  @inline(__always) private init(sum: Number) { self.sum = sum }
}

extension Double: Lanes {
  @inline(__always) static var count: Int { 1 }

  @inline(__always) init(repeating number: Double) { self = number }

  @inline(__always) init(_ number: (_ lane: Int) -> Double) { self = number(0) }

  @inline(__always) func number(inLane lane: Int) -> Double { self }

  @inline(__always) func replacing(with number: Double, where other: Double, isAtLeast limit: Double) -> Double {
    other >= limit ? number : self
  }

  @inline(__always) func replacing(with number: Double, where other: Double, equals value: Double) -> Double {
    other == value ? number : self
  }

  @inline(__always) var bits: UInt64 { bitPattern }

  @inline(__always) static func powerOfTwo(_ exponent: UInt64) -> Double {
    // The shift drops the bits that aren't part of the integer.
    Double(bitPattern: (exponent &+ 1023) << 52)
  }

  @inline(__always) static func sine(_ sine: Double, cosine: Double, quarters: UInt64) -> Double {
    let mask = 0 &- (quarters & 1)
    let sign = (quarters & 2) << 62
    return Double(bitPattern: sine.bitPattern ^ (sine.bitPattern ^ cosine.bitPattern) & mask ^ sign)
  }
}

/// The numbers that are computed at once.
///
/// The registers of most processors hold two numbers, but four independent numbers keep the arithmetic units busier.
/// This is also true in WebAssembly, even in browsers without vector support, such as those of older tablets.
typealias NumberGroup = SIMD4<Double>

extension SIMD4<Double>: Lanes {
  @inline(__always) static var count: Int { scalarCount }

  @inline(__always) init(_ number: (_ lane: Int) -> Double) {
    self.init(number(0), number(1), number(2), number(3))
  }

  @inline(__always) func number(inLane lane: Int) -> Double { self[lane] }

  @inline(__always) func replacing(with number: Double, where other: Self, isAtLeast limit: Double) -> Self {
    replacing(with: number, where: other .>= limit)
  }

  @inline(__always) func replacing(with number: Double, where other: Self, equals value: Double) -> Self {
    replacing(with: number, where: other .== value)
  }

  @inline(__always) var bits: SIMD4<UInt64> { unsafeBitCast(self, to: SIMD4<UInt64>.self) }

  @inline(__always) static func powerOfTwo(_ exponent: SIMD4<UInt64>) -> Self {
    unsafeBitCast((exponent &+ 1023) &<< 52, to: Self.self)
  }

  @inline(__always) static func sine(_ sine: Self, cosine: Self, quarters: SIMD4<UInt64>) -> Self {
    let mask = SIMD4<UInt64>.zero &- (quarters & 1)
    let sign = (quarters & 2) &<< 62
    return unsafeBitCast(sine.bits ^ (sine.bits ^ cosine.bits) & mask ^ sign, to: Self.self)
  }
}
