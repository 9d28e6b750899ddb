import BookKit
import BookMedia
import Testing

/// Tests with MPEG-4 files whose boxes have an unusual order or unusual contents.
struct MP4Tests {
  private static let type = ByteBuilder().box("ftyp", ByteBuilder().text("M4A ").zeros(4))
  private static let data = ByteBuilder().box("mdat", ByteBuilder().zeros(100))

  /// Returns the header of a movie or a medium that lasts `length` units, with `rate` units a second.
  private static func header(_ rate: Int, _ length: Int, isLong: Bool = false) -> ByteBuilder {
    let width = isLong ? 8 : 4
    return ByteBuilder().big(isLong ? 1 << 24 : 0, 4).zeros(2 * width).big(rate, 4).big(length, width).zeros(8)
  }

  private static func track(
    _ length: Int, kind: String = "soun", isLong: Bool = false, table: [(count: Int, length: Int)] = [],
    edits: [(length: Int, start: Int)] = []
  ) -> ByteBuilder {
    let width = isLong ? 8 : 4
    var entries = ByteBuilder().big(0, 4).big(table.count, 4)
    for entry in table { entries = entries.big(entry.count, 4).big(entry.length, 4) }
    var list = ByteBuilder().big(isLong ? 1 << 24 : 0, 4).big(edits.count, 4)
    for edit in edits { list = list.big(edit.length, width).big(edit.start, width).big(1 << 16, 4) }
    let samples = ByteBuilder().box("stbl", ByteBuilder().box("stts", entries))
    let media = ByteBuilder().box("mdhd", header(8000, length, isLong: isLong))
      .box("hdlr", ByteBuilder().zeros(8).text(kind).zeros(12)).box("minf", samples)
    let identifier = ByteBuilder().box("tkhd", ByteBuilder().big(isLong ? 1 << 24 : 0, 4).zeros(2 * width).big(5, 4))
    return ByteBuilder().box(
      "trak", identifier.box("edts", ByteBuilder().box("elst", list)).box("mdia", media))
  }

  private static func movie(_ tracks: ByteBuilder, isLong: Bool = false) -> ByteBuilder {
    ByteBuilder().box("moov", ByteBuilder().box("mvhd", header(1000, 0, isLong: isLong)).raw(tracks.bytes))
  }

  /// Returns samples of track 5 after the movie, as long as `lengths` says, or `count` samples of the default length.
  private static func fragment(lengths: [Int] = [], count: Int = 0, standard: Int? = nil) -> ByteBuilder {
    let owner = ByteBuilder().big(standard == nil ? 0 : 0x0A, 4).big(5, 4)
    let defaults = standard.map { owner.zeros(4).big($0, 4) } ?? owner
    var run = ByteBuilder().big(lengths.isEmpty ? 0x01 : 0x301, 4).big(lengths.isEmpty ? count : lengths.count, 4)
      .zeros(4)
    for length in lengths { run = run.big(length, 4).big(100, 4) }
    return ByteBuilder().box("moof", ByteBuilder().box("traf", ByteBuilder().box("tfhd", defaults).box("trun", run)))
  }

  private static let extended = ByteBuilder().box(
    "moov",
    ByteBuilder().box("mvhd", header(1000, 0)).raw(track(0).bytes)
      .box("mvex", ByteBuilder().box("trex", ByteBuilder().zeros(4).big(5, 4).zeros(4).big(80, 4))))

