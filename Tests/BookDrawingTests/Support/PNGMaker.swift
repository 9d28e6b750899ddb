import BookMedia

/// Makes uncompressed PNG files of any kind, so that tests of the reader don't depend on our own compression.
struct PNGMaker {
  var width: Int
  var height: Int
  var bitDepth: UInt8
  var colors: UInt8
  var isInterlaced = false
  var palette: [UInt8] = []
  var transparency: [UInt8] = []

  /// Returns the file of a picture with the given channel values at each pixel.
  func file(_ channels: (_ x: Int, _ y: Int) -> [Int]) -> [UInt8] {
    var lines: [UInt8] = []
    let passes =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    for (x0, y0, stepX, stepY) in passes where x0 < width {
      for y in stride(from: y0, to: height, by: stepY) {
        var bits: [Bool] = []
        for x in stride(from: x0, to: width, by: stepX) {
          for channel in channels(x, y) {
            for bit in stride(from: Int(bitDepth) - 1, through: 0, by: -1) { bits.append(channel >> bit & 1 == 1) }
          }
        }
        while bits.count % 8 != 0 { bits.append(false) }
        lines.append(0)
        for start in stride(from: 0, to: bits.count, by: 8) {
          lines.append(bits[start..<(start + 8)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
        }
      }
    }
    return PNGMaker.file(
      [width, height].flatMap(PNGMaker.word) + [bitDepth, colors, 0, 0, isInterlaced ? 1 : 0],
      ("PLTE", palette), ("tRNS", transparency), ("IDAT", PNGMaker.stored(lines)))
  }

  /// Returns a file with a header and other chunks; empty chunks are left out.
  static func file(_ header: [UInt8], _ chunks: (String, [UInt8])...) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
    for (name, data) in chunks where !data.isEmpty { file += chunk(name, data) }
    return file + chunk("IEND", [])
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    word(data.count) + Array(name.utf8) + data + word(Int(CRC32.of(Array(name.utf8) + data)))
  }

  static func word(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

  /// Returns a zlib stream that stores up to 65,535 bytes without compressing them.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (first, second) = (1, 0)
    for byte in bytes {
      first = (first + Int(byte)) % 65521
      second = (second + first) % 65521
    }
    let count = bytes.count
    let head = [1, count & 0xFF, count >> 8, ~count & 0xFF, ~count >> 8 & 0xFF].map { UInt8($0) }
    return [0x78, 0x01] + head + bytes + word(second << 16 | first)
  }
}
