import BookKit

/// Reads the design of a font.
///
/// Each line defines a glyph: a letter, its advance, and what to draw, separated by semicolons.
///
/// - `L` and the points of a polyline.
/// - `A`, the centre, the two radii and the two angles of an arc, in degrees counterclockwise from the right.
/// - `D`, the centre and the radius of a dot.
/// - `C`, another letter, its position and its scale.
///
/// A line with `=` and a letter repeats that letter's glyph. A line with `+` adds the accent at its start to letters.
/// Each word after the `+` has two letters: the new letter, and the one on which the accent is centred.
struct GlyphReader {
  private(set) var glyphs: [UInt32: StrokeFont.Glyph] = [:]

  init(_ design: String) {
    for line in design.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 1, let scalar = GlyphReader.scalar(words[0]) else { continue }
      switch words[1] {
      case "=": glyphs[scalar] = GlyphReader.scalar(words[2]).flatMap { glyphs[$0] }
      case "+": for word in words[2...] { addAccented(Array(word.unicodeScalars), by: glyphs[scalar]) }
      default: glyphs[scalar] = drawing(words[1...])
      }
    }
  }

  /// Returns the scalar that a word names: a letter, or a hexadecimal code after `U`.
  private static func scalar(_ word: Substring) -> UInt32? {
    if word.utf8.count > 1, word.utf8.first == UInt8(ascii: "U") { return UInt32(word.dropFirst(), radix: 16) }
    return word.unicodeScalars.first?.value
  }

  private mutating func addAccented(_ letters: [Unicode.Scalar], by accent: StrokeFont.Glyph?) {
    guard letters.count == 2, let accent, var glyph = glyphs[letters[1].value] else { return }
    // Accents are placed higher above capital letters.
    let isHigh = glyph.strokes.contains { max($0.y0, $0.y1) > 60 }
    let isBelow = accent.strokes.allSatisfy { $0.y0 < 10 }
    glyph.add(accent, x: glyph.advance / 2, y: isHigh && !isBelow ? 18 : 0, scale: 1)
    glyphs[letters[0].value] = glyph
  }

  private func drawing(_ words: ArraySlice<Substring>) -> StrokeFont.Glyph? {
    var glyph = StrokeFont.Glyph(advance: words.first.flatMap { Double($0) } ?? 0)
    for part in words.dropFirst().split(separator: ";") {
      let numbers = part.dropFirst().compactMap { Double($0) }
      switch part.first {
      case "L": glyph.addLine(numbers)
      case "A" where numbers.count == 6: glyph.addArc(numbers)
      case "D" where numbers.count == 3:
        let (x, y) = (numbers[0], numbers[1])
        glyph.strokes.append(StrokeFont.Stroke(x0: x, y0: y, x1: x, y1: y, pen: numbers[2]))
      case "C":
        let name = part.dropFirst().first.flatMap(GlyphReader.scalar)
        let place = part.dropFirst(2).compactMap { Double($0) }
        guard place.count == 3, let inner = name.flatMap({ glyphs[$0] }) else { continue }
        glyph.add(inner, x: place[0], y: place[1], scale: place[2])
      default: continue
      }
    }
    return glyph
  }
}

extension StrokeFont.Glyph {
  fileprivate mutating func addLine(_ numbers: [Double]) {
    for index in stride(from: 0, to: numbers.count - 3, by: 2) {
      strokes.append(
        StrokeFont.Stroke(
          x0: numbers[index], y0: numbers[index + 1], x1: numbers[index + 2], y1: numbers[index + 3],
          pen: StrokeFont.pen))
    }
  }

  /// Adds an arc as straight strokes of at most ten degrees.
  fileprivate mutating func addArc(_ numbers: [Double]) {
    let (from, sweep) = (numbers[4], numbers[5] - numbers[4])
    let count = max(1, Int((abs(sweep) / 10).rounded(.up)))
    var line: [Double] = []
    for step in 0...count {
      let turns = (from + sweep * Double(step) / Double(count)) / 360
      line.append(numbers[0] + numbers[2] * Trigonometry.cosine(turns: turns))
      line.append(numbers[1] + numbers[3] * Trigonometry.sine(turns: turns))
    }
    addLine(line)
  }

  fileprivate mutating func add(_ part: StrokeFont.Glyph, x: Double, y: Double, scale: Double) {
    for stroke in part.strokes {
      // If a letter is drawn smaller, the pen shrinks only half as much.
      let pen = stroke.pen * (1 + scale) / 2
      strokes.append(
        StrokeFont.Stroke(
          x0: x + stroke.x0 * scale, y0: y + stroke.y0 * scale, x1: x + stroke.x1 * scale,
          y1: y + stroke.y1 * scale, pen: pen))
    }
  }
}
