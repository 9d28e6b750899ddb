/// The reason why the path of a region can't be read, and where.
package struct RegionPathError: Error, Sendable, Equatable {
  package enum Kind: KeywordText, Sendable {
    /// The path has no commands.
    case empty = "the path is empty"
    /// Something else is where a command has to be.
    case expectedCommand = "one of the letters M, L, C and Z is missing here"
    /// A part doesn't begin with `M`.
    case expectedMove = "each part of a path begins with M"
    /// Something else is where a number has to be, or the path ends there.
    case expectedNumber = "a number is missing here"
    /// A number has a wrong character, or it's incomplete.
    case badNumber = "this is not a number"
    case numberOutOfRange = "this number is too large"
    case tooManyPoints = "the path has too many points"
  }

  package let kind: Kind
  /// The offset of the mistake in the bytes of the path.
  package let offset: Int

  package var description: String { kind.rawValue.text.description }
}
