import Testing

@testable import BookKit

@Suite struct RegionMapTests {
  /// Creates a map from rows of digits.
  private static func map(_ rows: String...) throws -> RegionMap {
    let runs = rows.flatMap { row in row.utf8.map { RegionMap.Run(region: UInt16($0 - 48), length: 1) } }
    return try RegionMap(width: rows[0].utf8.count, height: rows.count, runs: runs)
  }

  @Test func `a pixel has the region of its run, and pixels outside that of the nearest`() throws {
    let map = try RegionMap(
      width: 5, height: 2,
      runs: [(1, 2), (2, 3), (3, 5)].map { RegionMap.Run(region: $0.0, length: $0.1) })
    #expect((-1...5).map { map.region(x: $0, y: 0) } == [1, 1, 1, 2, 2, 2, 2])
    #expect((-1...2).map { map.region(x: 0, y: $0) } == [1, 1, 3, 3])
    #expect(map.region(x: .max, y: .min) == 2)
  }

  @Test func `regions know their size, their box and whether they touch the border`() throws {
    let map = try Self.map("1111", "1221", "1231", "1111")
    #expect(map.regions.map { $0.pixelCount } == [12, 3, 1])
    #expect(map.regions.map { $0.columns } == [0...3, 1...2, 2...2])
    #expect(map.regions.map { $0.rows } == [0...3, 1...2, 2...2])
    #expect(map.regions.map { $0.touchesBorder } == [true, false, false])
  }

  @Test(
    arguments: [
      (0, 0, 1), (33_333, 0, 1), (33_334, 0, 2), (66_666, 0, 2), (66_667, 0, 3), (100_000, 0, 3), (-5, -5, 1),
      (1_000_000_000, 0, 3), (0, 24_999, 1), (0, 25_000, 4), (.max, .max, 6), (.min, .min, 1),
    ] as [(Int64, Int64, Int)])
  func `a point belongs to the pixel below it, kept inside`(x: Int64, y: Int64, region: Int) throws {
    let map = try Self.map("123", "456")
    #expect(map.region(at: ExactPoint(x: x, y: y), width: 100_000, height: 50_000) == region)
  }

  @Test func `a drawing without a size in points has no region at any point`() throws {
    #expect(try Self.map("12").region(at: .zero, width: 0, height: 5) == 0)
  }

  @Test func `a map without regions is one, too`() throws {
    let map = try Self.map("000", "000")
    #expect(map.regions.isEmpty && map.region(x: 1, y: 1) == 0)
  }

  @Test(
    arguments: [
      (0, 1, [], .damaged), (2, -1, [], .damaged), (2, 1, [], .damaged), (2, 1, [(1, 1)], .damaged),
      (2, 1, [(1, 3)], .damaged), (2, 2, [(1, 3), (1, 1)], .damaged), (2, 1, [(1, 2), (1, 1)], .damaged),
      (2, 1, [(1, 0), (1, 2)], .damaged), (2, 1, [(2, 2)], .damaged), (2, 1, [(0, 1), (1, 1)], .damaged),
      (2, 1, [(1001, 2)], .tooManyRegions), (4_194_305, 1, [], .tooManyPixels), (.max, .max, [], .tooManyPixels),
    ] as [(Int, Int, [(UInt16, UInt16)], RegionMapError)])
  func `runs that don't fill a drawing are refused`(
    width: Int, height: Int, runs: [(UInt16, UInt16)], fault: RegionMapError
  ) {
    #expect(throws: fault) {
      try RegionMap(width: width, height: height, runs: runs.map { RegionMap.Run(region: $0.0, length: $0.1) })
    }
  }
}
