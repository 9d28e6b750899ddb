extension Diagnostic {
  /// What a mistake lies in: something that is wrong once, however often the book refers to it.
  package struct Cause: Sendable, Hashable {
    /// The kind of thing that is wrong.
    package enum Kind: Sendable {
      case file, variable, option, game, region, page, pageNumber, language, encoding, catalogedFile
    }

    package let kind: Kind
    /// A number that distinguishes it from others of its kind.
    package let number: Int

    package init(_ kind: Kind, _ number: Int = 0) {
      self.kind = kind
      self.number = number
    }

    /// Creates the cause of the mistake to refer to something that nothing has as its name.
    package init(_ kind: Kind, named name: Name) { self.init(kind, name.number) }
  }
}
