extension PropertyList.Problem.Kind {
  /// Whether it affects a single value, while everything else in the file is read as intended.
  package var isOfOneValue: Bool {
    switch self {
    case .emptyNumber, .invalidInteger, .integerOutOfRange, .invalidReal, .invalidDate, .dateOutOfRange,
      .decimalComma, .invalidBase64, .base64AfterPadding, .unknownEntity, .bareAmpersand, .invalidCharacterReference:
      true
    default: severity == .warning
    }
  }
}

extension PropertyList.Problem.Kind {
  /// Whether keys or values around it may be missing or misplaced in the list, although they are in the file.
  package var losesEntries: Bool {
    switch self {
    case .unusualSpace, .hashComment, .missingSemicolon, .missingComma, .needsQuotes, .typographicQuotes,
      .commentNeedsSpace, .unknownElement, .unusualCharacter, .invalidEncoding, .invalidHex, .invalidEscape:
      false
    default: !isOfOneValue
    }
  }
}

extension PropertyList.Reading {
  /// Whether keys or values may be missing from the list, although they are in the file.
  package var losesEntries: Bool {
    unlistedProblems.errorCount > 0 || document.map { $0.isIncomplete($0.root) } ?? true
      || problems.contains { $0.kind.losesEntries }
  }

  /// Whether the list is complete except for values that cannot be understood.
  package var isWhole: Bool {
    document != nil && unlistedProblems.errorCount == 0 && problems.allSatisfy { $0.kind.isOfOneValue }
  }
}
