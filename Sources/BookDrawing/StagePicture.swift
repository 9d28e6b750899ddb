import BookKit

/// A picture of what a reader sees at a point in time.
///
/// ```swift
/// var picture = StagePicture(of: player) { name in try? loaded.bytes(of: name) }
/// let svg = picture.svg()
/// let png = picture.png(scale: 0.5)
/// ```
public struct StagePicture {
  private let drawing: Drawing
  private var pictures: PictureShelf

  /// Creates a picture of the stage of `player` at the current tick: a page, a page turn, or a credit.
  ///
  /// - Parameters:
  ///   - player: The player, which isn't changed.
  ///   - read: Returns the bytes of a file by its name in the book, or `nil` if there is no such file.
  public init(of player: Player, reading read: @escaping (_ name: String) -> [UInt8]?) {
    var player = player
    drawing = Drawing(of: &player)
    pictures = PictureShelf { name throws(PictureError) in
      guard let bytes = read(name) else { throw .missing }
      return bytes
    }
  }

  /// The files that couldn't be drawn so far, each with the reason; a labelled frame replaces them.
  public var faults: [(name: String, reason: String)] { pictures.faults.map { ($0.name, $0.fault.description) } }

  /// Returns an SVG file that contains all pictures, with `scale` pixels per point of the canvas.
  public mutating func svg(scale: Double = 1) -> [UInt8] {
    var writer = SVGWriter(pictures: pictures)
    defer { pictures = writer.pictures }
    return writer.file(of: drawing, scale: scale)
  }

  /// Returns a PNG file with `scale` pixels per point of the canvas; its bytes are the same on every machine.
  ///
  /// - Returns: The bytes, or `nil` if the picture would be smaller than a pixel or too large to draw.
  public mutating func png(scale: Double = 1) -> [UInt8]? {
    var rasterizer = Rasterizer(pictures: pictures)
    defer { pictures = rasterizer.pictures }
    return rasterizer.draw(drawing, scale: scale).map { PNGWriter.bytes(of: $0.pixmap) }
  }
}
