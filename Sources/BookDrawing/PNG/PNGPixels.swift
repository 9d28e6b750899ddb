/// Converts the rows of a PNG picture to four-byte pixels.
struct PNGPixels {
  private let header: PNGHeader
  private let palette: [UInt8]
  private let opacities: [UInt8]
  /// The transparent colour, as raw channel values.
  private let clear: [Int]?

  init(_ header: PNGHeader, palette: [UInt8], transparency: [UInt8]?) {
    self.header = header
    self.palette = palette
    let bytes = transparency ?? []
    opacities = header.colors == .palette ? bytes : []
    let needed = header.colors == .grey ? 2 : header.colors == .color ? 6 : 0
    clear =
      needed > 0 && bytes.count >= needed
      ? stride(from: 0, to: needed, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) } : nil
  }

  func put(_ line: ArraySlice<UInt8>, _ pass: PNGHeader.Pass, _ number: Int, into pixmap: inout Pixmap) {
    var index = ((pass.y + number * pass.stepY) * pixmap.width + pass.x) * 4
    for x in 0..<pass.width {
      put(line, x, at: index, into: &pixmap.bytes)
      index += 4 * pass.stepX
    }
  }

  private func put(_ line: ArraySlice<UInt8>, _ x: Int, at place: Int, into bytes: inout [UInt8]) {
    let channels = header.colors.channels
    let start = line.startIndex
    if header.bitDepth < 8 {
      let bit = x * header.bitDepth
      let mask = (1 << header.bitDepth) - 1
      let value = Int(line[start + bit / 8]) >> (8 - header.bitDepth - bit % 8) & mask
      if header.colors == .palette { return put(colorNumber: value, at: place, into: &bytes) }
      let level = UInt8(value * 255 / mask)
      return put(level, level, level, isClear([value]) ? 0 : 255, at: place, into: &bytes)
    }
    let width = header.bitDepth / 8
    // Only the upper eight of sixteen bits are drawn.
    let byte = { (channel: Int) in line[start + (x * channels + channel) * width] }
    switch header.colors {
    case .palette: put(colorNumber: Int(byte(0)), at: place, into: &bytes)
    case .grey:
      let level = byte(0)
      put(level, level, level, clear != nil && isClear(whole(line, x)) ? 0 : 255, at: place, into: &bytes)
    case .greyAndAlpha: put(byte(0), byte(0), byte(0), byte(1), at: place, into: &bytes)
    case .color:
      let alpha: UInt8 = clear != nil && isClear(whole(line, x)) ? 0 : 255
      put(byte(0), byte(1), byte(2), alpha, at: place, into: &bytes)
    case .colorAndAlpha: put(byte(0), byte(1), byte(2), byte(3), at: place, into: &bytes)
    }
  }

  private func put(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8, at place: Int, into bytes: inout [UInt8]
  ) {
    bytes[place] = red
    bytes[place + 1] = green
    bytes[place + 2] = blue
    bytes[place + 3] = alpha
  }

  private func put(colorNumber number: Int, at place: Int, into bytes: inout [UInt8]) {
    // An index outside the palette is black, as in other decoders.
    guard number * 3 + 2 < palette.count else { return put(0, 0, 0, 255, at: place, into: &bytes) }
    put(
      palette[number * 3], palette[number * 3 + 1], palette[number * 3 + 2],
      number < opacities.count ? opacities[number] : 255, at: place, into: &bytes)
  }

  /// Returns the raw channel values of a pixel.
  private func whole(_ line: ArraySlice<UInt8>, _ x: Int) -> [Int] {
    (0..<header.colors.channels).map { channel in
      let place = line.startIndex + (x * header.colors.channels + channel) * header.bitDepth / 8
      return header.bitDepth == 16 ? Int(line[place]) << 8 | Int(line[place + 1]) : Int(line[place])
    }
  }

  private func isClear(_ channels: [Int]) -> Bool { clear.map { $0 == channels } ?? false }
}
