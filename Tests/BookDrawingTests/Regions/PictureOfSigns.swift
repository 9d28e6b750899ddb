import BookKit

@testable import BookDrawing

extension Pixmap {
  /// Creates a drawing from rows of signs: `.` is white, `#` black, `+` grey, and a space transparent black.
  init(signs: [String]) {
    let pixels = signs.flatMap { row in
      row.utf8.flatMap { sign -> [UInt8] in
        switch sign {
        case UInt8(ascii: "#"): [0, 0, 0, 255]
        case UInt8(ascii: "+"): [140, 140, 140, 255]
        case UInt8(ascii: " "): [0, 0, 0, 0]
        default: [255, 255, 255, 255]
        }
      }
    }
    self.init(width: signs[0].utf8.count, height: signs.count, bytes: pixels)
  }

  /// Creates a picture of random pixels, of which some are dark, some are grey, and some let the paper through.
  static func random(using random: inout SplitMix64) -> Pixmap {
    let (width, height) = (1 + random.number(below: 20), 1 + random.number(below: 20))
    let darkness = random.number(below: 8)
    var bytes: [UInt8] = []
    for _ in 0..<(width * height) {
      let isDark = random.number(below: 9) < darkness
      for _ in 0..<3 { bytes.append(UInt8(isDark ? random.number(below: 140) : 110 + random.number(below: 146))) }
      bytes.append(random.number(below: 3) == 0 ? UInt8(random.number(below: 256)) : 255)
    }
    return Pixmap(width: width, height: height, bytes: bytes)
  }
}

extension RegionMap {
  /// The number of each pixel's region, row by row.
  var rows: [[Int]] { (0..<height).map { y in (0..<width).map { region(x: $0, y: y) } } }

  /// The rows as text; all numbers must have a single digit.
  var text: [String] { rows.map { $0.map { "\($0)" }.joined() } }
}
