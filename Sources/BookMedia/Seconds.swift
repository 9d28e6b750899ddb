import BookKit

/// Lengths of time as files write them: a number of things, so many of them to a second.
enum Seconds {
  /// How long `count` samples last; a rate that no sound has is a fault of the file.
  static func lasting(_ count: Double, rate: Double) throws(AssetFault) -> Double {
    let seconds = max(0, count) / rate
    guard rate > 0, seconds.isFinite else { throw .damaged(.noRate) }
    return seconds
  }

  /// How long `count` samples last; a rate that no sound has is a fault of the file.
  static func lasting(_ count: Int, rate: Int) throws(AssetFault) -> Double {
    try lasting(Double(count), rate: Double(rate))
  }
}
