extension TweenReference {
  /// Returns the index that the reference means among the `count` tweens of an element, or `nil` if there is none.
  ///
  /// Text is a name first, which `named` looks up, then a number.
  package func index(among count: Int, names: NameTable, named: (Name) -> Int?) -> Int? {
    switch self {
    case .index(let index): (0..<count).contains(index) ? index : nil
    case .name(let name): named(name) ?? names.wholeNumber(in: name, upTo: count - 1)
    }
  }
}
