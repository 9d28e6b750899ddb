/// The index of a body, which is the same on its page and in the page's physics world.
@usableFromInline package typealias BodyIndex = IndexOf<PhysicsBody>

/// A body that falls, bounces and slides, but never rotates.
///
/// Its mass is its area.
@usableFromInline package struct PhysicsBody: Sendable, Equatable {
  /// The shape that others bounce off.
  package enum Shape: UInt8, Sendable {
    /// The whole frame.
    case rectangle
    /// The circle in the middle of the frame.
    case circle
  }

  /// The centre.
  package internal(set) var position: Point
  /// Half the width and half the height.
  package internal(set) var halfSize: Point
  /// The vector from the origin of the body's frame to its centre.
  package internal(set) var offset = Point.zero
  /// The fraction of its speed that the body keeps after a bounce, 0…1.
  package let restitution: Double
  /// The resistance to sliding along another body; 0 or more.
  package let friction: Double
  package let gravityScale: Double
  /// The velocity in points per second.
  package internal(set) var velocity: Point
  /// The number of consecutive ticks in which the body has barely moved.
  var stillTicks = 0
  /// The position after the last step.
  var placed: Point
  /// The displacement in the current step.
  var travel = Point.zero
  /// The displacement that a tween or a finger causes in this step, directly or through a body that pushes this one.
  var drive = Point.zero
  /// The distance within which the current step looks for other bodies.
  var reach = 0.0
  /// The velocity that gravity adds in a tick.
  var kick = Point.zero
  /// The inverse of the mass along each axis; 0 along an axis where pushes don't move the body.
  var inverseMass = Point.zero
  /// The fraction of the step at which the body first meets another one.
  var earliest = 2.0
  /// The velocity at the beginning of the step.
  var startVelocity = Point.zero
  /// The body of the innermost group that contains this one, or `nil` if there is none.
  ///
  /// The two never collide: a basket doesn't throw out its contents.
  private(set) var container: BodyIndex?
  /// The parent in the union-find forest of bodies that collide in this step, or `nil` if this body doesn't collide.
  var leader: BodyIndex?
  /// The energy balance that the body shares with the bodies that it collides with.
  var balance: BalanceIndex?

  package let shape: Shape
  /// Whether the body is static, so that only the book moves it.
  package let isFixed: Bool

  /// Whether the body is on stage.
  package internal(set) var isPresent = false
  /// Whether a step has to process the body.
  package internal(set) var isAwake = false
  /// Whether a finger holds the body and determines its position.
  package internal(set) var isHeld = false
  /// Whether a tween determines the horizontal position.
  package internal(set) var isLedAcross = false
  /// Whether a tween determines the vertical position.
  package internal(set) var isLedDown = false
  /// Whether the body came to rest on a target, and stays there until it is held again.
  package internal(set) var isAtRestForGood = false

  /// Whether the body came on stage after the last step.
  package internal(set) var isNew = false
  /// Whether the body wakes its neighbours: it moves, came on stage, changed its size, was grabbed or was released.
  package internal(set) var isStirring = false
  /// Whether the body takes part in the current step.
  var hasBegun = false
  /// Whether something other than a step has changed the body since the last step.
  var isDisturbed = false
  /// Whether the body can gain energy from outside in this step.
  var isLifted = false
  /// Whether something supports the body in the current step.
  var isBorne = false
  /// Whether gravity can't move the body any further, because the ground supports it, directly or through other bodies.
  var isSupported = false

  /// Creates a body that is not on stage yet.
  ///
  /// Invalid numbers are replaced with the nearest valid ones.
  package init(
    shape: Shape = .rectangle, isFixed: Bool = false, position: Point, halfSize: Point, velocity: Point,
    restitution: Double = 0.2, friction: Double = 0.2, gravityScale: Double = 1, container: BodyIndex? = nil
  ) {
    self.shape = shape
    self.isFixed = isFixed
    self.position = position.clamped(within: PhysicsBody.farthest)
    self.halfSize = PhysicsBody.size(halfSize)
    self.velocity = velocity.clamped(within: PhysicsBody.fastest)
    self.restitution = restitution.clamped(0, 1)
    self.friction = friction.clamped(0, 1000)
    self.gravityScale = gravityScale.clamped(-1000, 1000)
    self.container = container
    placed = self.position
  }
}

extension PhysicsBody {
  /// The maximum distance from the origin along an axis.
  static let farthest = 1e7
  /// The maximum speed along an axis, in points per second.
  static let fastest = 1e6

  static func size(_ halfSize: Point) -> Point {
    Point(x: halfSize.x.clamped(0, farthest), y: halfSize.y.clamped(0, farthest))
  }

  /// Whether pushes and gravity move the body horizontally.
  var isFreeAcross: Bool { isFree && !isLedAcross }

  /// Whether pushes and gravity move the body vertically.
  var isFreeDown: Bool { isFree && !isLedDown }

  /// Whether the body acts as a static one.
  var isImmovable: Bool { !isFreeAcross && !isFreeDown }

  private var isFree: Bool { !isFixed && !isHeld && !isAtRestForGood }

  /// The radius of a circle; 0 for a rectangle, which has sharp corners.
  var radius: Double { shape == .circle ? min(halfSize.x, halfSize.y) : 0 }

  /// Half the size of the bounding box.
  var halfBox: Point { shape == .circle ? Point(x: radius, y: radius) : halfSize }

  /// Updates the inverse mass, the pull of gravity and the velocity for the axes on which the body is free.
  mutating func updateMass(gravity: Point, tick: Double) {
    let half = halfBox
    let area = (half.x * half.y * (shape == .circle ? 3.141592653589793 : 4)).clamped(1e-3, 1e14)
    let across = isAwake && isFreeAcross
    let down = isAwake && isFreeDown
    inverseMass = Point(x: across ? 1 / area : 0, y: down ? 1 / area : 0)
    let pull = gravity * (gravityScale * tick)
    kick = Point(x: across ? pull.x : 0, y: down ? pull.y : 0)
    velocity = Point(x: isFreeAcross ? velocity.x : 0, y: isFreeDown ? velocity.y : 0)
  }

  /// Sets the velocity for this tick, and the displacement as it would be without other bodies.
  mutating func fall(tick: Double) {
    velocity = (velocity + kick).clamped(within: PhysicsBody.fastest)
    travel = velocity * tick
  }
}
