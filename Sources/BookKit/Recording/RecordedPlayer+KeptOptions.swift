extension RecordedPlayer {
  /// Sets the options that a reader has chosen before; the script sets them first, too.
  ///
  /// - Parameter bytes: What ``Player/keptOptions`` was.
  /// - Returns: Whether the bytes could be read; if not, nothing has changed.
  @discardableResult public mutating func adopt(keptOptions bytes: [UInt8]) -> Bool {
    guard let kept = KeptOptions(bytes) else { return false }
    for (name, value) in kept.values { set(option: name, to: value) }
    return true
  }
}
