extension Decimal {
  /// Returns the shortest digits that read back as the same number, in the notation of property lists: `0.1`, `1`,
  /// `-0`, `1e-07`.
  package static func shortest(_ value: Double) -> [UInt8] {
    if value.isNaN { return Array("nan".utf8) }
    if value.isInfinite { return Array((value < 0 ? "-infinity" : "+infinity").utf8) }
    var text = Array(value.description.utf8)
    if text.suffix(2).elementsEqual(".0".utf8) { text.removeLast(2) }
    return text
  }

  package static func text(_ value: Double) -> String { String(decoding: shortest(value), as: UTF8.self) }
}
