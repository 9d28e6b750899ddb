/// The Exif orientation of a picture.
enum JPEGOrientation {
  /// The orientation in a segment, 1…8, or `nil` if it doesn't have one.
  static func read(_ segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: "Exif\0\0".utf8) else { return nil }
    let notes = Array(segment.dropFirst(6))
    guard notes.count >= 8 else { return nil }
    let isLittle = notes.starts(with: "II".utf8)
    func number(_ count: Int, at offset: Int) -> Int? {
      guard offset >= 0, offset + count <= notes.count else { return nil }
      let bytes = notes[offset..<(offset + count)]
      return isLittle ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, at: 4), let count = number(2, at: directory) else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let tag = number(2, at: offset) else { return nil }
      if tag == 0x0112 { return number(2, at: offset + 8).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }

  static func turned(_ pixmap: Pixmap, _ orientation: Int) -> Pixmap {
    guard (2...8).contains(orientation) else { return pixmap }
    let isOnItsSide = orientation >= 5
    let (width, height) = isOnItsSide ? (pixmap.height, pixmap.width) : (pixmap.width, pixmap.height)
    var turned = Pixmap(width: width, height: height)
    let flipsAcross = [2, 3, 7, 8].contains(orientation)
    let flipsDown = [3, 4, 6, 7].contains(orientation)
    for y in 0..<height {
      for x in 0..<width {
        var (column, row) = isOnItsSide ? (y, x) : (x, y)
        if flipsAcross { column = pixmap.width - 1 - column }
        if flipsDown { row = pixmap.height - 1 - row }
        let (from, to) = ((row * pixmap.width + column) * 4, (y * width + x) * 4)
        for byte in 0..<4 { turned.bytes[to + byte] = pixmap.bytes[from + byte] }
      }
    }
    return turned
  }
}
