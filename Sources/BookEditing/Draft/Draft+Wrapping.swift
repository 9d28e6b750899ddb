import PropertyList

extension PropertyList {
  /// Returns the edits that turn a book from an array of pages into a dictionary that contains the pages.
  package func wrappingPages() throws(Refusal) -> [Edit] {
    guard kind(of: root) == .array else { throw Refusal(.badValue, "the book is not an array") }
    var draft = Draft(self)
    try draft.wrapRoot(in: "pages")
    return draft.edits
  }
}

extension Draft {
  /// Wraps the outermost value in a new dictionary, under the given key.
  mutating func wrapRoot(in key: String) throws(Refusal) {
    let lines = lines
    let range = list.textRange(of: list.root)
    let blanks = lines.blanks(before: range.lowerBound, notBefore: 0)
    let lineEnd = lines.lineEnd(of: lines.bytes[blanks])
    let indentation = lines.indentation(at: range.lowerBound)
    let name = try ValueWriter.key(key, in: list)
    let opening: [UInt8]
    let closing: [UInt8]
    if lines.isXML {
      opening = Array("<dict>".utf8) + lineEnd + indentation + name + lineEnd + indentation
      closing = lineEnd + indentation + Array("</dict>".utf8)
    } else {
      opening = [UInt8(ascii: "{")] + lineEnd + indentation + name + Array(" = ".utf8)
      closing = [UInt8(ascii: ";")] + lineEnd + indentation + [UInt8(ascii: "}")]
    }
    try change(
      [
        PropertyList.Edit(range.lowerBound..<range.lowerBound, with: opening),
        PropertyList.Edit(range.upperBound..<range.upperBound, with: closing),
      ], in: list.root)
    shift(.wrapped(key: key))
  }

  mutating func wrapValues(at path: PropertyListPath) throws(Refusal) {
    let dictionary = try dictionary(at: path)
    let (opening, closing) = lines.isXML ? ("<array>", "</array>") : ("(", ")")
    var edits: [PropertyList.Edit] = []
    for entry in list.entries(of: dictionary) {
      let range = list.textRange(of: entry.value)
      edits.append(PropertyList.Edit(range.lowerBound..<range.lowerBound, with: Array(opening.utf8)))
      edits.append(PropertyList.Edit(range.upperBound..<range.upperBound, with: Array(closing.utf8)))
    }
    try change(edits, in: dictionary)
  }
}
