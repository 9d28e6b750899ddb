extension Problem {
  /// Everything that can be wrong with a property list; `message` and `hint` say it in words.
  public enum Kind: Sendable, Equatable, CaseIterable {
    // Any form
    case empty, blank, tooLarge, tooDeep, tooManyNodes, tooMuchContent
    case duplicateKey, keyWithoutValue, unclosedContainer
    case invalidUTF8, nulByte, unusualCharacter, loneSurrogate
    case conflictMarker, placeholder, htmlPage, isJSON

    // The frame of an XML file
    case missingPlistElement, emptyPlist, secondRoot, trailingContent, nestedPlist, unusualVersion
    case spaceBeforeDeclaration, missingByteOrderMark, unknownEncoding, encodingMismatch
    case doctypeSubset, secondDoctype, misplacedDoctype, malformedDoctype

    // The elements of an XML file
    case unknownElement, mismatchedClose, unclosedElement, malformedTag
    case valueWithoutKey, keyOutsideDictionary
    case textBetweenElements, markupInText, contentInBoolean
    case unterminatedComment, unterminatedInstruction, unterminatedCDATA
    case commentInText, instructionInText
    case unknownEntity, bareAmpersand, invalidCharacterReference

    // Scalars
    case emptyNumber, invalidInteger, integerOutOfRange, paddedNumber
    case invalidReal, realOutOfRange, signedNaN
    case invalidDate, dateFraction, dateOffset, dateFieldOutOfRange, dateOutOfRange
    case emptyData, invalidBase64, unpaddedBase64, strayBase64, base64AfterPadding

    // Binary files
    case bytesAroundBinary, unsupportedVersion, truncatedFile, invalidTrailer, gapBeforeTrailer
    case invalidObjectOffset, invalidReference, narrowReferences, referenceCycle
    case invalidObject, lengthBeyondEnd, nullObject, wideInteger, wideNegative
    case nonFiniteDate, nonASCIIString, uidOutOfRange, keyIsNoString, setAsArray, brokenUnusedObject

    // Old-style text
    case unexpectedCharacter, missingSemicolon, missingEquals, missingComma, missingValue
    case unterminatedString, unterminatedOldComment, commentNeedsSpace, needsQuotes
    case invalidHex, gnustepValue, octalOutOfRange, invalidEscape, contentAfterRoot
    case unknownEscape
  }
}

extension Problem.Kind {
  /// Whether the file is still a property list in spite of it.
  public var severity: Problem.Severity {
    switch self {
    case .duplicateKey, .unusualCharacter, .loneSurrogate, .missingPlistElement, .trailingContent,
      .nestedPlist, .unusualVersion, .spaceBeforeDeclaration, .missingByteOrderMark, .encodingMismatch,
      .secondDoctype, .keyOutsideDictionary, .commentInText, .instructionInText, .paddedNumber,
      .realOutOfRange, .signedNaN, .dateFraction, .dateOffset, .dateFieldOutOfRange, .emptyData,
      .unpaddedBase64, .strayBase64, .narrowReferences, .wideNegative, .nonASCIIString, .setAsArray,
      .brokenUnusedObject, .unterminatedOldComment, .unknownEscape:
      .warning
    default:
      .error
    }
  }
}
