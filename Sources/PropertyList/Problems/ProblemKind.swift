extension PropertyList.Problem {
  /// A kind of problem with a property list, which `message` and `hint` describe.
  package enum Kind: Sendable, Equatable, CaseIterable {
    // Any format

    case empty
    /// The file contains only white space and comments.
    case blank
    case tooLarge
    case tooDeep
    case tooManyNodes
    /// The contents that a binary file shares exceed the limit when they are expanded.
    case tooMuchContent
    case duplicateKey
    case keyWithoutValue
    case unclosedContainer
    case invalidEncoding
    /// A container has to end before this.
    case missingClose
    /// A closing bracket or tag ends the wrong container, or none.
    case prematureClose
    /// A container has to begin before this.
    case missingOpening
    /// A character that looks like white space isn't white space in property lists.
    case unusualSpace
    case nulByte
    /// A string of old-style text has the quotation marks of a word processor.
    case typographicQuotes
    /// An attribute of XML has the quotation marks of a word processor.
    case typographicAttribute
    /// A character is not allowed in XML.
    case unusualCharacter
    case loneSurrogate
    case conflictMarker
    /// A placeholder was never filled in.
    case placeholder
    case htmlPage
    case jsonFile

    // The frame of an XML file

    /// The values are outside a `plist` element.
    case missingPlistElement
    case emptyPlist
    case secondRoot
    /// Something follows the end of the `plist` element.
    case trailingContent
    case nestedPlist
    case unusualVersion
    case spaceBeforeDeclaration
    case missingByteOrderMark
    case unknownEncoding
    /// The bytes are in another encoding than the file declares.
    case encodingMismatch
    /// The document type contains declarations.
    case doctypeSubset
    case secondDoctype
    /// The document type comes after the beginning of the list.
    case misplacedDoctype
    case malformedDoctype

    // The elements of an XML file

    case unknownElement
    case mismatchedClose
    case unclosedElement
    case malformedTag
    case valueWithoutKey
    case keyOutsideDictionary
    case textBetweenElements
    case markupInText
    case contentInBoolean
    /// A comment of XML never ends.
    case unterminatedComment
    case unterminatedInstruction
    case unterminatedCDATA
    case commentInText
    case instructionInText
    case unknownEntity
    /// An ampersand doesn't begin an entity.
    case bareAmpersand
    case invalidCharacterReference

    // Scalars

    /// A number is missing.
    case emptyNumber
    case invalidInteger
    /// An integer does not fit into 64 bits.
    case integerOutOfRange
    /// White space surrounds a number.
    case paddedNumber
    case invalidReal
    /// A real is too large or too small for a `Double`; it is read as infinity or 0.
    case realOutOfRange
    case signedNaN
    case invalidDate
    case dateFraction
    /// A date has an offset from UTC.
    case dateOffset
    /// The calendar has no such day or time.
    case dateFieldOutOfRange
    case dateOutOfRange
    /// Data is an empty element.
    case emptyData
    case invalidBase64
    case unpaddedBase64
    /// Digits are left over at the end of base64.
    case strayBase64
    case base64AfterPadding

    // Binary files

    case bytesAroundBinary
    case unsupportedVersion
    case truncatedFile
    case invalidTrailer
    case gapBeforeTrailer
    /// An object lies outside the file's objects.
    case invalidObjectOffset
    /// A reference doesn't lead to an object.
    case invalidReference
    /// References are narrower than other readers allow.
    case narrowReferences
    case referenceCycle
    /// An object has an unknown type.
    case invalidObject
    case lengthBeyondEnd
    case nullObject
    /// An integer is wider than 64 bits.
    case wideInteger
    /// A negative number is written in 128 bits.
    case wideNegative
    /// A date isn't a number.
    case nonFiniteDate
    /// A string is marked as ASCII but is not ASCII.
    case nonASCIIString
    /// A reference of an archive has more than 32 bits.
    case uidOutOfRange
    case nonStringKey
    /// A set is read as an array.
    case setAsArray
    case brokenUnusedObject

    // Old-style text

    case unexpectedCharacter
    case missingSemicolon
    case missingEquals
    case missingComma
    case missingValue
    case unterminatedString
    case missingQuote
    /// A quotation mark is one too many.
    case strayQuote
    /// A comment of old-style text never ends.
    case unterminatedOldComment
    case hashComment
    /// A number has a comma instead of a point.
    case decimalComma
    /// A slash after a word doesn't begin a comment.
    case commentNeedsSpace
    case needsQuotes
    /// Data contains something other than pairs of hexadecimal digits.
    case invalidHex
    /// A typed value of GNUstep is not accepted.
    case gnustepValue
    /// An octal escape is beyond the last one.
    case octalOutOfRange
    case invalidEscape
    case contentAfterRoot
    /// An escape is not known, and the character itself is read.
    case unknownEscape
  }
}

