package enum JSONMeaning: Sendable {
  /// A property list that was written as JSON: a string in exactly the form of a date is one, and there is no null.
  case propertyList
  /// Values of JSON: strings are strings, and null becomes an invalid node.
  case values
}
