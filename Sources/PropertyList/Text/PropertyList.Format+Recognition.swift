extension PropertyList.Format {
  /// Returns the format of a text, XML or old-style text, by the first byte that isn't white space.
  ///
  /// `<` begins XML, unless it begins old-style data such as `<0fbd>`. No tag begins with a digit, so `<0g>` is data
  /// with a mistake in it.
  static func ofText(_ utf8: [UInt8]) -> PropertyList.Format {
    var index = utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < utf8.count, ASCIIWord.isBlank(utf8[index]) { index += 1 }
    guard index < utf8.count, utf8[index] == UInt8(ascii: "<") else { return .ascii }
    index += 1
    var content = index
    while content < utf8.count, ASCIIWord.isBlank(utf8[content]) { content += 1 }
    if content < utf8.count, utf8[content] &- UInt8(ascii: "0") < 10 { return .ascii }
    // A merge conflict marker doesn't reveal the format, but most files are XML.
    while index < utf8.count, ASCIIWord.isBlank(utf8[index]) || HexDigits.value(of: utf8[index]) != nil { index += 1 }
    return index < utf8.count && ">*[".utf8.contains(utf8[index]) ? .ascii : .xml
  }
}
