import BookDrawing
import BookTestSupport
import Testing

@Suite struct JPEGTests {
  /// Files written by another program, and how that program decodes them.
  static let files = [
    ("full.jpg", "full.png"), ("half-wide.jpg", "half-wide.png"), ("half.jpg", "half.png"), ("grey.jpg", "grey.png"),
    ("progressive.jpg", "progressive.png"), ("progressive-full.jpg", "progressive-full.png"),
    ("progressive-grey.jpg", "progressive-grey.png"), ("restarts.jpg", "restarts.png"),
    ("progressive-restarts.jpg", "progressive-restarts.png"), ("turned.jpg", "turned.png"),
  ]

  @Test(arguments: files)
  func `pixels match those of other decoders`(name: String, expected: String) throws {
    let (found, known) = (
      try JPEGReader.read(try Fixture.bytes(name)), try PNGReader.read(try Fixture.bytes(expected))
    )
    try #require(found.width == known.width && found.height == known.height)
    let differences = zip(found.bytes, known.bytes).map { abs(Int($0) - Int($1)) }
    #expect(differences.max() ?? 9 <= 1)
  }

  @Test func `CMYK pictures are refused`() throws {
    #expect(throws: PictureError.unknownForm("a CMYK JPEG picture")) {
      try JPEGReader.read(try Fixture.bytes("print.jpg"))
    }
  }

  @Test(arguments: ["full.jpg", "progressive.jpg", "restarts.jpg"])
  func `any damaged byte is handled`(name: String) throws {
    var generator = SeededGenerator(seed: 17)
    let file = try Fixture.bytes(name)
    for _ in 0..<TestLength.pick(100, long: 400) {
      var damaged = file
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        damaged[Int.random(in: 2..<file.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? JPEGReader.read(damaged)
    }
    for length in stride(from: 0, to: file.count, by: 7) {
      #expect(throws: PictureError.self) { try JPEGReader.read(Array(file[..<length])) }
    }
  }

  @Test func `a picture of a billion pixels is refused before allocating memory`() throws {
    var file = try Fixture.bytes("full.jpg")
    let frame = try #require(file.indices.dropLast(9).first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    (file[frame + 5], file[frame + 6], file[frame + 7], file[frame + 8]) = (0x7F, 0xFF, 0x7F, 0xFF)
    #expect(throws: PictureError.tooLarge) { try JPEGReader.read(file) }
  }
}
