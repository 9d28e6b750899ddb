/// The description of a picture in a GIF file: its position on the screen, its size and its colours.
struct GIFFrame {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  /// Whether the rows come in four passes.
  let isInterlaced: Bool
  /// The colours, with three bytes each; a pixel with an index beyond them is transparent, as in browsers.
  let colors: [UInt8]
  /// The index of the transparent colour.
  let transparent: UInt8?

  /// The first row of each pass of an interlaced picture, and the distance between its rows.
  private static let passes = [(first: 0, step: 8), (first: 4, step: 8), (first: 2, step: 4), (first: 1, step: 2)]

  /// Returns a screen with the picture, which is clipped to the screen; the compressed pixels begin at `offset` of the
  /// file.
  func pixmap(
    width screenWidth: Int, height screenHeight: Int, _ file: [UInt8], from offset: Int
  ) throws(PictureError) -> Pixmap {
    var pixels = try GIFPixels(file, from: offset)
    var screen = Pixmap(width: screenWidth, height: screenHeight)
    for row in rows {
      let isSeen = y + row < screenHeight
      for column in 0..<width {
        let color = try pixels.next()
        guard isSeen, x + column < screenWidth, color != transparent, Int(color) * 3 < colors.count else { continue }
        let place = ((y + row) * screenWidth + x + column) * 4
        for channel in 0..<3 { screen.bytes[place + channel] = colors[Int(color) * 3 + channel] }
        screen.bytes[place + 3] = 255
      }
    }
    return screen
  }

  /// The rows in the order of their pixels in the file.
  private var rows: [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return GIFFrame.passes.flatMap { stride(from: $0.first, to: height, by: $0.step) }
  }
}

/// Decompresses the pixels of a picture (LZW with codes of growing length).
struct GIFPixels {
  private var bits: BitReader

  private let depth: Int
  private var codeLength: Int
  private var codeCount = 0
  /// The pixels of each code: the pixels of another code, its prefix, and one more pixel, its suffix.
  private var prefixes = [UInt16](repeating: 0, count: maxCodes)
  private var suffixes = [UInt8](repeating: 0, count: maxCodes)
  private var lastCode: Int?
  /// The pixels of the current code, from the last to the first.
  private var pending: [UInt8] = []

  private static let maxCodes = 4096

  /// Creates a decoder for the picture data at `offset`, which begins with the number of bits per pixel.
  init(_ file: [UInt8], from offset: Int) throws(PictureError) {
    guard offset < file.count else { throw .truncated }
    depth = Int(file[offset])
    guard 1...8 ~= depth else { throw .damaged }
    bits = BitReader(GIFPixels.blocks(of: file, from: offset + 1), from: 0)
    codeLength = depth + 1
    pending.reserveCapacity(GIFPixels.maxCodes)
    clear()
  }

  /// Returns the contents of a picture's blocks, each preceded by its length, up to an empty block.
  private static func blocks(of file: [UInt8], from start: Int) -> [UInt8] {
    var (contents, offset): ([UInt8], Int) = ([], start)
    while offset < file.count, file[offset] > 0 {
      let end = offset + 1 + Int(file[offset])
      contents += file[(offset + 1)..<min(end, file.count)]
      offset = end
    }
    return contents
  }

  private var clearCode: Int { 1 << depth }
  private var endCode: Int { clearCode + 1 }

  private mutating func clear() {
    codeLength = depth + 1
    codeCount = endCode + 1
    lastCode = nil
  }

  mutating func next() throws(PictureError) -> UInt8 {
    while pending.isEmpty { try readCode() }
    return pending.removeLast()
  }

  /// Reads a code, and puts its pixels on the stack of pending pixels.
  private mutating func readCode() throws(PictureError) {
    let code = try bits.take(codeLength)
    if code == clearCode { return clear() }
    // The picture isn't complete.
    if code == endCode { throw .truncated }
    guard let last = lastCode else {
      guard code < clearCode else { throw .damaged }
      pending.append(UInt8(code))
      lastCode = code
      return
    }
    guard code < codeCount || (code == codeCount && codeCount < GIFPixels.maxCodes) else { throw .damaged }
    // A code that isn't defined yet has the pixels of the last code, followed by the first of those pixels.
    if code == codeCount { pending.append(0) }
    var rest = code == codeCount ? last : code
    while rest > endCode {
      pending.append(suffixes[rest])
      rest = Int(prefixes[rest])
    }
    pending.append(UInt8(rest))
    if code == codeCount { pending[0] = UInt8(rest) }
    add(UInt8(rest), after: last)
    lastCode = code
  }

  /// Adds a code for the pixels of another code followed by `pixel`, if there are unused codes.
  private mutating func add(_ pixel: UInt8, after code: Int) {
    guard codeCount < GIFPixels.maxCodes else { return }
    prefixes[codeCount] = UInt16(code)
    suffixes[codeCount] = pixel
    codeCount += 1
    if codeCount == 1 << codeLength, codeLength < 12 { codeLength += 1 }
  }
}
