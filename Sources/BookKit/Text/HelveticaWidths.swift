/// The widths of characters in Helvetica, for texts in a font that the book doesn't include.
///
/// Arial, Liberation Sans and other replacements for Helvetica have the same widths.
enum HelveticaWidths {
  /// Returns the distance from a character to the next one, as a fraction of the font size.
  ///
  /// Letters with accents are as wide as the same letters without them. A character that Helvetica doesn't have is as
  /// wide as a digit, or as wide as the font size if it belongs to a script or set of symbols with square characters.
  static func advance(of scalar: Unicode.Scalar) -> Double { Double(thousandths(of: scalar)) / 1000 }

  private static func thousandths(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: Int(basic[Int(scalar.value) - 0x20])
    case 0xA0...0x17F: Int(latin[Int(scalar.value) - 0xA0])
    case 0x218: 667
    case 0x219: 500
    case 0x21A, 0x1E9E: 611
    case 0x21B: 278
    // Combining marks are drawn over the letter before them.
    case 0x300...0x36F: 0
    case 0x2010, 0x2011, 0x201C...0x201E, 0x2039, 0x203A: 333
    case 0x2018...0x201A: 222
    case 0x2014, 0x2026, 0x2122, 0x2190...0x2193: 1000
    case 0x2022: 350
    case 0x2212: 584
    default: CharacterTraits.isWide(scalar) ? 1000 : 556
    }
  }

  private static let basic: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667,
    556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556,
    556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
    500, 500, 500, 334, 260, 334, 584,
  ]

  /// The widths of Latin letters and signs beginning with the no-break space.
  private static let latin: [UInt16] = [
    278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400, 584, 333, 333, 333, 556,
    537, 278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667,
    278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611, 556, 556,
    556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278, 556, 556, 556, 556, 556, 556, 556, 584,
    611, 556, 556, 556, 556, 500, 556, 500, 667, 556, 667, 556, 667, 556, 722, 500, 722, 500, 722, 500, 722, 500,
    722, 643, 722, 556, 667, 556, 667, 556, 667, 556, 667, 556, 667, 556, 778, 556, 778, 556, 778, 556, 778, 556,
    722, 556, 722, 556, 278, 278, 278, 278, 278, 278, 278, 222, 278, 278, 778, 444, 500, 222, 667, 500, 500, 556,
    222, 556, 222, 556, 299, 556, 334, 556, 222, 722, 556, 722, 556, 722, 556, 604, 722, 556, 778, 556, 778, 556,
    778, 556, 1000, 944, 722, 333, 722, 333, 722, 333, 667, 500, 667, 500, 667, 500, 667, 500, 611, 278, 611, 317,
    611, 278, 722, 556, 722, 556, 722, 556, 722, 556, 722, 556, 722, 556, 944, 722, 667, 500, 667, 611, 500, 611,
    500, 611, 500, 222,
  ]
}
