import BookDrawing
import BookKit
import BookTestSupport
import Testing

@Suite struct GIFTests {
  private static let red = Color(red: 255, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 255, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 255)
  private static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Files written by another program, each next to what that program reads from it: rows in order and in four passes,
  /// a transparent colour, codes of up to twelve bits that begin anew, and two pictures, of which the first counts.
  @Test(arguments: ["rows", "interlaced", "holes", "noise", "moving"])
  func `the first picture matches that of other decoders`(name: String) throws {
    let found = try GIFReader.read(try Fixture.bytes("GIF/\(name).gif"))
    let known = try PNGReader.read(try Fixture.bytes("GIF/\(name).png"))
    try #require(found.width == known.width && found.height == known.height)
    for y in 0..<found.height {
      for x in 0..<found.width {
        let (color, expected) = (found.color(x, y), known.color(x, y))
        #expect(color == expected || (color.alpha == 0 && expected.alpha == 0), "\(x), \(y)")
      }
    }
  }

  @Test func `a picture has its place on the screen, and the rest of the screen is transparent`() throws {
    var maker = GIFMaker()
    maker.add(x: 1, y: 2, width: 2, height: 1, [0, 1])
    let found = try GIFReader.read(maker.bytes)
    #expect(found.width == 4 && found.height == 4)
    #expect(found.color(1, 2) == GIFTests.red && found.color(2, 2) == GIFTests.green)
    #expect([found.color(0, 0), found.color(3, 2), found.color(1, 3)] == Array(repeating: GIFTests.clear, count: 3))
  }

  @Test func `what lies outside of the screen is cut off`() throws {
    var maker = GIFMaker()
    maker.add(x: 3, y: 3, width: 2, height: 2, [0, 1, 2, 3])
    let found = try GIFReader.read(maker.bytes)
    #expect(found.width == 4 && found.height == 4 && found.color(3, 3) == GIFTests.red)
  }

  @Test func `a screen without a size is as large as its first picture needs`() throws {
    var maker = GIFMaker(width: 0, height: 0)
    maker.add(x: 1, y: 0, width: 1, height: 2, [0, 1])
    let found = try GIFReader.read(maker.bytes)
    #expect(found.width == 2 && found.height == 2 && found.color(1, 1) == GIFTests.green)
  }

  @Test func `a picture's own colours go before those of the file`() throws {
    var maker = GIFMaker(width: 2, height: 1)
    maker.add(width: 2, height: 1, palette: [0, 0, 255, 255, 0, 0], [0, 1])
    let found = try GIFReader.read(maker.bytes)
    #expect(found.color(0, 0) == GIFTests.blue && found.color(1, 0) == GIFTests.red)
    maker = GIFMaker(width: 1, height: 1, palette: [])
    maker.add(width: 1, height: 1, palette: [0, 0, 255, 255, 0, 0], [0])
    #expect(try GIFReader.read(maker.bytes).color(0, 0) == GIFTests.blue)
  }

  @Test func `the transparent colour and colours that the file lacks leave holes`() throws {
    var maker = GIFMaker(width: 4, height: 1, palette: [255, 0, 0, 0, 255, 0])
    maker.add(transparent: 1)
    maker.add(width: 4, height: 1, [0, 1, 2, 3])
    let found = try GIFReader.read(maker.bytes)
    #expect(found.color(0, 0) == GIFTests.red)
    #expect((1...3).allSatisfy { found.color($0, 0) == GIFTests.clear })
  }

