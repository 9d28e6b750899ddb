import PropertyList

/// Reads the JSON that programs hand over, nested 64 levels at most.
package enum JSONReader {
  /// That a text is not JSON, and where it ceases to be.
  package struct Failure: Error, Equatable {
    /// The byte, from 0.
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

  /// What `bytes` say.
  package static func read(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    let reading = PropertyList.readJSON(PropertyList.Source(bytes), as: .values, options: options)
    if let problem = reading.problems.first(where: { $0.severity == .error }) {
      // A string that never ends was cut off where the text ends.
      throw Failure(offset: problem.kind == .unterminatedString ? bytes.count : problem.range.lowerBound)
    }
    guard let list = reading.document else { throw Failure(offset: bytes.count) }
    return JSONValue(list.root, in: list)
  }
}

extension JSONValue {
  /// A node and what is in it; the reader has seen to it that it is not nested too deeply.
  fileprivate init(_ node: NodeHandle, in list: PropertyList) {
    switch list.kind(of: node) {
    case .dictionary:
      self = .object(
        list.entries(of: node).map { entry in
          Member(list.string(of: entry.key) ?? "", JSONValue(entry.value, in: list))
        })
    case .array: self = .array(list.elements(of: node).map { JSONValue($0, in: list) })
    case .string: self = .text(list.string(of: node) ?? "")
    case .integer, .real: self = .number(list.number(of: node) ?? 0)
    case .boolean: self = .boolean(list.boolean(of: node) ?? false)
    case .key, .date, .data, .uid, .invalid: self = .null
    }
  }
}
