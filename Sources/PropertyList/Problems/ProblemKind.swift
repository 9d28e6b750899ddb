extension PropertyList.Problem {
  /// A kind of problem with a property list; its `message` says what it is.
  package enum Kind: Sendable, Equatable, CaseIterable {
    // Any format

    case empty
    case blank
    case tooLarge
    case tooDeep
    case tooManyNodes
    case tooMuchContent
    case duplicateKey
    case keyWithoutValue
    case unclosedContainer
    case invalidEncoding
    case missingClose
    case prematureClose
    case missingOpening
    case unusualSpace
    case nulByte
    case typographicQuotes
    case typographicAttribute
    case unusualCharacter
    case loneSurrogate
    case conflictMarker
    case placeholder
    case htmlPage
    case jsonFile

    // The frame of an XML file

    case missingPlistElement
    case emptyPlist
    case secondRoot
    case trailingContent
    case nestedPlist
    case unusualVersion
    case spaceBeforeDeclaration
    case missingByteOrderMark
    case unknownEncoding
    case encodingMismatch
    case doctypeSubset
    case secondDoctype
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
    case unterminatedComment
    case unterminatedInstruction
    case unterminatedCDATA
    case commentInText
    case instructionInText
    case unknownEntity
    case bareAmpersand
    case invalidCharacterReference

    // Scalars

    case emptyNumber
    case invalidInteger
    case integerOutOfRange
    case paddedNumber
    case invalidReal
    case realOutOfRange
    case signedNaN
    case invalidDate
    case dateFraction
    case dateOffset
    case dateFieldOutOfRange
    case dateOutOfRange
    case emptyData
    case invalidBase64
    case unpaddedBase64
    case strayBase64
    case base64AfterPadding

    // Binary files

    case bytesAroundBinary
    case unsupportedVersion
    case truncatedFile
    case invalidTrailer
    case gapBeforeTrailer
    case invalidObjectOffset
    case invalidReference
    case narrowReferences
    case referenceCycle
    case invalidObject
    case lengthBeyondEnd
    case nullObject
    case wideInteger
    case wideNegative
    case nonFiniteDate
    case nonASCIIString
    case uidOutOfRange
    case nonStringKey
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
    case strayQuote
    case unterminatedOldComment
    case hashComment
    case decimalComma
    case commentNeedsSpace
    case needsQuotes
    case invalidHex
    case gnustepValue
    case octalOutOfRange
    case invalidEscape
    case contentAfterRoot
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
