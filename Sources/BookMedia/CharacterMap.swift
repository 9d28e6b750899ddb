import BookKit

/// The glyphs of a font's characters.
package struct CharacterMap: Sendable, Equatable {
  /// The runs, in ascending order.
  package private(set) var runs: [Run] = []

  /// Characters with consecutive code points and consecutive glyphs.
  package struct Run: Sendable, Equatable {
    package let first: UInt32
    package fileprivate(set) var last: UInt32
    /// The glyph of the first character.
    package let glyph: Int
  }

  package func glyph(of scalar: Unicode.Scalar) -> Int? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = low + (high - low) / 2
      if runs[middle].last < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].first <= scalar.value else { return nil }
    return runs[low].glyph + Int(scalar.value - runs[low].first)
  }

  /// Adds a character after all others, unless its glyph is 0, which means that it is missing.
  private mutating func append(_ first: UInt32, glyph: Int) {
    guard glyph > 0 else { return }
    if let run = runs.last, run.last + 1 == first, run.glyph + Int(first - run.first) == glyph {
      runs[runs.count - 1].last = first
    } else {
      runs.append(Run(first: first, last: first, glyph: glyph))
    }
  }

  /// Reads the best subtable: one for all of Unicode (format 12), or one for its first 65,536 characters (format 4).
  init(_ reader: inout ByteReader, in table: Range<Int>, glyphCount: Int) throws(AssetError) {
    guard table.count >= 4 else { throw .damaged(.structure) }
    let count = try reader.big(2, at: table.lowerBound + 2)
    guard count <= (table.count - 4) / 8 else { throw .damaged(.structure) }
    var (whole, basic): (Int?, Int?)
    for index in 0..<count {
      let record = table.lowerBound + 4 + index * 8
      let (platform, encoding) = (try reader.big(2, at: record), try reader.big(2, at: record + 2))
      guard platform == 0 || platform == 3 && (encoding == 1 || encoding == 10) else { continue }
      let offset = try reader.big(4, at: record + 4)
      guard offset <= table.count - 4 else { throw .damaged(.structure) }
      switch try reader.big(2, at: table.lowerBound + offset) {
      case 12: whole = whole ?? table.lowerBound + offset
      case 4: basic = basic ?? table.lowerBound + offset
      default: break
      }
    }
    if let whole {
      try readGroups(&reader, in: whole..<table.upperBound, glyphCount: glyphCount)
    } else if let basic {
      try readSegments(&reader, in: basic..<table.upperBound, glyphCount: glyphCount)
    } else {
      throw .damaged(.noCharacters)
    }
    guard !runs.isEmpty else { throw .damaged(.noCharacters) }
  }

  /// Reads a subtable of format 12: groups of consecutive characters with consecutive glyphs.
  private mutating func readGroups(
    _ reader: inout ByteReader, in table: Range<Int>, glyphCount: Int
  ) throws(AssetError) {
    guard table.count >= 16 else { throw .damaged(.structure) }
    let count = try reader.big(4, at: table.lowerBound + 12)
    guard count <= (table.count - 16) / 12 else { throw .damaged(.structure) }
    for index in 0..<count {
      let group = table.lowerBound + 16 + index * 12
      let (first, last) = (try reader.bits(4, at: group), try reader.bits(4, at: group + 4))
      let glyph = try reader.big(4, at: group + 8)
      guard first <= last, last <= 0x10_FFFF, runs.last.map({ first > $0.last }) ?? true else {
        throw .damaged(.structure)
      }
      guard glyph > 0, glyph < glyphCount else { continue }
      let end = min(last, first + UInt64(glyphCount - glyph) - 1)
      runs.append(Run(first: UInt32(first), last: UInt32(end), glyph: glyph))
    }
  }

  /// Reads a subtable of format 4: segments of characters whose glyphs are either consecutive or listed.
  private mutating func readSegments(
    _ reader: inout ByteReader, in table: Range<Int>, glyphCount: Int
  ) throws(AssetError) {
    let bytes = try CharacterMap.segmentBytes(&reader, in: table)
    func number(_ offset: Int) -> Int? {
      offset + 2 <= bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : nil
    }
    guard let doubled = number(6), doubled > 0, 16 + 4 * doubled <= bytes.count else { throw .damaged(.structure) }
    var next = 0
    for offset in stride(from: 0, to: doubled & ~1, by: 2) {
      let place = 16 + 3 * doubled + offset
      guard let last = number(14 + offset), let first = number(16 + doubled + offset),
        let delta = number(16 + 2 * doubled + offset), let listed = number(place)
      else { throw .damaged(.structure) }
      guard first <= last, first >= next else { throw .damaged(.structure) }
      next = last + 1
      for code in first...last {
        var glyph = code
        if listed != 0 {
          // The offset counts from its own position. In some fonts, the last segment's offset is invalid.
          guard let found = number(place + listed + 2 * (code - first)), found != 0 else { continue }
          glyph = found
        }
        glyph = (glyph + delta) & 0xFFFF
        // The character U+FFFF only marks the end of the table.
        if glyph < glyphCount, code != 0xFFFF { append(UInt32(code), glyph: glyph) }
      }
    }
  }

  /// Returns the bytes of a subtable of format 4, as far as its offsets reach.
  private static func segmentBytes(_ reader: inout ByteReader, in table: Range<Int>) throws(AssetError) -> [UInt8] {
    let end = min(table.upperBound, table.lowerBound + 4 * 0x1_0000)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end - table.lowerBound)
    while table.lowerBound + bytes.count < end {
      let start = table.lowerBound + bytes.count
      bytes += try reader.bytes(start..<min(end, start + 8192))
    }
    return bytes
  }
}
