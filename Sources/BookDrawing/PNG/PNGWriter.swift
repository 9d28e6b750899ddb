import BookKit
import BookMedia

/// Writes PNG files of a reasonably small size.
package enum PNGWriter {
  /// Returns a picture as a file, with a palette if it has at most 256 colours, and with opacity only if it isn't
  /// opaque.
  package static func bytes(of pixmap: Pixmap) -> [UInt8] {
    let palette = Palette(pixmap)
    let isOpaque = isOpaque(pixmap)
    var file = PNGReader.signature
    let colors: PNGHeader.Colors = palette != nil ? .palette : isOpaque ? .color : .colorAndAlpha
    append("IHDR", word(pixmap.width) + word(pixmap.height) + [8, colors.rawValue, 0, 0, 0], to: &file)
    let lines: [UInt8]
    if let palette {
      append("PLTE", palette.colors.flatMap { [$0.red, $0.green, $0.blue] }, to: &file)
      if !isOpaque { append("tRNS", palette.colors.map(\.alpha), to: &file) }
      // Neighbouring palette indices are unrelated, so rows aren't filtered.
      lines = palette.lines
    } else {
      lines = filtered(pixmap, channels: isOpaque ? 3 : 4)
    }
    append("IDAT", Deflate.zlib(lines), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func isOpaque(_ pixmap: Pixmap) -> Bool {
    var index = 3
    while index < pixmap.bytes.count {
      if pixmap.bytes[index] != 255 { return false }
      index += 4
    }
    return true
  }

  private static func word(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += word(data.count)
    let start = file.count
    file += name.utf8
    file += data
    file += word(Int(CRC32.of(file[start...])))
  }

  /// Returns all rows, each with the filter that leaves the smallest numbers.
  private static func filtered(_ pixmap: Pixmap, channels: Int) -> [UInt8] {
    let length = pixmap.width * channels
    var lines: [UInt8] = []
    lines.reserveCapacity((length + 1) * pixmap.height)
    var above = [UInt8](repeating: 0, count: length)
    for y in 0..<pixmap.height {
      var line: [UInt8] = []
      line.reserveCapacity(length)
      let start = y * pixmap.width * 4
      for index in start..<start + pixmap.width * 4 where channels == 4 || index & 3 != 3 {
        line.append(pixmap.bytes[index])
      }
      var best: (sum: Int, line: [UInt8], kind: UInt8)?
      for kind: UInt8 in 0...4 {
        guard let made = differences(line, above, kind, channels, below: best?.sum ?? .max) else { continue }
        best = (made.sum, made.line, kind)
        // No other filter can do better than a row of zeros.
        if made.sum == 0 { break }
      }
      lines.append(best?.kind ?? 0)
      lines += best?.line ?? line
      above = line
    }
    return lines
  }

  /// Returns a filtered row and the sum of its numbers' magnitudes, or `nil` if the sum isn't below `limit`.
  private static func differences(
    _ line: [UInt8], _ above: [UInt8], _ kind: UInt8, _ distance: Int, below limit: Int
  ) -> (line: [UInt8], sum: Int)? {
    var (made, sum, index) = (line, 0, 0)
    while index < line.count {
      if kind > 0 {
        let left = index >= distance ? Int(line[index - distance]) : 0
        let corner = index >= distance ? Int(above[index - distance]) : 0
        let guess = PNGFilter.prediction(kind, left, Int(above[index]), corner)
        made[index] = line[index] &- UInt8(truncatingIfNeeded: guess)
      }
      sum += abs(Int(Int8(bitPattern: made[index])))
      // Most filters are so much worse than the best one that they can be ruled out early.
      if sum >= limit { return nil }
      index += 1
    }
    return (made, sum)
  }
}

/// The palette of a picture with few colours.
private struct Palette {
  private(set) var colors: [Color] = []
  /// The rows of the picture as palette indices, each with the filter "none".
  private(set) var lines: [UInt8] = []

  /// Creates the palette of a picture; `nil` if the picture has more than 256 colours.
  init?(_ pixmap: Pixmap) {
    var places: [Color: UInt8] = [:]
    // Neighbours often have the same colour.
    var last: (color: Color, place: UInt8)?
    for y in 0..<pixmap.height {
      lines.append(0)
      for x in 0..<pixmap.width {
        let color = pixmap.color(x, y)
        if let last, last.color == color {
          lines.append(last.place)
          continue
        }
        let known = places[color]
        guard known != nil || colors.count < 256 else { return nil }
        let place = known ?? UInt8(colors.count)
        if known == nil {
          places[color] = place
          colors.append(color)
        }
        lines.append(place)
        last = (color, place)
      }
    }
  }
}
