extension PropertyList.Problem {
  init(_ repetition: DuplicateKeys.Repetition, of name: String, at path: PropertyListPath, in nodes: Span<Node>) {
    var notes = [Note(.firstHere, at: nodes[repetition.first].range, subject: name)]
    for other in repetition.others.prefix(Self.maxOthers) {
      notes.append(Note(.againHere, at: nodes[other].range, subject: name))
    }
    self.init(.duplicateKey, at: nodes[repetition.again].range, subject: name, path: path, notes: notes)
  }

  /// The maximum number of further occurrences that a problem points to.
  private static let maxOthers = 3
}
