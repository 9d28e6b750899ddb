/// The reason why path data can't be read as a way, and where.
package struct WayError: Error, Sendable, Equatable {
  package enum Kind: KeywordText, Sendable {
    /// Something else is where `M` or `m` has to be, or there is nothing.
    case expectedMove = "a path begins with M or m"
    case secondMove = "a path has only one M"
    /// Nothing follows `M` and its point.
    case noSegments = "it leads nowhere"
    case expectedCommand = "a command of SVG's path data is missing here"
    case expectedNumber = "a number is missing here"
    case expectedFlag = "0 or 1 is missing here"
    case numberOutOfRange = "a number is larger than 1000000"
    case tooManySegments = "the path has more than 1000 segments"
    /// Something follows `Z`.
    case afterEnd = "Z is the end of a path"
  }

  package let kind: Kind
  /// The offset of the mistake in the bytes of the path.
  package let offset: Int

  package var description: String { kind.rawValue.text.description }
}
