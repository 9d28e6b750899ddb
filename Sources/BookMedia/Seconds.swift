import BookKit

/// Durations in files: a count of samples and their rate per second.
enum Seconds {
  /// Returns the duration of `count` samples in seconds.
  ///
  /// An impossible rate means that the file is damaged.
  static func of(_ count: Double, rate: Double) throws(AssetError) -> Double {
    let seconds = max(0, count) / rate
    guard rate > 0, seconds.isFinite else { throw .damaged(.noRate) }
    return seconds
  }

  static func of(_ count: Int, rate: Int) throws(AssetError) -> Double {
    try of(Double(count), rate: Double(rate))
  }
}
