extension Diagnostic {
  /// The cause of a mistake: something that is wrong just once, although the book may refer to it many times.
  package struct Cause: Sendable, Hashable {
    package enum Kind: Sendable {
      case file, variable, option, game, region, page, pageNumber, language, encoding, catalogedFile
    }

    package let kind: Kind
    /// A number that distinguishes the cause from others of its kind.
    package let number: Int

    package init(_ kind: Kind, _ number: Int = 0) {
      self.kind = kind
      self.number = number
    }

    /// Creates the shared cause of all references to a name that doesn't exist.
    package init(_ kind: Kind, named name: Name) { self.init(kind, name.number) }
  }
}
