extension PropertyList {
  /// The limits for reading a property list, which bound the cost of any file.
  public struct Limits: Sendable, Equatable {
    /// The maximum number of bytes in a file.
    public var bytes = 64 << 20
    /// The maximum nesting depth of containers.
    public var depth = 512
    /// The maximum number of keys and values.
    ///
    /// Shared objects of a binary file count as often as they are used.
    public var nodes = 1_000_000
    /// The maximum ratio of a binary file's contents beyond 64 KiB to its size; shared contents count as often as they
    /// are used.
    package var expansion = 8
    /// The maximum number of problems that are reported for a file.
    package var problems = 100

    /// Creates the default limits, for files from untrusted sources.
    public init() {}

    /// Limits for trusted files: 2 GB and as many nodes as fit.
    package static let generous: Limits = {
      var limits = Limits()
      limits.bytes = Int(UInt32.max >> 1)
      limits.nodes = Int(UInt32.max >> 2)
      limits.expansion = Int.max
      return limits
    }()
  }
}

extension PropertyList.Limits {
  /// The maximum number of scalars of the author's text that a message quotes.
  package static let quotedScalars = 40
  /// The maximum size of contents that don't count towards `expansion`, since `nodes` limits them.
  package static let smallContents = 32
  /// The maximum number of digits of a character reference, including leading zeros.
  package static let referenceDigits = 32

  /// Returns the maximum total size of a binary file's longer contents.
  package func contents(ofFileWith count: Int) -> Int {
    let (product, overflow) = count.multipliedReportingOverflow(by: max(0, expansion))
    return overflow || product > Int.max - 65536 ? Int.max : product + 65536
  }
}
