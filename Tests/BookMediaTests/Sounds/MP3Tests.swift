import BookKit
import BookMedia
import Testing

/// Tests with MPEG audio and everything that can surround its frames.
struct MP3Tests {
  /// Returns frames at 48 kbit/s and 48,000 samples a second, of 144 bytes and 24 ms each.
  private static func frames(_ count: Int) -> ByteBuilder {
    var builder = ByteBuilder()
    for _ in 0..<count { builder = builder.raw(frame(ByteBuilder()).bytes) }
    return builder
  }

  private static func frame(_ contents: ByteBuilder) -> ByteBuilder {
    ByteBuilder().big(0xFFFB_34C4, 4).raw(contents.bytes).zeros(140 - contents.bytes.count)
  }

  /// Returns a frame with an info tag, 17 bytes after its header because there is only one channel.
  private static func note(_ name: String, frames: Int? = nil, bytes: Int? = nil) -> ByteBuilder {
    var contents = ByteBuilder().zeros(17).text(name).big((frames == nil ? 0 : 1) + (bytes == nil ? 0 : 2), 4)
    if let frames { contents = contents.big(frames, 4) }
    if let bytes { contents = contents.big(bytes, 4) }
    return frame(contents)
  }

  private static let vbri = frame(
    ByteBuilder().zeros(32).text("VBRI").big(1, 2).zeros(4).big(11 * 144, 4).big(10, 4))
  /// Returns a tag of 300 bytes, whose size is written with seven bits to a byte.
  private static func tag(flags: Int = 0) -> ByteBuilder {
    ByteBuilder().text("ID3").big(3, 2).big(flags, 1).big(0x022C, 4).raw(Array(repeating: 0xFF, count: 300))
  }
  private static let footer = ByteBuilder().text("3DI").zeros(7)
  private static let oldTag = ByteBuilder().text("TAG").raw(Array(repeating: 0xFF, count: 125))
  private static let apeTag = ByteBuilder().text("APETAGEX").zeros(24).zeros(100).text("APETAGEX").little(2000, 4)
    .little(132, 4).little(1, 4).little(1 << 31, 4).zeros(8)

  static let cases = [
    MediaCase("frames alone", frames(10), as: "a.mp3", is: .sound(duration: 0.24)),
    MediaCase("a single frame", frames(1), as: "a.mp3", is: .sound(duration: 0.024)),
    MediaCase("part of a frame at the end", frames(10).raw([0xFF, 0xFB]), as: "a.mp3", is: .sound(duration: 0.24)),
    MediaCase("a tag before", tag().raw(frames(10).bytes), as: "a.mp3", is: .sound(duration: 0.24)),
    MediaCase(
      "two tags before, one with a footer", tag().raw(tag(flags: 0x10).bytes).raw(footer.bytes).raw(frames(10).bytes),
      as: "a.mp3", is: .sound(duration: 0.24)),
    MediaCase(
      "padding between the tag and the frames", tag().zeros(1000).raw(frames(10).bytes), as: "a.mp3",
      is: .sound(duration: 0.24)),
    MediaCase("junk before", ByteBuilder().text("junk").raw(frames(10).bytes), as: "a.mp3", is: .sound(duration: 0.24)),
    MediaCase(
      "junk in the middle", frames(5).raw([0xFF, 0xFB, 0x34, 1, 2, 3]).raw(frames(5).bytes), as: "a.mp3",
      is: .sound(duration: 0.24)),
    MediaCase(
      "tags after", frames(10).raw(apeTag.bytes).raw(oldTag.bytes), as: "a.mp3", is: .sound(duration: 0.24)),
    MediaCase(
      "a note of frames", note("Xing", frames: 20).raw(frames(10).bytes), as: "a.mp3", is: .sound(duration: 0.48)),
    MediaCase(
      "a note of frames and bytes", note("Info", frames: 10, bytes: 11 * 144).raw(frames(10).bytes).raw(oldTag.bytes),
      as: "a.mp3", is: .sound(duration: 0.24)),
    MediaCase("a note of nothing", note("Xing").raw(frames(10).bytes), as: "a.mp3", is: .sound(duration: 0.24)),
    MediaCase("a note by Fraunhofer", vbri.raw(frames(10).bytes), as: "a.mp3", is: .sound(duration: 0.24)),
    MediaCase(
      "two files, one after the other",
      note("Info", frames: 10, bytes: 11 * 144).raw(frames(10).bytes)
        .raw(note("Info", frames: 5, bytes: 6 * 144).raw(frames(5).bytes).bytes), as: "a.mp3",
      is: .sound(duration: 0.36)),
    MediaCase(
      "a note of bytes that count a tag too", note("Info", frames: 10, bytes: 11 * 144 + 1000).raw(frames(10).bytes),
      as: "a.mp3", is: .sound(duration: 0.24)),
    MediaCase(
      "a sound that was cut", note("Info", frames: 20, bytes: 21 * 144).raw(frames(10).bytes), as: "a.mp3",
      is: .unreadable(.truncated)),
    MediaCase(
      "layer I, 48 kilobits, 32 kHz", ByteBuilder().raw(repeated(ByteBuilder().big(0xFFFF_2800, 4).zeros(92), 10)),
      as: "a.mp3", is: .sound(duration: 10 * 384 / 32000.0)),
    MediaCase(
      "MPEG 2, layer II, 8 kilobits, 16 kHz",
      ByteBuilder().raw(repeated(ByteBuilder().big(0xFFF5_18C0, 4).zeros(68), 10)), as: "a.mp2",
      is: .sound(duration: 10 * 1152 / 16000.0)),
    MediaCase(
      "free format", ByteBuilder().raw(repeated(ByteBuilder().big(0xFFFB_04C4, 4).zeros(200), 10)), as: "a.mp3",
      is: .sound(duration: nil)),
    MediaCase("a tag without sound", tag(), as: "a.mp3", is: .unreadable(.damaged(.noSound))),
    MediaCase(
      "a tag longer than the file", ByteBuilder().text("ID3").big(3, 2).zeros(1).big(0x7F7F_7F7F, 4).zeros(50),
      as: "a.mp3", is: .unreadable(.damaged(.noSound))),
    MediaCase(
      "an old tag that claims more than the file",
      frames(10).text("APETAGEX").little(2000, 4)
        .little(0xFFFF_FFFF, 4).little(1, 4).zeros(12), as: "a.mp3", is: .unreadable(.truncated)),
  ]

  private static func repeated(_ builder: ByteBuilder, _ count: Int) -> [UInt8] {
    Array(repeatElement(builder.bytes, count: count).joined())
  }

  @Test(arguments: cases) func `MPEG audio is as long as its frames`(example: MediaCase) { example.check() }

  @Test func `AAC after a tag is not taken for MP3`() throws {
    let bytes = MP3Tests.tag().raw(try Fixture.bytes(of: "stream.aac")).bytes
    let facts = MediaReader.facts(of: bytes, named: "a.aac")
    #expect(facts.format == .adts)
    #expect(facts.duration == (try Fixture.facts(of: "stream.aac").duration))
  }
}
