/// A name in a book, as an index into its ``NameTable``.
///
/// Two names are equal if their texts have the same Unicode scalars.
public struct Name: Hashable, Sendable {
  package let index: UInt32

  /// A placeholder for a name, such as that of a part until it has been read.
  static let placeholder = Name(index: 0)
}
