import BookKit
import PropertyList

extension DiagnosticRule {
  package static let triggerTypeMismatch = DiagnosticRule(
    "trigger-type-mismatch", .warning, "a trigger names the wrong element type",
    "The element's own type is used, so the trigger may wait for something other than its author meant.",
    message: { "\($0.detail), not \($0.subject)" },
    example: """
        { type = activearea; name = moon; width = 200; height = 200; altText = "The moon"; },
        { type = text; text = "Good night!"; trigger = { triggeringItem = moon;
      -     triggeringItemType = image;
      +     triggeringItemType = activearea;
          };
        }
      """, dependsOn: .presence)
}

extension TriggerWalk {
  mutating func checkType(of trigger: Trigger, on page: PageIndex) {
    guard let source = trigger.source, case .element(let written) = source.value, let node = source.node,
      let item = trigger.item, let index = context.names.element(item.value, on: page)
    else { return }
    let type = context.book[page][index].type
    guard written != type else { return }
    found.report(
      .triggerTypeMismatch, at: node, subject: written.owner.title.description,
      detail: "`\(context.text(of: item.value))` is \(type.owner.title)",
      advice: "write `\(type.keyword)`, or name another element")
  }
}
