import BookKit
import PropertyList

extension DiagnosticRule {
  package static let triggerCycle = DiagnosticRule(
    "trigger-cycle", .error, "elements wait for each other",
    "Each of them waits off stage until another one does something, so none of them ever appears.",
    message: { "`\($0.subject)` waits for itself\($0.detail(after: ", through ")), so it never appears" },
    hint: "let one of them appear with the page, or show it with a rule",
    example: """
        { type = activearea; name = moon; width = 200; height = 200; altText = "The moon"; },
        { type = text; name = first; text = "After you!"; tweens = ( { properties = { x = 300; }; } );
      -   trigger = { triggeringItem = second; };
      +   trigger = { triggeringItem = moon; };
        },
        { type = text; name = second; text = "No, after you!"; tweens = ( { properties = { x = 300; }; } );
          trigger = { triggeringItem = first; };
        }
      """)
}

extension WaitCheck {
  /// Reports each cycle once, at its first element in the book.
  mutating func reportCycles() {
    guard !components.members.isEmpty else { return }
    var isReported = Array(repeating: false, count: components.members.count)
    var places: [PartIndex: NodeHandle] = [:]
    for waiting in triggers where places[graph.part(of: waiting)] == nil {
      places[graph.part(of: waiting)] = waiting.trigger.item?.node
    }
    for waiting in triggers {
      let part = graph.part(of: waiting)
      guard let cycle = components.group[part], !isReported[cycle], let node = waiting.trigger.item?.node,
        let cause = graph.needs[part].cause, components.group[cause] == cycle
      else { continue }
      isReported[cycle] = true
      report(part, at: node, through: components.path(from: cause, to: part) { graph.targets(of: $0) }, places)
    }
  }

  private mutating func report(
    _ first: PartIndex, at node: NodeHandle, through path: [PartIndex], _ places: [PartIndex: NodeHandle]
  ) {
    // Leave out nodes that don't have a trigger in the cycle, such as the element of a tween.
    let others = zip(path, path.dropFirst()).filter { $0 != first && graph.needs[$0].cause == $1 }.map { $0.0 }
    let notes = others.compactMap { part in
      places[part].map { Diagnostic.Note(spot: .node($0), message: "`\(title(part))` waits here") }
    }
    let names = others.prefix(3).map { title($0) }
    found.report(.triggerCycle, at: node, subject: title(first), detail: names.listed(of: others.count), notes: notes)
  }

  private func title(_ part: PartIndex) -> String {
    let page = context.book[page]
    if let element = graph.parts.element(part) { return context.text(of: page[element].name) }
    guard let element = graph.needs[part].container.flatMap({ graph.parts.element($0) }) else { return "" }
    let tween = page[element].tweens[graph.parts.tween(part, of: element).position]
    return context.text(of: page[element].name) + "/" + context.text(of: tween.name)
  }
}
