/// The reason why the path of a region can't be read, and where.
package struct RegionPathError: Error, Sendable, Equatable {
  package enum Kind: KeywordText, Sendable {
    /// The path has no commands.
    case empty = "the path is empty"
    /// A command was expected.
    case expectedCommand = "one of the letters M, L, C and Z is missing here"
    /// A part doesn't begin with `M`.
    case expectedMove = "each part of a path begins with M"
    /// A number was expected, but there is something else or the path ends.
    case expectedNumber = "a number is missing here"
    /// A number has an invalid character, or it's incomplete.
    case badNumber = "this is not a number"
    case numberOutOfRange = "this number is too large"
    case tooManyPoints = "the path has too many points"
  }

  package let kind: Kind
  /// The offset of the mistake in the bytes of the path.
  package let offset: Int

  package var description: String { kind.rawValue.text.description }
}
