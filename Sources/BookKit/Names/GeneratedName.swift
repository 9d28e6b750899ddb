/// The generated name of an unnamed part: the kind of part, and its position in its array.
///
/// The position counts every value of the array, even values of the wrong kind.
package enum GeneratedName: KeywordText {
  case element
  case tween
  case rule

  var word: StaticString { rawValue.text }

  /// Returns the name for a position; the name of an element in a group begins with the group's name.
  package func text(at position: Int, in group: String? = nil) -> String {
    // Interpolation takes several times as long, and outlines have thousands of such names.
    let own = word.description + String(position)
    return group.map { $0 + "." + own } ?? own
  }
}
