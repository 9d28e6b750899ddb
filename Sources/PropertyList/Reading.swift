extension PropertyList {
  /// The result of reading a file: the list, as far as it could be understood, and all problems.
  public struct Reading: Sendable {
    /// The list, or `nil` if not even its root could be read.
    public let document: PropertyList?
    /// The file that was read.
    public let source: PropertyList.Source
    /// The problems, in the order of the file.
    public let problems: [PropertyList.Problem]
    package let unlistedProblems: UnlistedProblems

    /// The number of problems beyond the limit, which applies to each severity separately.
    package struct UnlistedProblems: Sendable, Equatable {
      package var errorCount = 0
      package var warningCount = 0

      package init() {}
    }

    package init(
      document: PropertyList?, source: PropertyList.Source, problems: [PropertyList.Problem],
      unlistedProblems: UnlistedProblems = UnlistedProblems()
    ) {
      self.document = document
      self.source = source
      self.problems = problems
      self.unlistedProblems = unlistedProblems
    }

    /// Whether the file is a property list without errors; it may have warnings.
    public var isWellFormed: Bool { document != nil && !problems.contains { $0.severity == .error } }

    /// Whether keys or values may be missing from the list, although they are in the file.
    package var losesEntries: Bool {
      unlistedProblems.errorCount > 0 || document.map { $0.isIncomplete($0.root) } ?? true
        || problems.contains { $0.kind.losesEntries }
    }

    /// Whether the list is complete except for values that cannot be understood.
    package var isWhole: Bool {
      document != nil && unlistedProblems.errorCount == 0 && problems.allSatisfy { $0.kind.isOfOneValue }
    }
  }

  /// Reads a property list in any format and reports all problems.
  ///
  /// The first bytes determine the format. A file that is damaged in one format is never tried in another.
  public static func read(_ source: Source, options: ReadingOptions = ReadingOptions()) -> Reading {
    FileReader(source: source, options: options).read()
  }

  /// Reads JSON in the form that `written(as: .json)` writes.
  ///
  /// A string that has exactly the form of a written date becomes a date. Data stays a string in base64. A number
  /// without a point or an exponent becomes an integer.
  package static func readJSON(
    _ source: PropertyList.Source, as meaning: JSONMeaning = .propertyList, options: ReadingOptions = ReadingOptions()
  ) -> PropertyList.Reading {
    FileReader(source: source, options: options).readJSON(as: meaning)
  }

  /// Reads a property list in any format, or throws its first error; `read(_:options:)` reports all of them.
  public init(reading source: Source, options: ReadingOptions = ReadingOptions()) throws(Problem) {
    let reading = PropertyList.read(source, options: options)
    if let error = reading.problems.first(where: { $0.severity == .error }) { throw error }
    guard let document = reading.document else { throw PropertyList.Problem(.empty, at: 0..<0) }
    self = document
  }
}
