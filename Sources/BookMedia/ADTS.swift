import BookKit

/// A bare stream of AAC: nothing but frames, which must all be looked at.
enum ADTS {
  /// Whether a frame stands at `position`, and another one or the end of the file after it.
  static func begins(in reader: inout ByteReader, at position: Int) -> Bool {
    guard let frame = try? ADTSFrame(of: &reader, at: position) else { return false }
    let next = position + frame.size
    return next == reader.size || (try? ADTSFrame(of: &reader, at: next)) != nil
  }

  static func content(of reader: inout ByteReader) throws(AssetFault) -> AssetFacts.Content {
    var position = ID3.end(in: &reader)
    let end = ID3.start(ofTagsAfter: position, in: &reader)
    var seconds = 0.0
    var run = (samples: 0, rate: 1)
    while let frame = try? ADTSFrame(of: &reader, at: position), frame.size <= end - position {
      if frame.rate != run.rate {
        seconds += try Seconds.lasting(run.samples, rate: run.rate)
        run = (0, frame.rate)
      }
      run.samples += frame.samples
      position += frame.size
    }
    return .sound(duration: seconds + (try Seconds.lasting(run.samples, rate: run.rate)))
  }
}

/// What the header of a frame of AAC says.
private struct ADTSFrame {
  let size: Int
  let rate: Int
  let samples: Int

  /// Reads the header at `position`; fails where there is none.
  init(of reader: inout ByteReader, at position: Int) throws(AssetFault) {
    let bits = try reader.big(7, at: position)
    // Twelve bits of 1, then two of 0 after the one that tells MPEG-2 from MPEG-4.
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
