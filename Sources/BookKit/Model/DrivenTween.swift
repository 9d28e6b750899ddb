/// A tween that follows the progress of a slider, a dial or a flap, or the loudness, instead of time.
package struct DrivenTween: Sendable {
  /// The index of the part among the page's elements, or `nil` if the tween follows the loudness.
  package let part: Int?
  package let drive: MovablePart.Drive
  /// The index of the tween's element among the page's elements.
  package let element: Int
  /// The index of the tween among the element's own tweens.
  package let tween: Int
  /// Whether another part, or an earlier entry of the same one, drives the tween already.
  package let isTaken: Bool
}

extension Page {
  /// Returns the tweens that the page's parts and the book's microphone drive, in that order.
  package func drivenTweens(_ microphone: Microphone?) -> [DrivenTween] {
    let drives = drives(microphone)
    guard !drives.isEmpty else { return [] }
    let index = NameIndex(elements.map { $0.name })
    var found: [DrivenTween] = []
    for (part, drive) in drives {
      guard let name = drive.item?.value, let element = index[name] else { continue }
      let tweens = elements[element].tweens
      let tween = tweens.indices.first { drive.tween == nil || tweens[$0].name == drive.tween?.value }
      guard let tween, tweens[tween].isValid, tweens[tween].wander == nil else { continue }
      let isTaken = found.contains { $0.element == element && $0.tween == tween }
      found.append(DrivenTween(part: part, drive: drive, element: element, tween: tween, isTaken: isTaken))
    }
    return found
  }

  private func drives(_ microphone: Microphone?) -> [(part: Int?, drive: MovablePart.Drive)] {
    var found: [(part: Int?, drive: MovablePart.Drive)] = []
    for part in elements.indices where elements[part].hasBehaviour {
      for drive in elements[part].movable?.drives ?? [] { found.append((part, drive)) }
    }
    for drive in microphone?.drives ?? [] { found.append((nil, drive)) }
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
