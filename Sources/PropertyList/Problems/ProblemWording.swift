extension PropertyList.Problem {
  /// What is wrong, in one sentence without a full stop.
  public var message: String {
    switch kind {
    case .empty: "the file is empty"
    case .blank: "the file holds nothing but blanks and comments"
    case .tooLarge: "the file is larger than \(subject) bytes, the most that is read"
    case .tooDeep: "containers are nested deeper than \(subject) levels, the most that is read"
    case .tooManyNodes: "the file holds more than \(subject) keys and values, the most that is read"
    case .tooMuchContent: "written out, what the file shares comes to more than \(subject) bytes, the most that is read"
    case .duplicateKey: "the key `\(subject)` stands in this dictionary already"
    case .keyWithoutValue: "the key `\(subject)` has no value"
    case .unclosedContainer: "`\(subject)` is never closed"
    case .invalidUTF8: "this is not valid \(subject.isEmpty ? "UTF-8" : subject)"
    case .nulByte: "there is a NUL byte in the text"
    case .unusualCharacter: "the character \(subject) is not allowed in XML; other readers may refuse the file"
    case .loneSurrogate: "half a surrogate pair is no character; U+FFFD is read instead"
    case .conflictMarker: "this is a conflict marker of a version control system"
    case .placeholder: "`\(subject)` is a placeholder that was never filled in"
    case .htmlPage: "this is an HTML page, not a property list"
    case .isJSON: "this is JSON, not a property list"
    default: xmlMessage
    }
  }

  private var xmlMessage: String {
    switch kind {
    case .missingPlistElement: "the values stand outside a `<plist>` element"
    case .emptyPlist: "the `<plist>` element holds no value"
    case .secondRoot: "a property list has one outermost value, and this is a second one"
    case .trailingContent: "something stands after `</plist>`; it is passed over"
    case .nestedPlist: "a `<plist>` stands inside another"
    case .typographicAttribute:
      "`\(subject)` is a curly quote of a word processor; other readers refuse the file"
    case .unusualVersion: "`\(subject)` is no known version of a property list; it is read as 1.0"
    case .spaceBeforeDeclaration: "blanks stand before `<?xml`; other readers refuse the file"
    case .missingByteOrderMark: "the file is UTF-16 without a byte-order mark; other readers refuse it"
    case .unknownEncoding: "the encoding `\(subject)` cannot be read"
    case .encodingMismatch: "the file says that it is \(subject), but its bytes are \(suggestion ?? "not")"
    case .doctypeSubset: "the document type declares things of its own, which is not read, for safety"
    case .secondDoctype: "there is a second `<!DOCTYPE`"
    case .misplacedDoctype: "`<!DOCTYPE` may stand before `<plist>` only"
    case .malformedDoctype: "this is no `<!DOCTYPE plist …>`"
    case .unknownElement: "`<\(subject)>` is no element of a property list"
    case .mismatchedClose: "`</\(subject)>` does not close what is open here"
    case .unclosedElement: "`<\(subject)>` is never closed"
    case .malformedTag: "this tag is malformed"
    case .valueWithoutKey: "`<\(subject)>` stands in a dictionary without a key before it"
    case .keyOutsideDictionary: "a `<key>` outside a dictionary is read as a string"
    case .textBetweenElements: "text stands between the elements: `\(subject)`"
    case .markupInText: "`<\(subject)>` stands inside text"
    case .contentInBoolean: "`\(subject)` stands inside a boolean, which holds nothing"
    case .unterminatedComment: "this comment never ends"
    case .unterminatedInstruction: "this processing instruction never ends"
    case .unterminatedCDATA: "this CDATA section never ends"
    case .commentInText: "a comment inside a value is passed over; other readers refuse it"
    case .instructionInText: "a processing instruction inside a value is passed over; other readers refuse it"
    case .unknownEntity: "`\(subject)` is no entity that property lists know"
    case .bareAmpersand: "`&` begins an entity, but none follows"
    case .invalidCharacterReference: "`\(subject)` stands for no character"
    default: scalarMessage
    }
  }

  private var scalarMessage: String {
    switch kind {
    case .emptyNumber: "a number is missing here"
    case .invalidInteger: "`\(subject)` is no whole number"
    case .integerOutOfRange: "`\(subject)` is out of range: integers go from −2⁶³ to 2⁶⁴ − 1"
    case .paddedNumber: "blanks stand around this number; other readers refuse it"
    case .invalidReal: "`\(subject)` is no number"
    case .realOutOfRange: "`\(subject)` is beyond what 64 bits hold; \(suggestion ?? "infinity") is read"
    case .signedNaN: "NaN has no sign"
    case .invalidDate: "`\(subject)` is no date of the form 2012-06-30T18:00:00Z"
    case .dateFraction: "dates hold whole seconds; the fraction is kept here, but other readers refuse it"
    case .dateOffset: "dates are in UTC and end in `Z`; the offset is taken off, but other readers refuse it"
    case .dateFieldOutOfRange: "the calendar has no such day or time; the date is read as \(suggestion ?? "the next")"
    case .dateOutOfRange: "`\(subject)` is too far away for a date"
    case .emptyData: "`<data/>` is read as no bytes; other readers refuse it"
    case .invalidBase64: "`\(subject)` is no base64"
    case .unpaddedBase64: "this base64 lacks its `=` at the end; other readers find no bytes here"
    case .strayBase64: "`\(subject)` is left over at the end of this base64 and is passed over"
    case .base64AfterPadding: "`\(subject)` stands after the `=` that ends base64"
    default: binaryMessage
    }
  }

  private var binaryMessage: String {
    switch kind {
    case .bytesAroundBinary: "the binary property list has \(subject)"
    case .unsupportedVersion: "version `\(subject)` of the binary form cannot be read"
    case .truncatedFile: "the file is too short to be a binary property list"
    case .invalidTrailer: "the file's trailer is damaged: \(subject)"
    case .gapBeforeTrailer: "bytes that belong to nothing stand before the trailer"
    case .invalidObjectOffset: "\(subject) lies outside the file's objects"
    case .invalidReference: "\(subject) refers to an object that does not exist"
    case .narrowReferences: "the file's references are too narrow by the rule of other readers, which refuse it"
    case .referenceCycle: "\(subject) contains itself"
    case .invalidObject: "\(subject) is of no known type"
    case .lengthBeyondEnd: "\(subject) is longer than the file"
    case .nullObject: "\(subject) is null, which property lists do not hold"
    case .wideInteger: "\(subject) is wider than 64 bits"
    case .wideNegative: "\(subject) is a negative number in 128 bits, which other readers take for a large positive one"
    case .nonFiniteDate: "\(subject) is a date that is no number"
    case .nonASCIIString: "\(subject) is marked as ASCII but is not; it is read as Latin-1"
    case .uidOutOfRange: "\(subject) is a reference of an archive beyond 2³² − 1"
    case .keyIsNoString: "\(subject) is used as a key but is no string"
    case .setAsArray: "\(subject) is a set; it is read as an array"
    case .brokenUnusedObject: "\(subject) is damaged; nothing uses it"
    default: asciiMessage
    }
  }

  private var asciiMessage: String {
    switch kind {
    case .unexpectedCharacter: "`\(subject)` is not expected here"
    case .missingSemicolon: "`;` is missing after this value"
    case .missingEquals: "`=` is missing after this key"
    case .missingComma: "`,` is missing between the values of an array"
    case .missingValue: "a value is missing here"
    case .unterminatedString: "this string never ends"
    case .unterminatedOldComment: "this comment never ends"
    case .commentNeedsSpace: "`/` is part of the word before it, so this begins no comment"
    case .typographicQuotes:
      "`\(subject)` stands in the curly quotes of a word processor, which are not quotes here"
    case .needsQuotes: "`\(subject)` cannot stand in a string without quotes"
    case .invalidHex: "`\(subject)` is no pair of hexadecimal digits"
    case .gnustepValue: "this is a typed value of GNUstep, which property lists do not have"
    case .octalOutOfRange: "`\(subject)` is beyond the last octal escape, `\\377`"
    case .invalidEscape: "`\(subject)` is no escape"
    case .unknownEscape: "`\(subject)` is no escape; `\(suggestion ?? "")` is read"
    case .contentAfterRoot: "something stands after the outermost value"
    default: ""
    }
  }
}
