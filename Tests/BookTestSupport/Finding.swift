import PropertyList

/// A problem reduced to what most tests compare: `E unknownElement @12`, or with a W for a warning.
package struct Finding: Sendable, Equatable, CustomStringConvertible {
  /// The kind of the problem.
  package let kind: PropertyList.Problem.Kind
  /// The offset of its first byte.
  package let offset: Int

  /// Creates a finding of `kind` that begins at `offset`.
  package init(_ kind: PropertyList.Problem.Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// The short form.
  package var description: String {
    "\(kind.severity == .error ? "E" : "W") \(kind) @\(offset)"
  }
}

extension PropertyList.Reading {
  /// The problems in short form, in the order of the file.
  package var findings: [Finding] { problems.map { Finding($0.kind, at: $0.range.lowerBound) } }
}
