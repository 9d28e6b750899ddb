import PropertyList

extension PropertyList {
  /// Returns a value as a Boolean, or `nil` if it isn't a Boolean, 0, 1 or a word such as `yes`.
  package func looseBoolean(of value: NodeHandle) -> Bool? {
    switch nodes[value.position].kind {
    case .boolean: boolean(of: value)
    case .integer: integer(of: value)?.uint64.flatMap { $0 > 1 ? nil : $0 == 1 }
    case .string: PropertyList.boolean(spelt: utf8(of: value) ?? [])
    case .dictionary, .array, .key, .real, .date, .data, .uid, .invalid: nil
    }
  }

  /// Returns the Boolean that text spells, ignoring case, or `nil` if it's another word.
  static func boolean(spelt text: [UInt8]) -> Bool? {
    let word = text.map(ASCIIWord.lowercased)
    let affirmatives: [StaticString] = ["yes", "true", "1"]
    let negatives: [StaticString] = ["no", "false", "0"]
    if affirmatives.contains(where: { $0.matches(word) }) { return true }
    return negatives.contains { $0.matches(word) } ? false : nil
  }
}
