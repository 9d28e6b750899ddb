import BookKit
import BookMedia
import Foundation
import Testing

/// Tests that compare our durations with ffprobe's for files that ffmpeg writes, if both are installed.
@Suite(.enabled(if: FFmpeg.isInstalled)) struct DifferentialTests {
  struct Encoding: Sendable, CustomTestStringConvertible {
    let ending: String
    let arguments: String
    /// The tolerance for ffprobe's result.
    var tolerance = 0.001
    /// Whether ffprobe estimates the duration from the first frames, so that its packets must be added up instead.
    var isGuessed = false
    var testDescription: String { "\(ending) \(arguments)" }
  }

  /// The time that decoders discard at the start, which ffprobe counts for Opus and older versions count for MP3.
  private static let skipped = 0.2

  static let encodings: [Encoding] = [
    Encoding(ending: "wav", arguments: "-c:a pcm_u8"),
    Encoding(ending: "wav", arguments: "-c:a pcm_s24le -ac 3"),
    Encoding(ending: "wav", arguments: "-c:a pcm_f32le"),
    Encoding(ending: "wav", arguments: "-c:a pcm_f64le -ac 2"),
    Encoding(ending: "wav", arguments: "-c:a pcm_alaw"),
    Encoding(ending: "wav", arguments: "-c:a adpcm_ms"),
    Encoding(ending: "wav", arguments: "-c:a adpcm_ima_wav -ac 2"),
    Encoding(ending: "wav", arguments: "-c:a libmp3lame"),
    Encoding(ending: "wav", arguments: "-rf64 always"),
    Encoding(ending: "aiff", arguments: "-c:a pcm_s24be -ac 2"),
    Encoding(ending: "aiff", arguments: "-c:a pcm_f32be"),
    Encoding(ending: "aiff", arguments: "-c:a adpcm_ima_qt -ac 2"),
    Encoding(ending: "caf", arguments: "-c:a pcm_s24be -ac 2"),
    Encoding(ending: "caf", arguments: "-c:a alac"),
    Encoding(ending: "caf", arguments: "-c:a adpcm_ima_qt"),
    Encoding(ending: "mp3", arguments: "-c:a libmp3lame -b:a 64k", tolerance: skipped),
    Encoding(ending: "mp3", arguments: "-c:a libmp3lame -q:a 5 -ac 2", tolerance: skipped),
    Encoding(ending: "mp3", arguments: "-c:a libmp3lame -b:a 64k -ar 24000 -ac 2", tolerance: skipped),
    Encoding(ending: "mp3", arguments: "-c:a libmp3lame -b:a 64k -write_xing 0"),
    Encoding(ending: "mp3", arguments: "-c:a libmp3lame -q:a 5 -write_xing 0", isGuessed: true),
    Encoding(ending: "mp2", arguments: "-c:a mp2 -b:a 64k -ar 48000"),
    Encoding(ending: "m4a", arguments: "-c:a aac -ac 2"),
    Encoding(ending: "m4a", arguments: "-c:a aac -movflags +faststart"),
    Encoding(ending: "m4a", arguments: "-c:a aac -use_editlist 0"),
    Encoding(ending: "m4a", arguments: "-c:a aac -movflags +frag_keyframe+empty_moov -frag_duration 500000"),
    Encoding(ending: "m4a", arguments: "-c:a alac"),
    Encoding(ending: "mp4", arguments: "-c:a aac -movflags +frag_keyframe+empty_moov+default_base_moof"),
    Encoding(ending: "mov", arguments: "-c:a pcm_s16le"),
    Encoding(ending: "mov", arguments: "-c:a aac"),
    Encoding(ending: "aac", arguments: "-c:a aac -ac 2", isGuessed: true),
    Encoding(ending: "ogg", arguments: "-c:a libvorbis -ac 2"),
    Encoding(ending: "opus", arguments: "-c:a libopus -ar 48000", tolerance: 0.01),
    Encoding(ending: "oga", arguments: "-c:a flac"),
    Encoding(ending: "flac", arguments: "-c:a flac -ac 2"),
  ]

  @Test(arguments: encodings)
  func `a sound is as long as ffprobe says`(encoding: Encoding) throws {
    for (rate, seconds) in [(44100, "1.234"), (16000, "0.05")] {
      let source = "-f lavfi -i anoisesrc=duration=\(seconds):sample_rate=\(rate):seed=7:amplitude=0.2"
      let arguments = "\(source) -af volume=0.5 \(encoding.arguments)"
      let (path, bytes) = try FFmpeg.write(arguments, ending: encoding.ending)
      defer { try? FileManager.default.removeItem(atPath: path) }
      let expected = try #require(try FFmpeg.duration(of: path, addingPackets: encoding.isGuessed))
      let facts = MediaReader.facts(of: bytes, named: path)
      let duration = try #require(facts.duration, "\(rate) Hz")
      #expect(abs(duration - expected) <= encoding.tolerance, "\(duration), but \(expected) at \(rate) Hz")
      #expect(facts.error == nil)
    }
  }

  @Test func `what was cut out of a longer recording is as long as ffprobe says`() throws {
    let noise = "-f lavfi -i anoisesrc=duration=4:sample_rate=44100:seed=7:amplitude=0.2"
    let (whole, _) = try FFmpeg.write("\(noise) -c:a libvorbis -q:a 0", ending: "ogg")
    defer { try? FileManager.default.removeItem(atPath: whole) }
    let (part, bytes) = try FFmpeg.write("-ss 2 -i \(whole) -c copy -copyts", ending: "ogg")
    defer { try? FileManager.default.removeItem(atPath: part) }
    let expected = try #require(try FFmpeg.duration(of: part))
    #expect(expected < 3.5)
    // Short blocks on the first page count as long ones.
    #expect(abs(try #require(MediaReader.facts(of: bytes, named: part).duration) - expected) < 0.1)
  }

  @Test(arguments: SoundFixtureTests.seconds.map(\.file))
  func `the fixtures are as long as ffprobe says`(file: String) throws {
    let path = Fixture.folder.appendingPathComponent(file).path
    let isGuessed = ["vbr.mp3", "layer2.mp2", "stream.aac"].contains(file)
    let expected = try #require(try FFmpeg.duration(of: path, addingPackets: isGuessed))
    let duration = try #require(try Fixture.facts(of: file).duration)
    let hasSkipped = ["info.mp3", "xing.mp3", "mpeg2.mp3", "mpeg25.mp3", "opus.opus", "speex.spx"].contains(file)
    #expect(
      abs(duration - expected) <= (hasSkipped ? DifferentialTests.skipped : 0.001), "\(duration), but \(expected)")
  }
}

