/// Something that a reader can do without dragging: an element, and a place where it can be dropped.
public struct Choice: Sendable, Equatable {
  /// The element.
  public let item: Name
  /// The drop target.
  public let target: Name
  /// What readers call the drop target in the present language: its label, or else its name.
  public let label: Name

  /// A choice by the names of an element and of its drop target.
  public init(item: Name, target: Name, label: Name? = nil) {
    self.item = item
    self.target = target
    self.label = label ?? target
  }

  /// Whether both mean the same drag, whatever readers call it.
  public static func == (left: Choice, right: Choice) -> Bool {
    left.item == right.item && left.target == right.target
  }
}

extension Player {
  /// What can be dragged, and onto what, for readers with a keyboard or switches: the topmost element first.
  public var choices: [Choice] {
    guard state.turn == nil else { return [] }
    var found: [Choice] = []
    for item in paintOrder().reversed() {
      let plan = current.items[Int(item)]
      guard plan.isDraggable, plan.isTouchable, isSeen(Int(item)), !state.page.items[Int(item)].isHeld else { continue }
      // Choices are made by name, and a name given twice means the first element.
      guard current.item(named: plan.name) == Int(item) else { continue }
      for target in current.extras(of: Int(item))?.targets ?? [] {
        found.append(Choice(item: plan.name, target: target.name, label: target.label))
      }
    }
    return found
  }

  /// Does what dragging the element onto the target at once would do.
  ///
  /// - Returns: Whether the element was dragged: `false` if that is not among the ``choices`` now.
  @discardableResult public mutating func choose(_ choice: Choice) -> Bool {
    guard choices.contains(choice), let item = current.item(named: choice.item) else { return false }
    guard let target = current.extras(of: item)?.targets.first(where: { $0.name == choice.target }) else {
      return false
    }
    let id = Player.fingerOfChoices
    let center = center(of: item)
    press(id, at: center, on: item)
    settle()
    // Whatever the press has caused may have taken the element away.
    if let grab = touchIndex(id).flatMap({ state.touches[$0].grab }) {
      move(id, to: finger(for: item, grab: grab, onto: target.frame))
    }
    release(id)
    settle()
    return true
  }

  /// No host counts its fingers like this.
  private static let fingerOfChoices = Int.min

  /// Where a finger goes so that the middle of what it drags comes to the middle of a rectangle.
  func finger(for item: Int, grab: Point, onto frame: Rectangle) -> Point {
    let placement = placement(of: item)
    let middle = placement.middle
    let shift = Point(x: middle.x - placement.frame.x, y: middle.y - placement.frame.y)
    let origin = Point(x: frame.x + frame.width / 2 - shift.x, y: frame.y + frame.height / 2 - shift.y)
    return finger(for: item, grab: grab, origin: origin)
  }

  /// Where a finger goes so that the frame of what it drags would begin at `origin`.
  func finger(for item: Int, grab: Point, origin: Point) -> Point {
    mapOfParent(of: item).apply(to: Point(x: origin.x + grab.x, y: origin.y + grab.y))
  }
}
