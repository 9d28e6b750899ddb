import PropertyList

// The losses when a document is written in another format.

extension PropertyList {
  /// Returns the list in canonical form, or `nil` with the losses that would change the book.
  package func canonical() -> (bytes: [UInt8]?, losses: [Writing.Loss]) {
    var options = WritingOptions()
    options.keepsLineEndings = true
    let writing = written(as: format == .ascii ? .ascii : .xml, options: options)
    let losses = writing.losses.filter { if case .unusualCharacter = $0.kind { $0.isFatal } else { true } }
    return (losses.isEmpty ? writing.bytes : nil, losses)
  }
}

extension PropertyList.Writing.Loss {
  /// Returns the file, with line and column if the loss has a position.
  func place(in document: PropertyList, _ lines: PropertyList.LineTable?) -> String {
    let file = TerminalText.escaped(document.source.name)
    guard let lines, kind != .comments else { return file }
    let range = document.text.fileRange(of: document.nodes[node.position].range)
    return "\(file):\(lines.place(at: range.lowerBound))"
  }

  /// Returns the path of the value and its loss, such as `pages[0].date: JSON…`.
  func message(of document: PropertyList, in format: PropertyList.Format) -> String {
    let message = kind.message(in: format)
    if kind == .comments { return message }
    let path = document.path(to: node)
    return (path.steps.isEmpty ? "the outermost value" : TerminalText.escaped(path.description)) + ": " + message
  }
}

extension PropertyList.Writing.Loss.Kind {
  /// Returns a text that similar losses share, so that long lists can be shortened.
  func family(in format: PropertyList.Format) -> String {
    if case .unusualCharacter(let scalar) = self, scalar != 0 { "unusual character" } else { message(in: format) }
  }
}
