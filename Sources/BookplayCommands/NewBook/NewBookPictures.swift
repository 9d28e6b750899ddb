import BookKit

enum NewBookPictures {
  static var moon: DrawnPicture {
    let (face, shade, line) = (color(0xF6E7B4), color(0xE9D59A), color(0x6B5836))
    var picture = DrawnPicture(width: 120, height: 120)
    picture.ellipse(60, 60, 58, 58, face)
    for (x, y, radius) in [(88.0, 30.0, 9.0), (30, 92, 7), (100, 62, 5), (66, 104, 6)] {
      picture.ellipse(x, y, radius, radius, shade)
    }
    for x in [40.0, 78] {
      // A dark eye; the lid covers all but its lower edge.
      picture.ellipse(x, 54, 9, 7, line)
      picture.ellipse(x, 51, 10, 7, face)
      picture.ellipse(x == 40 ? 30 : 88, 70, 7, 5, color(0xF2BFA6))
    }
    picture.ellipse(59, 76, 12, 8, line)
    picture.ellipse(59, 73, 13, 8, face)
    return picture
  }

  static var star: DrawnPicture {
    var picture = DrawnPicture(width: 60, height: 60)
    for (scale, shade) in [(1.0, color(0xF2B83A)), (0.78, color(0xFFDF6B))] {
      let corners = (0..<10).map { index in
        let radius = (index.isMultiple(of: 2) ? 29.0 : 13.5) * scale
        let turns = Double(index) / 10
        return (30 + radius * Trigonometry.sine(turns: turns), 31 - radius * Trigonometry.cosine(turns: turns))
      }
      picture.polygon(corners, shade)
    }
    return picture
  }

  static var cap: DrawnPicture {
    var picture = DrawnPicture(width: 80, height: 60)
    picture.polygon([(10, 50), (34, 8), (50, 4), (66, 16), (62, 28), (70, 50)], color(0xC8455A))
    picture.polygon([(50, 4), (66, 16), (72, 30), (60, 20)], color(0xA93248))
    picture.ellipse(40, 50, 38, 9, color(0xF4EFE6))
    picture.ellipse(70, 32, 8, 8, color(0xF4EFE6))
    return picture
  }

  static var hill: DrawnPicture {
    var picture = DrawnPicture(width: 256, height: 48)
    picture.ellipse(196, 60, 110, 50, color(0x1E4635))
    picture.ellipse(70, 66, 130, 56, color(0x2B5D45))
    return picture
  }

  private static func color(_ value: UInt32) -> Color {
    Color(red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }
}
