/// An element that is drawn differently because a finger presses it.
struct PressedItem: Sendable, Equatable {
  var item: ItemIndex
  var alpha: Double
}

extension Player {
  /// The elements that are drawn differently because fingers press them.
  ///
  /// This affects only drawing: hit tests, rules and expectations use the opacity without these factors.
  var pressedItems: [PressedItem] {
    var found: [PressedItem] = []
    for touch in state.touches where !touch.isReleased && !touch.isCancelled {
      guard let item = touch.item, isOnStage(item, touch.stay) else { continue }
      // Several fingers have the same effect as one.
      guard let alpha = current.extras(of: item)?.pressedAlpha, alpha != 1, !found.contains(item) else { continue }
      found.append(PressedItem(item: item, alpha: alpha))
    }
    return found
  }
}

extension [PressedItem] {
  func contains(_ item: ItemIndex) -> Bool { contains { $0.item == item } }

  func alpha(of item: ItemIndex) -> Double { first { $0.item == item }?.alpha ?? 1 }
}
