/// Options for reading.
public struct ReadingOptions: Sendable, Equatable {
  /// The limits for the file.
  public var limits = PropertyList.Limits()
  /// Whether a file of only white space and comments is read as an empty dictionary, for `.strings` files.
  package var acceptsBlankFile = false
  /// Whether GNUstep's typed values (`<*I5>`) are read in old-style text.
  package var acceptsGNUstepValues = false
  /// Whether unreferenced objects of a binary file are checked as well.
  package var verifiesUnusedObjects = false
  /// Whether to look for the mistake that broke the nesting of a file; this takes longer than reading.
  package var explainsNesting = true

  /// Creates the default options: limits for files from untrusted sources, and no extensions.
  public init() {}
}
