struct PNGHeader {
  let width: Int
  let height: Int
  let bitDepth: Int
  let colors: Colors
  let isInterlaced: Bool

  enum Colors: UInt8 {
    case grey = 0
    case color = 2
    case palette = 3
    case greyAndAlpha = 4
    case colorAndAlpha = 6

    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAndAlpha: 2
      case .color: 3
      case .colorAndAlpha: 4
      }
    }

    func allows(_ bitDepth: Int) -> Bool {
      switch self {
      case .grey: [1, 2, 4, 8, 16].contains(bitDepth)
      case .palette: [1, 2, 4, 8].contains(bitDepth)
      case .color, .greyAndAlpha, .colorAndAlpha: bitDepth == 8 || bitDepth == 16
      }
    }
  }

  init(_ chunk: ArraySlice<UInt8>) throws(PictureError) {
    guard chunk.count == 13 else { throw .damaged }
    let bytes = Array(chunk)
    width = PNGHeader.number(bytes[0..<4])
    height = PNGHeader.number(bytes[4..<8])
    bitDepth = Int(bytes[8])
    guard let colors = Colors(rawValue: bytes[9]), colors.allows(bitDepth) else { throw .damaged }
    self.colors = colors
    guard bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1 else { throw .damaged }
    isInterlaced = bytes[12] == 1
    try PictureError.check(width: width, height: height)
  }

  /// Returns the big-endian number in four bytes.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  var bitsPerPixel: Int { bitDepth * colors.channels }

  func lineBytes(_ width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The interlacing passes, each with its first pixel, the distances between its pixels, and its size.
  var passes: [Pass] {
    guard isInterlaced else { return [Pass(x: 0, y: 0, stepX: 1, stepY: 1, width: width, height: height)] }
    let starts = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return starts.map { x, y, stepX, stepY in
      Pass(
        x: x, y: y, stepX: stepX, stepY: stepY, width: max(0, (width - x + stepX - 1) / stepX),
        height: max(0, (height - y + stepY - 1) / stepY))
    }.filter { $0.width > 0 && $0.height > 0 }
  }

  struct Pass {
    let (x, y): (Int, Int)
    let (stepX, stepY): (Int, Int)
    let (width, height): (Int, Int)
  }
}
