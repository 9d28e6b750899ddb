import BookKit
import BookMedia

/// The outlines of the glyphs in a TrueType font.
///
/// A file may come from anyone, so a damaged outline is `nil`, and no outline takes long to read.
package struct FontOutlines: Sendable {
  package let bytes: [UInt8]
  private let font: TrueTypeFont

  /// The maximum nesting of compound glyphs.
  private static let maxDepth = 8
  private static let maxParts = 256
  private static let maxPoints = 1 << 16

  package init(_ bytes: [UInt8]) throws(AssetError) {
    self.bytes = bytes
    font = try TrueTypeFont(bytes)
  }

  init(drawing bytes: [UInt8]) throws(PictureError) {
    do throws(AssetError) {
      try self.init(bytes)
    } catch {
      switch error {
      case .empty: throw .empty
      case .truncated: throw .truncated
      case .forbidden, .cannotBeOpened, .outside, .damaged, .misnamed: throw .damaged
      }
    }
  }

  package var unitsPerEm: Int { font.unitsPerEm }

  /// Returns the outline of a character, or `nil` if the font doesn't have it or it's damaged.
  package func outline(of scalar: Unicode.Scalar) -> GlyphOutline? {
    guard let glyph = font.characters.glyph(of: scalar) else { return nil }
    var outline = GlyphOutline()
    var parts = 0
    return append(glyph, to: &outline, depth: 0, parts: &parts) ? outline : nil
  }

  /// Returns the range of a glyph, which is empty if the glyph has no outline, or `nil` if its position is invalid.
  private func range(of glyph: Int) -> Range<Int>? {
    guard glyph >= 0, glyph < font.glyphCount else { return nil }
    let width = font.hasLongPositions ? 4 : 2
    let unit = font.hasLongPositions ? 1 : 2
    guard let start = number(font.positions.lowerBound + glyph * width, width),
      let end = number(font.positions.lowerBound + (glyph + 1) * width, width)
    else { return nil }
    guard start <= end, end * unit <= font.outlines.count else { return nil }
    return (font.outlines.lowerBound + start * unit)..<(font.outlines.lowerBound + end * unit)
  }

  /// Appends the contours of a glyph; returns whether it could be read.
  private func append(_ glyph: Int, to outline: inout GlyphOutline, depth: Int, parts: inout Int) -> Bool {
    parts += 1
    guard depth < FontOutlines.maxDepth, parts <= FontOutlines.maxParts, let range = range(of: glyph) else {
      return false
    }
    if range.isEmpty { return true }
    guard let contourCount = signed(range.lowerBound), range.count >= 10 else { return false }
    let reader = GlyphBytes(bytes[range.lowerBound + 10..<range.upperBound])
    if contourCount >= 0 { return appendSimple(contourCount, reader, to: &outline) }
    return appendCompound(reader, to: &outline, depth: depth, parts: &parts)
  }

  // MARK: - Simple glyphs

  private func appendSimple(_ contourCount: Int, _ start: GlyphBytes, to outline: inout GlyphOutline) -> Bool {
    var reader = start
    var ends: [Int] = []
    for _ in 0..<contourCount {
      guard let end = reader.unsigned(), end >= ends.last ?? 0 else { return false }
      ends.append(end)
    }
    let count = (ends.last ?? -1) + 1
    guard outline.pointCount + count <= FontOutlines.maxPoints else { return false }
    guard let instructionCount = reader.unsigned(), reader.skip(instructionCount) else { return false }
    var flags: [UInt8] = []
    while flags.count < count {
      guard let flag = reader.byte() else { return false }
      flags.append(flag)
      guard flag & 8 != 0 else { continue }
      guard let times = reader.byte() else { return false }
      flags += repeatElement(flag, count: min(Int(times), count - flags.count))
    }
    guard let across = reader.coordinates(flags, isShort: 2, isSame: 16),
      let upwards = reader.coordinates(flags, isShort: 4, isSame: 32)
    else { return false }
    var first = 0
    for end in ends {
      outline.contours.append(
        (first..<max(first, end + 1)).map {
          GlyphOutline.OutlinePoint(x: Double(across[$0]), y: Double(upwards[$0]), isOnCurve: flags[$0] & 1 != 0)
        })
      first = end + 1
    }
    return true
  }

  // MARK: - Compound glyphs

  private func appendCompound(
    _ start: GlyphBytes, to outline: inout GlyphOutline, depth: Int, parts: inout Int
  ) -> Bool {
    var reader = start
    let firstContour = outline.contours.count
    var flags = 0
    repeat {
      guard let next = reader.unsigned(), let glyph = reader.unsigned() else { return false }
      flags = next
      let hasWords = flags & 1 != 0
      let isOffset = flags & 2 != 0
      guard let first = reader.argument(isWord: hasWords, isSigned: isOffset),
        let second = reader.argument(isWord: hasWords, isSigned: isOffset), let scale = reader.scale(flags)
      else { return false }
      var part = GlyphOutline()
      guard append(glyph, to: &part, depth: depth + 1, parts: &parts) else { return false }
      guard outline.pointCount + part.pointCount <= FontOutlines.maxPoints else { return false }
      part.apply(scale)
      var move = Point(x: Double(first), y: Double(second))
      if !isOffset {
        // The part is moved so that one of its points meets one of the glyph's points.
        guard let fixed = outline.point(first, from: firstContour), let moved = part.point(second, from: 0) else {
          return false
        }
        move = Point(x: fixed.x - moved.x, y: fixed.y - moved.y)
      } else if flags & 0x800 != 0 {
        move = scale.apply(to: move)
      }
      part.apply(AffineMap(scaleX: 1, scaleY: 1, origin: move))
      outline.contours += part.contours
    } while flags & 0x20 != 0
    return true
  }

  // MARK: - Numbers

  private func number(_ offset: Int, _ width: Int) -> Int? {
    guard offset >= 0, offset + width <= bytes.count else { return nil }
    return bytes[offset..<offset + width].reduce(0) { $0 << 8 | Int($1) }
  }

  private func signed(_ offset: Int) -> Int? { number(offset, 2).map { Int(Int16(truncatingIfNeeded: $0)) } }
}

