/// What the engine needs to know of one rule.
struct RulePlan: Sendable {
  var name: Name
  var tween: Name?
  var target: Name?
  var variable: Name?
  /// The condition among those of the book; -1 for none.
  var condition: Int32
  var delay: Ticks
  var limit: Int?
  var actions: [ActionPlan]
}

/// One thing that a rule does.
struct ActionPlan: Sendable {
  var kind: ActionKind
  var item: Name?
  var tween: Name?
  /// The variable that is set, by its position; -1 for none.
  var variable: Int32 = -1
  var property: Property?
  /// What a value of an element becomes; a colour by its packed channels.
  var number = 0.0
  /// What a variable becomes.
  var value: Event.Datum?
  /// By how much a variable changes.
  var difference: Double?
  /// The page that is opened, counted from 0; -1 for none.
  var page: Int32 = -1
  /// The file that is played, among those of the book.
  var sound: Int32 = -1
}

/// A rule: one of a page's own, or one of the book's.
struct RuleHandle: Sendable, Equatable {
  var index: Int32
  /// The plan of the page whose rule it is; `book` for one of the book's.
  var plan: Int32

  /// In place of a page's plan: the book.
  static let book = Int32.min

  var isBookRule: Bool { plan == RuleHandle.book }
}