  @Test func `the rows of an interlaced picture come in four passes`() throws {
    var maker = GIFMaker(width: 1, height: 10)
    // Rows 0 and 8, then 4, then 2 and 6, then the odd ones.
    maker.add(width: 1, height: 10, isInterlaced: true, [0, 0, 1, 2, 2, 3, 3, 3, 3, 3])
    let found = try GIFReader.read(maker.bytes)
    let colors = (0..<10).map { found.color(0, $0) }
    let white = Color.white
    #expect(
      colors == [
        GIFTests.red, white, GIFTests.blue, white, GIFTests.green, white, GIFTests.blue, white, GIFTests.red, white,
      ])
  }

  @Test func `a full table of codes stays in use until it is cleared`() throws {
    // One pixel at a time with one bit each: every code makes a new one, until all 4,096 are taken.
    var codes: [(code: Int, length: Int)] = [(2, 2)]
    var (count, length) = (4, 2)
    for pixel in 0..<5000 {
      codes.append((pixel % 2, length))
      // The first code after a clear makes none.
      guard pixel > 0, count < 4096 else { continue }
      count += 1
      if count == 1 << length, length < 12 { length += 1 }
    }
    codes.append((3, length))
    let bits = codes.flatMap { code, length in (0..<length).map { code >> $0 & 1 } }
    var maker = GIFMaker(width: 100, height: 50, palette: [255, 0, 0, 0, 255, 0])
    maker.blocks = [0x2C] + [0, 0, 100, 50].flatMap(GIFMaker.word) + [0, 1] + GIFMaker.blocks(bits, codeLength: 1)
    let found = try GIFReader.read(maker.bytes)
    for pixel in 0..<5000 {
      #expect(found.color(pixel % 100, pixel / 100) == (pixel % 2 == 0 ? GIFTests.red : GIFTests.green))
    }
  }

  // MARK: - Faults

  private static func file(_ width: Int, _ height: Int, _ change: (inout GIFMaker) -> Void) -> [UInt8] {
    var maker = GIFMaker(width: width, height: height)
    change(&maker)
    return maker.bytes
  }

  private static func frame(_ width: Int, _ height: Int, _ data: [UInt8]) -> [UInt8] {
    [0x2C] + [0, 0, width, height].flatMap(GIFMaker.word) + [0] + data
  }

  /// Faulty files and the fault to expect for each.
  static let faults: [(name: String, bytes: [UInt8], fault: PictureError)] = [
    ("nothing", [], .damaged), ("no GIF", Array("GIF90a...".utf8), .damaged),
    ("only the signature", Array("GIF89a".utf8), .truncated),
    ("no picture", file(1, 1) { _ in }, .damaged),
    ("no colours", GIFMaker(width: 1, height: 1, palette: [], blocks: frame(1, 1, [2, 1, 0x44, 0])).bytes, .damaged),
    ("a picture without pixels", file(4, 4) { $0.add(width: 0, height: 4, []) }, .noArea),
    ("fewer pixels than it needs", file(2, 2) { $0.add(width: 2, height: 2, [0, 1, 2]) }, .truncated),
    ("a block that ends too early", file(1, 1) { $0.blocks = frame(1, 1, [2, 0]) }, .truncated),
    ("pixels of nine bits", file(1, 1) { $0.blocks = frame(1, 1, [9, 1, 0, 0]) }, .damaged),
    ("pixels of no bits", file(1, 1) { $0.blocks = frame(1, 1, [0, 1, 0, 0]) }, .damaged),
    ("a first code that isn't a pixel", file(1, 1) { $0.blocks = frame(1, 1, [2, 1, 0b110, 0]) }, .damaged),
    (
      "a code that doesn't exist yet",
      file(2, 1) { $0.blocks = frame(2, 1, [2] + GIFMaker.blocks([4, 0, 7], codeLength: 3)) }, .damaged
    ),
    ("a large screen", file(40_000, 1) { $0.add(width: 1, height: 1, [0]) }, .tooLarge),
    ("a thousand million pixels", file(30_000, 30_000) { $0.add(width: 1, height: 1, [0]) }, .tooLarge),
    ("a large picture on a small screen", file(1, 1) { $0.add(width: 65_535, height: 65_535, [0]) }, .tooLarge),
  ]

  @Test(arguments: faults.indices)
  func `errors in a file are reported`(number: Int) {
    let (name, bytes, fault) = GIFTests.faults[number]
    #expect(throws: fault, "\(name)") { try GIFReader.read(bytes) }
  }

  @Test func `a code may be the one that it makes`() throws {
    // Red, then the code for red and red, which that code itself makes.
    var maker = GIFMaker(width: 3, height: 1)
    maker.blocks = GIFTests.frame(3, 1, [2] + GIFMaker.blocks([4, 0, 6, 5], codeLength: 3))
    let found = try GIFReader.read(maker.bytes)
    #expect((0..<3).allSatisfy { found.color($0, 0) == GIFTests.red })
  }

  @Test(arguments: ["interlaced", "noise"])
  func `any damaged byte is handled, and a file that ends too early is refused`(name: String) throws {
    var generator = SeededGenerator(seed: 3)
    let file = try Fixture.bytes("GIF/\(name).gif")
    for _ in 0..<TestLength.pick(100, long: 300) {
      var damaged = file
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        // The size stays as it is, so that the test stays short.
        damaged[Int.random(in: 13..<file.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? GIFReader.read(damaged)
    }
    // The last bytes are the end of the picture and that of the file.
    for length in stride(from: 0, to: file.count - 8, by: 11) {
      #expect(throws: PictureError.self) { try GIFReader.read(Array(file[..<length])) }
    }
  }

  @Test func `a GIF picture is drawn, and a WebP picture leaves a frame that says what it is`() throws {
    var maker = GIFMaker(width: 1, height: 1)
    maker.add(width: 1, height: 1, [2])
    let webP: [UInt8] =
      Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8L".utf8) + [9, 0, 0, 0, 0x2F, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    var drawing = Drawing(width: 8, height: 4, title: "")
    let marks = [("a.gif", 0.0), ("b.webp", 4.0)].map { name, x in
      Mark(.picture(name), in: Rectangle(x: x, width: 4, height: 4))
    }
    drawing.layers = [Layer(clip: Rectangle(width: 8, height: 4), marks: marks)]
    var rasterizer = Rasterizer(pictures: PictureShelf(["a.gif": maker.bytes, "b.webp": webP]))
    let raster = rasterizer.draw(drawing)
    let pixmap = try #require(raster).pixmap
    #expect(pixmap.color(1, 1) == GIFTests.blue && pixmap.color(6, 0) != .white)
    #expect(rasterizer.pictures.faults.map(\.fault) == [.unknownForm("a WebP file")])
  }
}
