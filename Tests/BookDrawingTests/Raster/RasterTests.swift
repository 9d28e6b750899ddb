import BookDrawing
import BookKit
import BookMedia
import BookTestSupport
import Testing

/// Tests that a pixel's coverage is exact, so that black on white leaves exactly the uncovered share of white.
@Suite struct RasterTests {
  private func draw(_ marks: [Mark], width: Double, height: Double, scale: Double = 1) throws -> Raster {
    var drawing = Drawing(width: width, height: height, title: "")
    drawing.layers = [Layer(clip: Rectangle(width: width, height: height), marks: marks)]
    var rasterizer = Rasterizer(pictures: PictureShelf(RasterTests.files))
    let raster = rasterizer.draw(drawing, scale: scale)
    return try #require(raster)
  }

  private static let files: [String: [UInt8]] = {
    let dots: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]
    // A checkerboard of black and white pixels, whose mean is grey.
    var board: [UInt8] = []
    for place in 0..<4096 {
      let level: UInt8 = (place + place / 64) % 2 == 0 ? 0 : 255
      board += [level, level, level, 255]
    }
    return [
      "dots.png": PNGWriter.bytes(of: Pixmap(width: 2, height: 2, bytes: dots)),
      "board.png": PNGWriter.bytes(of: Pixmap(width: 64, height: 64, bytes: board)),
    ]
  }()

  private func levels(_ raster: Raster) -> [[UInt8]] {
    let pixmap = raster.pixmap
    return (0..<raster.height).map { y in (0..<raster.width).map { pixmap.color($0, y).red } }
  }

  private func darkness(_ levels: some Sequence<UInt8>) -> Int {
    var sum = 0
    for level in levels { sum += 255 - Int(level) }
    return sum
  }

  private let black = Mark.Content.area(.black, isEllipse: false)

  @Test func `an upright rectangle covers parts of the pixels at its edges`() throws {
    let mark = Mark(black, in: Rectangle(x: 0.5, y: 0.25, width: 2, height: 1))
    // 255 × (1 − coverage), where the coverage is half of three quarters, half of a quarter, and so on.
    #expect(levels(try draw([mark], width: 4, height: 2)) == [[159, 64, 159, 255], [223, 191, 223, 255]])
  }

  /// The levels of the pixels of a frame of 4 × 2 that goes from black to white, by the angle of its gradient.
  static let gradients: [(angle: Double, levels: [[UInt8]])] = [
    (90, [[32, 96, 159, 223], [32, 96, 159, 223]]), (270, [[223, 159, 96, 32], [223, 159, 96, 32]]),
    (180, [[64, 64, 64, 64], [191, 191, 191, 191]]), (0, [[191, 191, 191, 191], [64, 64, 64, 64]]),
    (150, [[47, 81, 115, 149], [106, 140, 174, 208]]),
  ]

  @Test(arguments: gradients)
  func `a gradient has the colour of each pixel's middle`(angle: Double, levels: [[UInt8]]) throws {
    let gradient = Gradient(colors: [.black, Color(red: 255, green: 255, blue: 255)], angle: angle)
    let mark = Mark(.gradient(gradient), in: Rectangle(width: 4, height: 2))
    #expect(self.levels(try draw([mark], width: 4, height: 2)) == levels)
    // Moved and drawn twice as large, half of the frame has the same pixels.
    let moved = Mark(.gradient(gradient), in: Rectangle(x: 1, y: 0.5, width: 2, height: 1))
    let large = self.levels(try draw([moved], width: 4, height: 2, scale: 2))
    #expect(large[1...2].map { Array($0[2..<6]) } == levels)
    #expect(large[0].allSatisfy { $0 == 255 } && large[1][1] == 255 && large[2][6] == 255)
  }

  @Test func `the colours of a gradient are evenly spaced`() throws {
    let colors: [Color] = [.black, Color(red: 255, green: 0, blue: 0), .black]
    let mark = Mark(.gradient(Gradient(colors: colors, angle: 90)), in: Rectangle(width: 8, height: 1))
    #expect(levels(try draw([mark], width: 8, height: 1)) == [[32, 96, 159, 223, 223, 159, 96, 32]])
  }

  @Test func `a slanted edge covers what lies under it`() throws {
    // A sheared frame that covers the triangle below the diagonal of a square of four pixels.
    var map = AffineMap.identity
    (map.right, map.down) = (Point(x: 4, y: 4), Point(x: 0, y: 4))
    let mark = Mark(black, map: map, width: 1, height: 1)
    let found = levels(try draw([mark], width: 4, height: 4))
    for y in 0..<4 {
      for x in 0..<4 { #expect(found[y][x] == (x < y ? 0 : x == y ? 128 : 255), "\(x), \(y)") }
    }
  }

  @Test func `a turned square has the area that it has`() throws {
    var placement = Placement(frame: Rectangle(x: 6, y: 6, width: 20, height: 20))
    for rotation in [0.0, 10, 30, 45, 77] {
      placement.rotation = rotation
      let mark = Mark(black, map: placement.transform, width: 20, height: 20)
      let found = levels(try draw([mark], width: 32, height: 32))
      let dark = darkness(found.joined())
      #expect(abs(Double(dark) / 255 - 400) < 0.5)
    }
  }

  @Test func `an ellipse has the area of an ellipse, and ends at its frame`() throws {
    let mark = Mark(.area(.black, isEllipse: true), in: Rectangle(x: 2, y: 4, width: 60, height: 40))
    let found = levels(try draw([mark], width: 64, height: 48))
    let dark = darkness(found.joined())
    #expect(abs(Double(dark) / 255 - Double.pi * 30 * 20) < 2)
    #expect(found[24][1] == 255 && found[24][3] < 20 && found[3][32] == 255 && found[5][32] < 80)
  }

  @Test func `a picture in its own size keeps its pixels`() throws {
    let mark = Mark(.picture("dots.png"), in: Rectangle(x: 1, y: 1, width: 2, height: 2))
    let pixmap = try draw([mark], width: 4, height: 4).pixmap
    #expect(pixmap.color(1, 1) == Color(red: 255, green: 0, blue: 0))
    #expect(pixmap.color(2, 1) == Color(red: 0, green: 255, blue: 0))
    #expect(pixmap.color(1, 2) == Color(red: 0, green: 0, blue: 255))
    #expect(pixmap.color(2, 2) == .white)
  }

  @Test func `an enlarged picture is smooth and keeps its edges`() throws {
    let mark = Mark(.picture("dots.png"), in: Rectangle(width: 8, height: 8))
    let pixmap = try draw([mark], width: 8, height: 8).pixmap
    #expect(pixmap.color(0, 0) == Color(red: 255, green: 0, blue: 0))
    // A quarter of the distance between the centres of two pixels: 3/8 from red to green.
    #expect(pixmap.color(3, 0) == Color(red: 159, green: 96, blue: 0))
    #expect(pixmap.color(7, 7) == .white)
  }

  @Test(arguments: [0.25, 0.5, 0.75, 0.3, 0.11])
  func `a smaller picture is the mean of what it was`(scale: Double) throws {
    let mark = Mark(.picture("board.png"), in: Rectangle(width: 64, height: 64))
    let found = levels(try draw([mark], width: 64, height: 64, scale: scale))
    // The last pixels can be covered only partly.
    let inner = found.dropLast().map { $0.dropLast() }
    for level in inner.joined() { #expect(abs(Int(level) - 128) < 40) }
    #expect(abs(darkness(inner.joined()) / (inner.count * inner[0].count) - 127) <= 6)
  }

  @Test func `alpha mixes with what is behind`() throws {
    var mark = Mark(black, in: Rectangle(width: 2, height: 1))
    mark.alpha = 0.5
    #expect(levels(try draw([mark], width: 2, height: 1)) == [[128, 128]])
    mark.content = .area(Color(red: 0, green: 0, blue: 0, alpha: 51), isEllipse: false)
    #expect(levels(try draw([mark], width: 2, height: 1)) == [[230, 230]])
  }

  @Test func `a layer is blended as a whole and clips its marks`() throws {
    var drawing = Drawing(width: 4, height: 1, title: "")
    let mark = Mark(black, in: Rectangle(x: -9, y: -9, width: 99, height: 99))
    var layer = Layer(clip: Rectangle(x: 0, y: 0, width: 2, height: 1), marks: [mark, mark])
    (layer.origin, layer.alpha) = (Point(x: 1, y: 0), 0.5)
    drawing.layers = [layer]
    var rasterizer = Rasterizer(pictures: PictureShelf([:]))
    let raster = rasterizer.draw(drawing)
    #expect(levels(try #require(raster)) == [[255, 127, 127, 255]])
  }

  @Test func `nothing shines through between layers that touch`() throws {
    var drawing = Drawing(width: 5, height: 1, title: "")
    let mark = Mark(black, in: Rectangle(width: 5, height: 1))
    drawing.layers = [
      Layer(clip: Rectangle(width: 2.4, height: 1), marks: [mark]),
      Layer(clip: Rectangle(x: 2.4, width: 2.6, height: 1), marks: [mark]),
    ]
    var rasterizer = Rasterizer(pictures: PictureShelf([:]))
    let raster = rasterizer.draw(drawing)
    #expect(levels(try #require(raster)) == [[0, 0, 0, 0, 0]])
  }

  @Test func `numbers without sense draw nothing`() throws {
    for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      var map = AffineMap.identity
      map.origin.x = number
      var stretched = AffineMap.identity
      (stretched.right.x, stretched.down.y) = (number, number)
      let text = Mark.Content.text(TextBlock("moon", fontSize: 20))
      var marks: [Mark] = []
      for content in [black, .area(.black, isEllipse: true), .picture("dots.png"), text] {
        marks += [map, stretched].map { Mark(content, map: $0, width: 10, height: 10) }
        marks.append(Mark(content, width: number, height: number))
      }
      marks.append(Mark(.text(TextBlock("moon", fontSize: number)), width: 10, height: 10))
      let raster = try draw(marks, width: 4, height: 4)
      #expect(raster.width == 4)
    }
  }

  @Test(arguments: [(0.0, 5.0, 1.0), (5, 0, 1), (1e9, 1e9, 1), (100, 100, 1000), (.nan, 5, 1)])
  func `a drawing without pixels or with too many is refused`(width: Double, height: Double, scale: Double) {
    var rasterizer = Rasterizer(pictures: PictureShelf([:]))
    let raster = rasterizer.draw(Drawing(width: width, height: height, title: ""), scale: scale)
    #expect(raster == nil)
  }

  @Test func `letters are drawn in their places`() throws {
    let mark = Mark(.text(TextBlock("l", fontSize: 100)), in: Rectangle(width: 100, height: 120))
    let found = levels(try draw([mark], width: 60, height: 120))
    // The pen for an `l` is in the middle at 11, is 8.4 wide, and rises from its baseline at 94.
    #expect(found[60][11] == 0 && found[60][3] == 255 && found[60][20] == 255)
    #expect(found[100][11] == 255 && found[15][11] == 255)
    let row = darkness(found[60])
    #expect(abs(Double(row) / 255 - 8.4) < 0.3)
  }

  /// Draws a text in the small font, in which letters are boxes.
  private func drawInFont(_ text: String, size: Double, _ alignment: VerticalAlignment = .top) throws -> [[UInt8]] {
    let file = FontBuilder.small.bytes
    let metrics = try #require(MediaReader.facts(of: file, named: "a.ttf").font)
    var block = TextBlock(text, fontName: "Small", fontSize: size)
    block.font = BlockFont(file: "small.ttf", metrics: metrics)
    block.verticalAlignment = alignment
    var drawing = Drawing(width: 40, height: 24, title: "")
    drawing.layers = [Layer(clip: Rectangle(width: 40, height: 24), marks: [Mark(.text(block), width: 40, height: 24)])]
    var rasterizer = Rasterizer(pictures: PictureShelf(["small.ttf": file]))
    let raster = rasterizer.draw(drawing)
    return levels(try #require(raster))
  }

  @Test func `the letters of a book's font are drawn as in its file`() throws {
    // The baseline is at 0.6 + 0.3 of the size: at 18. An `a` is a box of 10 × 10, and a `b` one of 2 × 14.
    let found = try drawInFont("ab", size: 20)
    #expect(found[8][0] == 0 && found[17][9] == 0 && found[7][5] == 255 && found[18][5] == 255 && found[12][10] == 255)
    #expect(found[4][12] == 0 && found[17][13] == 0 && found[10][11] == 255 && found[10][14] == 255)
    #expect(darkness(found[10]) == 12 * 255)
    // The lines of 24 leave no room below or above, but those of 12 do.
    #expect(try drawInFont("a", size: 10, .bottom)[20][2] == 0 && drawInFont("a", size: 10, .bottom)[6][2] == 255)
    #expect(try drawInFont("a", size: 10, .middle)[12][2] == 0)
  }

  @Test func `holes stay empty, curves are round and edges are smooth`() throws {
    let hole = try drawInFont("d", size: 20)
    #expect(hole[10][8] == 255 && hole[10][2] == 0 && hole[10][14] == 0 && hole[3][8] == 0)
    let round = try drawInFont("c", size: 20)
    // A circle of curves between the middles of the sides: the corners are empty, the middle is full.
    #expect(round[12][6] == 0 && round[6][0] == 255 && round[17][11] == 255)
    let area = darkness(round.joined())
    #expect(abs(Double(area) / 255 - 120) < 1.5, "four curves cover 5/6 of the square of 144")
    // At an odd size, the edges are grey.
    #expect(try drawInFont("a", size: 9)[6].contains { $0 > 100 && $0 < 150 })
  }

  @Test func `a letter that the font lacks is drawn in the built-in font`() throws {
    #expect(try drawInFont("l", size: 20).joined().contains { $0 < 128 })
  }
}
