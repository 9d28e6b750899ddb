import BookKit
import BookMedia

/// Writes PNG files of a reasonably small size.
package enum PNGWriter {
  /// Returns a picture as a file, with a palette if it has at most 256 colours, and with opacity only if it needs it.
  package static func bytes(of pixmap: Pixmap) -> [UInt8] {
    let palette = Palette(pixmap)
    let isOpaque = stride(from: 3, to: pixmap.bytes.count, by: 4).allSatisfy { pixmap.bytes[$0] == 255 }
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
      for x in 0..<pixmap.width {
        let index = (y * pixmap.width + x) * 4
        line += pixmap.bytes[index..<(index + channels)]
      }
      var best: (sum: Int, line: [UInt8], kind: UInt8)?
      for kind: UInt8 in 0...4 {
        let made = differences(line, above, kind, channels)
        let sum = made.reduce(0) { $0 + abs(Int(Int8(bitPattern: $1))) }
        if best.map({ sum < $0.sum }) ?? true { best = (sum, made, kind) }
      }
      lines.append(best?.kind ?? 0)
      lines += best?.line ?? line
      above = line
    }
    return lines
  }

  private static func differences(_ line: [UInt8], _ above: [UInt8], _ kind: UInt8, _ distance: Int) -> [UInt8] {
    guard kind > 0 else { return line }
    var made = line
    for index in line.indices {
      let left = index >= distance ? Int(line[index - distance]) : 0
      let corner = index >= distance ? Int(above[index - distance]) : 0
      let guess = PNGFilter.prediction(kind, left, Int(above[index]), corner)
      made[index] = line[index] &- UInt8(truncatingIfNeeded: guess)
    }
    return made
  }
}

/// The palette of a picture with few colours.
private struct Palette {
  private(set) var colors: [Color] = []
  /// The rows of the picture as palette indices, each with the filter "none".
  private(set) var lines: [UInt8] = []

  /// Creates a palette, or returns `nil` if there are more than 256 colours.
  init?(_ pixmap: Pixmap) {
    var places: [Color: UInt8] = [:]
    for y in 0..<pixmap.height {
      lines.append(0)
      for x in 0..<pixmap.width {
        let color = pixmap.color(x, y)
        if let place = places[color] {
          lines.append(place)
          continue
        }
        guard colors.count < 256 else { return nil }
        let place = UInt8(colors.count)
        places[color] = place
        colors.append(color)
        lines.append(place)
      }
    }
  }
}
