import BookKit

/// The parts of a TrueType font that define which glyph each character has, and how wide it is.
///
/// The outlines aren't read, but their tables must exist. Tables for kerning and ligatures are ignored, because text is
/// drawn without them.
package struct TrueTypeFont {
  package let unitsPerEm: Int
  package let ascender: Int
  /// The descender, which is usually negative.
  package let descender: Int
  package let glyphCount: Int
  package let characters: CharacterMap
  /// The advances of the first glyphs; the last one applies to all others.
  package let advances: [UInt16]
  /// The range of the table of outlines in the file.
  package let outlines: Range<Int>
  /// The range of the table with the position of each outline.
  package let positions: Range<Int>
  /// Whether the positions of outlines have four bytes each.
  package let hasLongPositions: Bool

  package init(_ bytes: [UInt8]) throws(AssetError) {
    var reader = ByteReader(bytes)
    guard MediaFormat.found(in: &reader, promised: .trueType) == .trueType else { throw .damaged(.header) }
    try self.init(&reader)
  }

  init(_ reader: inout ByteReader) throws(AssetError) {
    let tables = try FontTables(&reader)
    let head = try tables.range(of: "head", count: 54)
    let unitsPerEm = try reader.big(2, at: head.lowerBound + 18)
    let positionFormat = try reader.big(2, at: head.lowerBound + 50)
    // These are the limits of the format.
    guard (16...16384).contains(unitsPerEm), positionFormat <= 1 else { throw .damaged(.header) }
    self.unitsPerEm = unitsPerEm
    hasLongPositions = positionFormat == 1

    glyphCount = try reader.big(2, at: try tables.range(of: "maxp", count: 6).lowerBound + 4)
    guard glyphCount > 0 else { throw .damaged(.noOutlines) }
    guard let outlines = tables["glyf"], let positions = tables["loca"] else { throw .damaged(.noOutlines) }
    guard positions.count / (hasLongPositions ? 4 : 2) > glyphCount else { throw .damaged(.structure) }
    self.outlines = outlines
    self.positions = positions

    let horizontal = try tables.range(of: "hhea", count: 36).lowerBound
    ascender = try reader.signed(at: horizontal + 4)
    descender = try reader.signed(at: horizontal + 6)
    let advanceCount = try reader.big(2, at: horizontal + 34)
    guard advanceCount > 0, advanceCount <= glyphCount else { throw .damaged(.structure) }
    let widths = try tables.range(of: "hmtx", count: advanceCount * 4).lowerBound
    var advances: [UInt16] = []
    advances.reserveCapacity(advanceCount)
    for index in 0..<advanceCount {
      advances.append(UInt16(truncatingIfNeeded: try reader.bits(2, at: widths + index * 4)))
    }
    self.advances = advances
    guard let map = tables["cmap"] else { throw .damaged(.noCharacters) }
    characters = try CharacterMap(&reader, in: map, glyphCount: glyphCount)
  }

  /// Returns the advance of a glyph in the font's units.
  package func advance(of glyph: Int) -> Int { Int(advances[min(glyph, advances.count - 1)]) }

  var metrics: FontMetrics {
    get throws(AssetError) {
      var runs: [FontMetrics.Run] = []
      for run in characters.runs {
        for code in run.first...run.last {
          let advance = UInt16(truncatingIfNeeded: advance(of: run.glyph + Int(code - run.first)))
          if let last = runs.last, last.advance == advance, last.last + 1 == code {
            runs[runs.count - 1].last = code
          } else {
            runs.append(FontMetrics.Run(code, code, advance: advance))
          }
        }
      }
      let metrics = FontMetrics(unitsPerEm: unitsPerEm, ascender: ascender, descender: descender, runs: runs)
      guard let metrics else { throw .damaged(.structure) }
      return metrics
    }
  }
}

private struct FontTables {
  private var tables: [(name: FourCC, range: Range<Int>)] = []

  init(_ reader: inout ByteReader) throws(AssetError) {
    let count = try reader.big(2, at: 4)
    guard (1...255).contains(count) else { throw .damaged(.header) }
    for index in 0..<count {
      let entry = 12 + index * 16
      let (start, length) = (try reader.big(4, at: entry + 8), try reader.big(4, at: entry + 12))
      guard length <= reader.size, start <= reader.size - length else { throw .truncated }
      tables.append((try reader.code(at: entry), start..<(start + length)))
    }
  }

  /// Returns the range of a table, or `nil` if the font doesn't have it.
  subscript(name: FourCC) -> Range<Int>? { tables.first { $0.name == name }?.range }

  /// Returns the range of a required table, which must have at least `count` bytes.
  func range(of name: FourCC, count: Int) throws(AssetError) -> Range<Int> {
    guard let range = self[name], range.count >= count else { throw .damaged(.structure) }
    return range
  }
}

extension ByteReader {
  /// Returns the signed big-endian number in two bytes at `offset`.
  fileprivate mutating func signed(at offset: Int) throws(AssetError) -> Int {
    Int(Int16(truncatingIfNeeded: try bits(2, at: offset)))
  }
}
