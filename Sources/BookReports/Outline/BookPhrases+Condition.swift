import BookKit

extension BookPhrases {
  private static let maxParts = 64

  /// Returns a condition in the syntax of books, with as few parentheses as possible.
  func text(of condition: Condition) -> String {
    guard condition.parts.count <= BookPhrases.maxParts else { return "…" }
    // Operands come before the parts that use them, so their texts are available.
    var texts: [(text: String, strength: Int)] = []
    for part in condition.parts { texts.append(text(of: part, texts)) }
    return texts.last?.text ?? ""
  }

  private func text(
    of part: Condition.Part, _ texts: [(text: String, strength: Int)]
  ) -> (text: String, strength: Int) {
    func inner(_ index: Int, in strength: Int) -> String {
      texts[index].strength < strength ? "(\(texts[index].text))" : texts[index].text
    }
    switch part {
    case .literal(let value): return (BookPhrases.value(value), 5)
    case .variable(let name): return (named(name), 5)
    case .option(let name): return ("option." + outline.text(of: name), 5)
    case .game(let name): return ("game." + outline.text(of: name), 5)
    case .pageRecorded: return ("page.recorded", 5)
    case .loudness: return ("device.loudness", 5)
    case .progress(let name): return (outline.text(of: name) + ".progress", 5)
    case .comparison(let left, let comparison, let right):
      return ("\(inner(left, in: 5)) \(comparison.keyword) \(inner(right, in: 5))", 4)
    case .not(let operand): return ("not \(inner(operand, in: 4))", 3)
    case .and(let left, let right): return ("\(inner(left, in: 2)) and \(inner(right, in: 3))", 2)
    case .or(let left, let right): return ("\(inner(left, in: 1)) or \(inner(right, in: 2))", 1)
    }
  }
}
