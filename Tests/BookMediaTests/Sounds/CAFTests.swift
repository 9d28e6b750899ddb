import BookKit
import BookMedia
import Testing

/// Tests with CAF files that encoders rarely write, and with invalid ones.
struct CAFTests {
  private static func description(rate: Double = 8000, bytes: Int = 2, frames: Int = 1) -> ByteBuilder {
    ByteBuilder().big(Int(bitPattern: UInt(rate.bitPattern)), 8).text("lpcm").zeros(4).big(bytes, 4).big(frames, 4)
      .zeros(8)
  }

  private static func file(_ description: ByteBuilder) -> ByteBuilder {
    ByteBuilder().text("caff").big(1, 2).zeros(2).caf("desc", description)
  }

  private static func sound(_ count: Int) -> ByteBuilder { ByteBuilder().zeros(4 + count) }

  /// A table of 3 packets with 2000 frames, of which 300 come before the sound and 100 after it.
  private static let packets = ByteBuilder().big(3, 8).big(1600, 8).big(300, 4).big(100, 4).zeros(6)

  static let cases = [
    MediaCase("plain", file(description()).caf("data", sound(1600)), as: "a.caf", is: .sound(duration: 0.1)),
    MediaCase(
      "sound up to the end of the file", file(description()).caf("data", sound(1600), claiming: -1), as: "a.caf",
      is: .sound(duration: 0.1)),
    MediaCase(
      "packets alike", file(description(bytes: 34, frames: 64)).caf("data", sound(850)), as: "a.caf",
      is: .sound(duration: 0.2)),
    MediaCase(
      "packets in a table, after the sound",
      file(description(bytes: 0, frames: 0)).caf("data", sound(300)).caf("pakt", packets), as: "a.caf",
      is: .sound(duration: 0.2)),
    MediaCase(
      "packets in no table", file(description(bytes: 0, frames: 1024)).caf("data", sound(300)), as: "a.caf",
      is: .sound(duration: nil)),
    MediaCase(
      "a sound that was cut", file(description()).caf("data", sound(1598), claiming: 1604), as: "a.caf",
      is: .unreadable(.truncated)),
    MediaCase("no sound", file(description()), as: "a.caf", is: .unreadable(.truncated)),
    MediaCase(
      "a rate of 0", file(description(rate: 0)).caf("data", sound(1600)), as: "a.caf",
      is: .unreadable(.damaged(.noRate))),
    MediaCase(
      "a rate that isn't a number", file(description(rate: .nan)).caf("data", sound(1600)), as: "a.caf",
      is: .unreadable(.damaged(.noRate))),
    MediaCase(
      "a description that is too short", file(ByteBuilder().zeros(8)).caf("data", sound(1600)), as: "a.caf",
      is: .unreadable(.damaged(.header))),
  ]

  @Test(arguments: cases) func `a CAF file is as long as its samples`(example: MediaCase) { example.check() }
}
