extension Player {
  /// The minimum opacity of an element that takes touches; touches pass through anything fainter.
  static let minTouchableAlpha = 0.02

  /// Returns the topmost element at a point of the canvas that takes touches, or `nil` if there is none.
  func hit(at point: Point) -> Int? {
    for item in paintOrder().reversed() where isHit(Int(item), at: point) { return Int(item) }
    return nil
  }

  /// Returns whether an element takes a touch at a point of the canvas if nothing covers it.
  func isHit(_ item: Int, at point: Point) -> Bool {
    let plan = current.items[item]
    guard plan.isTouchable, plan.type != .audio, isSeen(item) else { return false }
    if plan.type == .activeArea {
      guard state.page.items[item].isActive else { return false }
    } else if alpha(of: item) < Player.minTouchableAlpha {
      return false
    }
    let frame = placement(of: item).frame
    guard frame.width > 0, frame.height > 0, let inverse = map(of: item).inverse else { return false }
    let inner = inverse.apply(to: point)
    guard inner.x >= 0, inner.x <= frame.width, inner.y >= 0, inner.y <= frame.height else { return false }
    guard plan.isEllipse else { return true }
    let across = inner.x / frame.width * 2 - 1
    let down = inner.y / frame.height * 2 - 1
    return across * across + down * down <= 1
  }

  /// Returns whether an element and its groups are on stage and visible.
  func isSeen(_ item: Int) -> Bool {
    var item = item
    while item >= 0 {
      guard state.page.items[item].isOnStage, state.page.items[item].isVisible else { return false }
      item = Int(current.items[item].parent)
    }
    return true
  }

  /// Returns the opacity of an element with its groups.
  func alpha(of item: Int) -> Double {
    var product = 1.0
    var item = item
    while item >= 0 {
      product *= max(0, min(1, value(.alpha, of: item)))
      item = Int(current.items[item].parent)
    }
    return product
  }

  /// Returns the elements on stage from back to front: by `z`, then by arrival, with each group before its children.
  func paintOrder() -> [Int32] {
    state.page.isPaintOrderStale ? current.paintOrder(of: state.page) : state.page.paintOrder
  }

  /// Updates the stored drawing order if it's stale.
  mutating func refreshPaintOrder() {
    guard state.page.isPaintOrderStale else { return }
    state.page.paintOrder = current.paintOrder(of: state.page)
    state.page.isPlain = state.page.paintOrder.allSatisfy { item in
      current.slots[Int(item)].isPlain && state.page.items[Int(item)].isVisible
    }
    state.page.isPaintOrderStale = false
  }
}
