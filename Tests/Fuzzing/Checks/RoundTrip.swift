import PropertyList

/// Checks that reading any bytes ends, and that what is read can be written and read again.
public enum RoundTrip {
  /// Reads `bytes` and checks the messages of all problems, writing the list in every format, and editing in place.
  ///
  /// The list is written, read back and edited only if the bytes are well-formed.
  ///
  /// - Returns: What doesn't hold, or `nil`.
  public static func failure(of bytes: [UInt8], options: ReadingOptions = ReadingOptions()) -> String? {
    let reading = PropertyList.read(PropertyList.Source(bytes, name: "input"), options: options)
    if let failure = wordingFailure(of: reading) { return failure }
    guard let list = reading.document else { return nil }
    touchAll(of: list)
    guard reading.isWellFormed else { return nil }
    for format in [PropertyList.Format.xml, .binary, .ascii] {
      if let failure = failure(of: list, writtenAs: format) { return failure }
    }
    _ = list.written(as: .json)
    // UTF-16 without a byte-order mark is recognized by its first characters, which an edit can remove.
    let isMarked = !reading.problems.contains { $0.kind == .missingByteOrderMark }
    return isMarked ? EditInPlace.failure(of: list) : nil
  }

  private static func failure(of list: PropertyList, writtenAs format: PropertyList.Format) -> String? {
    let writing = list.written(as: format)
    guard let bytes = writing.bytes else {
      return writing.losses.contains { $0.isFatal } ? nil : "\(format): refused without a reason"
    }
    let again = PropertyList.read(PropertyList.Source(bytes, name: "output"), options: .trusting)
    guard let copy = again.document, again.isWellFormed else {
      return "\(format): what was written cannot be read: \(again.problems.first?.message ?? "nothing reported")"
    }
    guard writing.losses.isEmpty else { return nil }
    if let node = list.firstDifference(from: copy) { return "\(format): another value at \(list.path(to: node))" }
    guard copy.written(as: format).bytes == bytes else { return "\(format): writing twice gives other bytes" }
    return nil
  }

  private static func wordingFailure(of reading: PropertyList.Reading) -> String? {
    for problem in reading.problems {
      if problem.message.isEmpty { return "\(problem.kind) has no words" }
      if problem.range.lowerBound < 0 || problem.range.upperBound > reading.source.bytes.count {
        return "\(problem.kind) points outside the file"
      }
      _ = (problem.hint, problem.path.description, problem.notes.map { $0.message })
    }
    return nil
  }

  /// Decodes every value once.
  private static func touchAll(of list: PropertyList) {
    for position in 0..<list.nodeCount {
      let node = NodeHandle(position)
      _ = (list.utf8(of: node), list.integer(of: node), list.real(of: node), list.date(of: node))
      _ = (list.data(of: node), list.uid(of: node), list.range(of: node))
    }
  }
}

extension ReadingOptions {
  /// Options for reading what was just written: every option is on and no limit is reached.
  static var trusting: ReadingOptions {
    var options = ReadingOptions()
    options.acceptsBlankFile = true
    options.acceptsGNUstepValues = true
    options.limits = .generous
    options.limits.depth = 10_000
    return options
  }
}
