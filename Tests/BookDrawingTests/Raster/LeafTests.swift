import BookDrawing
import Foundation
import Testing

@testable import BookKit

/// Tests of paper that is turned out of the plane, in pixels.
@Suite struct LeafTests {
  private let page = Rectangle(width: 8, height: 8)

  /// Returns a drawing on white paper with a strip of a page that is red on the left and green on the right.
  private func drawing(_ projection: Projection, shade: PaperStrip.Shade? = nil, alpha: Double = 1) -> Drawing {
    func half(_ color: Color, at x: Double) -> BookDrawing.Mark {
      BookDrawing.Mark(.area(color, isEllipse: false), in: Rectangle(x: x, width: 4, height: 8))
    }
    var leaf = Leaf(page: page)
    leaf.sides[0] = [half(Color(red: 255, green: 0, blue: 0), at: 0), half(Color(red: 0, green: 255, blue: 0), at: 4)]
    let none = PaperStrip.Shade(start: 0, end: 8, left: 0, right: 0)
    var strip = PaperStrip(
      side: .entering, part: Rectangle(x: 2, width: 6, height: 8), projection: projection, shade: shade ?? none)
    strip.alpha = alpha
    leaf.strips = [strip]
    var drawing = Drawing(width: 16, height: 8, title: "")
    drawing.leaves = [leaf]
    return drawing
  }

  private func pixmap(_ drawing: Drawing, scale: Double = 1) throws -> Pixmap {
    var rasterizer = Rasterizer(pictures: PictureShelf([:]))
    let raster = rasterizer.draw(drawing, scale: scale)
    return try #require(raster).pixmap
  }

  private let red = Color(red: 255, green: 0, blue: 0)
  private let green = Color(red: 0, green: 255, blue: 0)

  @Test func `a strip that isn't turned is a part of its page`() throws {
    let moved = AffineMap(scaleX: 1, scaleY: 1, origin: Point(x: 4, y: 0))
    let found = try pixmap(drawing(Projection(moved)))
    let row = (0..<16).map { found.color($0, 3) }
    #expect(
      row == Array(repeating: .white, count: 6) + [red, red, green, green, green, green]
        + Array(repeating: .white, count: 4))
    #expect(try pixmap(drawing(Projection(moved)), scale: 2).color(13, 15) == red)
  }

  @Test func `what is nearer is higher, and its pixels are those that a line from the eye meets`() throws {
    // Turned about its left edge, which is in the middle of the drawing, with its right half towards the eye.
    let projection = Projection(turnedBy: -60, about: 0, seenFrom: 20)
      .preceded(by: AffineMap(scaleX: 1, scaleY: 1, origin: Point(x: 0, y: -4)))
      .followed(by: AffineMap(scaleX: 1, scaleY: 0.5, origin: Point(x: 8, y: 4)))
    let found = try pixmap(drawing(projection))
    // Red begins 1.09 to the right of the middle, green at 4 × cos 60° × 20 / (20 − 4 × sin 60°) = 2.42, and the paper
    // ends at 6.12. It is 4.4 high at its left edge and 6.1 at its right one.
    #expect(found.color(8, 4) == .white && found.color(9, 4).green < 30 && found.color(11, 4) == green)
    #expect(found.color(9, 1).green > 150 && found.color(13, 1).red < 60 && found.color(15, 4) == .white)
  }

  @Test func `a shade darkens from one edge to the other, and opacity lets the paper behind shine through`() throws {
    let shade = PaperStrip.Shade(start: 4, end: 8, left: 0, right: 1)
    let found = try pixmap(drawing(Projection(.identity), shade: shade))
    #expect((2..<4).allSatisfy { found.color($0, 4) == red })
    #expect((4..<8).map { found.color($0, 4).green } == [223, 159, 96, 32])
    #expect(try pixmap(drawing(Projection(.identity), alpha: 0.5)).color(3, 4).green == 127)
  }

  @Test(arguments: [
    Projection(AffineMap(scaleX: .nan, scaleY: 1)), Projection(AffineMap(scaleX: 1e300, scaleY: 1e300)),
    Projection(AffineMap(scaleX: 0, scaleY: 1)), Projection(turnedBy: -90, about: 0, seenFrom: 1),
    Projection(AffineMap(scaleX: 1, scaleY: 1, origin: Point(x: 99, y: 0))),
  ])
  func `paper that can't be seen draws nothing`(projection: Projection) throws {
    let found = try pixmap(drawing(projection))
    #expect(Set(found.bytes) == [255])
  }

  @Test func `SVG has a leaf as a picture with the same pixels`() throws {
    let moved = drawing(Projection(AffineMap(scaleX: 1, scaleY: 1, origin: Point(x: 4, y: 0))))
    var writer = SVGWriter(pictures: PictureShelf([:]), linking: .linked(""))
    let text = String(decoding: writer.file(of: moved, scale: 2), as: UTF8.self)
    let head = "<image x=\"6\" y=\"0\" width=\"6\" height=\"8\" href=\"data:image/png;base64,"
    let start = try #require(text.range(of: head))
    let end = try #require(text[start.upperBound...].range(of: "\"/>\n</svg>"))
    let bytes = try #require(Data(base64Encoded: String(text[start.upperBound..<end.lowerBound])))
    let picture = try PNGReader.read([UInt8](bytes))
    #expect(picture.width == 12 && picture.height == 16)
    #expect(picture.color(3, 9) == red && picture.color(4, 9) == green)
  }
}
