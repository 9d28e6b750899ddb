import PropertyList

extension Book {
  /// Writes the property list of a book in another form, or anew in its own.
  ///
  /// Old-style text has no numbers and booleans of its own: there the keys decide which words without quotes are some.
  /// A list that is not a book keeps its strings.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - format: The form that is wanted.
  ///   - options: How it is written.
  /// - Returns: What was written, and what the form cannot hold.
  public static func written(
    _ list: PropertyList, as format: PropertyList.OutputFormat, options: WritingOptions = WritingOptions()
  ) -> Writing {
    let (isOldStyle, becomesOldStyle) = (list.format == .ascii, format == .ascii)
    guard isOldStyle != becomesOldStyle, looksLikeBook(list) else { return list.written(as: format, options: options) }
    var reader = BookReader(list, recordsTypes: true)
    _ = reader.read()
    if isOldStyle {
      return list.typingBareWords(among: reader.typedValues).written(as: format, options: options)
    }
    var positions = [Bool](repeating: false, count: list.nodeCount)
    for value in reader.typedValues { positions[value.position] = true }
    var options = options
    options.bareValues = .at(positions)
    return list.written(as: format, options: options)
  }

  /// Whether a list has the shape of a book: pages, or a dictionary that holds some.
  private static func looksLikeBook(_ list: PropertyList) -> Bool {
    list.kind(of: list.root) == .array || list.value(forKey: "pages", in: list.root) != nil
  }
}
