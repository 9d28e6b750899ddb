import BookKit
import BookMedia
import Testing

/// Tests with pictures that encoders rarely write, and with invalid ones.
struct PictureTests {
  /// Returns a JPEG of 40 × 30 pixels with `segment` before its frame.
  private static func jpeg(_ segment: ByteBuilder, frame: Int = 0xC0, width: Int = 40) -> ByteBuilder {
    ByteBuilder().big(0xFFD8, 2).raw(segment.bytes).big(0xFF00 | frame, 2).big(11, 2).big(8, 1).big(30, 2).big(width, 2)
      .big(1, 1).zeros(3).big(0xFFDA, 2).big(8, 2).zeros(6).zeros(50).big(0xFFD9, 2)
  }

  private static func exif(orientation: Int) -> ByteBuilder {
    let big = ByteBuilder().text("MM").big(42, 2).big(8, 4).big(2, 2).big(0x010F, 2).zeros(10)
      .big(0x0112, 2).big(3, 2).big(1, 4).big(orientation, 2).zeros(6)
    return segment(big)
  }

  private static let littleExif = segment(
    ByteBuilder().text("II").little(42, 2).little(8, 4).little(1, 2).little(0x0112, 2).little(3, 2).little(1, 4)
      .little(6, 4))
  private static let brokenExif = segment(
    ByteBuilder().text("MM").big(42, 2).big(0xFFFF_FFF0, 4).big(9999, 2).zeros(20))

  private static func segment(_ notes: ByteBuilder) -> ByteBuilder {
    ByteBuilder().big(0xFFE1, 2).big(notes.bytes.count + 8, 2).text("Exif").zeros(2).raw(notes.bytes)
  }

  static let jpegs = [
    MediaCase("progressive", jpeg(ByteBuilder(), frame: 0xC2), as: "a.jpg", is: .picture(width: 40, height: 30)),
    MediaCase("turned upside down", jpeg(exif(orientation: 3)), as: "a.jpeg", is: .picture(width: 40, height: 30)),
    MediaCase("turned to its side", jpeg(exif(orientation: 8)), as: "a.jpeg", is: .picture(width: 30, height: 40)),
    MediaCase("turned by the other sort of camera", jpeg(littleExif), as: "a.JPG", is: .picture(width: 30, height: 40)),
    MediaCase(
      "a turn that does not exist", jpeg(exif(orientation: 9)), as: "a.jpg", is: .picture(width: 40, height: 30)),
    MediaCase("notes that make no sense", jpeg(brokenExif), as: "a.jpg", is: .picture(width: 40, height: 30)),
    MediaCase(
      "filled between the segments", jpeg(ByteBuilder().raw([0xFF, 0xFF])), as: "a.jpg",
      is: .picture(width: 40, height: 30)),
    MediaCase(
      "something after the end", jpeg(ByteBuilder()).zeros(5000), as: "a.jpg", is: .picture(width: 40, height: 30)),
    MediaCase("0 wide", jpeg(ByteBuilder(), width: 0), as: "a.jpg", is: .unreadable(.damaged(.noArea))),
    MediaCase("no frame", jpeg(ByteBuilder(), frame: 0xFE), as: "a.jpg", is: .unreadable(.damaged(.noPicture))),
    MediaCase(
      "a segment smaller than itself", jpeg(ByteBuilder().big(0xFFE0, 2).big(1, 2)), as: "a.jpg",
      is: .unreadable(.damaged(.structure))),
  ]

  /// Returns the chunks of a PNG; only the checksum of its header is checked.
  private static func png(width: Int = 40, checksum: Int = 0xD1BF_CB8A, rest: [(name: String, size: Int)])
    -> ByteBuilder
  {
    var file = ByteBuilder().big(0x8950_4E47, 4).big(0x0D0A_1A0A, 4).big(13, 4).text("IHDR").big(width, 4).big(30, 4)
      .big(0x0802_0000, 4).zeros(1).big(checksum, 4)
    for (name, size) in rest { file = file.big(size, 4).text(name).zeros(min(size, 1000) + 4) }
    return file
  }

