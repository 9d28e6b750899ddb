import BookKit
import PropertyList

extension DiagnosticRule {
  package static let inactiveArea = DiagnosticRule(
    "inactive-area", .warning, "a trigger waits for an area that is switched off",
    "An area that is not active takes no touches until a rule activates it, and here no rule does.",
    message: { "the area `\($0.subject)` is not active, and no rule activates it" },
    hint: "set its `isActive` to true, or `activate` it in a rule",
    example: """
        { type = activearea; name = moon; width = 200; height = 200; altText = "The moon";
      -   isActive = NO;
      +   isActive = YES;
        },
        { type = text; text = "Good night!"; trigger = { triggeringItem = moon; }; }
      """, dependsOn: .book)
}

extension Diagnostic {
  /// Creates a diagnostic for the key or value at `node`, which waits for an impossible touch.
  init(_ obstacle: TouchObstacle, to subject: String, at node: NodeHandle) {
    switch obstacle {
    case .inactive(let place):
      let notes = place.map { [Note(spot: .node($0), message: "it is switched off here")] } ?? []
      self.init(.inactiveArea, at: .node(node), subject: subject, notes: notes)
    case .untouchable(let place):
      let notes = place.map { [Note(spot: .node($0), message: "it takes no touches because of this")] } ?? []
      self.init(.unreachableItem, at: .node(node), subject: subject, detail: "can never be touched", notes: notes)
    case .unseen(let place):
      let notes = place.map { [Note(spot: .node($0), message: "no option has a value for which this holds")] } ?? []
      self.init(.unreachableItem, at: .node(node), subject: subject, detail: "is never seen", notes: notes)
    }
  }
}
