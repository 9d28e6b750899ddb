import BookKit
import PropertyList

extension PropertyList.Problem {
  /// The rule for this problem: among those of the property list reader, only duplicate keys have their own rule.
  package var rule: DiagnosticRule { kind == .duplicateKey ? .duplicateKey : .malformedPlist }

  /// Returns how to fix it, for a binary file or a text file.
  package func advice(isBinary: Bool) -> String? {
    if kind == .empty || kind == .blank { return "write a book, such as `{ pages = ({}); }`" }
    return hint ?? (isBinary && kind != .duplicateKey ? "the file is damaged: get a new copy of it" : nil)
  }
}
