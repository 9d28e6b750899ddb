import BookKit
import PropertyList

/// Finds keys that have no effect on a tween that follows a slider, a dial, a flap or the loudness.
enum DrivenTweenKeys {
  private static let keys = [
    "delay", "duration", "trigger", "loopType", "loopCount", "removeFromStageWhenFinished",
  ]

  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for checked in context.pages {
      for driven in checked.drivenTweens where !driven.isTaken {
        let tween = checked.page.elements[driven.element].tweens[driven.tween]
        for key in keys {
          guard let value = context.list.value(forKey: key, in: tween.node) else { continue }
          let leader = driven.part.map { "`\(context.text(of: checked.page.elements[$0].name))`" }
          found.append(
            Diagnostic(
              .ignoredKey, at: .key(of: value), subject: key,
              detail: "the tween follows \(leader ?? "the loudness")",
              advice: "remove the key, or let the tween run by itself"))
        }
      }
    }
    return found
  }
}
