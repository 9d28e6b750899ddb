/// The bounds within which a property list is read, so that no file, however made, costs more than it should.
public struct Limits: Sendable, Equatable {
  /// The most bytes that a file may have.
  public var bytes = 64 << 20
  /// How deep containers may nest.
  public var depth = 512
  /// The most keys and values; what a binary file shares counts as often as it is used.
  public var nodes = 1_000_000
  /// How many times the bytes of a binary file its longer contents may come to, shared ones counted as often as they
  /// are used; 64 KiB are free.
  public var expansion = 8
  /// The most problems that are told of one file.
  public var problems = 100

  /// The bounds that suit files from strangers.
  public init() {}

  /// Bounds for files that one trusts: 2 GB and as many nodes as fit.
  public static let generous: Limits = {
    var limits = Limits()
    limits.bytes = Int(UInt32.max >> 1)
    limits.nodes = Int(UInt32.max >> 2)
    limits.expansion = Int.max
    return limits
  }()
}

extension Limits {
  /// The most scalars of the author's text that a message quotes.
  package static let quotedScalars = 40
  /// The most bytes that contents may have without being counted towards `expansion`; their node pays for them.
  package static let smallContents = 32
  /// The most digits that a character reference may have, leading zeros included.
  package static let referenceDigits = 32

  /// How many bytes all longer contents of a binary file may come to.
  package func contents(ofFileWith count: Int) -> Int {
    let (product, overflow) = count.multipliedReportingOverflow(by: max(0, expansion))
    return overflow || product > Int.max - 65536 ? Int.max : product + 65536
  }
}
