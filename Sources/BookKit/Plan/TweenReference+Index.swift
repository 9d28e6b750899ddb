import PropertyList

extension TweenReference {
  /// Returns the index of the tween to which this refers among an element's `count` tweens, or `nil` if there is none.
  ///
  /// Text is looked up as a name with `named`, and is read as a number only if there is no such name.
  package func index(among count: Int, names: NameTable, named: (Name) -> Int?) -> Int? {
    var index: Int?
    switch self {
    case .index(let number): index = number
    case .name(let name): index = named(name) ?? Int(digits: names.utf8(of: name))
    }
    return index.flatMap { (0..<count).contains($0) ? $0 : nil }
  }
}

extension Element {
  /// Returns the names of its tweens in order: its own, followed by those that the engine makes.
  package func tweenNames(_ names: NameTable) -> [String] {
    tweens.map { names.text(of: $0.name) } + madeTweenNames.map { $0.description }
  }

  /// Returns the index of the tween to which `reference` refers, or `nil` if there is none.
  ///
  /// It can also refer to a tween that the engine makes.
  package func indexOfTween(_ reference: TweenReference, names: NameTable) -> Int? {
    let all = tweenNames(names)
    return reference.index(among: all.count, names: names) { name in
      all.firstIndex { $0.utf8.elementsEqual(names.utf8(of: name)) }
    }
  }
}
