extension PropertyList.Problem {
  init(
    _ repetition: DuplicateKeys.Repetition, of name: String, at path: PropertyListPath, in nodes: Span<Node>
  ) {
    self.init(
      .duplicateKey, at: nodes[repetition.again].range, subject: name, path: path,
      notes: repetition.notes(named: name, in: nodes))
  }
}

extension DuplicateKeys.Repetition {
  /// The maximum number of further occurrences that a problem points to.
  private static let maxOthers = 3

  func notes(named name: String, in nodes: Span<Node>) -> [PropertyList.Problem.Note] {
    var notes = [PropertyList.Problem.Note(.firstHere, at: nodes[first].range, subject: name)]
    for other in others.prefix(Self.maxOthers) {
      notes.append(PropertyList.Problem.Note(.againHere, at: nodes[other].range, subject: name))
    }
    return notes
  }
}
