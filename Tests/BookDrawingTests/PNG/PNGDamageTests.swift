import BookDrawing
import BookTestSupport
import Testing

/// Tests with damaged and hostile files.
@Suite struct PNGDamageTests {
  private static let header: [UInt8] = [0, 0, 0, 2, 0, 0, 0, 2, 8, 0, 0, 0, 0]
  private static let data = PNGMaker.stored([0, 1, 2, 0, 3, 4])

  private static func sized(_ width: Int, _ height: Int) -> [UInt8] {
    PNGMaker.word(width) + PNGMaker.word(height) + [8, 0, 0, 0, 0]
  }

  private static func changed(_ file: [UInt8], at place: Int, to byte: UInt8) -> [UInt8] {
    var file = file
    file[place] = byte
    return file
  }

  private static let good = PNGMaker.file(header, ("IDAT", data))

  /// Faulty files and the fault to expect for each.
  static let files: [(name: String, bytes: [UInt8], fault: PictureError)] = [
    ("nothing", [], .damaged), ("no PNG", Array("GIF89a".utf8), .damaged),
    ("only the signature", Array(good[..<8]), .truncated),
    ("cut in the picture", Array(good[..<(good.count - 20)]), .truncated),
    ("a wrong checksum", changed(good, at: 29, to: 0), .checksum),
    ("no picture", PNGMaker.file(header), .truncated),
    ("no lines", PNGMaker.file(sized(2, 0), ("IDAT", data)), .noArea),
    ("more lines than bytes", PNGMaker.file(sized(2, 3), ("IDAT", data)), .truncated),
    ("more bytes than lines", PNGMaker.file(sized(2, 1), ("IDAT", data)), .damaged),
    ("a thousand million pixels", PNGMaker.file(sized(32_000, 32_000), ("IDAT", data)), .tooLarge),
    ("a line of two thousand million", PNGMaker.file(sized(0x7FFF_FFFF, 1), ("IDAT", data)), .tooLarge),
    ("a depth of 3", PNGMaker.file(Array(header[..<8]) + [3, 0, 0, 0, 0], ("IDAT", data)), .damaged),
    ("no palette", PNGMaker.file(Array(header[..<8]) + [8, 3, 0, 0, 0], ("IDAT", data)), .damaged),
    ("an unknown filter", PNGMaker.file(header, ("IDAT", PNGMaker.stored([5, 1, 2, 0, 3, 4]))), .damaged),
    ("two headers", PNGMaker.file(header, ("IHDR", header), ("IDAT", data)), .damaged),
    (
      "a part that must be known", PNGMaker.file(header, ("XDAT", data)),
      .unknownForm("a PNG picture with unsupported chunks")
    ),
  ]

  @Test(arguments: files.indices)
  func `errors in a file are reported`(number: Int) {
    let (name, bytes, fault) = PNGDamageTests.files[number]
    #expect(throws: fault, "\(name)") { try PNGReader.read(bytes) }
  }

  @Test func `an intact file is read`() throws {
    #expect(try PNGReader.read(PNGDamageTests.good).color(1, 1).red == 4)
  }

  @Test func `any damaged byte is handled`() throws {
    var generator = SeededGenerator(seed: 5)
    let file = PNGWriter.bytes(of: Pixmap(width: 9, height: 7, bytes: (0..<252).map { UInt8($0) }))
    for place in file.indices {
      var damaged = file
      damaged[place] ^= UInt8.random(in: 1...255, using: &generator)
      // Any result is fine, as long as there is one.
      _ = try? PNGReader.read(damaged)
      _ = try? PNGReader.read(Array(file[..<place]))
    }
    #expect(throws: PictureError.self) { try PNGReader.read(Array(file.dropLast(13))) }
  }
}
