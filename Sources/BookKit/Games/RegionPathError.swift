/// The reason why the path of a region can't be read, and where.
package struct RegionPathError: Error, Sendable, Equatable {
  package enum Kind: KeywordText, Sendable {
    case empty = "the path is empty"
    case expectedCommand = "one of the letters M, L, C and Z is missing here"
    case expectedMove = "each part of a path begins with M"
    case expectedNumber = "a number is missing here"
    case badNumber = "this is not a number"
    case numberOutOfRange = "this number is too large"
    case tooManyPoints = "the path has too many points"
  }

  package let kind: Kind
  /// The offset of the mistake in the bytes of the path.
  package let offset: Int

  package var description: String { kind.rawValue.text.description }
}
