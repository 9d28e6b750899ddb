extension Duration {
  package var roundedToMilliseconds: Duration { .milliseconds(Int64((self / .milliseconds(1)).rounded())) }

  /// The duration in seconds, truncated to milliseconds.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds / 1_000_000_000_000_000) / 1000
  }
}
