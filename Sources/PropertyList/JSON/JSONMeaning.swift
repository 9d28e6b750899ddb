package enum JSONMeaning: Sendable {
  /// A property list that was written as JSON: strings in exactly the form of a date are dates, and null is an error.
  case propertyList
  /// Values of JSON: strings are strings, and null becomes an invalid node.
  case values
}
