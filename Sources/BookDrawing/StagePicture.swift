import BookKit

/// What a reader sees of a book at a moment, to be written as a picture.
///
/// ```swift
/// var picture = StagePicture(of: player) { name in try? loaded.bytes(of: name) }
/// let svg = picture.svg()
/// let png = picture.png(scale: 0.5)
/// ```
public struct StagePicture {
  private let drawing: Drawing
  private var pictures: PictureShelf

  /// A picture of the stage of `player` at the present tick: the page, a page turn, or a credit.
  ///
  /// - Parameters:
  ///   - player: The player, which stays as it is.
  ///   - read: Returns the bytes of a file by the name that the book gives it, or `nil` if there is no such file.
  public init(of player: Player, reading read: @escaping (_ name: String) -> [UInt8]?) {
    var player = player
    drawing = Drawing(of: &player)
    pictures = PictureShelf { name throws(PictureFault) in
      guard let bytes = read(name) else { throw .missing }
      return bytes
    }
  }

  /// The files that could not be drawn so far, each with the reason; a labelled frame replaces them.
  public var faults: [(name: String, reason: String)] { pictures.faults.map { ($0.name, $0.fault.words) } }

  /// Returns an SVG file with all pictures in it.
  public mutating func svg(scale: Double = 1) -> [UInt8] {
    var writer = SVGWriter(pictures: pictures)
    defer { pictures = writer.pictures }
    return writer.file(of: drawing, scale: scale)
  }

  /// Returns a PNG file, the same bytes on every machine.
  ///
  /// - Returns: The bytes, or `nil` if the picture would be smaller than a pixel or larger than is drawn.
  public mutating func png(scale: Double = 1) -> [UInt8]? {
    var rasterizer = Rasterizer(pictures: pictures)
    defer { pictures = rasterizer.pictures }
    return rasterizer.draw(drawing, scale: scale).map { PNGWriter.bytes(of: $0.pixmap) }
  }
}
