import BookDrawing

extension DrawnPicture {
  var png: [UInt8] {
    var bytes: [UInt8] = []
    for pixel in pixels { bytes += [pixel.red, pixel.green, pixel.blue, pixel.alpha] }
    return PNGWriter.bytes(of: Pixmap(width: width, height: height, bytes: bytes))
  }
}
