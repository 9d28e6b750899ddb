import BookKit
import PropertyList

extension DiagnosticRule {
  package static let danglingTrigger = DiagnosticRule(
    "dangling-trigger", .error, "a trigger waits for an element that is not on the page",
    """
    The element never comes on stage. Names are case-sensitive, and a trigger only sees the elements \
    of its own page.
    """,
    message: { "no element of this page is called `\($0.subject)`, so this trigger never fires" },
    example: """
        { type = activearea; name = moon; width = 200; height = 200; altText = "The moon"; },
        { type = text; text = "Good night!";
      -   trigger = { triggeringItem = mon; };
      +   trigger = { triggeringItem = moon; };
        }
      """, dependsOn: .book)
}

extension TriggerWalk {
  mutating func reportItem(of trigger: Trigger, on page: PageIndex) {
    guard let item = trigger.item, let node = item.node else { return }
    let suggestion = suggestions.element(like: item.value, in: .page(page))
    let elsewhere = context.names.firstElement(item.value).map { other in
      Diagnostic.Note(
        spot: context.book[other.page][other.element].nameSpot,
        message: "there is one on page \(other.page.number), but a trigger only sees its own page")
    }
    found.report(
      .danglingTrigger, at: node, subject: context.text(of: item.value), suggestion: suggestion,
      notes: elsewhere.map { [$0] } ?? [])
  }
}
