/// A small TrueType font made of numbers, so that tests know exactly what is in it.
///
/// Glyph 0, which stands for missing characters, is always there and empty.
public struct FontBuilder: Sendable {
  /// A glyph: its advance and what is drawn.
  public struct Glyph: Sendable {
    /// The distance to the next glyph.
    public var advance: Int
    /// Closed contours of points, each on or off the curve.
    public var contours: [[Point]] = []
    /// Other glyphs drawn in it, if it has no contours.
    public var parts: [Part] = []

    /// Creates a glyph of a width.
    public init(advance: Int, contours: [[Point]] = [], parts: [Part] = []) {
      self.advance = advance
      self.contours = contours
      self.parts = parts
    }

    /// Returns a glyph that is a filled rectangle.
    public static func box(_ left: Int, _ bottom: Int, _ right: Int, _ top: Int, advance: Int) -> Glyph {
      Glyph(
        advance: advance, contours: [[Point(left, bottom), Point(left, top), Point(right, top), Point(right, bottom)]])
    }
  }

  /// A point of a contour.
  public struct Point: Sendable {
    /// The distance from the glyph's origin to the right.
    public var x: Int
    /// The distance from the baseline upwards.
    public var y: Int
    /// Whether the contour goes through the point.
    public var isOnCurve: Bool

    /// Creates a point.
    public init(_ x: Int, _ y: Int, isOnCurve: Bool = true) {
      self.x = x
      self.y = y
      self.isOnCurve = isOnCurve
    }
  }

  /// A glyph inside another.
  public struct Part: Sendable {
    /// The number of the glyph.
    public var glyph: Int
    /// How far it's moved to the right.
    public var x: Int
    /// How far it's moved upwards.
    public var y: Int
    /// The scale in both directions; 1 isn't written.
    public var scale: Double

    /// Creates a part at an offset.
    public init(_ glyph: Int, x: Int = 0, y: Int = 0, scale: Double = 1) {
      self.glyph = glyph
      self.x = x
      self.y = y
      self.scale = scale
    }
  }

  /// The number of units in the font size.
  public var unitsPerEm = 1000
  /// The height of the tallest letters.
  public var ascender = 800
  /// The depth of the lowest letters.
  public var descender = -200
  /// The glyphs from number 1 on.
  public var glyphs: [Glyph] = []
  /// The characters and the numbers of their glyphs, in ascending order.
  public var characters: [(code: UInt32, glyph: Int)] = []
  /// The format of the table of characters, 4 or 12.
  public var mapFormat = 4
  /// Whether positions of outlines have four bytes.
  public var hasLongPositions = false
  /// The names of tables that are left out.
  public var missingTables: [String] = []

  /// Creates a font without characters.
  public init() {}

  /// Adds a character with a glyph of its own.
  public mutating func add(_ character: Unicode.Scalar, _ glyph: Glyph) {
    glyphs.append(glyph)
    characters.append((character.value, glyphs.count))
  }

