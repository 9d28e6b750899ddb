import BookKit
import Testing

@testable import BookDrawing

@Suite struct RegionFinderTests {
  @Test func `an area that is too small is grown over from outside`() throws {
    let drawing = Pixmap(signs: [
      "............",
      ".###.+####+.",
      ".#.#.#....#.",
      ".#.#.#....#.",
      ".###.#.##.#.",
      ".....+####+.",
      "............",
      "............",
    ])
    let expected = [
      "111111111111",
      "111111111111",
      "111111222211",
      "111111222211",
      "111111222211",
      "111111111111",
      "111111111111",
      "111111111111",
    ]
    #expect(try RegionFinder.regions(in: drawing, RegionSettings(smallest: 4)).text == expected)
  }

  @Test(arguments: [(128, "111111111111"), (160, "111111222222")])
  func `a higher threshold closes a line that is grey`(threshold: Int, row: String) throws {
    let drawing = Pixmap(signs: [
      "############",
      "#....#.....#",
      "#....#.....#",
      "#....#..#..#",
      "#....+.....#",
      "############",
    ])
    let map = try RegionFinder.regions(in: drawing, RegionSettings(threshold: threshold, smallest: 2))
    #expect(map.text == [String](repeating: row, count: 6))
  }

  @Test(arguments: 1...8, 0...4) func `a gap closes openings of up to twice its width`(width: Int, gap: Int) throws {
    // Two rooms with a door between them.
    let wall = String(repeating: "#", count: 15)
    let rooms = [String](repeating: String(repeating: ".", count: 30 + width), count: 14)
    let drawing = Pixmap(signs: rooms + [wall + String(repeating: ".", count: width) + wall] + rooms)
    let map = try RegionFinder.regions(in: drawing, RegionSettings(gap: gap, smallest: 1))
    #expect(map.regions.count == (width <= 2 * gap ? 2 : 1))
  }

  @Test func `a slanting line of one pixel's width holds`() throws {
    let drawing = Pixmap(signs: ["#....", ".#...", "..#..", "...#.", "....#"])
    let map = try RegionFinder.regions(in: drawing, RegionSettings(smallest: 1))
    #expect(map.text == ["11111", "21111", "22111", "22211", "22221"])
  }

  @Test func `transparent pixels are paper`() throws {
    let map = try RegionFinder.regions(in: Pixmap(signs: ["  #  ", "  #  "]), RegionSettings(smallest: 2))
    #expect(map.text == ["11122", "11122"])
  }

  @Test(arguments: [
    (["###", "###"], RegionSettings(), ["000", "000"]), (["..", ".."], RegionSettings(smallest: 5), ["00", "00"]),
    (["#."], RegionSettings(threshold: 0, smallest: 1), ["11"]), (["."], RegionSettings(smallest: .min), ["1"]),
    ([".."], RegionSettings(threshold: 255, smallest: 1), ["11"]),
  ])
  func `drawings without lines or paper are read`(signs: [String], settings: RegionSettings, expected: [String]) throws
  {
    let map = try RegionFinder.regions(in: Pixmap(signs: signs), settings)
    #expect(map.text == expected)
    #expect(map.regions.count == (expected[0].contains("1") ? 1 : 0))
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `random drawings have the regions that the definition gives them`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<12 {
      let drawing = Pixmap.random(using: &random)
      let settings = RegionSettings(
        threshold: random.number(below: 256), gap: random.number(below: 9) / 3, smallest: random.number(below: 8))
      let map = try RegionFinder.regions(in: drawing, settings)
      #expect(map.rows == PlainRegionFinder(drawing, settings).rows)
      #expect(map.runs.reduce(0) { $0 + Int($1.length) } == drawing.width * drawing.height)
      // Where there is any region, regions cover every pixel.
      #expect(map.regions.isEmpty || map.runs.allSatisfy { $0.region > 0 })
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `random masks have a region for every colour`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<12 {
      var mask = Pixmap.random(using: &random)
      // Few colours, so that each has several pixels; one of them is black.
      for index in mask.bytes.indices where index % 4 < 3 { mask.bytes[index] = mask.bytes[index] / 128 * 200 }
      let smallest = random.number(below: 6)
      let map = try RegionFinder.regions(
        ofMask: mask, drawingWidth: mask.width, drawingHeight: mask.height, smallest: smallest)
      #expect(map.rows == PlainRegionFinder(mask: mask, smallest: smallest).rows)
      #expect(map.regions.isEmpty || map.runs.allSatisfy { $0.region > 0 })
    }
  }

  @Test func `a maze of one long corridor is a single region`() throws {
    // Every second row is a line with an opening at one end or the other.
    let row = String(repeating: ".", count: 300)
    let line = String(repeating: "#", count: 299)
    let signs = (0..<301).map { y in y % 2 == 0 ? row : y % 4 == 1 ? line + "." : "." + line }
    let map = try RegionFinder.regions(in: Pixmap(signs: signs), RegionSettings(smallest: 1))
    #expect(map.regions.map { $0.pixelCount } == [300 * 301])
  }

  @Test func `areas that meet late are one region`() throws {
    // The gaps between the teeth of a comb are separate runs until the last row unites them.
    let teeth = String(repeating: ".#", count: 150)
    let signs = [String](repeating: teeth, count: 20) + [String(repeating: ".", count: 300)]
    #expect(try RegionFinder.regions(in: Pixmap(signs: signs), RegionSettings(smallest: 1)).regions.count == 1)
    #expect(
      try RegionFinder.regions(in: Pixmap(signs: signs.reversed()), RegionSettings(smallest: 1)).regions.count == 1)
  }

