import PropertyList

/// What happens when something happens, on a condition.
public struct Rule: Sendable {
  /// What traces call it; made up where the author gave no name.
  public var name: Name
  /// Where its name stands, if the author gave one.
  public var nameNode: NodeHandle?
  /// Where its dictionary stands.
  public var node: NodeHandle
  /// The event that it waits for; nothing when the author's word for it is unknown.
  public var event: Placed<EventKind>?
  /// The element that the event must carry.
  public var item: Placed<Name>?
  /// The tween that the event must carry, by its name.
  public var tween: Placed<Name>?
  /// The drop target that the event must carry.
  public var target: Placed<Name>?
  /// The variable that the event must carry.
  public var variable: Placed<Name>?
  /// What must hold.
  public var condition: Placed<Condition>?
  /// What it does, in order.
  public var actions: [Action] = []
  /// The seconds before it acts.
  public var delay = 0.0
  /// How often it may fire; without end where nothing is said.
  public var limit: Int?
}

/// One thing that a rule does.
public struct Action: Sendable {
  /// What.
  public var kind: ActionKind
  /// To which element, or to the page's `music`.
  public var item: Placed<Name>?
  /// Which tween.
  public var tween: Placed<Name>?
  /// Which variable.
  public var variable: Placed<Name>?
  /// Which property.
  public var property: Placed<Property>?
  /// The value that is set.
  public var value: Placed<Value>?
  /// By how much a variable changes.
  public var difference: Double?
  /// The page that is opened.
  public var page: Placed<PageReference>?
  /// The file that is played.
  public var trackName: Placed<String>?
  /// Where its dictionary stands.
  public var node: NodeHandle
}

/// A page, by its number from 1 or by its name.
public enum PageReference: Sendable, Equatable {
  /// By number.
  case number(Int)
  /// By name.
  case name(Name)
}
