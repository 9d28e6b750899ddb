import BookKit

/// AIFF and AIFF-C: the common chunk holds the number of samples and the sample rate as an 80-bit number.
enum AIFF {
  static func content(of reader: inout ByteReader) throws(AssetError) -> AssetFacts.Content {
    let isCompressed = try reader.code(at: 8) == "AIFC"
    var chunks = ChunkWalk(.bigEndian, from: 12)
    var common: CommonChunk?
    var hasSound = false
    while let chunk = try chunks.next(&reader) {
      if chunk.name == "COMM" {
        common = try CommonChunk(of: &reader, in: chunk, isCompressed: isCompressed)
      } else if chunk.name == "SSND" {
        guard !chunk.isCut else { throw .truncated }
        hasSound = true
      }
    }
    guard let common else { throw .truncated }
    guard common.frames > 0 else { return .sound(duration: 0) }
    guard hasSound else { throw .truncated }
    return .sound(duration: try Seconds.of(Double(common.frames * common.samplesPerFrame), rate: common.rate))
  }
}

/// The chunk of an AIFF file that describes its sound.
private struct CommonChunk {
  /// The length in the file's own unit: one sample of every channel, or a packet of samples.
  let frames: Int
  let samplesPerFrame: Int
  let rate: Double

  init(of reader: inout ByteReader, in chunk: Chunk, isCompressed: Bool) throws(AssetError) {
    guard chunk.contents.count >= (isCompressed ? 22 : 18) else { throw chunk.isCut ? .truncated : .damaged(.header) }
    let start = chunk.contents.lowerBound
    frames = try reader.big(4, at: start + 2)
    rate = CommonChunk.extended(try reader.big(2, at: start + 8), try reader.bits(8, at: start + 10))
    samplesPerFrame = isCompressed ? CommonChunk.samplesPerPacket(of: try reader.code(at: start + 18)) : 1
  }

  /// Reads a positive 80-bit extended number: an exponent, then a mantissa with an explicit leading 1.
  private static func extended(_ exponent: Int, _ significand: UInt64) -> Double {
    guard exponent < 0x7FFF, significand > 0 else { return 0 }
    return Double(sign: .plus, exponent: exponent - 16383 - 63, significand: Double(significand))
  }

  private static func samplesPerPacket(of coding: FourCC) -> Int {
    switch coding {
    case "ima4": 64
    case "MAC3", "MAC6": 6
    case "GSM ", "agsm": 160
    default: 1
    }
  }
}
