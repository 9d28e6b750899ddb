extension Page {
  /// Returns the first words of the page's texts, in document order, or `nil` if it has none.
  func firstWords(_ count: Int) -> String? {
    var (found, left): ([UInt8], Int) = ([], count)
    for element in elements {
      guard left > 0, let text = element.content.text?.text.value else { continue }
      let bytes = Array(text.utf8)
      for word in TextWords(text).words.prefix(left) {
        if left < count { found.append(UInt8(ascii: " ")) }
        found += bytes[word]
        left -= 1
      }
    }
    return found.isEmpty ? nil : String(decoding: found, as: UTF8.self)
  }
}
