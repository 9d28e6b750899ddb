import BookKit

/// The changes that rules can make to one element, whenever they fire.
struct ElementChanges: Sendable {
  /// The effects that rules can have on it.
  var effect: RuleEffects.Effect = []
  /// The numbers that its properties can be set to.
  var values: [(property: Property, value: Double)] = []

  /// Whether rules set its position or size.
  var setsGeometry: Bool { values.contains { $0.property.isGeometry } }

  /// Adds the effects of one action.
  mutating func add(_ action: Action) {
    effect.formUnion(action.effect)
    guard let property = action.property?.value, case .number(let number)? = action.value?.value else { return }
    values.append((property, number))
  }
}

extension Action {
  /// The effect of the action on the element that it names.
  fileprivate var effect: RuleEffects.Effect {
    switch kind {
    case .show: .show
    case .hide: .hide
    case .play: .play
    case .stop: .stop
    case .toggle: [.play, .stop]
    case .activate: .activate
    case .deactivate: .deactivate
    case .startTween, .stopTween: .retime
    case .setProperty: property?.value == .alpha ? .setAlpha : []
    case .set, .goToPage, .nextPage, .previousPage, .playSound: []
    }
  }
}
