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

    /// A value that the format can't represent exactly.
    public struct Loss: Sendable, Equatable {
      package let kind: Kind
      /// The value or key; `PropertyList.path(to:)` returns its path.
      public let node: NodeHandle

      package init(_ kind: Kind, node: NodeHandle) {
        self.kind = kind
        self.node = node
      }

      /// Returns what happens to the value in a format, in one sentence without a period.
      public func message(in format: Format) -> String { kind.message(in: format) }

      /// Whether the loss prevents the list from being written, unless substitutes are allowed.
      package var isFatal: Bool { kind.isFatal }

      /// A kind of loss, by what happens to the value.
      package enum Kind: Sendable, Equatable {
        /// The format has no values of this kind.
        case unsupportedKind(NodeKind)
        /// A value that could not be understood cannot be written.
        case invalidValue
        /// The format's dates have only whole seconds.
        case fractionOfSecond
        /// The format has no number for infinity or NaN.
        case notFinite
        /// Some readers of XML reject this character, the first such character in the value.
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

extension PropertyList.Writing.Loss.Kind {
  package func message(in format: PropertyList.Format) -> String {
    switch self {
    case .unsupportedKind(let kind): "\(format.title) has no \(kind.plural)"
    case .invalidValue: "a value that cannot be read cannot be written"
    case .fractionOfSecond: "dates in \(format.title) hold whole seconds; the fraction is left out"
    case .notFinite: "\(format.title) has no infinity and no NaN"
    case .unusualCharacter(0): "no reader of \(format.title) accepts the character U+0000"
    case .unusualCharacter(let scalar): "some readers of \(format.title) reject the character \(Quotation.code(scalar))"
    case .duplicateKey: "the key appears more than once in this dictionary; only the entry that is used is written"
    case .comments where format == .json || format == .binary:
      "\(format.title) has no comments; those of the file are left out"
    case .comments: "comments are kept only if the format stays the same; those of the file are left out"
    case .uidAsDictionary: "the archive reference becomes a dictionary with the key `CF$UID`"
    case .dateOutOfRange: "the date is beyond the years that \(format.title) can write"
    }
  }
}

extension PropertyList.Format {
  package var title: String {
    switch self {
    case .xml: "XML"
    case .binary: "the binary format"
    case .ascii: "old-style ASCII"
    case .json: "JSON"
    }
  }
}

extension NodeKind {
  fileprivate var plural: String {
    switch self {
    case .dictionary: "dictionaries"
    case .array: "arrays"
    case .key: "keys"
    case .string: "strings"
    case .integer: "integers"
    case .real: "reals"
    case .boolean: "booleans"
    case .date: "dates"
    case .data: "data"
    case .uid: "archive references"
    case .invalid: "damaged values"
    }
  }
}
