extension PropertyList.Problem {
  /// What to do about the problem, in one sentence without a period, or `nil` if that is obvious.
  public var hint: String? {
    switch kind {
    case .unknownElement where subject.utf8.starts(with: "bool".utf8): "write `<true/>` or `<false/>`"
    case .decimalComma: suggestion.map { "write `\($0)`" }
    case .unknownElement, .mismatchedClose, .malformedTag, .invalidInteger, .invalidReal:
      suggestion.map { "did you mean `\($0)`?" }
    case .unknownEntity: "write `&amp;` for `&`; XML itself has only `&lt;` `&gt;` `&amp;` `&quot;` `&apos;`"
    case .bareAmpersand: "write `&amp;`"
    case .markupInText:
      suggestion.map {
        $0.utf8.first == UInt8(ascii: "<")
          ? "did you mean `\($0)`?" : "close `<\($0)>` first, or write `&lt;` for `<`"
      }
    case .textBetweenElements: "put it in `\(suggestion ?? "<string>…</string>")`, or in a comment"
    case .duplicateKey: "the first one is used"
    case .keyWithoutValue: "write a value after the key, or remove the key"
    case .valueWithoutKey:
      subject.utf8.elementsEqual("dict".utf8)
        ? "close the dictionary before it with `</dict>`, or write `<key>…</key>` before it"
        : "write `<key>…</key>` before it"
    case .missingClose: suggestion.map { "close `\($0)` first, or remove it if it is one too many" }
    case .prematureClose: "remove it, or move it to where it belongs"
    case .missingOpening:
      suggestion.map { container in
        let mark = subject.utf8.first == UInt8(ascii: "<") ? "tag" : "bracket"
        return "write `\(subject)` there, or look for an extra closing \(mark) after that `\(container)`"
      }
    case .unterminatedComment: suggestion.map { "write `\($0)` at its end" }
    case .unusualSpace:
      suggestion.map { "write spaces or tabs instead, here and in \($0) other place\($0 == "1" ? "" : "s")" }
        ?? "write a space instead"
    case .hashComment:
      suggestion.map { "write `//` instead, here and on \($0) other line\($0 == "1" ? "" : "s")" }
        ?? "write `//` instead"
    case .conflictMarker: "merge the two versions and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`"
    case .placeholder: "fill it in"
    case .htmlPage: "the download probably returned a web page instead of the file"
    case .jsonFile: "`bookplay convert` turns it into a property list"
    case .emptyPlist: "put a `<dict>` or an `<array>` in it"
    case .missingPlistElement: "put `<plist version=\"1.0\">` before it and `</plist>` after it"
    case .spaceBeforeDeclaration: "remove the white space"
    case .encodingMismatch: "correct the declaration, or save the file as UTF-8"
    case .unknownEncoding, .missingByteOrderMark, .invalidEncoding: "save the file as UTF-8"
    case .doctypeSubset: "remove everything from `[` to `]`"
    case .integerOutOfRange: "use `<real>` for very large numbers"
    case .emptyData: "write `<data></data>`"
    case .unpaddedBase64: suggestion.map { "add `\($0)`" }
    case .unexpectedCharacter: suggestion.map { "write \($0) instead" }
    case .typographicQuotes: suggestion.map { "write `\($0)`" } ?? "write straight quotes, `\"`"
    case .typographicAttribute: "write straight quotes, `\"`"
    case .needsQuotes: suggestion.map { "write `\($0)`" } ?? "put the whole string in quotes"
    case .missingQuote: "write `\"` at both ends of the string"
    case .strayQuote: "write `\\\(suggestion ?? "\"")` for a quotation mark inside a string"
    case .missingEquals: suggestion.map { "write `=` instead of `\($0)`" }
    case .commentNeedsSpace: "write a space before the comment"
    case .missingSemicolon: "write `;` at the end of the entry"
    case .gnustepValue: "convert the file to XML with GNUstep's own tools"
    default: nil
    }
  }
}

extension PropertyList.Problem.Note {
  /// What the note says about its position, in a few words.
  public var message: String {
    switch kind {
    case .openedHere: "`\(subject)` was opened here"
    case .pendingKey: "the key `\(subject)` has no value yet"
    case .firstHere: "the first `\(subject)` is here"
    case .againHere: "`\(subject)` appears again here"
    case .startedHere: "the string before it starts here and may lack its closing quotation mark"
    }
  }
}
