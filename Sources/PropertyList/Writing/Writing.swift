extension PropertyList {
  /// The forms in which a property list can be written.
  public enum OutputFormat: String, Sendable, CaseIterable {
    /// Apple's XML.
    case xml
    /// Apple's binary form.
    case binary
    /// The old-style text of NeXTSTEP.
    case ascii
    /// JSON: dates as ISO 8601 strings, data as base64 strings; cannot be read back.
    case json
  }

  /// Writes the list in another form, or anew in its own.
  ///
  /// Nothing is lost in silence: `Writing.losses` names every value that the form cannot hold as it is.
  public func written(as format: OutputFormat, options: WritingOptions = WritingOptions()) -> Writing {
    let writing =
      switch format {
      case .xml: XMLWriter.write(self, options: options)
      case .binary: BinaryWriter.write(self, options: options)
      case .ascii: ASCIIWriter.write(self, options: options)
      case .json: JSONWriter.write(self, options: options)
      }
    let keepsForm = (self.format == .xml && format == .xml) || (self.format == .ascii && format == .ascii)
    guard hasComments, options.keepsComments, !keepsForm else { return writing }
    let loss = Writing.Loss(.comments, node: root)
    return Writing(bytes: writing.bytes, losses: [loss] + writing.losses)
  }
}

/// How a property list is written.
public struct WritingOptions: Sendable, Equatable {
  /// The order of a dictionary's keys.
  public var keyOrder = KeyOrder.asRead
  /// Whether values that the form cannot hold are written in the nearest form that it has.
  public var allowsSubstitutes = false
  /// Whether comments of a text file are kept where the form has comments.
  public var keepsComments = true
  /// Whether lines end as the first line of the text that was read; otherwise with a line feed.
  public var keepsLineEnds = false
  /// Which numbers and booleans old-style text may hold as bare words, since whoever reads it knows their kinds.
  package var bareValues = BareValues.none

  /// Keys as they were read, comments kept, no substitutes.
  public init() {}

  /// Values that old-style text, which has strings only, may hold as words without quotes.
  package enum BareValues: Sendable, Equatable {
    case none
    case all
    /// The values for whose position in the list the array has `true`.
    case at([Bool])

    func contains(_ position: Int) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .at(let positions): positions.indices.contains(position) && positions[position]
      }
    }
  }

  /// The order in which the keys of a dictionary are written.
  public enum KeyOrder: Sendable, Equatable {
    /// As in the file that was read.
    case asRead
    /// As Apple writes them, by UTF-16 code units.
    case apple
  }
}

/// A property list as written, and what the form could not hold.
public struct Writing: Sendable {
  /// The file, or nothing when a value cannot be written and no substitute was allowed.
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
      case noSuchKind(NodeKind)
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
        case .noSuchKind, .invalidValue, .notFinite, .dateOutOfRange: true
        case .unusualCharacter(let scalar): scalar == 0
        case .fractionOfSecond, .duplicateKey, .uidAsDictionary, .comments: false
        }
      }
    }
  }
}
