extension PropertyList.Problem {
  /// A kind of problem with a property list; the problem's `message` explains it.
  ///
  /// The kinds are grouped by the loss that they cause, least first.
  package enum Kind: UInt8, Sendable, CaseIterable {
    // Nothing is lost: a warning.
    case duplicateKey, typographicAttribute, unusualCharacter, loneSurrogate, missingPlistElement, trailingContent,
      nestedPlist, unusualVersion, spaceBeforeDeclaration, missingByteOrderMark, encodingMismatch, secondDoctype,
      keyOutsideDictionary, commentInText, instructionInText, paddedNumber, realOutOfRange, signedNaN, dateFraction,
      dateOffset, dateFieldOutOfRange, emptyData, unpaddedBase64, strayBase64, narrowReferences, wideNegative,
      nonASCIIString, setAsArray, brokenUnusedObject, unterminatedOldComment, unknownEscape

    // A single value is lost, while everything else in the file is read as intended.
    case unknownEntity, bareAmpersand, invalidCharacterReference, emptyNumber, invalidInteger, integerOutOfRange,
      invalidReal, invalidDate, dateOutOfRange, invalidBase64, base64AfterPadding, decimalComma

    // A part of the text is lost, but no key or value that is in the file.
    case invalidEncoding, unusualSpace, typographicQuotes, unknownElement, missingSemicolon, missingComma, hashComment,
      commentNeedsSpace, needsQuotes, invalidHex, invalidEscape

    // Keys or values around the problem may be missing or misplaced in the list.
    case empty, blank, tooLarge, tooDeep, tooManyNodes, tooMuchContent, keyWithoutValue, unclosedContainer,
      missingClose, prematureClose, missingOpening, nulByte, conflictMarker, placeholder, htmlPage, jsonFile,
      emptyPlist, secondRoot, unknownEncoding, doctypeSubset, misplacedDoctype, malformedDoctype, mismatchedClose,
      unclosedElement, malformedTag, valueWithoutKey, textBetweenElements, markupInText, contentInBoolean,
      unterminatedComment, unterminatedInstruction, unterminatedCDATA, bytesAroundBinary, unsupportedVersion,
      truncatedFile, invalidTrailer, gapBeforeTrailer, invalidObjectOffset, invalidReference, referenceCycle,
      invalidObject, lengthBeyondEnd, nullObject, wideInteger, nonFiniteDate, uidOutOfRange, nonStringKey,
      unexpectedCharacter, missingEquals, missingValue, unterminatedString, missingQuote, strayQuote, gnustepValue,
      octalOutOfRange, contentAfterRoot
  }
}

extension PropertyList.Problem.Kind {
  /// Returns whether the kind is in the group that ends with `last`, or in an earlier group.
  private func isUp(to last: Self) -> Bool { rawValue <= last.rawValue }

  package var severity: PropertyList.Problem.Severity { isUp(to: .unknownEscape) ? .warning : .error }

  /// Whether the problem affects a single value at most, while everything else in the file is read as intended.
  package var isOfOneValue: Bool { isUp(to: .decimalComma) }

  /// Whether keys or values around the problem may be missing or misplaced in the list, although they are in the file.
  package var losesEntries: Bool { !isUp(to: .invalidEscape) }
}
