/// The kind of thing that a name in a book refers to; it decides which names are valid.
package enum Reference: Equatable, Sendable {
  case element
  /// An element that is a sound.
  case sound
  /// A tween of the element that the same dictionary names.
  case tween
  /// A tween of the element that the same dictionary names, or the index of one.
  case tweenOrIndex
  /// A drop target of the element that the same dictionary names.
  case target
  /// A region of the picture to colour that the same dictionary names.
  case region
  /// A page, or its number.
  case page
  /// A page or its number, a section or a game; with `canTurn`, also a direction in which pages turn.
  case opened(canTurn: Bool)
  /// A section that exists.
  case section
  /// A section that the author draws.
  case drawnSection
  case variable
  case option
  case font

  package var canBePage: Bool {
    if case .opened = self { return true }
    return self == .page
  }

  package var takesNumber: Bool { canBePage || self == .tweenOrIndex }
}

extension KeyOwner {
  /// For each kind of dictionary, the keys that refer to something, by their indices in `Key.all`.
  private static let references = allCases.map { owner in
    Key.all.indices.compactMap { number -> (reference: Reference, number: Int)? in
      guard Key.all[number].owner == owner, case .reference(let reference) = Key.all[number].shape else { return nil }
      return (reference, number)
    }
  }

  /// Returns the name of the key that holds this kind of reference, or `nil` if this kind of dictionary has none.
  package func name(of reference: Reference) -> String? {
    KeyOwner.references[Int(ordinal)].first { $0.reference == reference }.map { Key.all[$0.number].name.description }
  }
}