  static let pngs = [
    MediaCase(
      "unknown parts", png(rest: [("teXt", 7), ("IDAT", 9), ("IEND", 0)]), as: "a.png",
      is: .picture(width: 40, height: 30)),
    MediaCase(
      "something after the end", png(rest: [("IDAT", 9), ("IEND", 0)]).zeros(9), as: "a.png",
      is: .picture(width: 40, height: 30)),
    MediaCase(
      "a wrong checksum", png(width: 41, rest: [("IDAT", 9), ("IEND", 0)]), as: "a.png",
      is: .unreadable(.damaged(.checksum))),
    MediaCase(
      "0 wide", png(width: 0, checksum: 0x8D35_88AE, rest: [("IDAT", 9), ("IEND", 0)]), as: "a.png",
      is: .unreadable(.damaged(.noArea))),
    MediaCase("no pixels", png(rest: [("IEND", 0)]), as: "a.png", is: .unreadable(.damaged(.noPicture))),
    MediaCase("no end", png(rest: [("IDAT", 9)]), as: "a.png", is: .unreadable(.truncated)),
    MediaCase("longer than the file", png(rest: [("IDAT", 99999)]), as: "a.png", is: .unreadable(.truncated)),
    MediaCase(
      "an impossible length", png(rest: [("IDAT", 0x8000_0000)]), as: "a.png", is: .unreadable(.damaged(.structure))),
    MediaCase("a part without a name", png(rest: [("ID T", 9)]), as: "a.png", is: .unreadable(.damaged(.structure))),
  ]

  private static let gifHeader = ByteBuilder().text("GIF89a")
  private static let gifPicture = ByteBuilder().big(0x2C, 1).little(4, 2).little(2, 2).little(20, 2).little(10, 2)
    .zeros(1).big(2, 1).big(3, 1).zeros(3).zeros(1)

  static let gifs = [
    MediaCase(
      "no last byte", gifHeader.little(24, 2).little(18, 2).zeros(3).raw(gifPicture.bytes), as: "a.gif",
      is: .picture(width: 24, height: 18)),
    MediaCase(
      "a screen without size", gifHeader.zeros(7).raw(gifPicture.bytes).big(0x3B, 1), as: "a.gif",
      is: .picture(width: 24, height: 12)),
    MediaCase(
      "something after the end", gifHeader.little(24, 2).little(18, 2).zeros(3).raw(gifPicture.bytes).text(";;?"),
      as: "a.gif", is: .picture(width: 24, height: 18)),
    MediaCase(
      "no picture", gifHeader.little(24, 2).little(18, 2).zeros(3).big(0x3B, 1), as: "a.gif",
      is: .unreadable(.damaged(.noPicture))),
    MediaCase(
      "an unknown block", gifHeader.little(24, 2).little(18, 2).zeros(3).text("?"), as: "a.gif",
      is: .unreadable(.damaged(.structure))),
  ]

  private static func webp(_ name: String, _ contents: ByteBuilder) -> ByteBuilder {
    let chunk = ByteBuilder().riff(name, contents)
    return ByteBuilder().riff("RIFF", ByteBuilder().text("WEBP").raw(chunk.bytes))
  }

  static let webps = [
    MediaCase(
      "scaled by its reader, who should not",
      webp(
        "VP8 ",
        ByteBuilder().zeros(3).big(0x9D012A, 3).little(0x4028, 2)
          .little(0x801E, 2)), as: "a.webp", is: .picture(width: 40, height: 30)),
    MediaCase(
      "the largest", webp("VP8X", ByteBuilder().zeros(4).little(0xFFFFFF, 3).little(9, 3)), as: "a.webp",
      is: .picture(width: 16_777_216, height: 10)),
    MediaCase("no start", webp("VP8 ", ByteBuilder().zeros(10)), as: "a.webp", is: .unreadable(.damaged(.header))),
    MediaCase("no signature", webp("VP8L", ByteBuilder().zeros(10)), as: "a.webp", is: .unreadable(.damaged(.header))),
    MediaCase(
      "something else", webp("ICCP", ByteBuilder().zeros(10)), as: "a.webp", is: .unreadable(.damaged(.noPicture))),
  ]

  @Test(arguments: jpegs) func `a JPEG is as large as it is seen`(example: MediaCase) { example.check() }
  @Test(arguments: pngs) func `a PNG is as large as its header says`(example: MediaCase) { example.check() }
  @Test(arguments: gifs) func `a GIF is as large as its screen`(example: MediaCase) { example.check() }
  @Test(arguments: webps) func `a WebP is as large as its canvas`(example: MediaCase) { example.check() }
}
