extension PropertyList.Problem.Kind {
  /// Whether it affects a single value, while everything else in the file is read as intended.
  package var isOfOneValue: Bool {
    switch self {
    case .emptyNumber, .invalidInteger, .integerOutOfRange, .invalidReal, .invalidDate, .dateOutOfRange,
      .invalidBase64, .base64AfterPadding, .unknownEntity, .bareAmpersand, .invalidCharacterReference:
      true
    default: severity == .warning
    }
  }
}

extension PropertyList.Reading {
  /// Whether the list is complete except for values that cannot be understood.
  package var isWhole: Bool {
    document != nil && unlistedProblems.errorCount == 0 && problems.allSatisfy { $0.kind.isOfOneValue }
  }
}
