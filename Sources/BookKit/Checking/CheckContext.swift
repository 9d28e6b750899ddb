import PropertyList

/// What checks look at.
struct CheckContext: Sendable {
  /// The book.
  let book: Book
  /// The property list that it was read from.
  let list: PropertyList
  /// What is known of the files in the book's folder; nothing when they are not looked at.
  let assets: AssetCatalog?
  /// What the names in the book mean.
  let names: BookNames
  /// What the rules of the book can change.
  let effects: RuleEffects
  /// Which keys are there under a misspelt name.
  let misspelt: MisspeltKeys

  init(book: Book, list: PropertyList, assets: AssetCatalog?, misspelt: MisspeltKeys = MisspeltKeys()) {
    self.book = book
    self.list = list
    self.assets = assets
    self.misspelt = misspelt
    names = BookNames(book, list)
    effects = RuleEffects(book, names)
  }
}

extension CheckContext {
  /// The text of a name, for messages.
  func text(of name: Name) -> String {
    Quotation.of(book.names.utf8(of: name))
  }
}
