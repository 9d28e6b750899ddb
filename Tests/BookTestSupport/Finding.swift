import PropertyList

/// A problem reduced to what most tests compare: `E unknownElement @12`, or with a W for a warning.
public struct Finding: Sendable, Equatable, CustomStringConvertible {
  /// The kind of the problem.
  public let kind: PropertyList.Problem.Kind
  /// The offset of its first byte.
  public let offset: Int

  /// Creates a finding of `kind` that begins at `offset`.
  public init(_ kind: PropertyList.Problem.Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// The short form.
  public var description: String {
    "\(kind.severity == .error ? "E" : "W") \(kind) @\(offset)"
  }
}

extension PropertyList.Reading {
  /// The problems in short form, in the order of the file.
  public var findings: [Finding] { problems.map { Finding($0.kind, at: $0.range.lowerBound) } }
}
