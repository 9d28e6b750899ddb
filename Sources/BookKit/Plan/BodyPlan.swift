import PropertyList

/// The plan of a body, with the same index as the body in the page's world.
struct BodyPlan: Sendable {
  var item: ItemIndex
  /// Whether a group around it is, or can become, rotated or scaled; if so, the body is static.
  var isInTransformedGroup = false
  var velocity: Point
}

extension BookPlanner {
  /// Creates the world of a page's bodies, including bodies in groups, in canvas coordinates.
  func addWorld(of page: Page, to result: inout PagePlan) {
    guard !result.bodies.isEmpty else { return }
    result.world = world(of: page)
    for number in result.bodies.indices {
      let item = result.bodies[number].item
      guard let body = page.elements[item.position].body else { continue }
      result.bodies[number].isInTransformedGroup = result.isInTransformedGroup(item)
      _ = result.world.add(
        PhysicsBody(
          shape: body.shape == .circle ? .circle : .rectangle,
          isFixed: body.kind == .fixed || result.bodies[number].isInTransformedGroup, position: .zero, halfSize: .zero,
          velocity: result.bodies[number].velocity, restitution: body.restitution, friction: body.friction,
          gravityScale: body.gravityScale, container: result.container(of: item)))
    }
  }

  private func world(of page: Page) -> PhysicsWorld {
    let physics = page.physics
    let gravity = Point(x: physics?.x ?? 0, y: physics?.y ?? PagePhysics.defaultY)
    var bounds: Rectangle?
    switch physics?.bounds {
    case .canvas?: bounds = book.canvas
    case .rectangle(let rectangle)?: bounds = rectangle
    case PagePhysics.Bounds.none?, nil: bounds = nil
    }
    return PhysicsWorld(tickRate: book.tickRate, gravity: gravity, bounds: bounds)
  }
}

extension PagePlan {
  /// Returns the range of bodies that belong to an element or its descendants.
  func bodies(in item: ItemIndex) -> Range<BodyIndex> {
    guard !bodies.isEmpty else { return bodies.indices }
    return firstBody(from: item)..<firstBody(from: end(of: item))
  }

  func body(of item: ItemIndex) -> BodyIndex? {
    guard !bodies.isEmpty else { return nil }
    let body = firstBody(from: item)
    return body < bodies.endIndex && bodies[body].item == item ? body : nil
  }

  /// Returns the index of the first body that belongs to `item` or a later element.
  private func firstBody(from item: ItemIndex) -> BodyIndex {
    BodyIndex((0..<bodies.count).partitioningIndex { bodies.elements[$0].item >= item })
  }

  /// Returns whether an element is in a group that is rotated or scaled, or that a tween or rule can rotate or scale.
  fileprivate func isInTransformedGroup(_ item: ItemIndex) -> Bool {
    var next = items[item].parent
    while let group = next {
      let (placement, changing) = (placement(of: group), slots[group].changing)
      if placement.rotation != 0 || placement.scaleX != 1 || placement.scaleY != 1 { return true }
      if changing.contains(.rotation) || changing.contains(.scaleX) || changing.contains(.scaleY) { return true }
      next = items[group].parent
    }
    return false
  }

  /// Returns the body of the innermost group with a body around an element, or `nil` if there is none.
  fileprivate func container(of item: ItemIndex) -> BodyIndex? {
    var next = items[item].parent
    while let group = next {
      if let body = body(of: group) { return body }
      next = items[group].parent
    }
    return nil
  }
}
