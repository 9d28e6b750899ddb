extension PropertyList.Problem {
  /// What is wrong, in one sentence without a period.
  public var message: String {
    switch kind {
    case .empty: "the file is empty"
    case .blank: "the file contains only white space and comments"
    case .tooLarge: "the file is larger than \(subject) bytes, which is the limit"
    case .tooDeep: "containers are nested deeper than \(subject) levels, which is the limit"
    case .tooManyNodes: "the file contains more than \(subject) keys and values, which is the limit"
    case .tooMuchContent: "the shared objects of the file expand to more than \(subject) bytes, which is the limit"
    case .duplicateKey: "the key `\(subject)` appears twice in this dictionary"
    case .keyWithoutValue: "the key `\(subject)` has no value"
    case .unclosedContainer: "`\(subject)` is never closed"
    case .missingClose, .missingOpening: "`\(subject)` is missing before this"
    case .prematureClose:
      suggestion.map { "this `\(subject)` closes `\($0)` too early, or is one too many" }
        ?? "this `\(subject)` closes nothing"
    case .unusualSpace: "\(subject) is not white space in property lists"
    case .invalidEncoding: "this is not valid \(subject.isEmpty ? "UTF-8" : subject)"
    case .nulByte: "there is a NUL byte in the text"
    case .unusualCharacter: "the character \(subject) is not allowed in XML; other readers may reject the file"
    case .loneSurrogate: "half a surrogate pair is not a character; it is read as U+FFFD"
    case .conflictMarker: "this is a conflict marker of a version control system"
    case .placeholder: "`\(subject)` is a placeholder that was never filled in"
    case .htmlPage: "this is an HTML page, not a property list"
    case .jsonFile: "this is JSON, not a property list"
    default: xmlMessage
    }
  }

  private var xmlMessage: String {
    switch kind {
    case .missingPlistElement: "the values are outside a `<plist>` element"
    case .emptyPlist: "the `<plist>` element contains no value"
    case .secondRoot: "a property list has one outermost value, but this is a second one"
    case .trailingContent: "there is something after `</plist>`; it is ignored"
    case .nestedPlist: "a `<plist>` is inside another one"
    case .typographicAttribute:
      "`\(subject)` is a curly quote, not a straight one; other readers reject the file"
    case .unusualVersion: "`\(subject)` is not a known version of property lists; the file is read as version 1.0"
    case .spaceBeforeDeclaration: "there is white space before `<?xml`; other readers reject the file"
    case .missingByteOrderMark: "the file is UTF-16 without a byte-order mark; other readers reject it"
    case .unknownEncoding: "the encoding `\(subject)` cannot be read"
    case .encodingMismatch: "the file is declared as \(subject), but its bytes are \(suggestion ?? "not")"
    case .doctypeSubset: "the document type contains declarations, which are ignored for safety"
    case .secondDoctype: "there is a second `<!DOCTYPE`"
    case .misplacedDoctype: "`<!DOCTYPE` is only allowed before `<plist>`"
    case .malformedDoctype: "this is not `<!DOCTYPE plist …>`"
    case .unknownElement: "`<\(subject)>` is not an element of property lists"
    case .mismatchedClose: "`</\(subject)>` does not match the open element"
    case .unclosedElement: "`<\(subject)>` is never closed"
    case .malformedTag: "this tag is malformed"
    case .valueWithoutKey: "`<\(subject)>` is in a dictionary but has no key before it"
    case .keyOutsideDictionary: "a `<key>` outside a dictionary is read as a string"
    case .textBetweenElements: "there is text between the elements: `\(subject)`"
    case .markupInText: "`<\(subject)>` is inside text"
    case .contentInBoolean: "`\(subject)` is inside a boolean, which must be empty"
    case .unterminatedComment: "this comment never ends"
    case .unterminatedInstruction: "this processing instruction never ends"
    case .unterminatedCDATA: "this CDATA section never ends"
    case .commentInText: "a comment inside a value is ignored; other readers reject it"
    case .instructionInText: "a processing instruction inside a value is ignored; other readers reject it"
    case .unknownEntity: "`\(subject)` is not an entity of property lists"
    case .bareAmpersand: "`&` starts an entity, but none follows"
    case .invalidCharacterReference: "`\(subject)` does not stand for a character"
    default: scalarMessage
    }
  }

  private var scalarMessage: String {
    switch kind {
    case .emptyNumber: "a number is missing here"
    case .invalidInteger: "`\(subject)` is not a whole number"
    case .integerOutOfRange: "`\(subject)` is out of range: integers go from −2⁶³ to 2⁶⁴ − 1"
    case .paddedNumber: "there is white space around this number; other readers reject it"
    case .invalidReal: "`\(subject)` is not a number"
    case .realOutOfRange: "`\(subject)` is beyond what 64 bits can hold; it is read as \(suggestion ?? "infinity")"
    case .signedNaN: "NaN cannot have a sign"
    case .invalidDate: "`\(subject)` is not a date such as 2012-06-30T18:00:00Z"
    case .dateFraction: "dates hold whole seconds; the fraction is kept here, but other readers reject it"
    case .dateOffset: "dates are in UTC and end in `Z`; the offset is converted, but other readers reject it"
    case .dateFieldOutOfRange: "there is no such day or time; the date is read as \(suggestion ?? "the next")"
    case .dateOutOfRange: "`\(subject)` is too far in the past or future for a date"
    case .emptyData: "`<data/>` is read as no bytes; other readers reject it"
    case .invalidBase64: "`\(subject)` is not base64"
    case .unpaddedBase64: "this base64 lacks the `=` at its end; other readers find no data here"
    case .strayBase64: "`\(subject)` is left over at the end of this base64 and is ignored"
    case .base64AfterPadding: "`\(subject)` comes after the `=` that ends the base64"
    default: binaryMessage
    }
  }

  private var binaryMessage: String {
    switch kind {
    case .bytesAroundBinary: "the binary property list has \(subject)"
    case .unsupportedVersion: "version `\(subject)` of the binary format is not supported"
    case .truncatedFile: "the file is too short to be a binary property list"
    case .invalidTrailer: "the file's trailer is damaged: \(subject)"
    case .gapBeforeTrailer: "there are unused bytes before the trailer"
    case .invalidObjectOffset: "\(subject) lies outside the file's objects"
    case .invalidReference: "\(subject) refers to an object that does not exist"
    case .narrowReferences: "the file's references are too narrow for other readers, which reject it"
    case .referenceCycle: "\(subject) contains itself"
    case .invalidObject: "\(subject) has an unknown type"
    case .lengthBeyondEnd: "\(subject) is longer than the file"
    case .nullObject: "\(subject) is null, which property lists cannot contain"
    case .wideInteger: "\(subject) is wider than 64 bits"
    case .wideNegative: "\(subject) is a negative 128-bit number, which other readers read as a large positive one"
    case .nonFiniteDate: "\(subject) is a date that is not a number"
    case .nonASCIIString: "\(subject) is marked as ASCII but is not; it is read as Latin-1"
    case .uidOutOfRange: "\(subject) is an archive reference beyond 2³² − 1"
    case .nonStringKey: "\(subject) is used as a key but is not a string"
    case .setAsArray: "\(subject) is a set; it is read as an array"
    case .brokenUnusedObject: "\(subject) is damaged, but nothing uses it"
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
    case .missingQuote: "a quotation mark seems to be missing in this line"
    case .strayQuote: "this line has one quotation mark too many, or one too few"
    case .unterminatedOldComment: "this comment never ends"
    case .hashComment: "`#` does not begin a comment in old-style text"
    case .decimalComma: "`\(subject)` is a number with a comma, but decimals are written with a point"
    case .commentNeedsSpace: "`/` is part of the word before it, so this does not start a comment"
    case .typographicQuotes:
      "`\(subject)` is in curly quotes, which do not count as quotes here"
    case .needsQuotes: "`\(subject)` is not allowed in a string without quotes"
    case .invalidHex: "`\(subject)` is not a pair of hexadecimal digits"
    case .gnustepValue: "this is a typed GNUstep value, which property lists do not support"
    case .octalOutOfRange: "`\(subject)` is beyond the last octal escape, `\\377`"
    case .invalidEscape: "`\(subject)` is not an escape"
    case .unknownEscape: "`\(subject)` is not an escape; it is read as `\(suggestion ?? "")`"
    case .contentAfterRoot: "there is something after the outermost value"
    default: ""
    }
  }
}
