import PropertyList

/// Reads JSON from other programs, with at most 64 levels of nesting.
package enum JSONReader {
  /// An error that marks where a text stops being valid JSON.
  package struct SyntaxError: Error, Equatable {
    package let offset: Int

    package init(offset: Int) {
      self.offset = offset
    }
  }

  private static let options: ReadingOptions = {
    var options = ReadingOptions()
    options.limits.depth = 65
    options.limits.problems = 1
    return options
  }()

  package static func read(_ bytes: [UInt8]) throws(SyntaxError) -> JSONValue {
    let reading = PropertyList.readJSON(PropertyList.Source(bytes), as: .values, options: options)
    if let problem = reading.problems.first(where: { $0.severity == .error }) {
      // For an unterminated string, the error is at the end of the text, where it was cut off.
      throw SyntaxError(offset: problem.kind == .unterminatedString ? bytes.count : problem.range.lowerBound)
    }
    guard let list = reading.document else { throw SyntaxError(offset: bytes.count) }
    return JSONValue(list.root, of: list)
  }
}