/// Reads the bytes of a glyph one after the other.
private struct GlyphBytes {
  private let bytes: ArraySlice<UInt8>
  private var next: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  mutating func byte() -> UInt8? {
    guard next < bytes.endIndex else { return nil }
    next += 1
    return bytes[next - 1]
  }

  mutating func unsigned() -> Int? {
    guard let high = byte(), let low = byte() else { return nil }
    return Int(high) << 8 | Int(low)
  }

  mutating func signed() -> Int? { unsigned().map { Int(Int16(truncatingIfNeeded: $0)) } }

  mutating func skip(_ count: Int) -> Bool {
    guard count <= bytes.endIndex - next else { return false }
    next += count
    return true
  }

  /// Reads the coordinates of all points along one axis; the file stores them as differences.
  mutating func coordinates(_ flags: [UInt8], isShort: UInt8, isSame: UInt8) -> [Int]? {
    var found: [Int] = []
    found.reserveCapacity(flags.count)
    var value = 0
    for flag in flags {
      if flag & isShort != 0 {
        guard let length = byte() else { return nil }
        value += flag & isSame != 0 ? Int(length) : -Int(length)
      } else if flag & isSame == 0 {
        guard let difference = signed() else { return nil }
        value += difference
      }
      found.append(value)
    }
    return found
  }

  /// Reads an argument of a part: an offset, or the number of a point.
  mutating func argument(isWord: Bool, isSigned: Bool) -> Int? {
    if isWord { return isSigned ? signed() : unsigned() }
    return byte().map { isSigned ? Int(Int8(truncatingIfNeeded: $0)) : Int($0) }
  }

  /// Reads the scale of a part: none, one number, two, or four.
  mutating func scale(_ flags: Int) -> AffineMap? {
    func fraction(_ number: Int) -> Double { Double(number) / 16384 }
    if flags & 8 != 0 {
      guard let both = signed().map(fraction) else { return nil }
      return AffineMap(scaleX: both, scaleY: both)
    }
    if flags & 0x40 != 0 {
      guard let x = signed().map(fraction), let y = signed().map(fraction) else { return nil }
      return AffineMap(scaleX: x, scaleY: y)
    }
    guard flags & 0x80 != 0 else { return .identity }
    guard let a = signed().map(fraction), let b = signed().map(fraction), let c = signed().map(fraction),
      let d = signed().map(fraction)
    else { return nil }
    return AffineMap(right: Point(x: a, y: b), down: Point(x: c, y: d), origin: Point(x: 0, y: 0))
  }
}
