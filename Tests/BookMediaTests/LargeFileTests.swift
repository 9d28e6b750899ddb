import BookKit
import BookMedia
import Testing

/// Tests with files of half a gigabyte, of which only a little is read.
struct LargeFileTests {
  private static let size = 500_000_000

  @Test func `a movie whose header is at the end`() throws {
    let small = try Fixture.bytes(of: "moov-last.m4a")
    // The same boxes, except that the box with the sound is as large as the file.
    let end = try #require(small.indices.first { small[$0...].starts(with: Array("moov".utf8)) }) - 4
    let header = ByteBuilder().raw(Array(small[..<28])).big(1, 4).text("mdat").big(
      LargeFileTests.size - 28 - small.count + end, 8)
    let file = CountedFile(
      size: LargeFileTests.size,
      pieces: [(0, header.bytes), (LargeFileTests.size - small.count + end, Array(small[end...]))])
    #expect(file.facts(named: "a.m4a").content == .sound(duration: try Fixture.facts(of: "moov-last.m4a").duration))
    #expect(file.bytesRead < 50_000)
  }

  @Test func `an MP3 with a frame count in its header`() {
    let note = ByteBuilder().big(0xFFFB_34C4, 4).zeros(17).text("Xing").big(1, 4).big(1_000_000, 4).zeros(111)
    let file = CountedFile(size: LargeFileTests.size, pieces: [(0, note.raw([0xFF, 0xFB, 0x34, 0xC4]).bytes)])
    #expect(file.facts(named: "a.mp3").content == .sound(duration: 24000))
    #expect(file.bytesRead < 50_000)
  }

  @Test func `every frame of an MP3 without a header is read`() {
    let count = 20000
    let file = CountedFile(size: count * 144) { range in range.map { [0xFF, 0xFB, 0x34, 0xC4].at($0 % 144) } }
    #expect(file.facts(named: "a.mp3").content == .sound(duration: Double(count) * 0.024))
    #expect(file.bytesRead < 2 * file.size)
    #expect(file.largestRead <= 20480)
  }

  @Test func `a WAV file without a size`() {
    let header = ByteBuilder().text("RIFF").zeros(4).text("WAVE").riff(
      "fmt ", ByteBuilder().little(1, 2).little(2, 2).little(44100, 4).little(176400, 4).little(4, 2).little(16, 2))
    let start = header.text("data").big(-1, 4).bytes
    let file = CountedFile(size: start.count + 176400 * 2000, pieces: [(0, start)])
    #expect(file.facts(named: "a.wav").content == .sound(duration: 2000))
    #expect(file.bytesRead < 50_000)
  }

  @Test func `only the headers of Ogg pages are read`() throws {
    let small = try Fixture.bytes(of: "opus.opus")
    let page = ByteBuilder().text("OggS").zeros(2).little(48000, 8).raw(Array(small[14..<18])).zeros(8)
      .raw(Array(repeating: 255, count: 256)).bytes
    let (size, beginning) = (page.count + 255 * 255, Array(small[..<47]))
    let pages = (0..<100).map { (offset: 47 + $0 * size, bytes: page) }
    let file = CountedFile(size: 47 + 100 * size, pieces: [(0, beginning)] + pages)
    #expect(file.facts(named: "a.opus").duration != nil)
    #expect(file.bytesRead < 150_000)
  }
}

extension [UInt8] {
  /// Returns the byte at `index`, or 0 past the end.
  fileprivate func at(_ index: Int) -> UInt8 { indices.contains(index) ? self[index] : 0 }
}
