import PropertyList

extension Book {
  /// Writes a book's property list in another format, or reformats it in its own.
  ///
  /// Old-style text has no numbers or Booleans. In conversions from or to it, the keys decide which unquoted words
  /// represent them. A list that isn't a book keeps its strings.
  ///
  /// - Returns: The written bytes, and the values that the format cannot represent.
  public static func written(
    _ list: PropertyList, as format: PropertyList.Format, options: WritingOptions = WritingOptions()
  ) -> PropertyList.Writing {
    let (isOldStyle, becomesOldStyle) = (list.format == .ascii, format == .ascii)
    guard isOldStyle != becomesOldStyle, looksLikeBook(list) else { return list.written(as: format, options: options) }
    if isOldStyle { return typingBareWords(in: list).written(as: format, options: options) }
    var reader = BookReader(list, recordsTypes: true)
    _ = reader.read()
    var positions = [Bool](repeating: false, count: list.nodeCount)
    for value in reader.typedValues { positions[value.position] = true }
    var options = options
    options.bareValues = .at(positions)
    return list.written(as: format, options: options)
  }

  /// Returns a book in old-style text with numbers and Booleans in place of unquoted words, where the keys accept them.
  package static func typingBareWords(in list: PropertyList) -> PropertyList {
    var reader = BookReader(list, recordsTypes: true)
    _ = reader.read()
    return list.typingBareWords(among: reader.typedValues)
  }

  /// Returns whether a list has the shape of a book: an array of pages, or a dictionary with a `pages` key.
  private static func looksLikeBook(_ list: PropertyList) -> Bool {
    list.kind(of: list.root) == .array || list.value(forKey: "pages", in: list.root) != nil
  }
}
