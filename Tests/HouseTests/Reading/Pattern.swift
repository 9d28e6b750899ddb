import Foundation

/// A regular expression with access to its captures.
struct Pattern {
  private let expression: NSRegularExpression

  init(_ pattern: String) throws {
    expression = try NSRegularExpression(pattern: pattern)
  }

  /// Returns what the first group captured in each match, or the whole match if there is no group.
  func captures(in line: Substring) -> [String] {
    let text = String(line)
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      let range = match.range(at: min(1, match.numberOfRanges - 1))
      return Range(range, in: text).map { String(text[$0]) }
    }
  }

  func matches(_ line: Substring) -> Bool { !captures(in: line).isEmpty }
}
