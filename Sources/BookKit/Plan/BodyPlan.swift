/// What the engine needs to know of one body.
struct BodyPlan: Sendable {
  var item: Int32
  /// The world to which it belongs, among those of the page.
  var world = 0
  /// Which body of that world it is.
  var handle = 0
  /// Its speed when it comes on stage.
  var velocity: Point

  init(_ body: Body, item: Int) {
    self.item = Int32(item)
    velocity = Point(x: body.velocityX, y: body.velocityY)
  }
}

extension BookPlanner {
  /// The worlds of a page, one for the page itself and one for each group that holds bodies.
  ///
  /// Bodies fall and meet in the coordinates in which they stand. What holds the bodies of the page inside holds only
  /// those that stand on the page itself.
  func addWorlds(of page: Page, to made: inout PagePlan) {
    var parents: [Int32] = []
    for number in made.bodies.indices {
      let item = Int(made.bodies[number].item)
      guard let body = page.elements[item].body else { continue }
      let parent = made.items[item].parent
      if !parents.contains(parent) {
        parents.append(parent)
        made.worlds.append(world(of: page, isOfPage: parent < 0))
        made.members.append([])
      }
      let world = parents.firstIndex(of: parent) ?? 0
      made.bodies[number].world = world
      made.members[world].append(Int32(item))
      made.bodies[number].handle = made.worlds[world].add(
        PhysicsBody(
          shape: body.shape == .circle ? .circle : .rectangle, isFixed: body.kind == .fixed,
          position: Point(x: 0, y: 0), halfSize: Point(x: 0, y: 0), velocity: made.bodies[number].velocity,
          restitution: body.restitution, friction: body.friction, gravityScale: body.gravityScale))
    }
  }

  private func world(of page: Page, isOfPage: Bool) -> PhysicsWorld {
    let physics = page.physics
    let gravity = Point(x: physics?.x ?? 0, y: physics?.y ?? PageGravity.usual)
    var bounds: Rectangle?
    switch physics?.bounds {
    case .canvas?: bounds = book.canvas
    case .rectangle(let rectangle)?: bounds = rectangle
    case PageGravity.Bounds.none?, nil: bounds = nil
    }
    return PhysicsWorld(tickRate: book.tickRate, gravity: gravity, bounds: isOfPage ? bounds : nil)
  }
}
