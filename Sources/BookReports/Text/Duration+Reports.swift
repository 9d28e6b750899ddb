extension Duration {
  package var roundedToMilliseconds: Duration {
    let (seconds, attoseconds) = components
    return .milliseconds(seconds * 1000 + (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000)
  }

  /// Truncated to milliseconds.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds / 1_000_000_000_000_000) / 1000
  }
}
