/// What rules can do to one element, whenever they fire.
struct ElementChanges: Sendable {
  /// What can happen to it.
  var effect: RuleEffects.Effect = []
  /// Numbers that its properties can be set to.
  var values: [(property: Property, value: Double)] = []

  /// Whether rules set where it stands, or how large it is.
  var setsGeometry: Bool { values.contains { $0.property.isGeometry } }

  /// Adds what one action does.
  mutating func add(_ action: Action) {
    effect.formUnion(action.effect)
    guard let property = action.property?.value, case .number(let number)? = action.value?.value else { return }
    values.append((property, number))
  }
}

extension Action {
  /// What the action does to the element that it names.
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
