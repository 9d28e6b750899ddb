import Testing

@testable import BookKit

@Suite struct RegionPathTests {
  private static func read(_ text: String) throws(RegionPathError) -> RegionPath { try RegionPath(Array(text.utf8)) }

  @Test(
    arguments: [
      ("M0 0 L100 0 L100 100 Z", [[(0, 0), (100, 0), (100, 100)]]),
      ("M 0,0\tL\n100 , 0 L1e2 .1e3", [[(0, 0), (100, 0), (100, 100)]]),
      ("M0 0L1.5 -2.25", [[(0, 0), (1.5, -2.25)]]),
      ("M0 0 L1 0 L1 1 Z M5 5 L6 5 L6 6", [[(0, 0), (1, 0), (1, 1)], [(5, 5), (6, 5), (6, 6)]]),
      ("M+1 -0 M0.0004 0.0005", [[(1, 0)], [(0, 0.001)]]),
    ] as [(String, [[(Double, Double)]])])
  func `paths are read in thousandths`(text: String, expected: [[(Double, Double)]]) throws {
    let path = try Self.read(text)
    let points = path.polygon.parts.map { $0.map { Point($0) } }
    #expect(points == expected.map { $0.map { Point(x: $0.0, y: $0.1) } })
    #expect(path.start == path.polygon.parts[0][0])
  }

  @Test func `a curve becomes sixteen lines`() throws {
    let path = try Self.read("M0 0 C0 100 100 100 100 0 Z")
    let points = path.polygon.parts[0]
    #expect(points.count == 17)
    // The middle of the curve, and a point whose coordinates are rounded: at 1/16, x is 1.123046875 points.
    #expect(points[8] == ExactPoint(x: 50_000, y: 75_000))
    #expect(points[1] == ExactPoint(x: 1123, y: 17_578))
  }

  @Test(
    arguments: [
      ("", .empty, 0), (" \n ", .empty, 0), ("L0 0", .expectedMove, 0), ("Z", .expectedMove, 0),
      ("M0 0 Z L1 1", .expectedMove, 7), ("M0 0 Z Z", .expectedMove, 7), ("m0 0", .expectedCommand, 0),
      ("M0 0 l1 1", .expectedCommand, 5), ("M0 0 1 1", .expectedCommand, 5), ("M0 0,L1 1", .expectedCommand, 4),
      ("M0 0 H5", .expectedCommand, 5), ("M0 0 A1 1 0 0 1 5 5", .expectedCommand, 5), ("M", .expectedNumber, 1),
      ("M0", .expectedNumber, 2), ("M0,,0", .expectedNumber, 3), ("M0 L1 1", .expectedNumber, 3),
      ("M0 0 C1 1 2 2 3", .expectedNumber, 15), ("M0 0 C1 1 2 2 Z", .expectedNumber, 14), ("M10-5", .badNumber, 3),
      ("M1.2.3 0", .badNumber, 4), ("M0 0 L1e 5", .badNumber, 8), ("M-", .badNumber, 2),
      ("M0 nan", .expectedNumber, 3), ("M0 1000000.001", .numberOutOfRange, 3), ("M1e999 0", .numberOutOfRange, 1),
      ("M0 0 L0 é", .expectedNumber, 8),
    ] as [(String, RegionPathError.Kind, Int)])
  func `mistakes are reported where they are`(text: String, kind: RegionPathError.Kind, offset: Int) {
    #expect(throws: RegionPathError(kind: kind, offset: offset)) { try Self.read(text) }
  }

  @Test func `a path with too many points is refused`() throws {
    let curve = "C0 0 1 1 2 2"
    let count = RegionPath.maxCorners / 16
    #expect(throws: Never.self) { try Self.read("M0 0" + String(repeating: curve, count: count - 1)) }
    let text = "M0 0" + String(repeating: curve, count: count + 1)
    #expect(throws: RegionPathError(kind: .tooManyPoints, offset: 4 + (count - 1) * curve.utf8.count)) {
      try Self.read(text)
    }
  }

  @Test func `no text stops the reader`() {
    var random = SplitMix64(seed: 12)
    let pieces = ["M", "L", "C", "Z", "0", "1e5", "-3.5", " ", ",", "\n", "x", ".", "9999999", "é"]
    for _ in 0..<3000 {
      let text = (0..<random.number(below: 30)).map { _ in pieces[random.number(below: pieces.count)] }.joined()
      do throws(RegionPathError) {
        let path = try Self.read(text)
        #expect(path.polygon.contains(path.start))
      } catch {
        #expect(error.offset <= text.utf8.count)
      }
    }
  }
}
