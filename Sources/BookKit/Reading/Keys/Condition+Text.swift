import PropertyList

extension Condition {
  /// Returns the condition as books write it, with only the parentheses that it needs.
  package func text(_ names: NameTable) -> String {
    // Each part follows its operands, so one pass is enough, however deeply they are nested.
    var texts: [(text: String, precedence: Int)] = []
    func operand(_ index: Int, of precedence: Int) -> String {
      texts[index].precedence < precedence ? "(" + texts[index].text + ")" : texts[index].text
    }
    for part in parts {
      switch part {
      case .literal(let value): texts.append((Condition.text(of: value), 5))
      case .variable(let name): texts.append((names.text(of: name), 5))
      case .option(let name): texts.append(("option." + names.text(of: name), 5))
      case .game(let name): texts.append(("game." + names.text(of: name), 5))
      case .pageRecorded: texts.append(("page.recorded", 5))
      case .loudness: texts.append(("device.loudness", 5))
      case .progress(let name): texts.append((names.text(of: name) + ".progress", 5))
      case .comparison(let left, let comparison, let right):
        texts.append((operand(left, of: 5) + " " + comparison.description + " " + operand(right, of: 5), 4))
      case .not(let index): texts.append(("not " + operand(index, of: 3), 3))
      case .and(let left, let right): texts.append((operand(left, of: 2) + " and " + operand(right, of: 3), 2))
      case .or(let left, let right): texts.append((operand(left, of: 1) + " or " + operand(right, of: 2), 1))
      }
    }
    return texts.last?.text ?? ""
  }

  /// Returns a value as conditions write it; strings in conditions have no escapes.
  private static func text(of value: Value) -> String {
    switch value {
    case .number(let number): Decimal.text(number)
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .string(let text): text.utf8.contains(UInt8(ascii: "'")) ? "\"" + text + "\"" : "'" + text + "'"
    }
  }
}
