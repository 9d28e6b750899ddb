/// Converts a text file to UTF-8.
///
/// A byte-order mark determines the encoding; without one, the zeros of UTF-16 do, then the XML declaration. Text in
/// UTF-8 isn't copied.
enum TextDecoder {
  /// Returns the encoding of `bytes`, as far as the first bytes reveal it.
  static func detect(_ bytes: Span<UInt8>) -> TextEncoding {
    if let encoding = EncodingEvidence(bytes).encoding { return encoding }
    guard case .exactly(let encoding)? = EncodingDeclaration(bytes)?.meaning else { return .utf8 }
    return encoding.unitSize == 1 ? encoding : .utf8
  }

  /// Returns the text of a file, or `nil` if its bytes aren't text.
  ///
  /// Problems have ranges in the text, or in the file if there is no text.
  static func decode(_ bytes: [UInt8], into log: inout ProblemLog) -> DecodedText? {
    let evidence = EncodingEvidence(bytes.span)
    switch evidence.encoding ?? detect(bytes.span) {
    case .utf8: return decodeUTF8(bytes, isMarked: evidence.markLength > 0, into: &log)
    case let encoding: return transcode(bytes, encoding, evidence, into: &log)
    }
  }

  private static func decodeUTF8(_ bytes: [UInt8], isMarked: Bool, into log: inout ProblemLog) -> DecodedText? {
    let validation = UTF8Validation(bytes.span)
    if let declaration = EncodingDeclaration(bytes.span) {
      if declaration.meaning == .unknown, !isMarked {
        let name = Quotation.of(bytes[declaration.range])
        log.add(.unknownEncoding, at: declaration.range, subject: name)
        // In an unknown encoding, bytes that aren't UTF-8 aren't reported.
        return validation.firstInvalid == nil ? DecodedText(utf8: bytes) : nil
      }
      let isASCII = declaration.meaning == .ascii && validation.isASCII && validation.firstInvalid == nil
      if !isASCII { compare(declaration, with: .utf8, bytes, into: &log) }
    }
    guard let position = validation.firstInvalid else { return DecodedText(utf8: bytes) }
    log.add(.invalidEncoding, at: position..<position + 1, subject: TextEncoding.utf8.rawValue)
    return nil
  }

  private static func transcode(
    _ bytes: [UInt8], _ encoding: TextEncoding, _ evidence: EncodingEvidence, into log: inout ProblemLog
  ) -> DecodedText? {
    if encoding.unitSize > 1, evidence.markLength == 0 { log.add(.missingByteOrderMark, at: 0..<0) }
    var attempt = log
    var (utf8, checkpoints): ([UInt8], [DecodedText.Checkpoint]) = ([], [])
    utf8.reserveCapacity(bytes.count / encoding.unitSize + 16)
    var (position, next) = (evidence.markLength, 0)
    while position < bytes.count {
      if utf8.count >= next {
        checkpoints.append(DecodedText.Checkpoint(inText: utf8.count, inFile: position))
        next = utf8.count + DecodedText.stride
      }
      let found = encoding.scalar(bytes.span, at: position)
      if found.isMalformed {
        guard encoding.unitSize == 2, found.length == 2 else {
          let malformed = position..<position + found.length
          log.add(.invalidEncoding, at: malformed, subject: encoding.rawValue)
          return nil
        }
        attempt.add(PropertyList.Problem(.loneSurrogate, at: utf8.count..<utf8.count + 3))
      }
      UTF8Sequence.append(found.scalar.value, to: &utf8)
      position += found.length
    }
    log = attempt
    let text = DecodedText(utf8: utf8, encoding: encoding, checkpoints: checkpoints)
    if let declaration = EncodingDeclaration(text.utf8.span) {
      compare(declaration, with: encoding, text.utf8, into: &log)
    }
    return text
  }

  /// Adds a warning if the declared name doesn't match the actual encoding; the actual encoding is used.
  private static func compare(
    _ declaration: EncodingDeclaration, with encoding: TextEncoding, _ text: [UInt8], into log: inout ProblemLog
  ) {
    guard !declaration.agrees(with: encoding) else { return }
    let name = Quotation.of(text[declaration.range])
    log.add(.encodingMismatch, at: declaration.range, subject: name, suggestion: encoding.rawValue)
  }
}
