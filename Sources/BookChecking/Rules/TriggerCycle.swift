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
    var places: [(part: PartIndex, node: NodeHandle)] = []
    for waiting in triggers {
      if let node = waiting.trigger.item?.node { places.append((part: graph.part(of: waiting), node: node)) }
    }
    places.sort { $0.part < $1.part }
    for waiting in triggers {
      let part = graph.part(of: waiting)
      guard let ring = components.group[part], !isReported[ring], let node = waiting.trigger.item?.node,
        let cause = graph.needs[part].cause, components.group[cause] == ring
      else { continue }
      isReported[ring] = true
      report(part, at: node, through: components.path(from: cause, to: part) { graph.targets(of: $0) }, places)
    }
  }

  private mutating func report(
    _ first: PartIndex, at node: NodeHandle, through path: [PartIndex],
    _ places: [(part: PartIndex, node: NodeHandle)]
  ) {
    // Leave out the nodes that don't wait themselves, such as the element of a tween.
    var others: [PartIndex] = []
    for (part, next) in zip(path, path.dropFirst()) where part != first && graph.needs[part].cause == next {
      others.append(part)
    }
    var notes: [Diagnostic.Note] = []
    for part in others {
      guard let place = WaitCheck.place(of: part, in: places) else { continue }
      notes.append(Diagnostic.Note(spot: .node(place), message: "`\(title(part))` waits here"))
    }
    let names = others.prefix(3).map { title($0) }
    found.report(.triggerCycle, at: node, subject: title(first), detail: names.listed(of: others.count), notes: notes)
  }

  private static func place(of part: PartIndex, in places: [(part: PartIndex, node: NodeHandle)]) -> NodeHandle? {
    let index = places.indices.partitioningIndex { places[$0].part >= part }
    return index < places.count && places[index].part == part ? places[index].node : nil
  }

  /// Returns the name of an element, or `element/tween`.
  private func title(_ part: PartIndex) -> String {
    let page = context.book[page]
    if let element = graph.parts.element(part) { return context.text(of: page[element].name) }
    guard let element = graph.needs[part].container.flatMap({ graph.parts.element($0) }) else { return "" }
    let tween = page[element].tweens[graph.parts.tween(part, of: element).position]
    return context.text(of: page[element].name) + "/" + context.text(of: tween.name)
  }
}
