import BookKit

/// The header of an MPEG audio frame.
struct MP3Frame: Equatable {
  static let headerSize = 4

  /// The layer, from 1 to 3.
  let layer: Int
  /// Whether this is MPEG 1, whose frames are longer than those of MPEG 2 and 2.5.
  let isFirstVersion: Bool
  let isMono: Bool
  /// The number of samples per second.
  let rate: Int
  /// The number of samples of each channel.
  let samples: Int
  /// The size in bytes including the header, or `nil` in free format, where only the next frame shows it.
  let size: Int?

  init(of reader: inout ByteReader, at position: Int) throws(AssetError) {
    let bits = try reader.big(4, at: position)
    let (version, layerBits) = (bits >> 19 & 3, bits >> 17 & 3)
    let (bitRateIndex, rateIndex) = (bits >> 12 & 15, bits >> 10 & 3)
    guard bits >> 21 == 0x7FF, version != 1, layerBits != 0, bitRateIndex != 15, rateIndex != 3 else {
      throw .damaged(.structure)
    }
    layer = 4 - layerBits
    isFirstVersion = version == 3
    isMono = bits >> 6 & 3 == 3
    // MPEG 2 halves the rates of MPEG 1, and MPEG 2.5 halves them again.
    rate = MP3Frame.rates[rateIndex] >> (version == 3 ? 0 : version == 2 ? 1 : 2)
    samples = layer == 1 ? 384 : layer == 3 && !isFirstVersion ? 576 : 1152
    let bitRate = 1000 * MP3Frame.bitRates(layer: layer, isFirstVersion: isFirstVersion)[bitRateIndex]
    let padding = bits >> 9 & 1
    if bitRate == 0 {
      size = nil
    } else if layer == 1 {
      size = 4 * (12 * bitRate / rate + padding)
    } else {
      size = samples / 8 * bitRate / rate + padding
    }
  }

  /// Returns whether there is a frame of the same kind at `position`.
  func isFollowed(in reader: inout ByteReader, at position: Int) -> Bool {
    guard let next = try? MP3Frame(of: &reader, at: position) else { return false }
    return next.layer == layer && next.isFirstVersion == isFirstVersion && next.rate == rate
  }

  /// Returns whether the header at `position`, apart from bits that may differ between frames, repeats soon after it.
  func isRepeated(in reader: inout ByteReader, after position: Int) -> Bool {
    guard let header = try? reader.big(4, at: position) else { return false }
    for next in (position + MP3Frame.headerSize)..<(position + MP3Frame.maxFreeFormatBytes) {
      guard let other = try? reader.big(4, at: next) else { return false }
      if other & 0xFFFF_FC00 == header & 0xFFFF_FC00 { return true }
    }
    return false
  }

  private static let maxFreeFormatBytes = 4096
  private static let rates = [44100, 48000, 32000]

  /// Kilobits per second by the index in the header.
  private static func bitRates(layer: Int, isFirstVersion: Bool) -> [Int] {
    switch (isFirstVersion, layer) {
    case (true, 1): first1
    case (true, 2): first2
    case (true, _): first3
    case (false, 1): later1
    case (false, _): later2
    }
  }

  private static let first1 = [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448]
  private static let first2 = [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]
  private static let first3 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
  private static let later1 = [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256]
  private static let later2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
}
