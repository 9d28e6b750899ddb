/// Converts the components of a JPEG picture to pixels.
struct JPEGPixels {
  private let frame: JPEGFrame
  /// Whether the components are red, green and blue.
  private let isRGB: Bool
  private let planes: [Plane]

  /// One component at its own resolution.
  struct Plane {
    let (width, height): (Int, Int)
    let room: Int
    let samples: [UInt8]
    /// The number of pixels per sample, horizontally and vertically.
    let (across, down): (Int, Int)
  }

  init(_ frame: JPEGFrame, _ tables: [[Int32]], isRGB: Bool) {
    self.frame = frame
    self.isRGB = isRGB
    var work = [Int32](repeating: 0, count: 64)
    planes = frame.components.indices.map { index in
      let component = frame.components[index]
      let room = component.roomWide * 8
      var samples = [UInt8](repeating: 0, count: room * component.roomHigh * 8)
      for row in 0..<component.roomHigh {
        for column in 0..<component.roomWide {
          let start = (row * component.roomWide + column) * 64
          JPEGTransform.put(
            component.numbers, from: start, tables[index], into: &samples, at: row * 8 * room + column * 8, width: room,
            &work)
        }
      }
      let (across, down) = (frame.maxHorizontalSampling / component.across, frame.maxVerticalSampling / component.down)
      return Plane(
        width: (frame.width + across - 1) / across, height: (frame.height + down - 1) / down, room: room,
        samples: samples, across: across, down: down)
    }
  }

  func pixmap() -> Pixmap {
    var pixmap = Pixmap(width: frame.width, height: frame.height)
    var lines = [[UInt8]](repeating: [], count: planes.count)
    for y in 0..<frame.height {
      for index in planes.indices { lines[index] = planes[index].line(y, width: frame.width) }
      var offset = y * frame.width * 4
      for x in 0..<frame.width {
        let first = lines[0][x]
        if planes.count == 1 {
          pixmap.bytes[offset] = first
          pixmap.bytes[offset + 1] = first
          pixmap.bytes[offset + 2] = first
        } else if isRGB {
          for index in 0..<3 { pixmap.bytes[offset + index] = lines[index][x] }
        } else {
          let (blue, red) = (Int(lines[1][x]) - 128, Int(lines[2][x]) - 128)
          let light = Int(first)
          let half = 1 << 15
          pixmap.bytes[offset] = UInt8(clamping: light + (91881 * red + half) >> 16)
          pixmap.bytes[offset + 1] = UInt8(clamping: light + (-22554 * blue - 46802 * red + half) >> 16)
          pixmap.bytes[offset + 2] = UInt8(clamping: light + (116_130 * blue + half) >> 16)
        }
        pixmap.bytes[offset + 3] = 255
        offset += 4
      }
    }
    return pixmap
  }
}

extension JPEGPixels.Plane {
  /// Returns a row of the picture, with samples interpolated linearly.
  func line(_ y: Int, width: Int) -> [UInt8] {
    let row = y / down
    if across == 1, down == 1 { return Array(samples[(row * room)..<(row * room + width)]) }
    guard across <= 2, down <= 2 else { return (0..<width).map { samples[row * room + $0 / across] } }
    // Three quarters of the nearer row and one quarter of the other, and then the same with columns.
    let near = row * room
    let other = max(0, min(height - 1, y % 2 == 0 ? row - 1 : row + 1)) * room
    let weighs = down == 2
    let sum = { (column: Int) in
      weighs ? 3 * Int(samples[near + column]) + Int(samples[other + column]) : Int(samples[near + column])
    }
    if across == 1 { return (0..<width).map { UInt8((sum($0) + (y % 2 == 0 ? 1 : 2)) >> 2) } }
    let shift = weighs ? 4 : 2
    return (0..<width).map { x in
      let column = x / 2
      let beside = max(0, min(self.width - 1, x % 2 == 0 ? column - 1 : column + 1))
      let rounding = weighs ? (x % 2 == 0 ? 8 : 7) : (x % 2 == 0 ? 1 : 2)
      return UInt8((3 * sum(column) + sum(beside) + rounding) >> shift)
    }
  }
}
