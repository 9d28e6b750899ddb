import BookDrawing
import BookKit

/// The cover of a book: the thumbnail of its first page or, if there is none, a drawing of its cover or first page.
struct CoverPicture {
  private let drawing: Drawing
  private var rasterizer: Rasterizer
  private var squares: [Int: Pixmap] = [:]

  /// No page of `player` must be open yet, and it must reduce motion.
  init(of player: Player, title: String, isDrawn: Bool, pictures: PictureShelf) {
    self.init(Drawing(coverOf: player, title: title, isDrawn: isDrawn), pictures)
  }

  init?(thumbnail name: String, size: (width: Double, height: Double), pictures: PictureShelf) {
    let canvas = Rectangle(width: size.width, height: size.height)
    var drawing = Drawing(width: canvas.width, height: canvas.height, title: "")
    drawing.layers = [Layer(clip: canvas, marks: [Mark(.picture(name), in: canvas)])]
    var pictures = pictures
    guard (try? pictures.pyramid(name)) != nil else { return nil }
    self.init(drawing, pictures)
  }

  private init(_ drawing: Drawing, _ pictures: PictureShelf) {
    self.drawing = drawing
    rasterizer = Rasterizer(pictures: pictures)
  }

  var faults: [(name: String, fault: PictureError)] { rasterizer.pictures.faults }

  /// The maximum size of an SVG cover in bytes; a larger one is drawn as a PNG instead.
  private static let maxSVG = 1 << 20

  /// Returns the cover as SVG if it has text in the device's fonts, which only browsers can draw, or else as a PNG with
  /// `side` pixels along the longer side.
  mutating func picture(side: Int) -> (bytes: [UInt8], ending: String, width: Int, height: Int) {
    if drawing.usesDeviceFonts {
      var writer = SVGWriter(pictures: rasterizer.pictures)
      let bytes = writer.file(of: drawing)
      if bytes.count <= CoverPicture.maxSVG {
        return (bytes, "svg", Int(drawing.width.rounded()), Int(drawing.height.rounded()))
      }
    }
    let scale = min(1, Double(side) / max(drawing.width, drawing.height))
    let pixmap = rasterizer.draw(drawing, scale: scale)?.pixmap ?? CoverPicture.plainSquare(side: side)
    return (PNGWriter.bytes(of: pixmap), "png", pixmap.width, pixmap.height)
  }

  mutating func icon(side: Int, isRounded: Bool = false) -> [UInt8] {
    var pixmap = squares[side] ?? square(side: side) ?? CoverPicture.plainSquare(side: side)
    squares[side] = pixmap
    if isRounded { pixmap.roundCorners(radius: Double(side) * 0.18) }
    return PNGWriter.bytes(of: pixmap)
  }

  private mutating func square(side: Int) -> Pixmap? {
    let scale = Double(side) / min(drawing.width, drawing.height)
    guard let pixmap = rasterizer.draw(drawing, scale: scale)?.pixmap else { return nil }
    guard pixmap.width >= side, pixmap.height >= side else { return nil }
    let (left, top) = ((pixmap.width - side) / 2, (pixmap.height - side) / 2)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(side * side * 4)
    for row in top..<top + side {
      let start = (row * pixmap.width + left) * 4
      bytes += pixmap.bytes[start..<start + side * 4]
    }
    return Pixmap(width: side, height: side, bytes: bytes)
  }

  private static func plainSquare(side: Int) -> Pixmap {
    let color = Color(Array(PageHead.themeColor.utf8)) ?? .black
    let pixels = repeatElement([color.red, color.green, color.blue, color.alpha], count: side * side)
    return Pixmap(width: side, height: side, bytes: Array(pixels.joined()))
  }
}

extension Pixmap {
  fileprivate mutating func roundCorners(radius: Double) {
    let reach = Int(radius.rounded(.up))
    for y in 0..<reach {
      for x in 0..<reach {
        let inside = (0..<16).count { sample in
          let across = radius - (Double(x) + (Double(sample % 4) + 0.5) / 4)
          let down = radius - (Double(y) + (Double(sample / 4) + 0.5) / 4)
          return across <= 0 || down <= 0 || across * across + down * down <= radius * radius
        }
        let alpha = UInt8(inside * 255 / 16)
        for (column, row) in [(x, y), (width - 1 - x, y), (x, height - 1 - y), (width - 1 - x, height - 1 - y)] {
          bytes[(row * width + column) * 4 + 3] = alpha
        }
      }
    }
  }
}
