/// A property list as written, and what the form could not hold.
public struct Writing: Sendable {
  /// The file, or `nil` if a value cannot be written and no substitute was allowed.
  public let bytes: [UInt8]?
  /// What was changed or cannot be written, in document order.
  public let losses: [Loss]

  package init(bytes: [UInt8]?, losses: [Loss]) {
    self.bytes = bytes
    self.losses = losses
  }

  /// A value that the form cannot hold as it is.
  public struct Loss: Sendable, Equatable {
    /// What the matter is.
    public let kind: Kind
    /// The value, or the key; `PropertyList.path(to:)` tells the way to it.
    public let node: NodeHandle

    package init(_ kind: Kind, node: NodeHandle) {
      self.kind = kind
      self.node = node
    }

    /// Whether the list cannot be written because of it, unless substitutes are allowed.
    public var isFatal: Bool { kind.isFatal }

    /// What the form does to the value.
    public enum Kind: Sendable, Equatable {
      /// The form has no values of this kind.
      case unsupportedKind(NodeKind)
      /// A value that could not be understood cannot be written.
      case invalidValue
      /// Dates of the form hold whole seconds.
      case fractionOfSecond
      /// The form has no number for infinity or NaN.
      case notFinite
      /// Readers of XML refuse this character, by its value; the first of several.
      case unusualCharacter(UInt32)
      /// Of entries with the same key, only the one that counts is written.
      case duplicateKey
      /// A reference of an archive becomes a dictionary with the key `CF$UID`.
      case uidAsDictionary
      /// Comments stay behind, as they are kept only where text of one form is written in the same form.
      case comments
      /// The date is beyond the years that the form can write.
      case dateOutOfRange

      var isFatal: Bool {
        switch self {
        case .unsupportedKind, .invalidValue, .notFinite, .dateOutOfRange: true
        case .unusualCharacter(let scalar): scalar == 0
        case .fractionOfSecond, .duplicateKey, .uidAsDictionary, .comments: false
        }
      }
    }
  }
}
