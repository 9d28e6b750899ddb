import BookKit
import BookMedia
import Testing

/// Tests with WAV files that encoders rarely write, and with invalid ones.
struct WAVETests {
  /// Returns the format of the samples, by default 8000 a second, in one channel and 16 bits.
  private static func coding(
    _ tag: Int = 1, channels: Int = 1, rate: Int = 8000, bytesPerSecond: Int = 16000, block: Int = 2
  ) -> ByteBuilder {
    ByteBuilder().little(tag, 2).little(channels, 2).little(rate, 4).little(bytesPerSecond, 4).little(block, 2)
      .little(16, 2)
  }

  private static func wave(_ coding: ByteBuilder, _ rest: ByteBuilder, outer: String = "RIFF") -> ByteBuilder {
    ByteBuilder().text(outer).little(0, 4).text("WAVE").riff("fmt ", coding).raw(rest.bytes)
  }

  private static func data(_ count: Int, claiming size: Int? = nil) -> ByteBuilder {
    ByteBuilder().riff("data", ByteBuilder().zeros(count), claiming: size)
  }

  private static let samples = ByteBuilder().riff("fact", ByteBuilder().little(4000, 4))
  private static let list = ByteBuilder().riff("LIST", ByteBuilder().text("INFOISFT").little(0, 4))
  private static let extensible = coding(0xFFFE).little(22, 2).little(16, 2).little(4, 4).little(1, 2).zeros(14)
  private static let adpcm = coding(0x11, bytesPerSecond: 4000, block: 256).little(2, 2).little(505, 2)
  private static let long = ByteBuilder().text("RF64").little(0xFFFF_FFFF, 4).text("WAVE")
    .riff("ds64", ByteBuilder().zeros(8).little(1600, 8).little(800, 8).zeros(4)).riff("fmt ", coding())

  static let cases = [
    MediaCase("whole numbers", wave(coding(), data(1600)), as: "a.wav", is: .sound(duration: 0.1)),
    MediaCase(
      "two channels of floating point", wave(coding(3, channels: 2, block: 8), data(1600)), as: "a.wav",
      is: .sound(duration: 0.025)),
    MediaCase(
      "µ-law, with a needless count", wave(coding(7, block: 1), ByteBuilder().raw(samples.bytes).raw(data(800).bytes)),
      as: "a.wav", is: .sound(duration: 0.1)),
    MediaCase("the extensible form", wave(extensible, data(1600)), as: "a.WAV", is: .sound(duration: 0.1)),
    MediaCase(
      "the most significant byte first",
      ByteBuilder().text("RIFX").big(0, 4).text("WAVE")
        .iff("fmt ", ByteBuilder().big(1, 2).big(1, 2).big(8000, 4).big(16000, 4).big(2, 2).big(16, 2))
        .iff("data", ByteBuilder().zeros(1600)),
      as: "a.wav", is: .sound(duration: 0.1)),
    MediaCase(
      "ADPCM with its number of samples", wave(adpcm, ByteBuilder().raw(samples.bytes).raw(data(1024).bytes)),
      as: "a.wav", is: .sound(duration: 0.5)),
    MediaCase("ADPCM of so many blocks", wave(adpcm, data(1024)), as: "a.wav", is: .sound(duration: 4 * 505 / 8000.0)),
    MediaCase(
      "another coding of a constant rate", wave(coding(0x6666, bytesPerSecond: 1000, block: 0), data(500)), as: "a.wav",
      is: .sound(duration: 0.5)),
    MediaCase(
      "another coding without a rate", wave(coding(0x6666, bytesPerSecond: 0), data(500)), as: "a.wav",
      is: .sound(duration: nil)),
    MediaCase(
      "an odd chunk before the sound",
      wave(coding(), ByteBuilder().riff("note", ByteBuilder().text("odd")).raw(data(1600).bytes)), as: "a.wav",
      is: .sound(duration: 0.1)),
    MediaCase("half a sample at the end", wave(coding(), data(1601)), as: "a.wav", is: .sound(duration: 0.1)),
    MediaCase("no sound at all", wave(coding(), data(0)), as: "a.wav", is: .sound(duration: 0)),
    MediaCase(
      "no sound, and a list after it", wave(coding(), ByteBuilder().raw(data(0).bytes).raw(list.bytes)), as: "a.wav",
      is: .sound(duration: 0)),
    MediaCase(
      "streamed, with a size of 0", wave(coding(), data(1600, claiming: 0)), as: "a.wav", is: .sound(duration: 0.1)),
    MediaCase(
      "streamed, with the largest size", wave(coding(), data(1600, claiming: 0xFFFF_FFFF)), as: "a.wav",
      is: .sound(duration: 0.1)),
    MediaCase(
      "streamed, with the size that sox writes", wave(coding(), data(1600, claiming: 0x7FFF_FFFE)), as: "a.wav",
      is: .sound(duration: 0.1)),
    MediaCase(
      "beyond 4 GB, in principle", long.riff("data", ByteBuilder().zeros(1600), claiming: 0xFFFF_FFFF), as: "a.wav",
      is: .sound(duration: 0.1)),
    MediaCase(
      "beyond 4 GB, but cut", long.riff("data", ByteBuilder().zeros(1598), claiming: 0xFFFF_FFFF), as: "a.wav",
      is: .unreadable(.truncated)),
    MediaCase(
      "a sound that was cut", wave(coding(), data(1598, claiming: 1600)), as: "a.wav", is: .unreadable(.truncated)),
    MediaCase("a header without sound", wave(coding(), ByteBuilder()), as: "a.wav", is: .unreadable(.truncated)),
    MediaCase(
      "sound without a header", ByteBuilder().text("RIFF").little(0, 4).text("WAVE").raw(data(1600).bytes), as: "a.wav",
      is: .unreadable(.damaged(.header))),
    MediaCase(
      "a header that is too short", wave(ByteBuilder().little(1, 2), data(1600)), as: "a.wav",
      is: .unreadable(.damaged(.header))),
    MediaCase(
      "no samples a second", wave(coding(rate: 0), data(1600)), as: "a.wav", is: .unreadable(.damaged(.noRate))),
    MediaCase(
      "samples of no bytes", wave(coding(block: 0), data(1600)), as: "a.wav", is: .unreadable(.damaged(.header))),
  ]

  @Test(arguments: cases) func `a WAV file is as long as its samples`(example: MediaCase) { example.check() }
}
