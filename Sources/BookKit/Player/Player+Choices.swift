/// Something that a reader can do without dragging: an element and a target to drop it on.
public struct Choice: Sendable, Equatable {
  /// The element.
  public let item: Name
  /// The drop target.
  public let target: Name
  /// What readers call the drop target in the current language: its label, or else its name.
  public let label: Name

  /// Creates a choice from the names of an element and of its drop target.
  public init(item: Name, target: Name, label: Name? = nil) {
    self.item = item
    self.target = target
    self.label = label ?? target
  }

  /// Returns whether two choices mean the same drag, regardless of their labels.
  public static func == (left: Choice, right: Choice) -> Bool {
    left.item == right.item && left.target == right.target
  }
}

extension Player {
  /// The possible drags, for readers with a keyboard or switches, with the topmost element first.
  public var choices: [Choice] {
    guard state.turn == nil else { return [] }
    var found: [Choice] = []
    for item in paintOrder().reversed() {
      let plan = current.items[item]
      guard plan.isDraggable, plan.isTouchable, isSeen(item), !state.page.items[item].isHeld else { continue }
      // Choices are made by name, and a duplicate name means the first element.
      guard current.item(named: plan.name) == item else { continue }
      for target in current.extras(of: item)?.targets ?? [] {
        found.append(Choice(item: plan.name, target: target.name, label: target.label))
      }
    }
    return found
  }

  /// Drags the element onto the target at once.
  ///
  /// - Returns: Whether the element was dragged; `false` if the choice is not among the current ``choices``.
  @discardableResult public mutating func choose(_ choice: Choice) -> Bool {
    guard choices.contains(choice), let item = current.item(named: choice.item) else { return false }
    guard let target = current.extras(of: item)?.targets.first(where: { $0.name == choice.target }) else {
      return false
    }
    let id = Player.choiceFinger
    let center = center(of: item)
    press(id, at: center, on: item)
    runPendingSteps()
    // The effects of the press may have taken the element away.
    if let grab = touchIndex(id).flatMap({ state.touches[$0].grab }) {
      move(id, to: finger(for: item, grab: grab, onto: target.frame))
    }
    release(id)
    runPendingSteps()
    return true
  }

  /// No host uses this number for a finger.
  private static let choiceFinger = Int.min

  /// Returns where a finger must go so that the middle of what it drags is at the middle of a rectangle.
  func finger(for item: ItemIndex, grab: Point, onto frame: Rectangle) -> Point {
    let placement = placement(of: item)
    let middle = placement.middle
    let shift = Point(x: middle.x - placement.frame.x, y: middle.y - placement.frame.y)
    let origin = Point(x: frame.x + frame.width / 2 - shift.x, y: frame.y + frame.height / 2 - shift.y)
    return finger(for: item, grab: grab, origin: origin)
  }

  /// Returns where a finger must go so that the frame of what it drags begins at `origin`.
  func finger(for item: ItemIndex, grab: Point, origin: Point) -> Point {
    mapOfParent(of: item).apply(to: Point(x: origin.x + grab.x, y: origin.y + grab.y))
  }
}
