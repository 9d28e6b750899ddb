import PropertyList

// What an output format can't represent of a document.

extension PropertyList.Writing.Loss {
  /// Returns the file, with line and column if the loss has a position.
  func place(in document: PropertyList, _ lines: PropertyList.LineTable?) -> String {
    let file = TerminalText.escaped(document.source.name)
    guard let lines, kind != .comments else { return file }
    let range = document.text.fileRange(of: document.nodes[node.position].range)
    return "\(file):\(lines.place(at: range.lowerBound))"
  }

  /// Returns the path of the value and what happens to it, such as `pages[0].date: JSON…`.
  func message(of document: PropertyList, in format: PropertyList.OutputFormat) -> String {
    let message = kind.message(in: format)
    if kind == .comments { return message }
    let path = document.path(to: node)
    return (path.steps.isEmpty ? "the outermost value" : TerminalText.escaped(path.description)) + ": " + message
  }
}

extension PropertyList.Writing.Loss.Kind {
  func message(in format: PropertyList.OutputFormat) -> String {
    switch self {
    case .unsupportedKind(let kind): "\(format.title) has no \(kind.plural)"
    case .invalidValue: "a value that cannot be read cannot be written"
    case .fractionOfSecond: "dates in \(format.title) hold whole seconds; the fraction is left out"
    case .notFinite: "\(format.title) has no infinity and no NaN"
    case .unusualCharacter(0): "no reader of \(format.title) accepts the character U+0000"
    case .unusualCharacter(let scalar): "some readers of \(format.title) reject the character \(Quotation.code(scalar))"
    case .duplicateKey: "the key appears more than once in this dictionary; only the entry that is used is written"
    case .comments where format == .json || format == .binary:
      "\(format.title) has no comments; those of the file are left out"
    case .comments: "comments are kept only if the format stays the same; those of the file are left out"
    case .uidAsDictionary: "the archive reference becomes a dictionary with the key `CF$UID`"
    case .dateOutOfRange: "the date is beyond the years that \(format.title) can write"
    }
  }

  /// Returns the same text for losses of the same kind, so that long lists can be shortened.
  func family(in format: PropertyList.OutputFormat) -> String {
    if case .unusualCharacter(let scalar) = self, scalar != 0 { "unusual character" } else { message(in: format) }
  }
}

extension PropertyList.OutputFormat {
  package var title: String {
    switch self {
    case .xml: "XML"
    case .binary: "the binary format"
    case .ascii: "old-style ASCII"
    case .json: "JSON"
    }
  }
}

extension NodeKind {
  fileprivate var plural: String {
    switch self {
    case .dictionary: "dictionaries"
    case .array: "arrays"
    case .key: "keys"
    case .string: "strings"
    case .integer: "integers"
    case .real: "reals"
    case .boolean: "booleans"
    case .date: "dates"
    case .data: "data"
    case .uid: "archive references"
    case .invalid: "damaged values"
    }
  }
}
