import PropertyList

extension BookReader {
  /// Reads the values of options for readers who haven't chosen one.
  mutating func options(_ entry: Entry) -> [OptionDeclaration] {
    guard holds(.dictionary, entry) else { return [] }
    var options: [OptionDeclaration] = []
    for option in list.usedEntries(of: entry.value) {
      guard let value = value(option.value, of: entry.key) else { continue }
      let name = names.intern(list.utf8(of: option.key) ?? [])
      options.append(OptionDeclaration(name: name, defaultValue: value, node: option.value))
    }
    return options
  }

  /// Reads the values that the book's own options can have.
  mutating func optionValues(_ entry: Entry) -> [OptionChoices] {
    guard holds(.dictionary, entry) else { return [] }
    var choices: [OptionChoices] = []
    for option in list.usedEntries(of: entry.value) where holds(.array, entry.with(option.value)) {
      let name = names.intern(list.utf8(of: option.key) ?? [])
      var values: [Located<Value>] = []
      for element in list.elements(of: option.value) {
        if let value = value(element, of: entry.key) { values.append(Located(value, at: element)) }
      }
      choices.append(OptionChoices(name: name, values: values, node: option.value))
    }
    return choices
  }

  /// Reads the names of options that aren't offered.
  mutating func hiddenOptions(_ entry: Entry) -> [Located<Name>] {
    guard holds(.array, entry) else { return [] }
    var found: [Located<Name>] = []
    for element in list.elements(of: entry.value) {
      if let name = name(entry.with(element)) { found.append(name) }
    }
    return found
  }

  /// Reads the texts of generated sections, by language and word.
  mutating func words(_ entry: Entry) -> [WordTranslation] {
    guard holds(.dictionary, entry) else { return [] }
    var words: [WordTranslation] = []
    for language in list.usedEntries(of: entry.value) where isDictionary(language.value, ofLanguageIn: entry) {
      let code = list.string(of: language.key) ?? ""
      for word in list.usedEntries(of: language.value) {
        guard let text = string(entry.with(word.value)) else { continue }
        words.append(WordTranslation(language: code, word: list.string(of: word.key) ?? "", text: text))
      }
    }
    return words
  }
}
