import BookMedia

/// Reads PNG files of every kind: all colour types and depths, interlacing, and transparency.
package enum PNGReader {
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the pixels of a file; the checksum of every chunk that isn't skipped must be correct.
  package static func read(_ file: [UInt8]) throws(PictureError) -> Pixmap {
    guard file.starts(with: signature) else { throw .damaged }
    let parts = try Parts(file)
    let header = parts.header
    if header.colors == .palette, parts.palette.isEmpty { throw .damaged }
    let size = header.passes.reduce(0) { $0 + $1.height * (header.lineBytes($1.width) + 1) }
    var lines = try Inflate.zlib(parts.data, limit: size)
    guard lines.count == size else { throw .truncated }
    var pixmap = Pixmap(width: header.width, height: header.height)
    let pixels = PNGPixels(header, palette: parts.palette, transparency: parts.transparency)
    var start = 0
    for pass in header.passes {
      let length = header.lineBytes(pass.width)
      let distance = max(1, header.bitsPerPixel / 8)
      for line in 0..<pass.height {
        try PNGFilter.undo(&lines, at: start, length, distance, isFirst: line == 0)
        pixels.put(lines[(start + 1)..<(start + 1 + length)], pass, line, into: &pixmap)
        start += length + 1
      }
    }
    return pixmap
  }

  private struct Parts {
    let header: PNGHeader
    var palette: [UInt8] = []
    var transparency: [UInt8]?
    var data: [UInt8] = []

    init(_ file: [UInt8]) throws(PictureError) {
      var place = PNGReader.signature.count
      var header: PNGHeader?
      var isEnded = false
      while !isEnded {
        guard place + 12 <= file.count else { throw .truncated }
        let length = PNGHeader.number(file[place..<(place + 4)])
        guard length <= file.count - place - 12 else { throw .truncated }
        let name = String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self)
        let contents = file[(place + 8)..<(place + 8 + length)]
        let sum = PNGHeader.number(file[(place + 8 + length)..<(place + 12 + length)])
        place += 12 + length
        // The header comes first and the end chunk last; ancillary chunks are skipped.
        guard header != nil || name == "IHDR" else { throw .damaged }
        let isNeeded = name.utf8.first.map { $0 & 0x20 == 0 } ?? false
        guard isNeeded || name == "tRNS" else { continue }
        guard CRC32.of(file[(contents.startIndex - 4)..<contents.endIndex]) == UInt32(sum) else { throw .checksum }
        switch name {
        case "IHDR":
          guard header == nil else { throw .damaged }
          header = try PNGHeader(contents)
        case "PLTE":
          guard length % 3 == 0, length <= 768 else { throw .damaged }
          palette = Array(contents)
        case "tRNS": transparency = Array(contents)
        case "IDAT": data += contents
        case "IEND": isEnded = true
        default: throw .unknownForm("a PNG picture with unsupported chunks")
        }
      }
      guard let header else { throw .damaged }
      self.header = header
    }
  }
}

/// The row filters of PNG, which make rows easier to compress.
enum PNGFilter {
  /// Reverses the filter of the row at `start`; the rows before it must already be unfiltered.
  static func undo(
    _ bytes: inout [UInt8], at start: Int, _ length: Int, _ distance: Int, isFirst: Bool
  ) throws(PictureError) {
    let kind = bytes[start]
    guard kind <= 4 else { throw .damaged }
    guard kind > 0 else { return }
    let line = start + 1
    let above = line - (length + 1)
    for offset in 0..<length {
      let left = offset >= distance ? Int(bytes[line + offset - distance]) : 0
      let up = isFirst ? 0 : Int(bytes[above + offset])
      let corner = isFirst || offset < distance ? 0 : Int(bytes[above + offset - distance])
      let guess = prediction(kind, left, up, corner)
      bytes[line + offset] = bytes[line + offset] &+ UInt8(truncatingIfNeeded: guess)
    }
  }

  static func prediction(_ kind: UInt8, _ left: Int, _ up: Int, _ corner: Int) -> Int {
    switch kind {
    case 1: return left
    case 2: return up
    case 3: return (left + up) / 2
    case 4:
      let (toLeft, toUp, toCorner) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
      if toLeft <= toUp, toLeft <= toCorner { return left }
      return toUp <= toCorner ? up : corner
    default: return 0
    }
  }
}
