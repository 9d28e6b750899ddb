/// What came of reading a file: the list as far as it could be understood, and all that is wrong with it.
public struct Reading: Sendable {
  /// The list, or nothing when not even its outermost value could be made out.
  public let document: PropertyList?
  /// The file that was read.
  public let source: Source
  /// The problems, in the order of the file.
  public let problems: [Problem]
  /// How many more problems there are than `problems` holds.
  public let untoldProblems: Untold

  /// Problems for which there was no room; each severity has room of its own.
  public struct Untold: Sendable, Equatable {
    /// The number of errors that were left out.
    public var errors = 0
    /// The number of warnings that were left out.
    public var warnings = 0

    package init() {}
  }

  package init(document: PropertyList?, source: Source, problems: [Problem], untoldProblems: Untold = Untold()) {
    self.document = document
    self.source = source
    self.problems = problems
    self.untoldProblems = untoldProblems
  }

  /// Whether the file is a property list without an error; it may have warnings.
  public var isWellFormed: Bool {
    document != nil && !problems.contains { $0.severity == .error }
  }
}

extension PropertyList {
  /// Reads a property list of any form, telling all that is wrong with it.
  ///
  /// The first bytes decide the form; a file that is damaged in one form is never tried in another.
  public static func read(_ source: Source, options: ReadingOptions = ReadingOptions()) -> Reading {
    FileReader(source, options: options).read()
  }

  /// Reads a property list of any form that has no errors.
  ///
  /// - Throws: the first error of the file; `read(_:options:)` tells them all.
  public init(reading source: Source, options: ReadingOptions = ReadingOptions()) throws(Problem) {
    let reading = PropertyList.read(source, options: options)
    if let error = reading.problems.first(where: { $0.severity == .error }) { throw error }
    guard let document = reading.document else { throw Problem(.empty, at: 0..<0) }
    self = document
  }
}
