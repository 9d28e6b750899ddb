import BookKit
import BookMedia
import Testing

/// Tests with Ogg files that have several streams, and with damaged ones.
struct OggTests {
  /// Returns a page with one packet, which is shorter than 255 bytes.
  private static func page(_ stream: Int, flags: Int = 0, granule: Int, _ packet: ByteBuilder) -> ByteBuilder {
    ByteBuilder().text("OggS").big(0, 1).big(flags, 1).little(granule, 8).little(stream, 4).zeros(8).big(1, 1)
      .big(packet.bytes.count, 1).raw(packet.bytes)
  }

  private static func begins(_ stream: Int, _ packet: ByteBuilder) -> ByteBuilder {
    page(stream, flags: 2, granule: 0, packet)
  }

  private static let opus = ByteBuilder().text("OpusHead").big(1, 1).big(1, 1).little(480, 2).zeros(7)
  private static let vorbis = ByteBuilder().text("\u{1}vorbis").zeros(5).little(8000, 4).zeros(12).big(0x99, 1).big(
    1, 1)
  private static let theora = ByteBuilder().text("\u{80}theora").zeros(30)
  /// An Opus packet with one frame of 20 ms.
  private static let packet = ByteBuilder().big(0x08 << 3 | 1 << 3, 1).zeros(20)

  /// Returns an Opus stream from `first` to `last`, as counted at the ends of its two pages.
  private static func opus(_ stream: Int, from first: Int = 960, to last: Int) -> ByteBuilder {
    begins(stream, opus).raw(page(stream, granule: first, packet).bytes)
      .raw(page(stream, flags: 4, granule: last, packet).bytes)
  }

  static let cases = [
    MediaCase("Opus, which skips 10 ms", opus(1, to: 48480), as: "a.opus", is: .sound(duration: 1)),
    MediaCase(
      "Opus, cut out of a longer one", opus(1, from: 480_960, to: 528_480), as: "a.opus", is: .sound(duration: 1)),
    MediaCase(
      "Vorbis", begins(1, vorbis).raw(page(1, flags: 4, granule: 800, packet).bytes), as: "a.ogg",
      is: .sound(duration: 0.1)),
    MediaCase(
      "Vorbis, cut out of a longer one: a packet of at most 256 samples before 80,000",
      begins(1, vorbis).raw(page(1, granule: 80000, packet).bytes).raw(page(1, granule: 87744, packet).bytes),
      as: "a.ogg", is: .sound(duration: 1)),
    MediaCase(
      "a chain of three", opus(1, to: 48480).raw(opus(2, to: 24480).bytes).raw(opus(1, to: 24480).bytes), as: "a.ogg",
      is: .sound(duration: 2)),
    MediaCase(
      "pictures and sound, page by page",
      begins(7, theora).raw(begins(1, opus).bytes).raw(page(7, granule: 1 << 40, packet).bytes)
        .raw(page(1, granule: 960, packet).bytes).raw(page(1, flags: 4, granule: 48480, packet).bytes)
        .raw(page(7, flags: 4, granule: 1 << 41, packet).bytes), as: "a.ogv", is: .sound(duration: 1)),
    MediaCase(
      "a page on which no packet ends",
      begins(1, opus).raw(page(1, granule: 960, packet).bytes).raw(page(1, granule: -1, packet).bytes)
        .raw(page(1, granule: 48480, packet).bytes), as: "a.opus", is: .sound(duration: 1)),
    MediaCase(
      "junk between pages",
      begins(1, opus).raw(page(1, granule: 960, packet).bytes).text("OgOg junk")
        .raw(page(1, granule: 48480, packet).bytes), as: "a.opus", is: .sound(duration: 1)),
    MediaCase("a beginning and nothing else", begins(1, opus), as: "a.opus", is: .sound(duration: 0)),
    MediaCase("pictures only", begins(7, theora), as: "a.ogv", is: .sound(duration: nil)),
    MediaCase(
      "no beginning", page(1, granule: 960, packet), as: "a.opus", is: .unreadable(.damaged(.noSound))),
    MediaCase(
      "a page that was cut", ByteBuilder().raw(Array(opus(1, to: 48480).bytes.dropLast())), as: "a.opus",
      is: .unreadable(.truncated)),
    MediaCase(
      "a rate of 0", begins(1, ByteBuilder().text("\u{1}vorbis").zeros(22)).raw(page(1, granule: 9, packet).bytes),
      as: "a.ogg", is: .unreadable(.damaged(.noRate))),
  ]

  @Test(arguments: cases) func `an Ogg file is as long as its sound`(example: MediaCase) { example.check() }

  @Test func `files put together are as long as both`() throws {
    let (vorbis, opus) = (try Fixture.bytes(of: "vorbis.ogg"), try Fixture.bytes(of: "opus.opus"))
    let facts = MediaReader.facts(of: vorbis + opus + vorbis, named: "all.ogg")
    expect(facts.content, isLike: .sound(duration: 1.5))
  }
}
