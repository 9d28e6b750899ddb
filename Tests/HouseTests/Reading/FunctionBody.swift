/// A function, an initializer or a computed property, found by its keyword and its braces.
struct FunctionBody: Equatable {
  /// Its lines, from the keyword to the closing brace, counted from 0.
  let lines: Range<Int>

  /// Returns all of them in `code`, from which comments and strings have been removed.
  static func all(in code: [Substring]) -> [FunctionBody] {
    let tokens = self.tokens(of: code)
    return tokens.indices.compactMap { index in
      guard isDeclaration(index, in: tokens), let end = end(of: index, in: tokens) else { return nil }
      return FunctionBody(lines: tokens[index].line..<tokens[end].line + 1)
    }
  }

  /// A word or a punctuation character.
  private struct Token {
    let text: Substring
    let line: Int
  }

  private static func tokens(of code: [Substring]) -> [Token] {
    var tokens: [Token] = []
    for (number, line) in code.enumerated() {
      let bytes = line.utf8
      var start = bytes.startIndex
      while start < bytes.endIndex {
        var end = start
        while end < bytes.endIndex, isPartOfWord(bytes[end]) { bytes.formIndex(after: &end) }
        if end == start { bytes.formIndex(after: &end) }
        if bytes[start] != UInt8(ascii: " ") { tokens.append(Token(text: line[start..<end], line: number)) }
        start = end
      }
    }
    return tokens
  }

  /// Whether a byte belongs to a word, as those of all letters outside ASCII do.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private static func isDeclaration(_ index: Int, in tokens: [Token]) -> Bool {
    switch tokens[index].text {
    case "func", "deinit", "subscript", "var": true
    // `.init(…)` is a call.
    case "init": index == 0 || tokens[index - 1].text != "."
    default: false
    }
  }

  private static let declarations: Set<Substring> = ["func", "var", "let", "init", "case", "static", "associatedtype"]

  /// Returns the index of the brace that closes the body, or `nil` if there is no body.
  private static func end(of start: Int, in tokens: [Token]) -> Int? {
    guard let opening = opening(of: start, in: tokens) else { return nil }
    var depth = 0
    for index in opening..<tokens.count {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the index of the brace that opens the body.
  ///
  /// That is the first one outside of parentheses, before anything else is declared.
  private static func opening(of start: Int, in tokens: [Token]) -> Int? {
    var parentheses = 0
    for index in tokens.indices.dropFirst(start + 1) {
      switch tokens[index].text {
      case "(", "[": parentheses += 1
      case ")", "]": parentheses -= 1
      case "{" where parentheses == 0: return index
      case "}" where parentheses == 0: return nil
      case let word where parentheses == 0 && declarations.contains(word): return nil
      default: continue
      }
      if parentheses < 0 { return nil }
    }
    return nil
  }
}
