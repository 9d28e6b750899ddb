import BookKit

/// Free Lossless Audio Codec: the first block holds the number of samples.
enum FLAC {
  static func content(of reader: inout ByteReader) throws(AssetError) -> AssetFacts.Content {
    let block = ID3.end(in: &reader) + 4
    guard try reader.byte(at: block) & 0x7F == 0, try reader.big(3, at: block + 1) >= 34 else {
      throw .damaged(.header)
    }
    let bits = try reader.bits(8, at: block + 14)
    let (rate, samples) = (Int(bits >> 44), Int(bits & 0xF_FFFF_FFFF))
    guard rate > 0 else { throw .damaged(.noRate) }
    // Encoders that can't seek back leave a 0.
    return .sound(duration: samples == 0 ? nil : try Seconds.of(samples, rate: rate))
  }
}
