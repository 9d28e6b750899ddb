extension PropertyList {
  /// Reads JSON as `written(as: .json)` writes it.
  ///
  /// A string that has exactly the form of a written date becomes a date. Data was written in base64, which looks like
  /// other text, and stays a string. A number with neither point nor exponent becomes an integer.
  package static func readJSON(
    _ source: PropertyList.Source, as meaning: JSONMeaning = .propertyList, options: ReadingOptions = ReadingOptions()
  ) -> PropertyList.Reading {
    FileReader(source, options: options).readJSON(as: meaning)
  }
}
