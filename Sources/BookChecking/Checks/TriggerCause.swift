import BookKit
import PropertyList

/// The event that a trigger actually waits for; elements and tweens are indices on its page.
enum TriggerCause {
  /// An event of the page.
  case page
  /// A tween of an element.
  case tween(Int, Int)
  /// A sound.
  case sound(Int)
  /// A movie.
  case movie(Int)
  /// A touch of an element.
  case touch(Int)
  /// Something that wasn't understood and is reported already.
  case unknown
  /// Nothing that can ever happen.
  case never(Fault)

  /// The reason why a trigger can never fire.
  enum Fault {
    /// It was reported when the book was read.
    case alreadyReported
    /// The element doesn't exist.
    case danglingItem
    /// The element doesn't have the tween.
    case danglingTween(Int)
    /// The element has no tweens.
    case noTweens(Int)
    /// The element is a sound, which can't be touched.
    case touchedSound(Int)
    /// A touch has no `pass` moment.
    case touchPass
    /// Pages and tweens can't be dropped.
    case dropOfNoElement
    /// The element can't be dragged.
    case notDraggable(Int)
    /// The element has no drop targets.
    case noTargets(Int)
  }

  /// The element that must be on stage.
  var element: Int? {
    switch self {
    case .tween(let element, _), .sound(let element), .movie(let element), .touch(let element): element
    case .page, .unknown, .never: nil
    }
  }
}

extension CheckContext {
  /// Returns the event that a trigger on a page waits for.
  func cause(of trigger: Trigger, on page: Int) -> TriggerCause {
    let moment = trigger.moment?.value
    if trigger.source?.value == .page { return moment == .drop ? .never(.dropOfNoElement) : .page }
    guard let name = trigger.item?.value else { return .never(.alreadyReported) }
    guard let index = names.element(name, on: page) else {
      return names.isUnparsed(name, on: page) ? .unknown : .never(.danglingItem)
    }
    let element = book.pages[page].elements[index]
    if trigger.isTween { return tweenCause(of: trigger, index, on: page) }
    if moment == .drop { return dropCause(element, index) }
    if trigger.isTouch, element.type == .audio { return .never(.touchedSound(index)) }
    if trigger.isTouch || element.type == .activeArea {
      return moment == .pass ? .never(.touchPass) : .touch(index)
    }
    switch element.type {
    case .audio: return .sound(index)
    case .movie: return .movie(index)
    default: return hasTweens(element) ? .tween(index, 0) : withoutTween(element, .noTweens(index))
    }
  }

  /// Returns the cause for a missing tween, which is unknown if the tweens weren't understood.
  private func withoutTween(_ element: Element, _ fault: TriggerCause.Fault) -> TriggerCause {
    isUnparsed("tweens", of: element, as: .array) ? .unknown : .never(fault)
  }

  /// Returns whether an element has a key under a misspelled name or with a value of the wrong kind.
  func isUnparsed(_ key: String, of element: Element, as kind: NodeKind) -> Bool {
    if misspelt.holds(key, in: element.node) { return true }
    return list.value(forKey: key, in: element.node).map { list.kind(of: $0) != kind } ?? false
  }

  private func tweenCause(of trigger: Trigger, _ index: Int, on page: Int) -> TriggerCause {
    let element = book.pages[page].elements[index]
    guard let written = trigger.tween else {
      guard hasTweens(element) else { return withoutTween(element, .noTweens(index)) }
      return trigger.moment?.value == .drop ? .never(.dropOfNoElement) : .tween(index, 0)
    }
    switch tween(written.value, of: index, on: page) {
    case .found(let tween), .foundByNumber(let tween):
      return trigger.moment?.value == .drop ? .never(.dropOfNoElement) : .tween(index, tween)
    case .missing, .missingNumber: return withoutTween(element, .danglingTween(index))
    case .impossible: return .never(.alreadyReported)
    }
  }

  private func dropCause(_ element: Element, _ index: Int) -> TriggerCause {
    let all = [element] + element.overlays
    guard element.type != .audio, all.contains(where: { $0.isDraggable.value }) else {
      return misspelt.holds("draggable", in: element.node) ? .unknown : .never(.notDraggable(index))
    }
    if isUnparsed("dropTargets", of: element, as: .array) { return .touch(index) }
    return all.contains { !$0.dropTargets.isEmpty } ? .touch(index) : .never(.noTargets(index))
  }

  private func hasTweens(_ element: Element) -> Bool {
    element.tweenCount > 0 || element.overlays.contains { $0.tweenCount > 0 }
  }
}

/// The result of looking up a reference to a tween.
enum TweenLookup {
  /// The tween exists.
  case found(Int)
  /// The tween exists, but its number is written as a string.
  case foundByNumber(Int)
  /// The tween doesn't exist.
  case missing
  /// The tween doesn't exist, and its number is written as a string.
  case missingNumber
  /// The number isn't possible for any tween.
  case impossible
}

extension CheckContext {
  /// Returns the tween of an element that a trigger names; a string is looked up as a name, then as a number.
  func tween(_ reference: TweenReference, of index: Int, on page: Int) -> TweenLookup {
    let element = book.pages[page].elements[index]
    let count = element.overlays.map { $0.tweenCount }.reduce(element.tweenCount, max)
    switch reference {
    case .index(let tween): return tween < count ? .found(tween) : .missing
    case .name(let name):
      if let tween = names.tween(name, of: index, on: page) { return .found(tween) }
      guard let number = numberText(name) else { return .missing }
      guard let tween = Int(exactly: number), tween >= 0 else { return .impossible }
      return tween < count ? .foundByNumber(tween) : .missingNumber
    }
  }

  /// Returns the number that a name spells, if any.
  func numberText(_ name: Name) -> Double? {
    let text = Array(book.names.utf8(of: name))
    return RealText.scan(text.span, text.indices).value
  }
}

/// A trigger of a page and what it belongs to.
struct OwnedTrigger {
  /// The element.
  let element: Int
  /// The tween, if the trigger belongs to one.
  let tween: Int?
  /// The trigger.
  let trigger: Trigger
}

extension Page {
  /// The triggers of the page in document order.
  var triggers: [OwnedTrigger] {
    var found: [OwnedTrigger] = []
    for index in elements.indices {
      if let trigger = elements[index].trigger {
        found.append(OwnedTrigger(element: index, tween: nil, trigger: trigger))
      }
      for tween in elements[index].tweens.indices {
        guard let trigger = elements[index].tweens[tween].trigger else { continue }
        found.append(OwnedTrigger(element: index, tween: tween, trigger: trigger))
      }
    }
    return found
  }

  /// The triggers that elements have only in other languages.
  var translatedTriggers: [OwnedTrigger] {
    var found: [OwnedTrigger] = []
    for index in elements.indices where !elements[index].localizations.isEmpty {
      let element = elements[index]
      for overlay in element.overlays {
        if let trigger = overlay.trigger, trigger.node != element.trigger?.node {
          found.append(OwnedTrigger(element: index, tween: nil, trigger: trigger))
        }
        guard overlay.tweens.first?.node != element.tweens.first?.node else { continue }
        for tween in overlay.tweens.indices {
          guard let trigger = overlay.tweens[tween].trigger else { continue }
          found.append(OwnedTrigger(element: index, tween: tween, trigger: trigger))
        }
      }
    }
    return found
  }
}
