/// A drag that a reader can make without a pointer: an element, and a target to drop it on.
public struct Choice: Sendable, Equatable {
  /// The element.
  public let item: Name
  /// The drop target.
  public let target: Name
  /// The label of the drop target in the current language, or else its name.
  public let label: Name

  /// Creates a choice from the names of an element and of its drop target.
  public init(item: Name, target: Name, label: Name? = nil) {
    (self.item, self.target) = (item, target)
    self.label = label ?? target
  }

  /// Returns whether two choices mean the same drag, regardless of their labels.
  public static func == (left: Choice, right: Choice) -> Bool {
    left.item == right.item && left.target == right.target
  }
}

extension Player {
  /// The possible choices, for readers with a keyboard or switches; the topmost element comes first.
  public var choices: [Choice] {
    guard state.turn == nil, recording == nil else { return [] }
    var found: [Choice] = []
    for item in paintOrder().reversed() {
      let plan = current.items[item]
      guard !plan.traits.contains(.part) else { continue }
      if plan.type.isGame { found += gameChoices(of: item) }
      found += stopChoices(of: item)
      if let rub = current.rub(of: item), current.item(named: plan.name) == item, canBeRubbed(item) {
        found.append(Choice(item: plan.name, target: self.plan.engineNames.rub, label: current.rubs[rub].label))
      }
      if plan.traits.contains(.holdable), current.item(named: plan.name) == item, isHoldable(item) {
        found.append(Choice(item: plan.name, target: self.plan.engineNames.hold))
      }
      guard plan.isDraggable, plan.isTouchable, isShown(item), !state.page.items[item].isHeld else { continue }
      // A choice refers to the element by name, which means the first element with that name.
      guard current.item(named: plan.name) == item else { continue }
      for target in current.extras(of: item)?.targets ?? [] {
        found.append(Choice(item: plan.name, target: target.name, label: target.label))
      }
    }
    return found
  }

  /// Drags a choice's element onto its target at once.
  ///
  /// - Returns: Whether the element was dragged; `false` if the choice is not among the current ``choices``.
  @discardableResult public mutating func choose(_ choice: Choice) -> Bool {
    perform(.choose(names.text(of: choice.item), target: names.text(of: choice.target))) == nil
  }

  mutating func take(_ choice: Choice) -> Refusal? {
    guard choices.contains(choice), let item = current.item(named: choice.item) else { return .unknown }
    if color(choice, item) { return nil }
    if let movable = current.movable(of: item) { return takeStop(named: choice.target, of: movable) }
    if current.rub(of: item) != nil, choice.target == plan.engineNames.rub {
      return rub(named: names.text(of: choice.item))
    }
    if isHoldable(item), choice.target == plan.engineNames.hold { return hold(named: names.text(of: choice.item)) }
    if isPiece(item) {
      turnUpright(item)
      // The effects of turning the piece may have removed it.
      guard choices.contains(choice), current.item(named: choice.item) == item else { return stageRefusal ?? .unknown }
    }
    guard let frame = frame(ofTarget: choice.target, of: item) else { return .unknown }
    let id = Player.choiceFinger
    let center = center(of: item)
    press(id, at: center, on: item)
    runPendingSteps()
    // The effects of the press may have removed the element.
    if let grab = touchIndex(id).flatMap({ state.touches[$0].grab }) {
      move(id, to: finger(for: item, grab: grab, onto: frame))
    }
    release(id)
    runPendingSteps()
    return nil
  }

  /// A finger number that no host uses.
  static let choiceFinger = Int.min

  private func gameChoices(of item: ItemIndex) -> [Choice] {
    guard isShown(item), current.item(named: current.items[item].name) == item else { return [] }
    if current.items[item].type == .puzzle { return pieceChoices(of: item) }
    return current.items[item].isTouchable ? coloringChoices(of: item) : []
  }

  /// Performs a choice in a picture to colour, or returns `false` if the choice is for something else.
  private mutating func color(_ choice: Choice, _ item: ItemIndex) -> Bool {
    guard let game = current.game(of: item), let coloring = game.coloring else { return false }
    if let swatch = current.part(item) {
      choose(color: swatch + 1, of: game.item)
    } else if let region = coloring.region(named: choice.target) {
      fill(region, of: item)
    } else {
      return false
    }
    runPendingSteps()
    return true
  }

  /// Returns whether a finger can perform the drag: nothing covers the element, and it isn't a rotated piece.
  func canDrag(_ choice: Choice) -> Bool {
    guard let item = current.item(named: choice.item), reachOfGrip(of: choice.item) == .reached else { return false }
    guard current.part(item) != nil else { return true }
    return piece(item).map { $0.game.state.pieces[$0.index].quarters == 0 } ?? false
  }

  func isPiece(_ item: ItemIndex) -> Bool { current.part(item) != nil && current.items[item].isDraggable }

  func frame(ofTarget name: Name, of item: ItemIndex) -> Rectangle? {
    if isPiece(item) { return name == plan.engineNames.place ? home(ofPiece: item) : nil }
    return current.extras(of: item)?.targets.first { $0.name == name }?.frame
  }

  /// Returns the corners of a choice's target on the canvas, or an empty array if the choice isn't a drag.
  package func corners(ofTargetOf choice: Choice) -> [Point] {
    guard let item = current.item(named: choice.item) else { return [] }
    if let stop = stop(of: choice), let movable = current.movable(of: item) {
      return corners(ofStop: stop, of: movable)
    }
    guard let frame = frame(ofTarget: choice.target, of: item) else { return [] }
    let map = mapOfParent(of: item)
    return frame.corners.map { map.apply(to: $0) }
  }

  /// Returns the point to which a finger must move to drag the middle of an element to the middle of a rectangle.
  func finger(for item: ItemIndex, grab: Point, onto frame: Rectangle) -> Point {
    let placement = placement(of: item)
    let middle = placement.middle
    let shift = Point(x: middle.x - placement.frame.x, y: middle.y - placement.frame.y)
    let origin = Point(x: frame.x + frame.width / 2 - shift.x, y: frame.y + frame.height / 2 - shift.y)
    return finger(for: item, grab: grab, origin: origin)
  }

  /// Returns the point to which a finger must move to drag the origin of an element's frame to `origin`.
  func finger(for item: ItemIndex, grab: Point, origin: Point) -> Point {
    mapOfParent(of: item).apply(to: Point(x: origin.x + grab.x, y: origin.y + grab.y))
  }
}
