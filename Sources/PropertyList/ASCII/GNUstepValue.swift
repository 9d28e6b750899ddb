/// The typed values that GNUstep adds to old-style text: `<*I5>`, `<*R1.5>`, `<*BY>` and `<*D2024-01-01 00:00:00
/// +0000>`; `content` is the range after the letter.
enum GNUstepValue {
  static func integer(_ text: Span<UInt8>, _ content: Range<Int>) -> PropertyListInteger? {
    let isNegative = content.first.map { text[$0] == UInt8(ascii: "-") } ?? false
    let magnitude = UInt64(digits: content.dropFirst(isNegative ? 1 : 0).map { text[$0] })
    return magnitude.flatMap { PropertyListInteger(magnitude: $0, isNegative: isNegative) }
  }

  /// Returns the point in time that fills `content`, such as `2024-01-01 00:00:00 +0000`.
  static func date(_ text: Span<UInt8>, _ content: Range<Int>) -> PropertyListDate? {
    var date = content.map { text[$0] }
    guard date.count == 25, date[0] != UInt8(ascii: "-"), date[10] == 0x20, date[19] == 0x20 else { return nil }
    // Rewrites the date as in XML: `2024-01-01T00:00:00+00:00`.
    date[10] = UInt8(ascii: "T")
    date.insert(UInt8(ascii: ":"), at: 23)
    date.remove(at: 19)
    let scanned = DateText.scan(date.span, date.indices)
    return scanned.flaws.allSatisfy { $0.kind == .dateOffset } ? scanned.value : nil
  }
}
