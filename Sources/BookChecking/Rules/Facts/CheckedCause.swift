import BookKit
import PropertyList

/// The event that a trigger waits for, or the reason why the event never happens.
enum CheckedCause {
  case page
  case tween(ElementIndex, TweenNumber)
  case sound(ElementIndex)
  case movie(ElementIndex)
  /// A puzzle or a picture to colour.
  case game(ElementIndex)
  case touch(ElementIndex)
  /// A finger that rests on an element.
  case hold(ElementIndex)
  /// A noise or a shake of the device.
  case senses
  /// A slider, a dial or a flap reaches a stop, which a finger or an action can cause.
  case stop(ElementIndex)
  /// A cause that couldn't be read, which has already been reported.
  case unknown
  case never(Fault)

  enum Fault {
    /// The fault is reported elsewhere.
    case alreadyReported
    case danglingItem
    case danglingTween(ElementIndex)
    case noTweens(ElementIndex)
    case touchedSound(ElementIndex)
    /// The trigger waits for the `pass` of a touch or a noise, but these don't have one.
    case pass(of: StaticString)
    /// The trigger waits until something other than an element is dropped or held, or reaches a stop.
    case noElement(StaticString)
    case neverHeld(ElementIndex, StaticString)
    /// The tween follows a slider, a dial or a flap, and never starts.
    case drivenTween(ElementIndex)
    /// The element isn't a slider, a dial or a flap.
    case notMovable(ElementIndex)
    /// The part doesn't have as many stops.
    case noSuchStop(ElementIndex, count: Int)
    case notDraggable(ElementIndex)
    case noTargets(ElementIndex)
  }

  /// The element that must be on stage for the event to happen, if any.
  var element: ElementIndex? {
    switch self {
    case .tween(let element, _), .sound(let element), .movie(let element), .game(let element),
      .touch(let element), .hold(let element), .stop(let element):
      element
    case .page, .senses, .unknown, .never: nil
    }
  }
}

extension CheckContext {
  func cause(of trigger: Trigger, on page: PageIndex) -> CheckedCause {
    let index = trigger.item.flatMap { names.element($0.value, on: page) }
    let type = index.map { book[page][$0].type }
    guard let cause = TriggerCause(of: trigger, by: type) else { return withoutElement(trigger, on: page) }
    switch (cause.kind, index) {
    case (.page, _): return cause.canHappen ? .page : .never(.noElement("a page"))
    case (.noise, _), (.shake, _): return sensesCause(cause)
    case (_, nil): return withoutElement(trigger, on: page)
    case (.tween(let reference), let index?):
      let found = tweenCause(reference, of: index, on: page)
      if case .tween(_, let tween) = found, pages[page].drives(tween, of: index) { return .never(.drivenTween(index)) }
      if case .tween = found, !cause.canHappen { return .never(.noElement("a tween")) }
      return found
    case (.sound, let index?): return .sound(index)
    case (.movie, let index?): return .movie(index)
    case (.game, let index?): return .game(index)
    case (.touch, let index?):
      if type == .audio { return .never(.touchedSound(index)) }
      return cause.canHappen ? .touch(index) : .never(.pass(of: "a touch"))
    case (.drop, let index?): return dropCause(book[page][index], index)
    case (.hold, let index?): return holdCause(book[page][index], index)
    case (.stop, let index?): return stopCause(trigger.stop?.value, book[page][index], index)
    }
  }

  /// Returns the cause if the element is missing; it is `unknown` if the element may exist but couldn't be read.
  private func withoutElement(_ trigger: Trigger, on page: PageIndex) -> CheckedCause {
    guard let name = trigger.item?.value else { return .never(.alreadyReported) }
    return names.isUnparsed(name, in: .page(page)) ? .unknown : .never(.danglingItem)
  }

  private func withoutTween(_ element: Element, _ fault: CheckedCause.Fault) -> CheckedCause {
    unread.holds("tweens", in: element.node) ? .unknown : .never(fault)
  }

  private func tweenCause(_ reference: TweenReference?, of index: ElementIndex, on page: PageIndex) -> CheckedCause {
    let element = book[page][index]
    if let tween = tween(reference ?? .index(0), of: index, on: page) { return .tween(index, tween) }
    guard let reference else { return withoutTween(element, .noTweens(index)) }
    if case .name(let name) = reference, let number = numberText(name), !isTweenNumber(number) {
      return .never(.alreadyReported)
    }
    return withoutTween(element, .danglingTween(index))
  }

  private func sensesCause(_ cause: TriggerCause) -> CheckedCause {
    let title: StaticString = if case .noise = cause.kind { "a noise" } else { "a shake" }
    if cause.canHappen { return .senses }
    return .never(cause.moment == .pass ? .pass(of: title) : .noElement(title))
  }

  private func holdCause(_ element: Element, _ index: ElementIndex) -> CheckedCause {
    if element.type == .audio { return .never(.neverHeld(index, "is a sound")) }
    if element.variants.allSatisfy({ $0.isDraggable.value }) { return .never(.neverHeld(index, "can be dragged")) }
    if element.variants.allSatisfy({ $0.movable != nil }) {
      return .never(.neverHeld(index, "is a slider, a dial or a flap"))
    }
    if element.variants.allSatisfy({ $0.rub != nil }) { return .never(.neverHeld(index, "is rubbed away")) }
    return .hold(index)
  }

  private func stopCause(_ stop: Int?, _ element: Element, _ index: ElementIndex) -> CheckedCause {
    let counts = element.variants.compactMap { $0.movable?.stopPositions.count }
    guard let count = counts.max() else {
      let isUnread = MovableKind.allCases.contains { unread.holds($0.description, in: element.node) }
      return isUnread ? .unknown : .never(.notMovable(index))
    }
    if let stop, stop >= count { return .never(.noSuchStop(index, count: count)) }
    return .stop(index)
  }

  private func dropCause(_ element: Element, _ index: ElementIndex) -> CheckedCause {
    let all = element.variants
    guard element.type != .audio, all.contains(where: { $0.isDraggable.value }) else {
      return unread.holds("draggable", in: element.node) ? .unknown : .never(.notDraggable(index))
    }
    if unread.holds("dropTargets", in: element.node) { return .touch(index) }
    return all.contains { !$0.dropTargets.isEmpty } ? .touch(index) : .never(.noTargets(index))
  }
}

extension CheckContext {
  /// Returns the tween that a trigger names, in any translation of the element.
  ///
  /// A number in a string is reported elsewhere, and looked up as if it were a number.
  private func tween(_ reference: TweenReference, of index: ElementIndex, on page: PageIndex) -> TweenNumber? {
    let element = book[page][index]
    let count = element.overlays.map { $0.tweenCount }.reduce(element.tweenCount, max)
    let found = reference.index(among: count, names: book.names) { names.tween($0, of: index, on: page)?.position }
    if let found { return TweenNumber(found) }
    guard case .name(let name) = reference, let number = numberText(name).flatMap({ Int(exactly: $0) }) else {
      return nil
    }
    return (0..<count).contains(number) ? TweenNumber(number) : nil
  }

  func isTweenNumber(_ number: Double) -> Bool { Int(exactly: number).map { $0 >= 0 } ?? false }

  func numberText(_ name: Name) -> Double? {
    let text = Array(book.names.utf8(of: name))
    return RealText.scan(text.span, text.indices).value
  }
}
