import PropertyList

/// Times in reports for readers of JUnit's XML: seconds on the clock of the machine.
enum JUnitTime {
  /// The sum of some times, to the millisecond.
  static func text(of times: some Sequence<Duration>) -> String {
    String(decoding: Decimal.shortest(times.reduce(.zero, +).inSeconds), as: UTF8.self)
  }
}
