extension Pixmap {
  /// Returns the picture turned and flipped according to the orientation in its Exif data.
  func turned(_ orientation: Int) -> Pixmap {
    guard (2...8).contains(orientation) else { return self }
    let isOnItsSide = orientation >= 5
    let (turnedWidth, turnedHeight) = isOnItsSide ? (height, width) : (width, height)
    var turned = Pixmap(width: turnedWidth, height: turnedHeight)
    let flipsAcross = [2, 3, 7, 8].contains(orientation)
    let flipsDown = [3, 4, 6, 7].contains(orientation)
    for y in 0..<turnedHeight {
      for x in 0..<turnedWidth {
        var (column, row) = isOnItsSide ? (y, x) : (x, y)
        if flipsAcross { column = width - 1 - column }
        if flipsDown { row = height - 1 - row }
        let (from, to) = ((row * width + column) * 4, (y * turnedWidth + x) * 4)
        for byte in 0..<4 { turned.bytes[to + byte] = bytes[from + byte] }
      }
    }
    return turned
  }
}
