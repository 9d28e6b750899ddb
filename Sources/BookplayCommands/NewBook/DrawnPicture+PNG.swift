import BookKit

extension DrawnPicture {
  /// The picture as a PNG file with a palette; nothing is compressed, as it is small.
  var png: [UInt8] {
    let pixels = pixels
    var palette: [Color] = []
    var places: [Color: UInt8] = [:]
    var lines: [UInt8] = []
    for (index, pixel) in pixels.enumerated() {
      // Each line begins with how it is filtered: not at all.
      if index % width == 0 { lines.append(0) }
      if let place = places[pixel] {
        lines.append(place)
      } else if palette.count < 256 {
        places[pixel] = UInt8(palette.count)
        lines.append(UInt8(palette.count))
        palette.append(pixel)
      } else {
        lines.append(0)
      }
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits a pixel, by a palette.
    let header = PNGBytes.word(width) + PNGBytes.word(height) + [8, 3, 0, 0, 0]
    file += PNGBytes.chunk("IHDR", header)
    file += PNGBytes.chunk("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
    file += PNGBytes.chunk("tRNS", palette.map(\.alpha))
    file += PNGBytes.chunk("IDAT", PNGBytes.stored(lines))
    return file + PNGBytes.chunk("IEND", [])
  }
}

/// The parts of PNG files.
enum PNGBytes {
  /// Four bytes, the highest first.
  static func word(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + data
    return word(data.count) + checked + word(Int(checksum(checked)))
  }

  /// `bytes` as zlib has them, in blocks that are stored as they are.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let longest = 0xFFFF
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: longest) {
      let block = bytes[start..<min(bytes.count, start + longest)]
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      stream += [block.endIndex == bytes.count ? 1 : 0, low, high, ~low, ~high]
      stream += block
    }
    var (first, second) = (1, 0)
    for byte in bytes {
      first = (first + Int(byte)) % 65521
      second = (second + first) % 65521
    }
    return stream + word(second << 16 | first)
  }

  /// The checksum of chunks, CRC-32.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
