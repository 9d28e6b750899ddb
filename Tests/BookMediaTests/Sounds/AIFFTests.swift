import BookKit
import BookMedia
import Testing

/// Tests with AIFF files that encoders rarely write, and with invalid ones.
struct AIFFTests {
  /// 8000 samples a second, as 80 bits: 8000 = 1.953125 · 2¹², and 2¹² is written as 16383 + 12.
  private static let rate = ByteBuilder().big(16383 + 12, 2).big(8000 << 51, 8)

  private static func common(_ frames: Int, rate: ByteBuilder = rate, coding: String = "") -> ByteBuilder {
    let common = ByteBuilder().big(1, 2).big(frames, 4).big(16, 2).raw(rate.bytes)
    return coding.isEmpty ? common : common.text(coding).zeros(2)
  }

  private static func file(_ kind: String, _ common: ByteBuilder, sound count: Int, claiming size: Int? = nil)
    -> ByteBuilder
  {
    ByteBuilder().text("FORM").big(0, 4).text(kind).iff("COMM", common)
      .iff("SSND", ByteBuilder().zeros(8 + count), claiming: size)
  }

  static let cases = [
    MediaCase("plain", file("AIFF", common(800), sound: 1600), as: "a.aif", is: .sound(duration: 0.1)),
    MediaCase(
      "the least significant byte first", file("AIFC", common(800, coding: "sowt"), sound: 1600), as: "a.aiff",
      is: .sound(duration: 0.1)),
    MediaCase(
      "packets of 64 samples", file("AIFC", common(25, coding: "ima4"), sound: 850), as: "a.aifc",
      is: .sound(duration: 0.2)),
    MediaCase(
      "sound before its description",
      ByteBuilder().text("FORM").big(0, 4).text("AIFF").iff("SSND", ByteBuilder().zeros(1608)).iff("COMM", common(800)),
      as: "a.aiff", is: .sound(duration: 0.1)),
    MediaCase(
      "no sound at all", ByteBuilder().text("FORM").big(0, 4).text("AIFF").iff("COMM", common(0)), as: "a.aiff",
      is: .sound(duration: 0)),
    MediaCase(
      "a sound that was cut", file("AIFF", common(800), sound: 1598, claiming: 1608), as: "a.aiff",
      is: .unreadable(.truncated)),
    MediaCase(
      "no description", ByteBuilder().text("FORM").big(0, 4).text("AIFF"), as: "a.aiff", is: .unreadable(.truncated)),
    MediaCase(
      "a description that is too short", file("AIFC", common(800), sound: 1600), as: "a.aiff",
      is: .unreadable(.damaged(.header))),
    MediaCase(
      "a rate of 0", file("AIFF", common(800, rate: ByteBuilder().zeros(10)), sound: 1600), as: "a.aiff",
      is: .unreadable(.damaged(.noRate))),
    MediaCase(
      "an infinite rate", file("AIFF", common(800, rate: ByteBuilder().big(0x7FFF, 2).big(1 << 63, 8)), sound: 1600),
      as: "a.aiff", is: .unreadable(.damaged(.noRate))),
    MediaCase(
      "a negative rate", file("AIFF", common(800, rate: ByteBuilder().big(0xC00B, 2).big(8000 << 51, 8)), sound: 1600),
      as: "a.aiff", is: .unreadable(.damaged(.noRate))),
    MediaCase(
      "a rate next to nothing", file("AIFF", common(800, rate: ByteBuilder().big(1, 2).big(1, 8)), sound: 1600),
      as: "a.aiff", is: .unreadable(.damaged(.noRate))),
  ]

  @Test(arguments: cases) func `an AIFF file is as long as its samples`(example: MediaCase) { example.check() }
}
