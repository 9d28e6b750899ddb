import BookKit

extension OptionRules {
  var valuesInWords: String {
    if builtIn == .voice { return VoiceRecordings.ruleForVoices }
    if values == [.string("")] { return OptionRules.withoutLanguages }
    if !values.isEmpty { return "it can be \(NameList.text(values.map(OptionRules.inWords), "or", limit: 12))" }
    if case .string = initialValue { return "it is a text; write the value in quotation marks" }
    return "it is a number"
  }

  static var withoutLanguages: String { "the book names no languages" }

  /// Returns a value as in a script, but without quotation marks around a text.
  static func inWords(_ value: Value) -> String {
    switch value {
    case .number(let value): return TraceText.text(of: value)
    case .boolean(let isOn): return isOn ? "on" : "off"
    case .string(let text): return text
    }
  }
}

extension ScriptNames {
  func rules(ofOption name: [UInt8]) -> OptionRules? {
    var names = book.names
    let options = BookOptions(book, names: &names)
    return options.entries.first { names.utf8(of: $0.name).elementsEqual(name) }?.rules
  }
}
