extension [String] {
  /// The words as a list of choices, such as "a, b or c".
  package var choices: String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
