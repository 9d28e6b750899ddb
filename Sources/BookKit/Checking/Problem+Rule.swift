import PropertyList

extension PropertyList.Problem {
  /// The rule that it breaks; of what the reader of property lists finds, only doubled keys have one of their own.
  package var rule: DiagnosticRule { kind == .duplicateKey ? .duplicateKey : .malformedPlist }

  /// What to do about it, in a binary file or another.
  package func advice(isBinary: Bool) -> String? {
    hint ?? (isBinary && kind != .duplicateKey ? "the file is damaged: take it anew from where it came" : nil)
  }
}
