/// The reason why the path of a region can't be read, and where.
package struct RegionPathError: Error, Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// The path has no commands.
    case empty
    /// Something else is where a command has to be.
    case expectedCommand
    /// A part doesn't begin with `M`.
    case expectedMove
    /// Something else is where a number has to be, or the path ends there.
    case expectedNumber
    /// A number has a wrong character, or it's incomplete.
    case badNumber
    case numberOutOfRange
    case tooManyPoints
  }

  package let kind: Kind
  /// The offset of the mistake in the bytes of the path.
  package let offset: Int

  package var description: String {
    switch kind {
    case .empty: "the path is empty"
    case .expectedCommand: "one of the letters M, L, C and Z is missing here"
    case .expectedMove: "each part of a path begins with M"
    case .expectedNumber: "a number is missing here"
    case .badNumber: "this is not a number"
    case .numberOutOfRange: "this number is too large"
    case .tooManyPoints: "the path has too many points"
    }
  }
}
