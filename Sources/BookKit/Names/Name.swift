/// A name that an author gave, as a number: two are equal when their text is, scalar by scalar.
public struct Name: Hashable, Sendable {
  package let index: UInt32
}
