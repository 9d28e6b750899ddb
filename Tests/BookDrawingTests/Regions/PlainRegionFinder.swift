import BookKit

@testable import BookDrawing

/// Finds regions pixel by pixel and round by round, as they are defined, to compare the fast way with.
struct PlainRegionFinder {
  private let width: Int
  private let height: Int
  /// The number of each pixel's region, or 0.
  private(set) var rows: [[Int]]

  private init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    rows = [[Int]](repeating: [Int](repeating: 0, count: width), count: height)
  }

  /// Floods the paper between the lines of a drawing.
  init(_ drawing: Pixmap, _ settings: RegionSettings) {
    self.init(width: drawing.width, height: drawing.height)
    var isOpen = PlainRegionFinder.paper(of: drawing, settings)
    var last = 0
    for y in 0..<height {
      for x in 0..<width where isOpen[y][x] {
        isOpen[y][x] = false
        var pixels = [(x, y)]
        var index = 0
        while index < pixels.count {
          for (x, y) in neighbours(pixels[index].0, pixels[index].1) where isOpen[y][x] {
            isOpen[y][x] = false
            pixels.append((x, y))
          }
          index += 1
        }
        guard pixels.count >= settings.smallest else { continue }
        last += 1
        for (x, y) in pixels { rows[y][x] = last }
      }
    }
    grow()
  }

  /// Numbers the colours of a mask by their first appearance.
  init(mask: Pixmap, smallest: Int) {
    self.init(width: mask.width, height: mask.height)
    let colors = (0..<height).flatMap { y in
      (0..<width).map { x -> Color? in
        let color = mask.color(x, y)
        let opaque = Color(red: color.red, green: color.green, blue: color.blue)
        return color.alpha >= 128 && opaque != .black ? opaque : nil
      }
    }
    var numbers: [Color] = []
    for (index, color) in colors.enumerated() {
      guard let color, colors.count(where: { $0 == color }) >= smallest else { continue }
      if !numbers.contains(color) { numbers.append(color) }
      rows[index / width][index % width] = (numbers.firstIndex(of: color) ?? 0) + 1
    }
    grow()
  }

  private static func paper(of drawing: Pixmap, _ settings: RegionSettings) -> [[Bool]] {
    func isPaper(_ x: Int, _ y: Int) -> Bool {
      let color = drawing.color(x, y)
      let alpha = Int(color.alpha)
      func onWhite(_ channel: UInt8) -> Int { (Int(channel) * alpha + 255 * (255 - alpha) + 127) / 255 }
      let (red, green, blue) = (299 * onWhite(color.red), 587 * onWhite(color.green), 114 * onWhite(color.blue))
      return (red + green + blue + 500) / 1000 >= settings.threshold
    }
    let lines = (0..<drawing.height).flatMap { y in (0..<drawing.width).filter { !isPaper($0, y) }.map { ($0, y) } }
    return (0..<drawing.height).map { y in
      (0..<drawing.width).map { x in lines.allSatisfy { abs($0.0 - x) + abs($0.1 - y) > settings.gap } }
    }
  }

  /// Grows the regions round by round.
  private mutating func grow() {
    while true {
      var grown = rows
      for y in 0..<height {
        for x in 0..<width where rows[y][x] == 0 {
          grown[y][x] = neighbours(x, y).map { rows[$0.1][$0.0] }.filter { $0 > 0 }.min() ?? 0
        }
      }
      if grown == rows { return }
      rows = grown
    }
  }

  private func neighbours(_ x: Int, _ y: Int) -> [(Int, Int)] {
    [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)].filter {
      (0..<width).contains($0.0) && (0..<height).contains($0.1)
    }
  }
}
