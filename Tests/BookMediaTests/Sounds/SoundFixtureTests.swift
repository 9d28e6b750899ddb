import BookKit
import BookMedia
import Testing

/// Tests with sounds written by encoders, and with the duration from ffprobe 5.1 unless a comment says otherwise.
///
/// All files were made by ffmpeg 5.1 from less than a second of a sine wave (`vbr.mp3` of noise and a sine wave), at
/// low bit rates.
struct SoundFixtureTests {
  static let seconds: [(file: String, format: AssetFormat, duration: Double)] = [
    ("plain.wav", .wave, 0.2),
    ("adpcm.wav", .wave, 0.51025),
    ("long.wav", .wave, 0.2),
    ("plain.aiff", .aiff, 0.2),
    ("ima4.aifc", .aiff, 0.4),
    ("plain.caf", .caf, 0.2),
    ("lossless.caf", .caf, 0.512),
    ("info.mp3", .mp3, 0.548571),
    ("xing.mp3", .mp3, 0.731429),
    ("cbr.mp3", .mp3, 0.5485),
    // ffprobe estimates 0.728270 from the rate of the first frames.
    ("vbr.mp3", .mp3, 28 * 1152 / 44100.0),
    ("mpeg2.mp3", .mp3, 0.574694),
    ("mpeg25.mp3", .mp3, 0.792),
    // ffprobe estimates 0.522250.
    ("layer2.mp2", .mp3, 20 * 1152 / 44100.0),
    ("moov-last.m4a", .mp4, 0.5),
    ("moov-first.m4a", .mp4, 0.5),
    ("fragments.m4a", .mp4, 0.52322),
    ("no-edits.m4a", .mp4, 0.52322),
    // The sound of a film whose total duration is longer.
    ("film.mp4", .mp4, 0.5),
    // ffprobe estimates 0.557282 from the rate.
    ("stream.aac", .adts, 12 * 1024 / 22050.0),
    ("vorbis.ogg", .ogg, 0.5),
    // ffprobe says 0.5065 because it counts the 312 samples that a decoder discards.
    ("opus.opus", .ogg, 0.5),
    ("flac.oga", .ogg, 0.3),
    // ffprobe says 0.5 because it counts 40 samples before the start.
    ("speex.spx", .ogg, 0.495),
  ]

  @Test(arguments: seconds)
  func `the duration of a sound is the time it plays`(file: String, format: AssetFormat, duration: Double) throws {
    let facts = try Fixture.facts(of: file)
    #expect(facts.format == format)
    #expect(facts.error == nil)
    expect(facts.content, isLike: .sound(duration: duration))
    #expect(CountedFile(try Fixture.bytes(of: file)).facts(named: file) == facts, "read in parts")
  }

  @Test(arguments: seconds.map(\.file))
  func `a truncated sound is detected unless only its frames could show it`(file: String) throws {
    let bytes = try Fixture.bytes(of: file)
    let facts = MediaReader.facts(of: Array(bytes.prefix(bytes.count / 2)), named: file)
    if ["cbr.mp3", "vbr.mp3", "layer2.mp2", "stream.aac"].contains(file) {
      let whole = try #require(try Fixture.facts(of: file).duration)
      #expect(try #require(facts.duration) < whole)
    } else {
      #expect(facts.content == .unreadable(.truncated))
    }
  }
}
