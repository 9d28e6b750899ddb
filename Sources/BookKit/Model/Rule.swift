import PropertyList

/// A rule: actions to perform when an event happens and a condition holds.
public struct Rule: Sendable {
  /// The name that traces use; generated if the author gave none.
  public var name: Name
  package var nameNode: NodeHandle?
  package var node: NodeHandle
  /// The event that the rule waits for, or `nil` if the author's keyword is unknown.
  public var event: Located<EventKind>?
  /// The element that the event must name.
  public var item: Located<Name>?
  /// The tween that the event must name.
  public var tween: Located<Name>?
  /// The drop target that the event must name.
  public var target: Located<Name>?
  /// The variable that the event must name.
  public var variable: Located<Name>?
  /// The section that the event must name.
  public var section: Located<Name>?
  /// The option that the event must name.
  public var option: Located<Name>?
  /// The region of a picture to colour that the event must name.
  public var region: Located<Name>?
  /// The index that the event must carry.
  public var index: Located<Int>?
  /// The value that the event must carry.
  public var value: Located<Value>?
  /// The condition that must hold.
  public var condition: Located<Condition>?
  /// The actions, in order.
  public var actions: [Action] = []
  /// The delay before the actions, in seconds.
  public var delay = 0.0
  /// The maximum number of times the rule can fire; if `nil`, unlimited.
  public var limit: Int?
}

/// An action of a rule, or of a tap on an element.
public struct Action: Sendable {
  /// The kind of action.
  public var kind: ActionKind
  /// The element that the action applies to, or the page's `music`.
  public var item: Located<Name>?
  /// The tween that the action applies to.
  public var tween: Located<Name>?
  /// The variable that the action applies to.
  public var variable: Located<Name>?
  /// The option that the action applies to.
  public var option: Located<Name>?
  /// The property that the action sets.
  public var property: Located<Property>?
  /// The value to set.
  public var value: Located<Value>?
  /// The amount to add to a variable, or the number of values or stops by which an option or a part advances.
  public var difference: Double?
  /// The index of the stop to which a slider, a dial or a flap moves.
  public var stop: Located<Int>?
  /// The progress to which a slider, a dial or a flap moves.
  public var progress: Located<Double>?
  /// The time that the move takes, in seconds; if `nil`, the time of the part itself.
  public var duration: Double?
  /// The page to open, or the section for ``ActionKind/open``.
  public var page: Located<PageReference>?
  /// The sound file to play.
  public var trackName: Located<String>?
  /// The lists of actions from which one is chosen at random.
  public var lists: [[Action]] = []
  /// The relative probabilities of the lists; lists without a weight have 1.
  public var weights: [UInt32] = []
  package var node: NodeHandle

  /// The maximum depth of nested actions.
  static let maxDepth = 8
  static let listCounts = 1...32
}

extension [Action] {
  /// The actions in document order, including those in the lists of random actions.
  package var withLists: [Action] {
    guard contains(where: { !$0.lists.isEmpty }) else { return self }
    return flatMap { action in [action] + action.lists.flatMap { $0.withLists } }
  }
}

extension Book {
  /// Whether the book uses random numbers.
  package var usesRandomness: Bool {
    choosesAtRandom
      || pagesAndSections.contains { page in
        page.elements.contains { $0.variants.contains { $0.tweens.contains { $0.wander != nil } } }
      }
  }

  /// Whether actions of the book choose among lists at random.
  package var choosesAtRandom: Bool {
    func draw(_ actions: [Action]) -> Bool { actions.contains { $0.kind == .random } }
    func draw(_ rules: [Rule]) -> Bool { rules.contains { draw($0.actions) } }
    return draw(rules)
      || pagesAndSections.contains { page in
        draw(page.rules) || page.elements.contains { $0.hasBehaviour && $0.variants.contains { draw($0.tapActions) } }
      }
  }
}

/// A reference to a page, by its number from 1 or by its name.
public enum PageReference: Sendable, Equatable {
  /// The page with this number.
  case number(Int)
  /// The page with this name.
  case name(Name)
}
