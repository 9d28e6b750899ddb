extension PropertyList.Problem {
  /// Everything that can be wrong with a property list; `message` and `hint` say it in words.
  public enum Kind: Sendable, Equatable, CaseIterable {
    // Any form

    /// The file is empty.
    case empty
    /// The file holds nothing but blanks and comments.
    case blank
    /// The file is larger than the limit.
    case tooLarge
    /// Containers are nested deeper than the limit.
    case tooDeep
    /// There are more keys and values than the limit.
    case tooManyNodes
    /// Written out, what a binary file shares is more than the limit.
    case tooMuchContent
    /// A key stands in its dictionary already.
    case duplicateKey
    /// A key has no value.
    case keyWithoutValue
    /// A dictionary or array is never closed.
    case unclosedContainer
    /// The bytes are not valid in the encoding of the file.
    case invalidUTF8
    /// There is a NUL byte in the text.
    case nulByte
    /// A string of old-style text stands in the quotation marks of a word processor.
    case typographicQuotes
    /// An attribute of XML stands in the quotation marks of a word processor.
    case typographicAttribute
    /// A character is not allowed in XML.
    case unusualCharacter
    /// Half a surrogate pair stands alone.
    case loneSurrogate
    /// A version control system has left a conflict marker.
    case conflictMarker
    /// A placeholder was never filled in.
    case placeholder
    /// The file is a web page.
    case htmlPage
    /// The file is JSON.
    case isJSON

    // The frame of an XML file

    /// The values stand outside a `plist` element.
    case missingPlistElement
    /// The `plist` element holds no value.
    case emptyPlist
    /// There is a second outermost value.
    case secondRoot
    /// Something stands after the end of the `plist` element.
    case trailingContent
    /// A `plist` element stands inside another.
    case nestedPlist
    /// The version is not known.
    case unusualVersion
    /// Blanks stand before the XML declaration.
    case spaceBeforeDeclaration
    /// UTF-16 has no byte-order mark.
    case missingByteOrderMark
    /// The encoding cannot be read.
    case unknownEncoding
    /// The bytes are in another encoding than the file says.
    case encodingMismatch
    /// The document type declares things of its own.
    case doctypeSubset
    /// There is a second document type.
    case secondDoctype
    /// The document type stands behind the beginning of the list.
    case misplacedDoctype
    /// The document type cannot be read.
    case malformedDoctype

    // The elements of an XML file

    /// No element of property lists has this name.
    case unknownElement
    /// A closing tag does not close what is open.
    case mismatchedClose
    /// An element is never closed.
    case unclosedElement
    /// A tag cannot be read.
    case malformedTag
    /// A value stands in a dictionary without a key before it.
    case valueWithoutKey
    /// A key stands outside a dictionary.
    case keyOutsideDictionary
    /// Text stands between elements.
    case textBetweenElements
    /// An element stands inside text.
    case markupInText
    /// Something stands inside a boolean.
    case contentInBoolean
    /// A comment of XML never ends.
    case unterminatedComment
    /// A processing instruction never ends.
    case unterminatedInstruction
    /// A CDATA section never ends.
    case unterminatedCDATA
    /// A comment stands inside a value.
    case commentInText
    /// A processing instruction stands inside a value.
    case instructionInText
    /// Property lists know no such entity.
    case unknownEntity
    /// An ampersand begins no entity.
    case bareAmpersand
    /// A reference stands for no character.
    case invalidCharacterReference

    // Scalars

    /// A number is missing.
    case emptyNumber
    /// A text isn't a whole number.
    case invalidInteger
    /// An integer does not fit into 64 bits.
    case integerOutOfRange
    /// Blanks stand around a number.
    case paddedNumber
    /// A text isn't a number.
    case invalidReal
    /// A number is beyond what 64 bits hold.
    case realOutOfRange
    /// Something other than a number has a sign.
    case signedNaN
    /// A text isn't a date.
    case invalidDate
    /// A date has a fraction of a second.
    case dateFraction
    /// A date has an offset from UTC.
    case dateOffset
    /// The calendar has no such day or time.
    case dateFieldOutOfRange
    /// A date is too far away.
    case dateOutOfRange
    /// Data is an empty element.
    case emptyData
    /// A text isn't base64.
    case invalidBase64
    /// Base64 lacks its padding.
    case unpaddedBase64
    /// Digits are left over at the end of base64.
    case strayBase64
    /// Base64 goes on behind its padding.
    case base64AfterPadding

    // Binary files

    /// Bytes stand around a binary list.
    case bytesAroundBinary
    /// The version of the binary form cannot be read.
    case unsupportedVersion
    /// The file is too short to be a binary list.
    case truncatedFile
    /// The trailer is damaged.
    case invalidTrailer
    /// Bytes that belong to nothing stand before the trailer.
    case gapBeforeTrailer
    /// An object lies outside the file's objects.
    case invalidObjectOffset
    /// A reference leads to no object.
    case invalidReference
    /// References are narrower than other readers allow.
    case narrowReferences
    /// An object contains itself.
    case referenceCycle
    /// An object has an unknown type.
    case invalidObject
    /// An object is longer than the file.
    case lengthBeyondEnd
    /// An object is null.
    case nullObject
    /// An integer is wider than 64 bits.
    case wideInteger
    /// A negative number is written in 128 bits.
    case wideNegative
    /// A date isn't a number.
    case nonFiniteDate
    /// A string is marked as ASCII but is not.
    case nonASCIIString
    /// A reference of an archive has more than 32 bits.
    case uidOutOfRange
    /// A key isn't a string.
    case nonStringKey
    /// A set is read as an array.
    case setAsArray
    /// An object that nothing uses is damaged.
    case brokenUnusedObject

    // Old-style text

    /// A character is not expected where it stands.
    case unexpectedCharacter
    /// A semicolon is missing behind a value.
    case missingSemicolon
    /// An equals sign is missing behind a key.
    case missingEquals
    /// A comma is missing between values.
    case missingComma
    /// A value is missing.
    case missingValue
    /// A string never ends.
    case unterminatedString
    /// A comment of old-style text never ends.
    case unterminatedOldComment
    /// A slash behind a word begins no comment.
    case commentNeedsSpace
    /// A string with such a character needs quotes.
    case needsQuotes
    /// Data contains something other than pairs of hexadecimal digits.
    case invalidHex
    /// A typed value of GNUstep is not accepted.
    case gnustepValue
    /// An octal escape is beyond the last one.
    case octalOutOfRange
    /// An escape stands for nothing.
    case invalidEscape
    /// Something stands behind the outermost value.
    case contentAfterRoot
    /// An escape is not known, and the character itself is read.
    case unknownEscape
  }
}

extension PropertyList.Problem.Kind {
  /// Whether the file is still a property list despite the problem.
  public var severity: PropertyList.Problem.Severity {
    switch self {
    case .duplicateKey, .unusualCharacter, .loneSurrogate, .missingPlistElement, .trailingContent,
      .nestedPlist, .unusualVersion, .spaceBeforeDeclaration, .missingByteOrderMark, .encodingMismatch,
      .secondDoctype, .keyOutsideDictionary, .commentInText, .instructionInText, .paddedNumber,
      .realOutOfRange, .signedNaN, .dateFraction, .dateOffset, .dateFieldOutOfRange, .emptyData,
      .unpaddedBase64, .strayBase64, .narrowReferences, .wideNegative, .nonASCIIString, .setAsArray,
      .typographicAttribute, .brokenUnusedObject, .unterminatedOldComment, .unknownEscape:
      .warning
    default:
      .error
    }
  }
}
