import BookKit
import BookMedia

/// Writes PNG files, as small as they easily get.
package enum PNGWriter {
  /// The file of a picture: with a palette when it has 256 colours at most, with opacity only where it has any.
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
      // Numbers of colours tell nothing of those beside them, so lines stay as they are.
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

  /// All lines, each with the filter that leaves the smallest numbers.
  private static func filtered(_ pixmap: Pixmap, channels: Int) -> [UInt8] {
    let length = pixmap.width * channels
    var lines: [UInt8] = []
    lines.reserveCapacity((length + 1) * pixmap.height)
    var above = [UInt8](repeating: 0, count: length)
    for y in 0..<pixmap.height {
      var line: [UInt8] = []
      line.reserveCapacity(length)
      for x in 0..<pixmap.width {
        let place = (y * pixmap.width + x) * 4
        line += pixmap.bytes[place..<(place + channels)]
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

/// The colours of a picture that has few.
private struct Palette {
  private(set) var colors: [Color] = []
  /// The lines of the picture as numbers of colours, each with a filter that leaves it as it is.
  private(set) var lines: [UInt8] = []

  /// Nothing when there are more than 256.
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
