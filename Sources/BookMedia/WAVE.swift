import BookKit

/// WAV: RIFF (little-endian), RIFX (big-endian), and RF64 for files over 4 GB.
///
/// Samples of a fixed size are counted by their bytes; for compressed sound the `fact` chunk states their number.
/// Encoders that can't seek back leave a size of 0 or a very large one; then everything that follows is sound.
enum WAVE {
  static func content(of reader: inout ByteReader) throws(AssetError) -> AssetFacts.Content {
    let isBigEndian = try reader.code(at: 0) == "RIFX"
    var chunks = ChunkWalk(isBigEndian ? .bigEndian : .littleEndian, from: 12)
    var sound = WaveSound()
    while let chunk = try chunks.next(&reader) {
      switch chunk.name {
      case "ds64":
        sound.longDataSize = try reader.little(8, at: chunk.contents.lowerBound + 8)
        sound.factSamples = try reader.little(8, at: chunk.contents.lowerBound + 16)
      case "fmt ": sound.coding = try WaveCoding(of: &reader, in: chunk, isBigEndian: isBigEndian)
      case "fact" where chunk.contents.count >= 4:
        let start = chunk.contents.lowerBound
        let samples = isBigEndian ? try reader.big(4, at: start) : try reader.little(4, at: start)
        // In RF64 this value means that `ds64` holds the number.
        if samples != Int(UInt32.max) { sound.factSamples = samples }
      case "data":
        let isOpen = chunk.claimedSize == 0 ? try !chunks.isFollowedByChunk(&reader) : false
        sound.dataSize = try isOpen ? reader.size - chunk.contents.lowerBound : sound.size(of: chunk)
        // Chunks after sound of unknown size can't be found.
        if isOpen || chunk.isCut { return .sound(duration: try sound.duration()) }
      default: break
      }
    }
    guard sound.dataSize != nil else { throw .truncated }
    return .sound(duration: try sound.duration())
  }
}

/// The encoding of a WAV file's samples.
private struct WaveCoding {
  let tag: Int
  let rate: Int
  let bytesPerSecond: Int
  let blockSize: Int
  /// The number of samples in a block of compressed sound, or 0 if unknown.
  let samplesPerBlock: Int

  init(of reader: inout ByteReader, in chunk: Chunk, isBigEndian: Bool) throws(AssetError) {
    func number(_ width: Int, at offset: Int) throws(AssetError) -> Int {
      guard offset + width <= chunk.contents.count else { throw chunk.isCut ? .truncated : .damaged(.header) }
      let place = chunk.contents.lowerBound + offset
      return isBigEndian ? try reader.big(width, at: place) : try reader.little(width, at: place)
    }
    let outerTag = try number(2, at: 0)
    rate = try number(4, at: 4)
    bytesPerSecond = try number(4, at: 8)
    blockSize = try number(2, at: 12)
    // The extensible form holds the actual encoding in the first bytes of an identifier.
    let isExtensible = outerTag == 0xFFFE && chunk.contents.count >= 26
    tag = isExtensible ? try number(2, at: 24) : outerTag
    samplesPerBlock = !isExtensible && chunk.contents.count >= 20 ? try number(2, at: 18) : 0
  }

  /// Whether each block holds one sample of each channel: integers, floating point, A-law and µ-law.
  var isPlain: Bool { tag == 1 || tag == 3 || tag == 6 || tag == 7 }

  /// Whether each block holds the same number of samples, which the header states: ADPCM and GSM.
  var hasEqualBlocks: Bool { samplesPerBlock > 0 && blockSize > 0 && (tag == 0x02 || tag == 0x11 || tag == 0x31) }
}

/// The properties of a WAV file that are known so far.
private struct WaveSound {
  var coding: WaveCoding?
  var factSamples = 0
  var longDataSize: Int?
  var dataSize: Int?

  /// The smallest stated size that shows that the encoder couldn't seek back to write the actual size.
  private static let minStreamedSize = 0x7FFF_0000

  /// Returns the size in bytes of the sound in `chunk`.
  func size(of chunk: Chunk) throws(AssetError) -> Int {
    let rest = chunk.contents.count
    if let longDataSize, chunk.claimedSize == Int(UInt32.max) {
      guard longDataSize <= rest else { throw .truncated }
      return longDataSize
    }
    guard !chunk.isCut || chunk.claimedSize >= WaveSound.minStreamedSize else { throw .truncated }
    return rest
  }

  func duration() throws(AssetError) -> Double? {
    guard let coding, let dataSize else { throw .damaged(.header) }
    guard coding.rate > 0 else { throw .damaged(.noRate) }
    if coding.isPlain {
      guard coding.blockSize > 0 else { throw .damaged(.header) }
      return try Seconds.of(dataSize / coding.blockSize, rate: coding.rate)
    }
    if factSamples > 0 { return try Seconds.of(Double(factSamples), rate: Double(coding.rate)) }
    if coding.hasEqualBlocks {
      let samples = Double(dataSize / coding.blockSize) * Double(coding.samplesPerBlock)
      return try Seconds.of(samples, rate: Double(coding.rate))
    }
    guard coding.bytesPerSecond > 0 else { return nil }
    return try Seconds.of(dataSize, rate: coding.bytesPerSecond)
  }
}
