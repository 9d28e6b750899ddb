/// All options of a book: the built-in ones, then the book's own in document order.
package struct BookOptions: Sendable {
  /// An option with its name.
  package struct Entry: Sendable {
    /// The name.
    package let name: Name
    /// The values that it can have.
    package let rules: OptionRules
  }

  /// The options; those of every book come first, in the order of ``BuiltInOption``.
  package private(set) var entries: [Entry] = []

  /// Creates a list of no options.
  init() {}

  /// Collects the options of a book; `names` gets the names of those of every book.
  package init(_ book: Book, names: inout NameTable) {
    let languages = (book.languages.isEmpty ? [""] : []) + book.allLanguages
    for builtIn in BuiltInOption.allCases {
      let name = names.intern(word: builtIn.keyword)
      let declared = book.options.last { $0.name == name }?.defaultValue
      let rules = OptionRules(builtIn, declared: declared, languages: languages.map { .string($0) })
      entries.append(Entry(name: name, rules: rules))
    }
    for declaration in book.options where index(of: declaration.name) == nil {
      let choices = book.optionValues.last { $0.name == declaration.name }?.values.map { $0.value }
      let rules = OptionRules(initialValue: declaration.defaultValue, choices: choices)
      entries.append(Entry(name: declaration.name, rules: rules))
    }
  }

  /// Returns the index of the option with a name, or `nil` if the book has no such option.
  package func index(of name: Name) -> Int? { entries.firstIndex { $0.name == name } }
}

extension BookOptions {
  subscript(option: OptionIndex) -> Entry { entries[option.position] }

  /// The indices of all options.
  var indices: Range<OptionIndex> { OptionIndex(0)..<OptionIndex(entries.count) }

  /// Returns the option with a name, or `nil` if the book has no such option.
  func option(named name: Name) -> OptionIndex? { index(of: name).map { OptionIndex($0) } }

  /// Returns the index of an option that every book has.
  func index(of option: BuiltInOption) -> OptionIndex { OptionIndex(rawValue: Int32(option.rawValue)) }
}
