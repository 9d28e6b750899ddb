struct RulePlan: Sendable {
  var name: Name
  var tween: Name?
  var target: Name?
  var variable: Name?
  var section: Name? = nil
  var option: Name? = nil
  var region: Name? = nil
  var index: Int? = nil
  var value: Event.Datum? = nil
  var condition: ConditionPlan?
  var delay: Ticks
  var limit: Int?
  var actions: [ActionPlan]
}

struct ActionPlan: Sendable {
  var kind: ActionKind
  var item: Name?
  var tween: Name?
  /// The variable that is set, if the action sets one that exists.
  var variable: VariableIndex?
  var property: Property?
  /// The new value of a property, with a colour's channels packed.
  var number = 0.0
  var value: Event.Datum?
  /// The amount to add to a variable.
  var difference: Double?
  /// The index of the stop to which a part moves.
  var stop: Int?
  /// The progress to which a part moves.
  var progress: Double?
  /// The time that the move of a part takes, or `nil` for the part's own time.
  var duration: Ticks?
  /// The option that is set, if the action sets one that exists.
  var option: OptionIndex?
  /// The target that opens, if the action names a page or section that exists.
  var target: TurnTarget?
  var sound: FileIndex?
  /// The index of the next action.
  var next = ActionPlan.open
  /// The lists from which one is chosen at random.
  var lists: [WeightedList] = []

  /// A placeholder for an index that isn't known yet.
  static let open: Int32 = -1

  /// A list of actions that can be chosen at random.
  struct WeightedList: Sendable {
    /// The index of its first action.
    var first: Int32
    var weight: UInt32
  }
}

enum RuleHandle: Sendable, Equatable {
  case page(RuleIndex, plan: PlanIndex)
  case book(RuleIndex)

  var isBookRule: Bool { if case .book = self { true } else { false } }
}
