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