  /// The bytes of the file.
  public var bytes: [UInt8] {
    let (outlines, positions) = outlineTables
    let tables = [
      ("cmap", characterTable), ("glyf", outlines), ("head", head), ("hhea", horizontalHeader),
      ("hmtx", advances), ("loca", positions),
      ("maxp", FontBytes().number(0x10000, 4).number(glyphs.count + 1, 2).bytes),
    ].filter { !missingTables.contains($0.0) }
    var directory = FontBytes().number(0x10000, 4).number(tables.count, 2).number(0, 6)
    var contents: [UInt8] = []
    for (name, table) in tables {
      directory = directory.raw(Array(name.utf8)).number(0, 4)
        .number(12 + tables.count * 16 + contents.count, 4).number(table.count, 4)
      contents += table + Array(repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory.bytes + contents
  }

  // MARK: - Tables

  private var head: [UInt8] {
    FontBytes().number(0x10000, 4).number(0, 14).number(unitsPerEm, 2).number(0, 30).number(hasLongPositions ? 1 : 0, 2)
      .number(0, 2).bytes
  }

  private var horizontalHeader: [UInt8] {
    FontBytes().number(0x10000, 4).number(ascender, 2).number(descender, 2).number(0, 26)
      .number(glyphs.count + 1, 2).bytes
  }

  private var advances: [UInt8] {
    ([0] + glyphs.map { $0.advance }).reduce(FontBytes()) { $0.number($1, 2).number(0, 2) }.bytes
  }

  private var outlineTables: (outlines: [UInt8], positions: [UInt8]) {
    var outlines: [UInt8] = []
    var positions = FontBytes()
    func addPosition() {
      positions = hasLongPositions ? positions.number(outlines.count, 4) : positions.number(outlines.count / 2, 2)
    }
    addPosition()
    for glyph in [Glyph(advance: 0)] + glyphs {
      outlines += outline(of: glyph)
      outlines += Array(repeating: 0, count: outlines.count % 2)
      addPosition()
    }
    return (outlines, positions.bytes)
  }

  private func outline(of glyph: Glyph) -> [UInt8] {
    if !glyph.parts.isEmpty { return compound(glyph.parts) }
    guard !glyph.contours.isEmpty else { return [] }
    var bytes = FontBytes().number(glyph.contours.count, 2).number(0, 8)
    var end = -1
    for contour in glyph.contours {
      end += contour.count
      bytes = bytes.number(end, 2)
    }
    // No instructions; then a byte for each point, and the differences of the coordinates in two bytes each.
    bytes = bytes.number(0, 2)
    let points = glyph.contours.flatMap { $0 }
    for point in points { bytes = bytes.number(point.isOnCurve ? 1 : 0, 1) }
    for numbers in [points.map { $0.x }, points.map { $0.y }] {
      for (number, before) in zip(numbers, [0] + numbers) { bytes = bytes.number(number - before, 2) }
    }
    return bytes.bytes
  }

  private func compound(_ parts: [Part]) -> [UInt8] {
    var bytes = FontBytes().number(-1, 2).number(0, 8)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      // Two words, which are an offset; a scale, if there is one; more parts.
      bytes = bytes.number(3 | (part.scale == 1 ? 0 : 8) | (isLast ? 0 : 0x20), 2).number(part.glyph, 2)
        .number(part.x, 2).number(part.y, 2)
      if part.scale != 1 { bytes = bytes.number(Int(part.scale * 16384), 2) }
    }
    return bytes.bytes
  }

  private var characterTable: [UInt8] {
    let header = FontBytes().number(0, 2).number(1, 2).number(3, 2).number(mapFormat == 12 ? 10 : 1, 2).number(12, 4)
    if mapFormat == 12 {
      var table = header.number(12, 2).number(0, 2).number(16 + 12 * characters.count, 4).number(0, 4)
        .number(characters.count, 4)
      for (code, glyph) in characters { table = table.number(Int(code), 4).number(Int(code), 4).number(glyph, 4) }
      return table.bytes
    }
    // Every other segment lists its glyphs, so that both ways are read.
    let codes = characters.map { Int($0.code) } + [0xFFFF]
    let count = codes.count
    var table = header.number(4, 2).number(0, 4).number(2 * count, 2).number(0, 6)
    for code in codes { table = table.number(code, 2) }
    table = table.number(0, 2)
    for code in codes { table = table.number(code, 2) }
    for (index, code) in codes.enumerated() {
      let isListed = index % 2 == 1 && index < count - 1
      table = table.number(index == count - 1 ? 1 : isListed ? 0 : characters[index].glyph - code, 2)
    }
    for index in codes.indices {
      let isListed = index % 2 == 1 && index < count - 1
      table = table.number(isListed ? 2 * (count - index) + 2 * index : 0, 2)
    }
    for (_, glyph) in characters { table = table.number(glyph, 2) }
    return table.bytes
  }
}

/// Big-endian numbers, one after the other.
private struct FontBytes {
  var bytes: [UInt8] = []

  func raw(_ more: [UInt8]) -> FontBytes { FontBytes(bytes: bytes + more) }

  func number(_ value: Int, _ width: Int) -> FontBytes {
    raw((0..<width).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 })
  }
}

extension FontBuilder {
  /// A font in which `a` and `b` are boxes, `c` is round, `d` has a hole, `é` is made of parts, and a space is empty.
  ///
  /// At a size of 10, an `a` is 5 wide, a `b` 3, a `c` 6, a `d` 8, an `é` 5, a space 2, and a `-` 4.
  public static var small: FontBuilder {
    var font = FontBuilder()
    font.add(" ", Glyph(advance: 200))
    font.add("-", .box(50, 200, 350, 300, advance: 400))
    font.add("a", .box(0, 0, 500, 500, advance: 500))
    font.add("b", .box(100, 0, 200, 700, advance: 300))
    let round = [
      Point(0, 0, isOnCurve: false), Point(0, 600, isOnCurve: false), Point(600, 600, isOnCurve: false),
      Point(600, 0, isOnCurve: false),
    ]
    font.add("c", Glyph(advance: 600, contours: [round]))
    font.add(
      "d",
      Glyph(
        advance: 800,
        contours: [
          [Point(0, 0), Point(0, 800), Point(800, 800), Point(800, 0)],
          [Point(200, 200), Point(600, 200), Point(600, 600), Point(200, 600)],
        ]))
    font.add("é", Glyph(advance: 500, parts: [Part(3), Part(4, x: 100, y: 600, scale: 0.25)]))
    return font
  }
}
