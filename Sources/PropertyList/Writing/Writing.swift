extension PropertyList {
  /// The result of writing a property list: its bytes, and what the format cannot represent.
  public struct Writing: Sendable {
    /// The bytes of the file, or `nil` if a value cannot be written and no substitute was allowed.
    public let bytes: [UInt8]?
    /// The values that were changed or cannot be written, in document order.
    public let losses: [Loss]

    package init(bytes: [UInt8]?, losses: [Loss]) {
      self.bytes = bytes
      self.losses = losses
    }

    /// A value that the format cannot represent as it is.
    public struct Loss: Sendable, Equatable {
      /// The kind of loss.
      public let kind: Kind
      /// The value or key, whose path `PropertyList.path(to:)` returns.
      public let node: NodeHandle

      package init(_ kind: Kind, node: NodeHandle) {
        self.kind = kind
        self.node = node
      }

      /// Whether it prevents the list from being written, unless substitutes are allowed.
      package var isFatal: Bool { kind.isFatal }

      /// A kind of loss, by what happens to the value.
      public enum Kind: Sendable, Equatable {
        /// The format has no values of this kind.
        case unsupportedKind(NodeKind)
        /// A value that could not be understood cannot be written.
        case invalidValue
        /// The format's dates have only whole seconds.
        case fractionOfSecond
        /// The format has no number for infinity or NaN.
        case notFinite
        /// Readers of XML reject this character, the first of several in the value.
        case unusualCharacter(UInt32)
        /// Of several entries with the same key, only the effective one is written.
        case duplicateKey
        /// A reference of a keyed archive becomes a dictionary with the key `CF$UID`.
        case uidAsDictionary
        /// Comments are dropped, since only the same text format can keep them.
        case comments
        /// The date is beyond the years that the format can represent.
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
}
