/// Reads the first picture of GIF files, as browsers show it before an animation begins.
package enum GIFReader {
  package static let signatures = [Array("GIF87a".utf8), Array("GIF89a".utf8)]

  /// Returns the pixels of a file's first picture on a transparent background of the file's size.
  package static func read(_ file: [UInt8]) throws(PictureError) -> Pixmap {
    guard signatures.contains(where: file.starts(with:)) else { throw .damaged }
    var reading = Reading(file: file)
    return try reading.pixmap()
  }

  private struct Reading {
    let file: [UInt8]
    var offset = 6
    /// The index of the transparent colour, if the picture has one.
    var transparent: UInt8?

    mutating func pixmap() throws(PictureError) -> Pixmap {
      var (width, height) = (try number(), try number())
      let flags = try byte()
      offset += 2
      let shared = try palette(flags)
      while true {
        switch try byte() {
        case 0x21: try readExtension()
        case 0x2C:
          let frame = try frame(shared)
          // A file that doesn't give its size is as large as its first picture.
          if width == 0 || height == 0 { (width, height) = (frame.x + frame.width, frame.y + frame.height) }
          try PictureError.check(width: width, height: height)
          try PictureError.check(width: frame.width, height: frame.height)
          return try frame.pixmap(width: width, height: height, file, from: offset)
        default: throw .damaged
        }
      }
    }

    // MARK: - Blocks

    /// Reads an extension, and keeps only the transparent colour.
    private mutating func readExtension() throws(PictureError) {
      let kind = try byte()
      var isFirst = true
      while true {
        let length = Int(try byte())
        guard length > 0 else { return }
        guard offset + length <= file.count else { throw .truncated }
        if kind == 0xF9, isFirst, length >= 4 { transparent = file[offset] & 1 == 1 ? file[offset + 3] : nil }
        isFirst = false
        offset += length
      }
    }

    private mutating func frame(_ shared: [UInt8]) throws(PictureError) -> GIFFrame {
      let (x, y, width, height) = (try number(), try number(), try number(), try number())
      let flags = try byte()
      let own = try palette(flags)
      let colors = own.isEmpty ? shared : own
      guard !colors.isEmpty else { throw .damaged }
      return GIFFrame(
        x: x, y: y, width: width, height: height, isInterlaced: flags & 0x40 != 0, colors: colors,
        transparent: transparent)
    }

    /// Reads the colour table, with three bytes for each colour, or returns an empty one if `flags` don't announce it.
    private mutating func palette(_ flags: UInt8) throws(PictureError) -> [UInt8] {
      guard flags & 0x80 != 0 else { return [] }
      let size = 3 << (Int(flags & 7) + 1)
      guard offset + size <= file.count else { throw .truncated }
      defer { offset += size }
      return Array(file[offset..<(offset + size)])
    }

    // MARK: - Bytes

    private mutating func byte() throws(PictureError) -> UInt8 {
      guard offset < file.count else { throw .truncated }
      defer { offset += 1 }
      return file[offset]
    }

    private mutating func number() throws(PictureError) -> Int {
      let low = Int(try byte())
      return low | Int(try byte()) << 8
    }
  }
}
