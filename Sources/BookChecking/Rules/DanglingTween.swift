import BookKit
import PropertyList

extension DiagnosticRule {
  package static let danglingTween = DiagnosticRule(
    "dangling-tween", .error, "a trigger waits for a tween that does not exist",
    "Tweens have numbers, starting at 0, and names. What waits for a missing tween never comes on stage.",
    message: {
      $0.detail.utf8.isEmpty ? "no element has a tween `\($0.subject)`" : "`\($0.detail)` has no tween `\($0.subject)`"
    },
    example: """
        { type = text; name = line; text = "Good night!"; tweens = ( { properties = { x = 300; }; } ); },
        { type = text; text = "Sleep well!"; trigger = { triggeringItem = line; triggerIsATween = YES;
      -     triggeringTweenNumber = 1;
      +     triggeringTweenNumber = 0;
          };
        }
      """, dependsOn: .book)
}

extension TriggerWalk {
  mutating func reportTween(of trigger: Trigger, _ index: ElementIndex, on page: PageIndex) {
    guard let written = trigger.tween, let node = written.node, let item = trigger.item else { return }
    let element = context.book[page][index]
    var subject = ""
    var suggestion: Diagnostic.Suggestion?
    switch written.value {
    case .index(let tween): subject = "\(tween)"
    case .name(let name):
      subject = context.text(of: name)
      suggestion = suggestions.suggestion(for: name, among: element.tweenNames(context.book.names))
    }
    found.report(
      .danglingTween, at: node, subject: subject, detail: context.text(of: item.value), suggestion: suggestion)
  }
}
