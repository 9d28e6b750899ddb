/// A name in a book, as an index into its ``NameTable``.
///
/// Two names are equal if their texts have the same Unicode scalars.
public struct Name: Hashable, Sendable {
  package let index: UInt32

  /// A placeholder for a name, such as the name of a part that hasn't been read yet.
  static let placeholder = Name(index: 0)
}
