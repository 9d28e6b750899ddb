import Testing

@testable import PropertyList

@Suite struct BigNaturalTests {
  @Test(arguments: [0, 1, 31, 32, 33, 64, 95, 200])
  func `shifting is multiplying by two`(shift: Int) {
    var (shifted, doubled) = (BigNatural(0x8000_0000_0000_0001), BigNatural(0x8000_0000_0000_0001))
    shifted.shiftLeft(by: shift)
    for _ in 0..<shift { doubled.multiply(by: 2) }
    #expect(shifted == doubled)
    doubled.multiply(by: 1, adding: 1)
    #expect(shifted < doubled)
  }

  @Test(arguments: [0, 1, 12, 13, 14, 27])
  func `powers of five are exact`(power: Int) {
    var (number, expected): (BigNatural, UInt64) = (BigNatural(1), 1)
    number.multiply(byPowerOfFive: power)
    for _ in 0..<power { expected *= 5 }
    #expect(number == BigNatural(expected))
  }

  @Test(
    arguments: [(0, 1), (1, 2), (0xFFFF_FFFF, 0x1_0000_0000), (0x1_0000_0002, 0x2_0000_0001)] as [(UInt64, UInt64)])
  func `numbers are ordered by their highest digits`(less: UInt64, more: UInt64) {
    #expect(BigNatural(less) < BigNatural(more))
    #expect(!(BigNatural(more) < BigNatural(less)))
  }
}
