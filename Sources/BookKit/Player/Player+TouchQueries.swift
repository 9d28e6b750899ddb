// Queries about touches: the positions of fingers, whether a touch reaches an element, and the goals of drags.

/// The outcome of a touch on the middle of an element.
package enum TouchReach: Sendable, Equatable {
  case reached, offStage, untouchable
  case inactive
  case invisible
  /// The element is too faint, by itself or with its groups.
  case faint
  case sizeless
  /// The middle of the element has been rubbed away.
  case rubbed
  case covered(by: Name)
}

extension TouchReach {
  /// The reason why the element doesn't take touches, as a phrase; `nil` if it's reached or covered.
  package var hindrance: StaticString? {
    switch self {
    case .offStage: "is not on stage"
    case .untouchable: "takes no touches"
    case .inactive: "is not active"
    case .invisible: "is not visible"
    case .faint: "is too faint to be seen"
    case .sizeless: "has no size"
    case .rubbed: "is rubbed away in its middle"
    case .reached, .covered: nil
    }
  }
}

extension Player {
  /// Returns the outcome of a touch on the middle of an element, or `nil` if the page has no such element.
  package func reach(of name: Name) -> TouchReach? { reach(of: name) { center(of: $0) } }

  /// Returns the outcome of a touch on the place where a finger takes hold of an element, or `nil` if there is none.
  package func reachOfGrip(of name: Name) -> TouchReach? { reach(of: name) { grip(of: $0) ?? center(of: $0) } }

  private func reach(of name: Name, at place: (ItemIndex) -> Point) -> TouchReach? {
    guard let item = current.item(named: name) else { return nil }
    guard state.page.items[item].isOnStage else { return .offStage }
    if isPlaced(item) { return .untouchable }
    if let hindrance = hindrance(of: item) { return hindrance }
    let center = place(item)
    guard isHit(item, at: center) else {
      let frame = placement(of: item).frame
      let isRubbed = isRubbed(item, at: Point(x: frame.width / 2, y: frame.height / 2), of: frame)
      return frame.width > 0 && frame.height > 0 && isRubbed ? .rubbed : .sizeless
    }
    // A piece is grabbed by name, even if other elements cover it.
    if isPiece(item) { return .reached }
    guard let top = hit(at: center), top != item else { return .reached }
    return .covered(by: current.items[top].name)
  }

  package func isTouchable(_ element: Int) -> Bool { current.items[ItemIndex(element)].isTouchable }

  /// Returns the position of a finger, or `nil` if the finger isn't down.
  public func position(ofFinger id: Int) -> Point? { touchIndex(id).map { state.touches[$0].position } }

  /// Returns the element that a finger drags, or `nil` if there is none.
  public func item(draggedByFinger id: Int) -> Name? {
    if let touch = touchIndex(id), state.touches[touch].movableGrab != nil, let item = state.touches[touch].item {
      return current.items[item].name
    }
    return state.held.first { $0.touch == id && !$0.isCompanion }.map { current.items[$0.item].name }
  }

  /// Returns whether an element can be dragged, or `nil` if the page has no such element.
  public func isDraggable(_ name: Name) -> Bool? { current.item(named: name).map { current.items[$0].isDraggable } }

  /// Returns the point to which a finger must move to drag its element to `origin`, or `nil` if it drags no element.
  package func goal(ofFinger id: Int, origin: Point) -> Point? {
    dragged(by: id).map { finger(for: $0.item, grab: $0.grab, origin: origin) }
  }

  /// Returns the point to which a finger must move to drag its element to the middle of a drop target.
  ///
  /// The result is `nil` if the finger doesn't drag an element with such a target.
  package func goal(ofFinger id: Int, target name: Name) -> Point? {
    guard let (item, grab) = dragged(by: id) else { return nil }
    return frame(ofTarget: name, of: item).map { finger(for: item, grab: grab, onto: $0) }
  }

  private func dragged(by id: Int) -> (item: ItemIndex, grab: Point)? {
    guard let touch = touchIndex(id), let item = state.touches[touch].item, let grab = state.touches[touch].grab else {
      return nil
    }
    return (item, grab)
  }
}
