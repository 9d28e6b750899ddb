/// What JSON is read as.
package enum JSONMeaning: Sendable {
  /// A property list that was written as JSON: a string that is a date, to the letter, is one; there is no null.
  case propertyList
  /// Values of JSON: strings are strings, and null becomes an invalid node.
  case values
}
