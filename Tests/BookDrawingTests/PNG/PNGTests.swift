import BookDrawing
import BookKit
import BookMedia
import BookTestSupport
import Testing

@Suite struct PNGTests {
  /// Every kind of pixel in the format.
  static let kinds: [(colors: UInt8, bitDepth: UInt8)] = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16), (6, 8),
    (6, 16),
  ]

  private func channels(_ colors: UInt8) -> Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colors] ?? 0 }

  @Test(arguments: kinds.indices, [false, true])
  func `pictures of every kind are read`(number: Int, isInterlaced: Bool) throws {
    let (colors, bitDepth) = PNGTests.kinds[number]
    let most = 1 << Int(bitDepth) - 1
    let palette = (0..<(most + 1) * 3).map { UInt8(truncatingIfNeeded: $0 * 37) }
    // Sizes at which interlace passes are empty and rows end within a byte.
    for (width, height) in [(1, 1), (3, 2), (9, 10), (17, 5)] {
      var maker = PNGMaker(width: width, height: height, bitDepth: bitDepth, colors: colors)
      maker.isInterlaced = isInterlaced
      if colors == 3 {
        maker.palette = palette
        maker.transparency = [10]
      }
      func value(_ x: Int, _ y: Int, _ channel: Int) -> Int { (x * 31 + y * 57 + channel * 91) * 193 & most }
      let file = maker.file { x, y in (0..<channels(colors)).map { value(x, y, $0) } }
      let pixmap = try PNGReader.read(file)
      try #require(pixmap.width == width && pixmap.height == height)
      for y in 0..<height {
        for x in 0..<width {
          let parts = (0..<channels(colors)).map { value(x, y, $0) }
          #expect(pixmap.color(x, y) == expected(colors, parts, most, palette), "\(x), \(y)")
        }
      }
    }
  }

  private func expected(_ colors: UInt8, _ parts: [Int], _ most: Int, _ palette: [UInt8]) -> Color {
    if colors == 3 {
      let place = parts[0] * 3
      return Color(
        red: palette[place], green: palette[place + 1], blue: palette[place + 2], alpha: parts[0] == 0 ? 10 : 255)
    }
    let bytes = parts.map { UInt8(most > 255 ? $0 >> 8 : $0 * 255 / most) }
    switch colors {
    case 0: return Color(red: bytes[0], green: bytes[0], blue: bytes[0])
    case 2: return Color(red: bytes[0], green: bytes[1], blue: bytes[2])
    case 4: return Color(red: bytes[0], green: bytes[0], blue: bytes[0], alpha: bytes[1])
    default: return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    }
  }

  @Test func `one colour can be transparent`() throws {
    var grey = PNGMaker(width: 4, height: 1, bitDepth: 2, colors: 0)
    grey.transparency = [0, 2]
    let greys = try PNGReader.read(grey.file { x, _ in [x] })
    #expect((0..<4).map { greys.color($0, 0).alpha } == [255, 255, 0, 255])
    var colors = PNGMaker(width: 2, height: 1, bitDepth: 16, colors: 2)
    colors.transparency = [1, 2, 3, 4, 5, 6]
    let found = try PNGReader.read(colors.file { x, _ in [0x0102, 0x0304, 0x0506 + x] })
    #expect((0..<2).map { found.color($0, 0).alpha } == [0, 255])
  }

  @Test func `what is written can be read again`() throws {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<40 {
      let (width, height) = (Int.random(in: 1...40, using: &generator), Int.random(in: 1...40, using: &generator))
      let shades = UInt8([0, 3, 40, 255][round % 4])
      let bytes = (0..<(width * height * 4)).map { index in
        index % 4 == 3 && round % 2 == 0 ? 255 : UInt8.random(in: 0...shades, using: &generator)
      }
      let pixmap = Pixmap(width: width, height: height, bytes: bytes)
      let file = PNGWriter.bytes(of: pixmap)
      #expect(try PNGReader.read(file) == pixmap)
      #expect(MediaReader.facts(of: file, named: "a.png").size?.width == Double(width))
    }
  }

  @Test func `smooth pictures compress well`() throws {
    var bytes: [UInt8] = []
    for y in UInt8(0)..<200 {
      for x in UInt8(0)..<200 { bytes += [x, y, x / 2 + y / 2, 255] }
    }
    #expect(PNGWriter.bytes(of: Pixmap(width: 200, height: 200, bytes: bytes)).count < 3000)
  }
}
