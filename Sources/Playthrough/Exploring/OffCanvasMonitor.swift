import BookKit

/// A check for drags that leave an element where it can't be touched.
struct OffCanvasMonitor: Sendable {
  let book: Book

  /// The number of seconds within which an element can come back by itself.
  private static let secondsToReturn: Int64 = 10

  /// Returns whether a dragged element is off the canvas after everything has come to rest.
  func isStrandedOffCanvas(_ name: Name, in player: Player, _ effort: inout Effort) -> Bool {
    guard let page = player.page, let element = book.element(name, onPage: page) else { return false }
    if element.body == nil, !isOffCanvas(name, in: player) { return false }
    var player = player
    player.discardEvents()
    player.settle(seconds: OffCanvasMonitor.secondsToReturn, &effort)
    guard player.page == page, isOffCanvas(name, in: player) else { return false }
    // Dragging another element that takes this one along can bring it back.
    let leaders = book.pages[page - 1].elements.filter { other in
      other.isDraggable.value && other.dragWith.contains { $0.value == name }
    }
    return !leaders.contains { player.isOnStage($0.name) == true && !isOffCanvas($0.name, in: player) }
  }

  func isOffCanvas(_ name: Name, in player: Player) -> Bool {
    guard player.isOnStage(name) == true, let item = player.items.first(where: { $0.name == name }) else {
      return false
    }
    return item.isShown && !item.boundingBox.overlaps(book.canvas)
  }
}

extension StageItem {
  var boundingBox: Rectangle {
    let frame = values.placement.frame
    return Rectangle(around: transform.corners(width: frame.width, height: frame.height))
  }
}

extension Rectangle {
  fileprivate func overlaps(_ other: Rectangle) -> Bool {
    x < other.right && right > other.x && y < other.bottom && bottom > other.y
  }
}
