import BookKit

/// A sound stream in an Ogg file, as far as it has been read.
struct OggSound {
  private enum Coding {
    /// Vorbis, which has blocks of two sizes.
    case vorbis(longBlock: Int)
    case opus
    case other
  }

  let stream: Int
  private let coding: Coding
  private let rate: Int
  /// The number of samples at the beginning that decoders discard.
  private var skipped = 0
  /// The granule position at the beginning; more than 0 if the stream was cut out of a longer one.
  private var first: Int?
  private var last = 0

  /// Recognises sound in the first page of a stream, or returns `nil`.
  init?(of reader: inout ByteReader, on page: OggPage) throws(AssetError) {
    stream = page.stream
    let start = page.contents.lowerBound
    if reader.matches("\u{1}vorbis", at: start) {
      coding = .vorbis(longBlock: 1 << Int(try reader.byte(at: start + 28) >> 4))
      rate = try reader.little(4, at: start + 12)
    } else if reader.matches("OpusHead", at: start) {
      coding = .opus
      rate = 48000
      skipped = try reader.little(2, at: start + 10)
    } else if reader.matches("\u{7F}FLAC", at: start) {
      coding = .other
      rate = try reader.big(3, at: start + 27) >> 4
    } else if reader.matches("Speex   ", at: start) {
      coding = .other
      rate = try reader.little(4, at: start + 36)
    } else {
      return nil
    }
  }

  mutating func follow(_ page: OggPage, _ reader: inout ByteReader) throws(AssetError) {
    // Header pages don't count samples.
    guard let granule = page.granule, granule > 0 else { return }
    if first == nil {
      // The last page may state fewer samples than it holds, to end the sound inside a packet.
      let length = page.endsStream ? granule : try length(of: page, &reader)
      first = max(0, granule - min(length, granule))
    }
    last = max(last, granule)
  }

  /// Returns the duration in seconds.
  func duration() throws(AssetError) -> Double {
    try Seconds.of(Double(last - (first ?? 0) - skipped), rate: Double(rate))
  }

  /// Returns the number of samples on a page; for Vorbis, all blocks count as long ones, since nearly all of them are.
  private func length(of page: OggPage, _ reader: inout ByteReader) throws(AssetError) -> Int {
    let packets = try page.packets(&reader)
    switch coding {
    case .vorbis(let longBlock): return packets.count * longBlock / 2
    case .opus:
      var length = 0
      for packet in packets { length += try OggSound.opusLength(of: &reader, at: packet) }
      return length
    case .other: return Int.max
    }
  }

  /// Returns the number of samples, at 48,000 per second, in an Opus packet, from the size and count of its frames.
  private static func opusLength(of reader: inout ByteReader, at packet: Int) throws(AssetError) -> Int {
    let first = try reader.byte(at: packet)
    let sizes: [Int]
    switch first >> 3 {
    case 0..<12: sizes = [480, 960, 1920, 2880]
    case 12..<16: sizes = [480, 960]
    default: sizes = [120, 240, 480, 960]
    }
    let size = sizes[Int(first >> 3) % sizes.count]
    switch first & 3 {
    case 0: return size
    case 1, 2: return 2 * size
    default: return size * Int(try reader.byte(at: packet + 1) & 0x3F)
    }
  }
}
