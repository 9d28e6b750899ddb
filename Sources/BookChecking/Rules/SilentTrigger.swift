import BookKit
import PropertyList

extension DiagnosticRule {
  package static let silentTrigger = DiagnosticRule(
    "silent-trigger", .warning, "a trigger never fires",
    """
    What it waits for cannot happen to such an element: the end of a tween if it has none, a touch on a \
    sound, a pass of a touch, a hold of what can be dragged.
    """,
    message: { "this trigger never fires: \($0.detail)" },
    example: """
        { type = text; name = line; text = "Touch me!"; width = 200; height = 100; },
        { type = text; text = "Good night!"; y = 300;
      -   trigger = { triggeringItem = line; };
      +   trigger = { triggeringItem = line; triggerIsATouch = YES; };
        }
      """, dependsOn: .book)
}

extension TriggerWalk {
  mutating func reportSilent(_ trigger: Trigger, because fault: CheckedCause.Fault, on page: PageIndex) {
    switch fault {
    case .alreadyReported, .danglingItem, .danglingTween: break
    case .noTweens(let element):
      reportSilent(
        trigger, at: trigger.item?.node, "`\(name(of: element, on: page))` has no tweens to wait for",
        advice: "set `triggerIsATouch` to true to wait for a touch, or give it a tween")
    case .touchedSound(let element):
      reportSilent(
        trigger, at: trigger.item?.node, "`\(name(of: element, on: page))` is a sound, which cannot be touched",
        advice: "remove `triggerIsATouch` to wait for the sound's end")
    case .pass(let title):
      reportSilent(trigger, at: trigger.moment?.node, "\(title) has no `pass`, only `start` and `end`")
    case .noElement(let title):
      let fact =
        switch trigger.moment?.value {
        case .hold: "is never held"
        case .stop: "has no stops"
        case .start, .end, .pass, .drop, nil: "is never dropped"
        }
      reportSilent(trigger, at: trigger.moment?.node, "\(title) \(fact)")
    case .neverHeld(let element, let reason):
      reportSilent(
        trigger, at: trigger.moment?.node, "`\(name(of: element, on: page))` \(reason), so it is never held")
    case .drivenTween(let element):
      reportSilent(
        trigger, at: trigger.tween?.node ?? trigger.item?.node,
        "this tween of `\(name(of: element, on: page))` follows a part or the loudness, and never starts or ends")
    case .notMovable(let element):
      reportSilent(
        trigger, at: trigger.moment?.node,
        "`\(name(of: element, on: page))` is not a slider, a dial or a flap, and has no stops")
    case .noSuchStop(let element, let count):
      reportSilent(
        trigger, at: trigger.stop?.node,
        "the stops of `\(name(of: element, on: page))` are 0 to \(count - 1)")
    case .notDraggable(let element):
      reportSilent(trigger, at: trigger.moment?.node, "`\(name(of: element, on: page))` cannot be dragged")
    case .noTargets(let element):
      reportSilent(trigger, at: trigger.moment?.node, "`\(name(of: element, on: page))` has no drop targets")
    }
  }

  private mutating func reportSilent(
    _ trigger: Trigger, at node: NodeHandle?, _ detail: String, advice: String? = nil
  ) {
    let spot = node.map { Diagnostic.Spot.node($0) } ?? .opening(of: trigger.node)
    found.append(Diagnostic(.silentTrigger, at: spot, detail: detail, advice: advice))
  }
}
