extension PropertyList.Problem.Kind {
  /// Whether it concerns one value alone: everything else in the file is read as it was meant.
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
  /// Whether all of the list is there, but for values that cannot be understood.
  package var isWhole: Bool {
    document != nil && unlistedProblems.errors == 0 && problems.allSatisfy { $0.kind.isOfOneValue }
  }
}
