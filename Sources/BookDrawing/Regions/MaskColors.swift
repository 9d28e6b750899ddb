import BookKit
import PropertyList

/// The colours of a mask that mark regions, as numbers with red in the lowest byte, then green and blue.
struct MaskColors {
  /// In ascending order.
  private var colors: [UInt32] = []
  /// The numbers of the colours' regions, in the same order.
  private var numbers: [UInt16] = []

  /// Finds the colours with at least `smallest` pixels, and numbers them by their first appearance.
  init(_ mask: Pixmap, smallest: Int) throws(RegionError) {
    // To save memory, only a quarter of all colours is counted at a time.
    for quarter in 0..<4 as Range<UInt32> {
      var counts = ColorCounts()
      MaskColors.forEachRun(of: mask) { pixels, color in
        if color >> ColorCounts.bits == quarter { counts.add(pixels.count, at: color) }
      }
      for color in counts.colors(smallest: smallest) {
        guard colors.count < RegionMap.maxRegions else { throw .map(.tooManyRegions) }
        colors.append(quarter << ColorCounts.bits | color)
      }
    }
    numbers = [UInt16](repeating: 0, count: colors.count)
    var last: UInt16 = 0
    MaskColors.forEachRun(of: mask) { _, color in
      guard let index = index(of: color), numbers[index] == 0 else { return }
      last += 1
      numbers[index] = last
    }
  }

  func seed(_ growth: inout RegionGrowth, from mask: Pixmap) {
    MaskColors.forEachRun(of: mask) { pixels, color in
      if let index = index(of: color) { growth.seed(pixels, numbers[index]) }
    }
  }

  private func index(of color: UInt32) -> Int? {
    let index = colors.indices.partitioningIndex { colors[$0] >= color }
    return index < colors.count && colors[index] == color ? index : nil
  }

  /// Calls a function with each run of pixels of the same colour, except black and mostly transparent ones.
  @inline(__always)
  private static func forEachRun(of mask: Pixmap, _ body: (_ pixels: Range<Int>, _ color: UInt32) -> Void) {
    let bytes = mask.bytes.span.bytes
    let count = mask.width * mask.height
    var start = 0
    while start < count {
      let value = bytes.unsafeLoadUnaligned(fromByteOffset: start * 4, as: UInt32.self)
      var end = start + 1
      while end < count, bytes.unsafeLoadUnaligned(fromByteOffset: end * 4, as: UInt32.self) == value { end += 1 }
      let pixel = UInt32(littleEndian: value)
      let color = pixel & 0xFF_FFFF
      if pixel >> 24 >= 128, color != 0 { body(start..<end, color) }
      start = end
    }
  }
}

/// Counts the pixels of each colour in a quarter of all colours, in pages that are created on demand.
private struct ColorCounts {
  /// The number of low bits that distinguish the colours of a quarter.
  static let bits: UInt32 = 22
  private static let bitsOfPage: UInt32 = 12

  private var pages = [[Int32]](repeating: [], count: 1 << Int(bits - bitsOfPage))

  mutating func add(_ count: Int, at color: UInt32) {
    let index = color & (1 << ColorCounts.bits - 1)
    let (page, offset) = (Int(index >> ColorCounts.bitsOfPage), Int(index & (1 << ColorCounts.bitsOfPage - 1)))
    if pages[page].isEmpty { pages[page] = [Int32](repeating: 0, count: 1 << Int(ColorCounts.bitsOfPage)) }
    pages[page][offset] += Int32(count)
  }

  /// Returns the colours with at least `smallest` pixels, in ascending order.
  func colors(smallest: Int) -> [UInt32] {
    var found: [UInt32] = []
    for (page, counts) in pages.enumerated() {
      for (offset, count) in counts.enumerated() where count > 0 && Int(count) >= smallest {
        found.append(UInt32(page) << ColorCounts.bitsOfPage | UInt32(offset))
      }
    }
    return found
  }
}
