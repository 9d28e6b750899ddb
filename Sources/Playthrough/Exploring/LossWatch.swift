import BookKit

/// Watches for drags after which an element is where nobody can touch it.
struct LossWatch: Sendable {
  let book: Book

  /// How long an element may take to come back by itself.
  private static let patience: Int64 = 10

  /// Whether an element that was dragged is off the canvas, by now or when all has come to rest.
  func isLost(_ name: Name, in player: Player, _ effort: inout Effort) -> Bool {
    guard let page = player.page, page <= book.pages.count else { return false }
    guard let element = book.pages[page - 1].elements.first(where: { $0.name == name }) else { return false }
    if element.body == nil, !isOff(name, in: player) { return false }
    var player = player
    player.discardEvents()
    player.settle(seconds: LossWatch.patience, &effort)
    guard player.page == page, isOff(name, in: player) else { return false }
    // Whatever takes it along can bring it back.
    let leaders = book.pages[page - 1].elements.filter { other in
      other.isDraggable.value && other.dragWith.contains { $0.value == name }
    }
    return !leaders.contains { player.isOnStage($0.name) == true && !isOff($0.name, in: player) }
  }

  /// Whether an element can be seen, but not on the canvas.
  func isOff(_ name: Name, in player: Player) -> Bool {
    guard player.isOnStage(name) == true, let item = player.items.first(where: { $0.name == name }) else {
      return false
    }
    guard item.isSeen else { return false }
    return !item.box.touches(book.canvas)
  }
}

extension StageItem {
  /// The least rectangle of the canvas around it.
  var box: Rectangle {
    let frame = values.placement.frame
    let corners = [
      Point(x: 0, y: 0), Point(x: frame.width, y: 0), Point(x: 0, y: frame.height),
      Point(x: frame.width, y: frame.height),
    ]
    return Rectangle(around: corners.map { transform.apply(to: $0) })
  }
}

extension Rectangle {
  /// Whether both have an area in common.
  fileprivate func touches(_ other: Rectangle) -> Bool {
    x < other.right && right > other.x && y < other.bottom && bottom > other.y
  }
}
