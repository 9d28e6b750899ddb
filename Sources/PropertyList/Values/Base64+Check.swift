extension Base64 {
  /// Counts the bytes that `range` of `text` encodes, and finds what is wrong with it.
  package static func check(_ text: Span<UInt8>, _ range: Range<Int>) -> Scanned<Int> {
    let meanings = meanings
    var position = range.lowerBound
    var (count, last) = (0, position)
    while position < range.upperBound, meanings[Int(text[position])] <= blank {
      if meanings[Int(text[position])] < blank { (count, last) = (count + 1, position) }
      position += 1
    }
    let body = Base64Body(count: count, last: last)
    guard position < range.upperBound else { return body.checked(endingAt: body.last + 1) }
    guard text[position] == padding else {
      return .failed(ScalarFlaw(.invalidBase64, at: scalarRange(text, position, range.upperBound)))
    }
    return checkPadding(text, position..<range.upperBound, after: body)
  }

  private static func checkPadding(_ text: Span<UInt8>, _ range: Range<Int>, after body: Base64Body) -> Scanned<Int> {
    var paddings = 0
    var (excess, end) = (range.upperBound, range.lowerBound)
    for position in range {
      let byte = text[position]
      if byte == padding {
        if paddings == body.neededPadding { excess = position }
        (paddings, end) = (paddings + 1, position + 1)
      } else if meanings[Int(byte)] < 64 {
        return .failed(ScalarFlaw(.base64AfterPadding, at: position..<position + 1))
      } else if meanings[Int(byte)] != blank {
        return .failed(ScalarFlaw(.invalidBase64, at: scalarRange(text, position, range.upperBound)))
      }
    }
    guard body.count > 0 else { return .failed(ScalarFlaw(.invalidBase64, at: range.lowerBound..<end)) }
    return body.checked(paddings: paddings, endingAt: end, excess: min(excess, end)..<end)
  }

  private static func scalarRange(_ text: Span<UInt8>, _ position: Int, _ end: Int) -> Range<Int> {
    Cursor(text, at: position).scalarRange.clamped(to: position..<end)
  }
}

/// The characters of base64 before its padding.
private struct Base64Body {
  let count: Int
  let last: Int

  /// The number of `=` that must follow.
  var neededPadding: Int { count % 4 > 1 ? 4 - count % 4 : 0 }

  private var byteCount: Int { count / 4 * 3 + max(0, count % 4 - 1) }

  /// Checks the end; `excess` is the range of unneeded padding.
  func checked(paddings: Int = 0, endingAt end: Int, excess: Range<Int> = 0..<0) -> Scanned<Int> {
    if count % 4 == 1 { return Scanned(byteCount, flaws: [ScalarFlaw(.strayBase64, at: last..<end)]) }
    if !excess.isEmpty { return Scanned(byteCount, flaws: [ScalarFlaw(.strayBase64, at: excess)]) }
    if paddings < neededPadding {
      let missing = neededPadding - paddings == 1 ? "=" : "=="
      return Scanned(byteCount, flaws: [ScalarFlaw(.unpaddedBase64, at: end..<end, suggestion: missing)])
    }
    return Scanned(byteCount)
  }
}