extension PropertyList.Problem.Kind {
  /// How much of what the author meant is lost because of a problem.
  private enum Loss {
    /// Nothing: it's a warning.
    case nothing
    /// A single value, while everything else in the file is read as intended.
    case oneValue
    /// A part of the text, but no key or value that is in the file.
    case text
    /// Keys or values around it, which may be missing or misplaced in the list.
    case entries
  }

  private var loss: Loss {
    switch self {
    case .duplicateKey, .typographicAttribute, .unusualCharacter, .loneSurrogate, .missingPlistElement,
      .trailingContent, .nestedPlist, .unusualVersion, .spaceBeforeDeclaration, .missingByteOrderMark,
      .encodingMismatch,
      .secondDoctype, .keyOutsideDictionary, .commentInText, .instructionInText, .paddedNumber, .realOutOfRange,
      .signedNaN, .dateFraction, .dateOffset, .dateFieldOutOfRange, .emptyData, .unpaddedBase64, .strayBase64,
      .narrowReferences, .wideNegative, .nonASCIIString, .setAsArray, .brokenUnusedObject, .unterminatedOldComment,
      .unknownEscape:
      .nothing
    case .unknownEntity, .bareAmpersand, .invalidCharacterReference, .emptyNumber, .invalidInteger, .integerOutOfRange,
      .invalidReal, .invalidDate, .dateOutOfRange, .invalidBase64, .base64AfterPadding, .decimalComma:
      .oneValue
    case .invalidEncoding, .unusualSpace, .typographicQuotes, .unknownElement, .missingSemicolon, .missingComma,
      .hashComment, .commentNeedsSpace, .needsQuotes, .invalidHex, .invalidEscape:
      .text
    case .empty, .blank, .tooLarge, .tooDeep, .tooManyNodes, .tooMuchContent, .keyWithoutValue, .unclosedContainer,
      .missingClose, .prematureClose, .missingOpening, .nulByte, .conflictMarker, .placeholder, .htmlPage, .jsonFile,
      .emptyPlist, .secondRoot, .unknownEncoding, .doctypeSubset, .misplacedDoctype, .malformedDoctype,
      .mismatchedClose, .unclosedElement, .malformedTag, .valueWithoutKey, .textBetweenElements, .markupInText,
      .contentInBoolean, .unterminatedComment, .unterminatedInstruction, .unterminatedCDATA, .bytesAroundBinary,
      .unsupportedVersion, .truncatedFile, .invalidTrailer, .gapBeforeTrailer, .invalidObjectOffset,
      .invalidReference, .referenceCycle, .invalidObject, .lengthBeyondEnd, .nullObject, .wideInteger, .nonFiniteDate,
      .uidOutOfRange, .nonStringKey, .unexpectedCharacter, .missingEquals, .missingValue, .unterminatedString,
      .missingQuote, .strayQuote, .gnustepValue, .octalOutOfRange, .contentAfterRoot:
      .entries
    }
  }

  package var severity: PropertyList.Problem.Severity { loss == .nothing ? .warning : .error }

  /// Whether it affects a single value at most, while everything else in the file is read as intended.
  package var isOfOneValue: Bool { loss == .nothing || loss == .oneValue }

  /// Whether keys or values around it may be missing or misplaced in the list, although they are in the file.
  package var losesEntries: Bool { loss == .entries }
}
