/// What a name in a book stands for, which decides what can be written there, and what changes when that is renamed.
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
  /// A page or its number, a section or a game; or the direction in which a page turns, if it can.
  case opened(canTurn: Bool)
  /// A section that exists.
  case section
  /// A section that the author draws.
  case drawnSection
  case variable
  case option
  case font

  package var canBePage: Bool {
    switch self {
    case .page, .opened: true
    case .element, .sound, .tween, .tweenOrIndex, .target, .region, .section, .drawnSection, .variable, .option, .font:
      false
    }
  }

  package var takesNumber: Bool {
    switch self {
    case .page, .opened, .tweenOrIndex: true
    case .element, .sound, .tween, .target, .region, .section, .drawnSection, .variable, .option, .font: false
    }
  }
}

extension KeyOwner {
  /// The keys of each kind of dictionary that are the name of something, by their indices in `Key.all`.
  private static let references = allCases.map { owner in
    Key.all.indices.compactMap { number -> (reference: Reference, number: Int)? in
      guard Key.all[number].owner == owner, case .reference(let reference) = Key.all[number].shape else { return nil }
      return (reference, number)
    }
  }

  /// Returns the name of the key with which such a dictionary refers to something, or `nil` if it doesn't.
  package func name(of reference: Reference) -> String? {
    KeyOwner.references[Int(ordinal)].first { $0.reference == reference }.map { Key.all[$0.number].name.description }
  }
}