  static let cases = [
    MediaCase(
      "the movie first", type.raw(movie(track(800)).bytes).raw(data.bytes), as: "a.m4a", is: .sound(duration: 0.1)),
    MediaCase(
      "the movie last", type.raw(data.bytes).raw(movie(track(800)).bytes), as: "a.m4a", is: .sound(duration: 0.1)),
    MediaCase(
      "sizes in 64 bits",
      type.longBox("mdat", ByteBuilder().zeros(100)).raw(movie(track(800, isLong: true), isLong: true).bytes),
      as: "a.m4a", is: .sound(duration: 0.1)),
    MediaCase(
      "data up to the end of the file",
      type.raw(movie(track(800)).bytes).big(0, 4).text("mdat").zeros(100), as: "a.m4a", is: .sound(duration: 0.1)),
    MediaCase("an old QuickTime movie", data.raw(movie(track(800)).bytes), as: "a.mov", is: .sound(duration: 0.1)),
    MediaCase(
      "the longest of two sounds and a picture",
      type.raw(
        movie(ByteBuilder().raw(track(800).bytes).raw(track(1600).bytes).raw(track(9999, kind: "vide").bytes)).bytes),
      as: "a.mp4", is: .sound(duration: 0.2)),
    MediaCase(
      "an edit that leaves out the beginning",
      type.raw(movie(track(900, edits: [(100, 100)])).bytes), as: "a.m4a", is: .sound(duration: 0.1)),
    MediaCase(
      "an edit that rounds up",
      type.raw(movie(track(803, edits: [(101, 0)])).bytes), as: "a.m4a", is: .sound(duration: 803 / 8000.0)),
    MediaCase(
      "silence before the sound",
      type.raw(movie(track(800, edits: [(500, -1), (100, 0)])).bytes), as: "a.m4a", is: .sound(duration: 0.6)),
    MediaCase(
      "silence before the sound, in 64 bits",
      type.raw(movie(track(800, isLong: true, edits: [(500, -1), (100, 0)])).bytes), as: "a.m4a",
      is: .sound(duration: 0.6)),
    MediaCase(
      "two stretches, the second up to the end",
      type.raw(movie(track(1600, edits: [(50, 0), (0, 800)])).bytes), as: "a.m4a", is: .sound(duration: 0.15)),
    MediaCase(
      "an edit after the end",
      type.raw(movie(track(800, edits: [(100, 8000)])).bytes), as: "a.m4a", is: .sound(duration: 0)),
    MediaCase(
      "no length but that of the samples",
      type.raw(movie(track(0, table: [(3, 200), (1, 200)])).bytes), as: "a.m4a", is: .sound(duration: 0.1)),
    MediaCase(
      "fragments with a length for each sample",
      type.raw(extended.bytes).raw(fragment(lengths: [400, 400]).bytes).raw(data.bytes)
        .raw(fragment(lengths: [800]).bytes).raw(data.bytes), as: "a.m4a", is: .sound(duration: 0.2)),
    MediaCase(
      "fragments with their own length", type.raw(extended.bytes).raw(fragment(count: 10, standard: 160).bytes),
      as: "a.m4a", is: .sound(duration: 0.2)),
    MediaCase(
      "fragments with the movie's length", type.raw(extended.bytes).raw(fragment(count: 10).bytes), as: "a.m4a",
      is: .sound(duration: 0.1)),
    MediaCase(
      "a foreign tag at the end",
      type.raw(data.bytes).raw(movie(track(800)).bytes).text("TAG").zeros(125), as: "a.m4a", is: .sound(duration: 0.1)),
    MediaCase(
      "pictures only", type.raw(movie(track(800, kind: "vide")).bytes), as: "a.mp4", is: .unreadable(.damaged(.noSound))
    ),
    MediaCase("no movie", type.raw(data.bytes), as: "a.m4a", is: .unreadable(.damaged(.noSound))),
    MediaCase(
      "data that was cut", type.raw(movie(track(800)).bytes).raw(Array(data.bytes.dropLast())), as: "a.m4a",
      is: .unreadable(.truncated)),
    MediaCase(
      "a movie that was cut", type.raw(data.bytes).raw(Array(movie(track(800)).bytes.dropLast())), as: "a.m4a",
      is: .unreadable(.truncated)),
    MediaCase(
      "a box smaller than itself", type.big(7, 4).text("free").zeros(100), as: "a.m4a",
      is: .unreadable(.damaged(.structure))),
    MediaCase(
      "more edits than there is room for",
      type.raw(
        movie(
          ByteBuilder().box(
            "trak",
            ByteBuilder().box("tkhd", ByteBuilder().zeros(16))
              .box("edts", ByteBuilder().box("elst", ByteBuilder().big(0, 4).big(0xFFFF_FFFF, 4)))
              .box(
                "mdia", ByteBuilder().box("mdhd", header(8000, 800)).box("hdlr", ByteBuilder().zeros(8).text("soun"))))
        ).bytes),
      as: "a.m4a", is: .sound(duration: 0.1)),
  ]

  @Test(arguments: cases) func `an MPEG-4 file is as long as its sound`(example: MediaCase) { example.check() }
}
