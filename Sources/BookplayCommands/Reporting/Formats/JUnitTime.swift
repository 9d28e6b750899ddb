import PropertyList

/// Formats times for JUnit's XML: wall-clock seconds.
enum JUnitTime {
  /// Returns the sum of `times` in seconds, to the millisecond.
  static func text(of times: some Sequence<Duration>) -> String {
    String(decoding: Decimal.shortest(times.reduce(.zero, +).inSeconds), as: UTF8.self)
  }
}
