/// A tween that follows the progress of a slider, a dial or a flap instead of time.
package struct DrivenTween: Sendable {
  /// The index of the part among the page's elements.
  package let part: Int
  package let drive: MovablePart.Drive
  /// The index of the tween's element among the page's elements.
  package let element: Int
  /// The index of the tween among the element's own tweens.
  package let tween: Int
  /// Whether another part, or an earlier entry of the same one, drives the tween already.
  package let isTaken: Bool
}

extension Page {
  /// The tweens that the page's parts drive, in document order of the drives.
  package var drivenTweens: [DrivenTween] {
    guard elements.contains(where: { $0.hasBehaviour && $0.movable != nil }) else { return [] }
    let index = NameIndex(elements.map { $0.name })
    var found: [DrivenTween] = []
    for part in elements.indices {
      for drive in elements[part].movable?.drives ?? [] {
        guard let name = drive.item?.value, let element = index[name] else { continue }
        let tweens = elements[element].tweens
        let tween = tweens.indices.first { drive.tween == nil || tweens[$0].name == drive.tween?.value }
        guard let tween, tweens[tween].isValid, tweens[tween].wander == nil else { continue }
        let isTaken = found.contains { $0.element == element && $0.tween == tween }
        found.append(DrivenTween(part: part, drive: drive, element: element, tween: tween, isTaken: isTaken))
      }
    }
    return found
  }
}

extension Element {
  /// The names of the tweens that the player makes for the element, which come after its own.
  package var madeTweenNames: [StaticString] {
    (slideIn?.tweenNames ?? []) + (rub == nil ? [] : [Rub.fadeName])
      + (movable == nil ? [] : [MovablePart.settleName])
  }
}
