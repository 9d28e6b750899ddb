/// One scan of a JPEG file: its components, its range of coefficients, and their precision.
struct JPEGScan {
  /// The indices of the scan's components in the frame.
  let components: [Int]
  private let tableIndices: [(dc: Int, ac: Int)]
  private let range: ClosedRange<Int>
  private let (high, low): (Int, Int)
  private let interval: Int
  private let isProgressive: Bool
  /// The number of blocks still to skip in an end-of-band run.
  private var endRun = 0

  init(_ segment: ArraySlice<UInt8>, _ frame: JPEGFrame, interval: Int) throws(PictureError) {
    let bytes = Array(segment)
    guard let count = bytes.first.map({ Int($0) }), (1...4).contains(count), bytes.count == 4 + 2 * count else {
      throw .damaged
    }
    var (components, tableIndices) = ([Int](), [(dc: Int, ac: Int)]())
    for index in 0..<count {
      let identifier = bytes[1 + 2 * index]
      guard let offset = frame.components.firstIndex(where: { $0.identifier == identifier }),
        !components.contains(offset)
      else { throw .damaged }
      components.append(offset)
      tableIndices.append((Int(bytes[2 + 2 * index] >> 4), Int(bytes[2 + 2 * index] & 15)))
      guard tableIndices[index].dc < 4, tableIndices[index].ac < 4 else { throw .damaged }
    }
    (self.components, self.tableIndices) = (components, tableIndices)
    isProgressive = frame.isProgressive
    self.interval = interval
    let (start, end) = (Int(bytes[1 + 2 * count]), Int(bytes[2 + 2 * count]))
    if isProgressive {
      (high, low) = (Int(bytes[3 + 2 * count] >> 4), Int(bytes[3 + 2 * count] & 15))
      guard start <= end, end < 64, low <= 13, high <= 13, start > 0 || end == 0, start == 0 || count == 1 else {
        throw .damaged
      }
      range = start...end
    } else {
      (high, low) = (0, 0)
      range = 0...63
    }
  }

  /// Reads the scan that begins at an offset, and returns the offset of its end.
  mutating func read(
    _ bytes: [UInt8], from start: Int, _ tables: JPEGTables, into frame: inout JPEGFrame
  ) throws(PictureError) -> Int {
    var bits = JPEGBits(bytes, from: start)
    for index in components { frame.components[index].prediction = 0 }
    let single = components.count == 1 ? components[0] : nil
    let wide = single.map { frame.components[$0].blocksWide } ?? frame.unitsWide
    let high = single.map { frame.components[$0].blocksHigh } ?? frame.unitsHigh
    for unit in 0..<(wide * high) {
      if interval > 0, unit > 0, unit % interval == 0 {
        bits.restart()
        endRun = 0
        for index in components { frame.components[index].prediction = 0 }
      }
      let (x, y) = (unit % wide, unit / wide)
      for (number, index) in components.enumerated() {
        let (across, down) =
          single == nil ? (frame.components[index].across, frame.components[index].down) : (1, 1)
        for row in 0..<down {
          for column in 0..<across {
            let block = (y * down + row) * frame.components[index].roomWide + x * across + column
            try readBlock(&bits, block, tableIndices[number], tables, &frame.components[index])
          }
        }
      }
      guard !bits.isExhausted else { throw .truncated }
    }
    return bits.offset
  }

  private mutating func readBlock(
    _ bits: inout JPEGBits, _ block: Int, _ tableIndices: (dc: Int, ac: Int), _ tables: JPEGTables,
    _ component: inout JPEGFrame.Component
  ) throws(PictureError) {
    let start = block * 64
    if range.lowerBound == 0 {
      try readDC(&bits, start, tables.dcTables[tableIndices.dc], &component)
      guard !isProgressive else { return }
    }
    guard let code = tables.acTables[tableIndices.ac] else { throw .damaged }
    if high == 0 {
      try readAC(&bits, start, code, &component.numbers)
    } else {
      try refine(&bits, start, code, &component.numbers)
    }
  }

  private func readDC(
    _ bits: inout JPEGBits, _ start: Int, _ code: JPEGCode?, _ component: inout JPEGFrame.Component
  ) throws(PictureError) {
    if high > 0 {
      if bits.take(1) == 1 { component.numbers[start] |= 1 << Int16(low) }
      return
    }
    guard let code else { throw .damaged }
    let size = try code.next(&bits)
    guard size <= 11 else { throw .damaged }
    // A hostile file could make the sum overflow, so the sum is clamped.
    component.prediction = max(-32768, min(32767, component.prediction + bits.takeSigned(size)))
    component.numbers[start] = Int16(truncatingIfNeeded: component.prediction << low)
  }

  private mutating func readAC(
    _ bits: inout JPEGBits, _ start: Int, _ code: JPEGCode, _ numbers: inout [Int16]
  ) throws(PictureError) {
    if endRun > 0 {
      endRun -= 1
      return
    }
    var index = max(1, range.lowerBound)
    while index <= range.upperBound {
      let symbol = try code.next(&bits)
      let (run, size) = (symbol >> 4, symbol & 15)
      if size == 0 {
        if run < 15 {
          if isProgressive { endRun = (1 << run) + bits.take(run) - 1 }
          return
        }
        index += 16
        continue
      }
      index += run
      guard index <= range.upperBound else { throw .damaged }
      numbers[start + JPEGTables.zigzag[index]] = Int16(truncatingIfNeeded: bits.takeSigned(size) << low)
      index += 1
    }
  }

  /// Refines the known coefficients by one bit, and inserts new ones between them.
  private mutating func refine(
    _ bits: inout JPEGBits, _ start: Int, _ code: JPEGCode, _ numbers: inout [Int16]
  ) throws(PictureError) {
    let step = Int16(1) << Int16(low)
    var index = range.lowerBound
    if endRun == 0 {
      while index <= range.upperBound {
        let symbol = try code.next(&bits)
        var (run, value) = (symbol >> 4, Int16(0))
        if symbol & 15 == 0 {
          if run < 15 {
            endRun = (1 << run) + bits.take(run)
            break
          }
        } else {
          value = bits.take(1) == 1 ? step : -step
        }
        while index <= range.upperBound {
          let offset = start + JPEGTables.zigzag[index]
          if numbers[offset] != 0 {
            JPEGScan.refineBit(&numbers[offset], step, &bits)
          } else if run == 0 {
            if value != 0 { numbers[offset] = value }
            index += 1
            break
          } else {
            run -= 1
          }
          index += 1
        }
      }
    }
    guard endRun > 0 else { return }
    while index <= range.upperBound {
      let offset = start + JPEGTables.zigzag[index]
      if numbers[offset] != 0 { JPEGScan.refineBit(&numbers[offset], step, &bits) }
      index += 1
    }
    endRun -= 1
  }

  private static func refineBit(_ number: inout Int16, _ step: Int16, _ bits: inout JPEGBits) {
    guard bits.take(1) == 1, number & step == 0 else { return }
    number = number > 0 ? number &+ step : number &- step
  }
}
