/// Removes comments and the contents of strings from Swift source, so that the rest can be searched for code.
///
/// Every removed byte becomes a space except line ends, so positions don't change. Code inside `\(…)` stays.
struct SourceMask {
  struct Masked {
    let code: String
    let withoutStrings: String
  }

  private let bytes: [UInt8]
  private var code: [UInt8]
  private var withoutStrings: [UInt8]
  private var position = 0
  /// The open strings, each with the number of open parentheses in its current interpolation.
  private var interpolations: [(string: Delimiter, parentheses: Int)] = []

  /// The end of a string: its number of quotes and number signs.
  private struct Delimiter {
    let quotes: Int
    let signs: Int
  }

  static func apply(to text: String) -> Masked {
    var mask = SourceMask(text)
    mask.scan()
    return Masked(
      code: String(decoding: mask.code, as: UTF8.self),
      withoutStrings: String(decoding: mask.withoutStrings, as: UTF8.self))
  }

  private init(_ text: String) {
    bytes = Array(text.utf8)
    code = bytes
    withoutStrings = bytes
  }

  private mutating func scan() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where matches("//"): skipComment()
      case UInt8(ascii: "/") where matches("/*"): skipBlockComment()
      case UInt8(ascii: "`"): skipQuotedName()
      case UInt8(ascii: "#"), UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "("): changeParentheses(by: 1)
      case UInt8(ascii: ")"): changeParentheses(by: -1)
      default: position += 1
      }
    }
  }

  private func matches(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func blank(inComment: Bool) {
    defer { position += 1 }
    guard bytes[position] != UInt8(ascii: "\n") else { return }
    code[position] = UInt8(ascii: " ")
    if !inComment { withoutStrings[position] = UInt8(ascii: " ") }
  }

  private mutating func skipComment() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { blank(inComment: true) }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if matches("/*") {
        depth += 1
      } else if matches("*/") {
        depth -= 1
      } else {
        blank(inComment: true)
        continue
      }
      blank(inComment: true)
      blank(inComment: true)
    } while depth > 0 && position < bytes.count
  }

  /// Skips a name in backticks, which can contain anything; it becomes one long plain name.
  private mutating func skipQuotedName() {
    repeat {
      code[position] = UInt8(ascii: "x")
      withoutStrings[position] = UInt8(ascii: "x")
      position += 1
    } while position < bytes.count && bytes[position] != UInt8(ascii: "`") && bytes[position] != UInt8(ascii: "\n")
    if position < bytes.count, bytes[position] == UInt8(ascii: "`") {
      code[position] = UInt8(ascii: "x")
      withoutStrings[position] = UInt8(ascii: "x")
      position += 1
    }
  }

  /// Skips a string from its beginning, or number signs that don't begin one, as in `#if`.
  private mutating func skipString() {
    var signs = 0
    while position < bytes.count, bytes[position] == UInt8(ascii: "#") {
      signs += 1
      position += 1
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return }
    let quotes = matches("\"\"\"") ? 3 : 1
    position += quotes
    skipContents(of: Delimiter(quotes: quotes, signs: signs))
  }

  private mutating func skipContents(of string: Delimiter) {
    let signs = String(repeating: "#", count: string.signs)
    let end = String(repeating: "\"", count: string.quotes) + signs
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "\\") else {
        blank(inComment: false)
        continue
      }
      if matches(end) {
        position += end.utf8.count
        return
      }
      if matches("\\" + signs + "(") {
        position += string.signs + 2
        interpolations.append((string, 1))
        return
      }
      if matches("\\" + signs) { for _ in 0...string.signs { blank(inComment: false) } }
      if position < bytes.count { blank(inComment: false) }
    }
  }

  /// Counts parentheses; after the one that ends an interpolation, its string continues.
  private mutating func changeParentheses(by change: Int) {
    position += 1
    guard var innermost = interpolations.popLast() else { return }
    innermost.parentheses += change
    if innermost.parentheses > 0 {
      interpolations.append(innermost)
    } else {
      skipContents(of: innermost.string)
    }
  }
}
