typealias OptionIndex = IndexOf<BookOptions.Entry>

/// All options of a book: the built-in ones, then the book's own in document order.
package struct BookOptions: Sendable {
  package struct Entry: Sendable {
    package let name: Name
    package let rules: OptionRules
  }

  package private(set) var entries: [Entry] = []

  init() {}

  /// Collects the options of a book, and adds the names of the built-in ones to `names`.
  package init(_ book: Book, names: inout NameTable) {
    let languages = book.allLanguages
    for builtIn in BuiltInOption.allCases {
      let name = names.intern(word: builtIn.keyword)
      entries.append(Entry(name: name, rules: book.rules(of: builtIn, named: name, languages: languages)))
    }
    for declaration in book.options where index(of: declaration.name) == nil {
      entries.append(Entry(name: declaration.name, rules: book.rules(of: declaration)))
    }
  }

  package func index(of name: Name) -> Int? { entries.firstIndex { $0.name == name } }
}

extension BookOptions {
  subscript(option: OptionIndex) -> Entry { entries[option.position] }

  var indices: Range<OptionIndex> { OptionIndex(0)..<OptionIndex(entries.count) }

  func option(named name: Name) -> OptionIndex? { index(of: name).map { OptionIndex($0) } }
  func index(of option: BuiltInOption) -> OptionIndex { OptionIndex(rawValue: Int32(option.ordinal)) }
}

extension Book {
  /// Returns the rules of an option, or `nil` if the book has no such option.
  ///
  /// `languages` must be ``allLanguages``. Callers compute them only once, because that visits the whole book.
  package func rules(ofOption name: Name, languages: [String]) -> OptionRules? {
    if let builtIn = BuiltInOption(names.utf8(of: name)) {
      return rules(of: builtIn, named: name, languages: languages)
    }
    return options.first { $0.name == name }.map { rules(of: $0) }
  }

  fileprivate func rules(of option: BuiltInOption, named name: Name, languages: [String]) -> OptionRules {
    OptionRules(
      option, declared: options.last { $0.name == name }?.defaultValue,
      languages: (self.languages.isEmpty ? [""] : []) + languages)
  }

  fileprivate func rules(of declaration: OptionDeclaration) -> OptionRules {
    let choices = optionValues.last { $0.name == declaration.name }?.values.map { $0.value }
    return OptionRules(initialValue: declaration.defaultValue, choices: choices)
  }
}
