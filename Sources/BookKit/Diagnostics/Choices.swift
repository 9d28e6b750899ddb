extension [String] {
  /// Returns the words as a list, such as "a, b or c".
  package func list(_ conjunction: String) -> String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
