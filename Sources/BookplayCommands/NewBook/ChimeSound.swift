import BookKit

/// The sound in the new book: two notes that fade away, one after the other.
enum ChimeSound {
  private static let rate = 11_025
  private static let seconds = 1.2

  static var wave: [UInt8] {
    let count = Int(Double(rate) * seconds)
    var samples: [UInt8] = []
    for index in 0..<count {
      let value = Int16(20_000 * level(at: Double(index) / Double(rate)))
      samples += bytes(Int(value), 2)
    }
    let format = bytes(1, 2) + bytes(1, 2) + bytes(rate, 4) + bytes(rate * 2, 4) + bytes(2, 2) + bytes(16, 2)
    let chunks = chunk("fmt ", format) + chunk("data", samples)
    return chunk("RIFF", Array("WAVE".utf8) + chunks)
  }

  private static func level(at time: Double) -> Double {
    let first = note(659.25, at: time)
    return (first + note(880, at: time - 0.18)) / 2
  }

  private static func note(_ pitch: Double, at time: Double) -> Double {
    guard time >= 0 else { return 0 }
    // A short attack, since a note that begins at full strength would click.
    let strength = min(1, time / 0.004) * Exponential.natural(-4.5 * time) * min(1, (seconds - time) / 0.1)
    return strength
      * (0.8 * Trigonometry.sine(turns: pitch * time) + 0.2 * Trigonometry.sine(turns: 2 * pitch * time))
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + bytes(data.count, 4) + data
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
