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
    /// The trigger waits for the `pass` of a touch, but touches don't have one.
    case touchPass
    /// The trigger waits for the drop of a page or a tween.
    case dropOfNoElement
    case notDraggable(ElementIndex)
    case noTargets(ElementIndex)
  }

  /// The element that must be on stage for the event to happen, if any.
  var element: ElementIndex? {
    switch self {
    case .tween(let element, _), .sound(let element), .movie(let element), .game(let element),
      .touch(let element):
      element
    case .page, .unknown, .never: nil
    }
  }
}

extension CheckContext {
  func cause(of trigger: Trigger, on page: PageIndex) -> CheckedCause {
    let index = trigger.item.flatMap { names.element($0.value, on: page) }
    let type = index.map { book[page][$0].type }
    guard let cause = TriggerCause(of: trigger, by: type) else { return withoutElement(trigger, on: page) }
    switch (cause.kind, index) {
    case (.page, _): return cause.canHappen ? .page : .never(.dropOfNoElement)
    case (_, nil): return withoutElement(trigger, on: page)
    case (.tween(let reference), let index?):
      let found = tweenCause(reference, of: index, on: page)
      if case .tween = found, !cause.canHappen { return .never(.dropOfNoElement) }
      return found
    case (.sound, let index?): return .sound(index)
    case (.movie, let index?): return .movie(index)
    case (.game, let index?): return .game(index)
    case (.touch, let index?):
      if type == .audio { return .never(.touchedSound(index)) }
      return cause.canHappen ? .touch(index) : .never(.touchPass)
    case (.drop, let index?): return dropCause(book[page][index], index)
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
