/// What a reader accepts and how much it looks at.
public struct ReadingOptions: Sendable, Equatable {
  /// The bounds within which a file is read.
  public var limits = Limits()
  /// Whether a file of nothing but blanks and comments is an empty dictionary, as `.strings` files may be.
  public var acceptsBlankFile = false
  /// Whether GNUstep's typed values (`<*I5>`) are read in old-style text.
  public var acceptsGNUstepValues = false
  /// Whether objects of a binary file that nothing refers to are looked at too.
  public var verifiesUnusedObjects = false

  /// The usual: the limits for strangers' files, nothing unusual accepted.
  public init() {}
}