  @Test func `more than a thousand areas are refused`() throws {
    func comb(_ count: Int) -> Pixmap { Pixmap(signs: [String(repeating: ".#", count: count)]) }
    #expect(try RegionFinder.regions(in: comb(1000), RegionSettings(smallest: 1)).regions.count == 1000)
    #expect(throws: RegionError.map(.tooManyRegions)) {
      try RegionFinder.regions(in: comb(1001), RegionSettings(smallest: 1))
    }
    // Areas that are too small don't count.
    #expect(try RegionFinder.regions(in: comb(1001), RegionSettings(smallest: 2)).regions.isEmpty)
  }

  @Test func `more than a thousand colours are refused`() throws {
    func regions(colors count: Int, smallest: Int) throws -> RegionMap {
      var bytes: [UInt8] = []
      for index in 0..<count { bytes += [UInt8(index / 100 + 1), UInt8(index % 100), 7, 255] as [UInt8] }
      let mask = Pixmap(width: count, height: 1, bytes: bytes)
      return try RegionFinder.regions(ofMask: mask, drawingWidth: count, drawingHeight: 1, smallest: smallest)
    }
    #expect(try regions(colors: 1000, smallest: 1).regions.count == 1000)
    #expect(throws: RegionError.map(.tooManyRegions)) { try regions(colors: 1001, smallest: 1) }
    // The soft edges of a mask have many colours, of which none has enough pixels.
    #expect(try regions(colors: 1001, smallest: 2).regions.isEmpty)
  }

  @Test(arguments: [(-1, 0), (256, 0), (128, -1), (128, 9), (.max, .min)])
  func `settings out of range are refused`(threshold: Int, gap: Int) {
    let settings = RegionSettings(threshold: threshold, gap: gap)
    #expect(throws: RegionError.settings(settings)) { try RegionFinder.regions(in: Pixmap(signs: ["."]), settings) }
  }

  @Test(
    arguments: [
      (2049, 2048, .tooManyPixels), (1, 32_768, .tooManyPixels), (0, 5, .damaged),
    ] as [(Int, Int, RegionMapError)])
  func `drawings that are too large or empty are refused`(width: Int, height: Int, fault: RegionMapError) {
    let drawing = Pixmap(width: width, height: height)
    #expect(throws: RegionError.map(fault)) { try RegionFinder.regions(in: drawing) }
    #expect(throws: RegionError.map(fault)) {
      try RegionFinder.regions(ofMask: drawing, drawingWidth: width, drawingHeight: height)
    }
  }

  @Test(arguments: [(2, 1), (3, 2), (4, 1)]) func `a mask of another size is refused`(width: Int, height: Int) {
    #expect(throws: RegionError.maskMismatch) {
      try RegionFinder.regions(ofMask: Pixmap(signs: ["..", ".."]), drawingWidth: width, drawingHeight: height)
    }
  }
}
