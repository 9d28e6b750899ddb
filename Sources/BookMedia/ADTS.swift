import BookKit

/// A raw AAC stream: a sequence of frames without a container.
///
/// Every frame must be visited to find the length.
enum ADTS {
  /// Returns whether there is a frame at `position`, followed by another frame or the end of the file.
  static func begins(in reader: inout ByteReader, at position: Int) -> Bool {
    guard let frame = try? ADTSFrame(of: &reader, at: position) else { return false }
    let next = position + frame.size
    return next == reader.size || (try? ADTSFrame(of: &reader, at: next)) != nil
  }

  static func content(of reader: inout ByteReader) throws(AssetError) -> AssetFacts.Content {
    var position = ID3.end(in: &reader)
    let end = ID3.start(ofTagsAfter: position, in: &reader)
    var seconds = 0.0
    var run = (samples: 0, rate: 1)
    while let frame = try? ADTSFrame(of: &reader, at: position), frame.size <= end - position {
      if frame.rate != run.rate {
        seconds += try Seconds.of(run.samples, rate: run.rate)
        run = (0, frame.rate)
      }
      run.samples += frame.samples
      position += frame.size
    }
    return .sound(duration: seconds + (try Seconds.of(run.samples, rate: run.rate)))
  }
}

/// The header of an AAC frame.
private struct ADTSFrame {
  let size: Int
  let rate: Int
  let samples: Int

  init(of reader: inout ByteReader, at position: Int) throws(AssetError) {
    let bits = try reader.big(7, at: position)
    // A sync word of twelve 1 bits, the MPEG version bit, then two layer bits that are always 0.
    guard bits >> 40 & 0xFFF6 == 0xFFF0 else { throw .damaged(.structure) }
    let rateIndex = bits >> 34 & 15
    size = bits >> 13 & 0x1FFF
    guard rateIndex < ADTSFrame.rates.count, size >= 7 else { throw .damaged(.structure) }
    rate = ADTSFrame.rates[rateIndex]
    samples = 1024 * (bits & 3 + 1)
  }

  private static let rates = [
    96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350,
  ]
}
