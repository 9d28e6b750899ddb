// New keys and values in the format of the file.
extension PropertyList {
  /// Returns the outermost value of `value` as text, without white space before its first line or a line end after it.
  func fragment(_ value: PropertyList, layout: TextLayout) throws(EditingError) -> [UInt8] {
    switch format {
    case .xml: return try checked(XMLWriter.fragment(value, layout: layout))
    case .ascii: return try checked(ASCIIWriter.fragment(value, layout: layout))
    case .binary, .json: throw .notText
    }
  }

  private func checked(_ writing: Writing) throws(EditingError) -> [UInt8] {
    guard let bytes = writing.bytes else {
      throw .unwritable(writing.losses.first { $0.isFatal } ?? Writing.Loss(.invalidValue, node: root))
    }
    return bytes
  }

  func keyFragment(_ name: String) throws(EditingError) -> [UInt8] {
    var builder = PropertyListBuilder()
    builder.string(name)
    let text = try fragment(builder.finish(), layout: TextLayout())
    guard format == .xml else { return text }
    // Replaces a string's tags with a key's.
    return Array("<key>".utf8) + text.dropFirst(8).dropLast(9) + Array("</key>".utf8)
  }

  /// Returns a key and its value as text, without the `;` of old-style text.
  func entryFragment(_ key: String, _ value: PropertyList, layout: TextLayout) throws(EditingError) -> [UInt8] {
    let name = try keyFragment(key)
    let value = try fragment(value, layout: layout)
    return format == .xml ? name + layout.lineEnd + layout.base + value : name + Array(" = ".utf8) + value
  }
}
