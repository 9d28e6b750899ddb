import BookKit
import PropertyList

enum TouchObstacle {
  /// An inactive area, with the node of its `isActive` if the book has that key.
  case inactive(NodeHandle?)
  /// An element that ignores touches or is invisible, with the node responsible for it.
  case untouchable(NodeHandle?)
  /// An element that is never visible because of the condition at the node.
  case unseen(NodeHandle?)
}

extension CheckContext {
  func obstacle(toTouching index: ElementIndex, on page: PageIndex) -> TouchObstacle? {
    let element = book[page][index]
    guard !pages[page].doubtful.contains(index) else { return nil }
    if isSwitchedOff(element), !effects[page, index].contains(.activate) { return .inactive(element.isActive?.node) }
    let all = element.variants
    if all.allSatisfy({ $0.isTouchable?.value == false }) { return .untouchable(element.isTouchable?.node) }
    for part in book[page].levels(from: index) {
      let level = book[page][part]
      let states = level.variants
      if states.allSatisfy({ $0.visibility.map { !canHold($0.value) } ?? false }) {
        return .unseen(level.visibility?.node)
      }
      if isInvisible(part, on: page) { return .untouchable(list.value(forKey: "visible", in: level.node)) }
      if element.type != .activeArea, isFaint(part, on: page) { return .untouchable(level.alpha.node) }
    }
    return nil
  }

  private func canHold(_ condition: Condition) -> Bool { condition.canHold { rules(ofOption: $0)?.values ?? [] } }

  private func isSwitchedOff(_ element: Element) -> Bool {
    element.isActive?.value == false && element.overlays.allSatisfy { $0.isActive?.value == false }
  }

  private func isInvisible(_ index: ElementIndex, on page: PageIndex) -> Bool {
    let element = book[page][index]
    guard !element.isVisible, !effects[page, index].contains(.show) else { return false }
    return element.overlays.allSatisfy { !$0.isVisible }
  }

  private func isFaint(_ index: ElementIndex, on page: PageIndex) -> Bool {
    let element = book[page][index]
    guard element.alpha.value < Player.minTouchableAlpha, !effects[page, index].contains(.setAlpha) else {
      return false
    }
    return element.variants.allSatisfy { part in
      part.alpha.value < Player.minTouchableAlpha
        && !part.tweens.contains { $0.tracks.contains { $0.property == .alpha } }
    }
  }
}

extension Element {
  /// Whether an active area takes touches at first; `nil` for other elements.
  var isActive: Located<Bool>? { content.activeArea?.isActive }
}
