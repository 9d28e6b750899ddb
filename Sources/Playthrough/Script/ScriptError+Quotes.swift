import PropertyList

extension ScriptError {
  /// Returns the error with advice on the curly quotation marks around what it points at, if there are any.
  func advisingOnQuotes(in source: PropertyList.Source) -> ScriptError {
    guard range.upperBound <= source.bytes.count else { return self }
    let text = Array(source.bytes[range])
    guard let bare = TypographicQuote.stripped(text) else { return self }
    // A text of several words is cut at its blanks.
    let isWhole = bare.count + 4 <= text.count
    let example = isWhole ? ": `\"\(Quotation.of(bare))\"`" : ""
    return ScriptError(message, at: range, hint: "write straight quotation marks, not curly ones" + example)
  }
}