enum FFmpeg {
  static let isInstalled = ["ffmpeg", "ffprobe"].allSatisfy { (try? run($0, ["-version"])) != nil }

  /// Runs ffmpeg to write a file to the temporary folder.
  static func write(_ arguments: String, ending: String) throws -> (path: String, bytes: [UInt8]) {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("media-\(UUID().uuidString).\(ending)")
      .path
    let words = arguments.split(separator: " ").map(String.init)
    try run("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y"] + words + [path])
    return (path, try Array(Data(contentsOf: URL(fileURLWithPath: path))))
  }

  /// Returns the duration of the sound in a file, from its header or the sum of its packets, or `nil` if unknown.
  static func duration(of path: String, addingPackets: Bool = false) throws -> Double? {
    let entries = addingPackets ? "packet=duration_time" : "stream=duration"
    let selection = ["-select_streams", "a:0", "-show_entries", entries, "-of", "csv=p=0"]
    let output = try run("ffprobe", ["-v", "error"] + selection + [path])
    let numbers = output.split { $0.isNewline || $0 == "," }.map { Double($0) }
    guard !numbers.isEmpty else { return nil }
    return numbers.reduce(0) { sum, number in sum.flatMap { sum in number.map { sum + $0 } } }
  }

  @discardableResult
  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: data, as: UTF8.self)
  }
}
