// What a host can ask about touching: where, whether it would reach, where a finger has to go.

/// Whether a touch on the middle of an element reaches it, and what prevents it.
package enum TouchReach: Sendable, Equatable {
  /// It does.
  case reached
  /// The element is not on stage.
  case offStage
  /// It does not take touches.
  case untouchable
  /// It is an area that is not active.
  case inactive
  /// It, or a group around it, is not visible.
  case invisible
  /// It is too faint, by itself or with its groups.
  case faint
  /// It has no size.
  case sizeless
  /// Another element lies over it there.
  case covered(by: Name)
}

extension TouchReach {
  /// What is so of the element that keeps touches from it; nothing where none is kept, or another element covers it.
  package var hindrance: StaticString? {
    switch self {
    case .offStage: "is not on stage"
    case .untouchable: "takes no touches"
    case .inactive: "is not active"
    case .invisible: "is not visible"
    case .faint: "is too faint to be seen"
    case .sizeless: "has no size"
    case .reached, .covered: nil
    }
  }
}

extension Player {
  /// Whether a touch on the middle of an element would reach it; nothing when the page has no such element.
  package func reach(of name: Name) -> TouchReach? {
    guard let item = current.item(named: name) else { return nil }
    let plan = current.items[item]
    guard state.page.items[item].isOnStage else { return .offStage }
    guard plan.isTouchable, plan.type != .audio else { return .untouchable }
    guard isSeen(item) else { return .invisible }
    if plan.type == .activeArea, !state.page.items[item].isActive { return .inactive }
    if plan.type != .activeArea, alpha(of: item) < Player.leastTouchableAlpha { return .faint }
    let center = center(of: item)
    guard isHit(item, at: center) else { return .sizeless }
    guard let top = hit(at: center), top != item else { return .reached }
    return .covered(by: current.items[top].name)
  }

  /// Whether an element takes touches, by its place among those of the page.
  package func isTouchable(_ element: Int) -> Bool { current.items[element].isTouchable }

  /// Whether a finger is down.
  public func isDown(finger id: Int) -> Bool { touchIndex(id) != nil }

  /// Where a finger is; nothing when it is not down.
  public func position(ofFinger id: Int) -> Point? { touchIndex(id).map { state.touches[$0].position } }

  /// What a finger drags; nothing when it drags nothing.
  public func item(draggedBy id: Int) -> Name? {
    state.held.first { $0.touch == id && !$0.isCompanion }.map { current.items[Int($0.item)].name }
  }

  /// Whether an element can be dragged; nothing when the page has no such element.
  public func isDraggable(_ name: Name) -> Bool? { current.item(named: name).map { current.items[$0].isDraggable } }

  /// Where a finger has to go so that the frame of what it drags begins at `origin`; nothing when it drags nothing.
  package func goal(ofFinger id: Int, origin: Point) -> Point? {
    dragged(by: id).map { finger(for: $0.item, grab: $0.grab, origin: origin) }
  }

  /// Where a finger has to go so that the middle of what it drags comes to the middle of a drop target; nothing when it
  /// drags nothing that has such a target.
  package func goal(ofFinger id: Int, target name: Name) -> Point? {
    guard let (item, grab) = dragged(by: id) else { return nil }
    let target = current.extras(of: item)?.targets.first { $0.name == name }
    return target.map { finger(for: item, grab: grab, onto: $0.frame) }
  }

  private func dragged(by id: Int) -> (item: Int, grab: Point)? {
    guard let touch = touchIndex(id), let grab = state.touches[touch].grab else { return nil }
    return (Int(state.touches[touch].item), grab)
  }
}
