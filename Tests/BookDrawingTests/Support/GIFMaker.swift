/// Makes GIF files whose pixels aren't compressed, with anything in them that a file can have.
struct GIFMaker {
  /// The size of the screen.
  var (width, height) = (4, 4)
  /// The colours of the file, with three bytes each; 2, 4, 8 … of them, or none.
  var palette: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
  /// The blocks, from the first picture on.
  var blocks: [UInt8] = []

  /// The whole file.
  var bytes: [UInt8] {
    Array("GIF89a".utf8) + GIFMaker.word(width) + GIFMaker.word(height) + [GIFMaker.flags(palette), 0, 0] + palette
      + blocks + [0x3B]
  }

  /// Adds an extension that makes a colour of the next picture transparent.
  mutating func add(transparent: UInt8) { blocks += [0x21, 0xF9, 4, 1, 0, 0, transparent, 0] }

  /// Adds a picture with the colours of its pixels, row by row as they come.
  mutating func add(
    x: Int = 0, y: Int = 0, width: Int, height: Int, isInterlaced: Bool = false, palette own: [UInt8] = [],
    _ pixels: [UInt8]
  ) {
    blocks += [0x2C] + [x, y, width, height].flatMap(GIFMaker.word)
    blocks += [GIFMaker.flags(own) | (isInterlaced ? 0x40 : 0)] + own + GIFMaker.stored(pixels)
  }

  /// Returns pixels of two bits each as codes of three bits, which begin anew before they would become longer.
  static func stored(_ pixels: [UInt8]) -> [UInt8] {
    let (clear, end) = (4, 5)
    let codes = pixels.enumerated().flatMap { $0.offset % 2 == 0 ? [clear, Int($0.element)] : [Int($0.element)] }
    return [2] + blocks(codes + [end], codeLength: 3)
  }

  /// Returns codes of one length as blocks with their sizes.
  static func blocks(_ codes: [Int], codeLength: Int) -> [UInt8] {
    let bits = codes.flatMap { code in (0..<codeLength).map { code >> $0 & 1 } }
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | UInt8($1) }
    }
    let parts = stride(from: 0, to: bytes.count, by: 255).map { bytes[$0..<min($0 + 255, bytes.count)] }
    return parts.flatMap { [UInt8($0.count)] + $0 } + [0]
  }

  static func word(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }

  /// Returns the flags that announce a palette.
  private static func flags(_ palette: [UInt8]) -> UInt8 {
    let count = palette.count / 3
    return count < 2 ? 0 : 0x80 | UInt8(count.trailingZeroBitCount - 1)
  }
}
