extension Player {
  /// The minimum opacity of an element that takes touches; touches pass through fainter elements.
  package static let minTouchableAlpha = 0.02

  /// Returns the topmost element at a point of the canvas that takes touches, or `nil` if there is none.
  func hit(at point: Point) -> ItemIndex? {
    for item in paintOrder().reversed() where isHit(item, at: point) { return item }
    return nil
  }

  /// Returns whether an element takes a touch at a point of the canvas if nothing covers it.
  func isHit(_ item: ItemIndex, at point: Point) -> Bool {
    guard hindrance(of: item) == nil else { return false }
    if let isHit = isPieceHit(item, at: point) { return isHit }
    let frame = placement(of: item).frame
    guard frame.width > 0, frame.height > 0, let inverse = map(of: item).inverse else { return false }
    let inner = inverse.apply(to: point)
    if let projection = projection(of: item) { return projection.contains(inner) }
    guard inner.x >= 0, inner.x <= frame.width, inner.y >= 0, inner.y <= frame.height else { return false }
    if isRubbed(item, at: inner, of: frame) { return false }
    guard current.items[item].isEllipse else { return true }
    let across = inner.x / frame.width * 2 - 1
    let down = inner.y / frame.height * 2 - 1
    return across * across + down * down <= 1
  }

  /// Returns the reason why an element takes no touches at all, or `nil` if there is no such reason.
  func hindrance(of item: ItemIndex) -> TouchReach? {
    let plan = current.items[item]
    guard plan.isTouchable, plan.type != .audio else { return .untouchable }
    guard isShown(item) else { return .invisible }
    if plan.type == .activeArea { return state.page.items[item].isActive ? nil : .inactive }
    return alpha(of: item) < Player.minTouchableAlpha ? .faint : nil
  }

  /// Returns whether an element and its groups are on stage and visible.
  func isShown(_ item: ItemIndex) -> Bool {
    var next: ItemIndex? = item
    while let item = next {
      guard state.page.items[item].isOnStage, isVisible(item) else { return false }
      next = current.items[item].parent
    }
    return true
  }

  /// Returns whether an element is visible, regardless of its groups; its visibility condition, if any, must hold too.
  func isVisible(_ item: ItemIndex) -> Bool {
    state.page.items[item].isVisible && (!current.items[item].traits.contains(.conditional) || meetsCondition(item))
  }

  private func meetsCondition(_ item: ItemIndex) -> Bool {
    guard let visibility = current.extras(of: item)?.visibility else { return true }
    return holds(current.visibilities[visibility])
  }

  func alpha(of item: ItemIndex) -> Double {
    var product = 1.0
    var next: ItemIndex? = item
    while let item = next {
      product *= max(0, min(1, value(.alpha, of: item)))
      next = current.items[item].parent
    }
    return product
  }

  func paintOrder() -> PaintOrder {
    state.page.isPaintOrderStale ? current.paintOrder(of: state.page) : state.page.paintOrder
  }

  mutating func refreshPaintOrder() {
    guard state.page.isPaintOrderStale else { return }
    state.page.paintOrder = current.paintOrder(of: state.page)
    state.page.isPlain = state.page.paintOrder.allSatisfy { item in
      current.slots[item].isPlain && state.page.items[item].isVisible
    }
    state.page.isPaintOrderStale = false
  }
}
