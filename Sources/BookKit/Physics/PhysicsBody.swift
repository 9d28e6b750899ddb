/// A body that falls, bounces and slides, but never turns.
///
/// It weighs as much as its area.
package struct PhysicsBody: Sendable, Equatable {
  /// What others bounce off.
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
  /// The way from the origin of its frame to its center.
  package internal(set) var offset = Point.zero
  /// The shape.
  package let shape: Shape
  /// Whether it is static: nothing but the book moves it.
  package let isFixed: Bool
  /// How much of its speed a bounce leaves, 0…1.
  package let restitution: Double
  /// How much it holds on to what it slides along; 0 or more.
  package let friction: Double
  /// How strongly gravity pulls it.
  package let gravityScale: Double
  /// Its speed in points a second.
  package internal(set) var velocity: Point
  /// The body of the innermost group that contains this one, by its index; -1 if there is none.
  ///
  /// The two never collide: a basket doesn't throw out what it holds.
  package let container: Int

  /// Whether it is on stage.
  package internal(set) var isPresent = false
  /// Whether a step has to look at it.
  package internal(set) var isAwake = false
  /// Whether a finger holds it, and says where it is.
  package internal(set) var isHeld = false
  /// Whether a tween says where it is, across.
  package internal(set) var isLedAcross = false
  /// Whether a tween says where it is, downwards.
  package internal(set) var isLedDown = false
  /// Whether it came to rest on a target, and stays there until it is held again.
  package internal(set) var isAtRestForGood = false

  /// Whether it came on stage after the last step.
  package internal(set) var isNew = false
  /// Whether what touches it has to wake: it moves, or it came, changed its size, was grabbed or released.
  package internal(set) var isStirring = false

  /// For how many ticks it has hardly moved.
  var stillTicks = 0
  /// Where the last step left it.
  var placed: Point
  /// Whether it takes part in the step that is being taken.
  var hasBegun = false
  /// The way it goes in the step that is being taken.
  var travel = Point.zero
  /// The way on which a tween or a finger takes it in this step, or takes the one that pushes it.
  var drive = Point.zero
  /// How far around it the step that is being taken looks for others.
  var reach = 0.0
  /// What its speed gains by gravity in a tick.
  var kick = Point.zero
  /// One by its weight, for each direction; 0 where no push moves it.
  var lightness = Point.zero
  /// Which part of its way leads to the first thing that it meets.
  var earliest = 2.0
  /// Whether something other than a step changed it since the last step.
  var isDisturbed = false
  /// Its speed when the step began.
  var startVelocity = Point.zero
  /// The first body of those with which it collides in this step, or one on the way there; -1 if it hits nothing.
  var leader = -1
  /// The index of the balance that it shares with those bodies.
  var cluster = -1
  /// Whether in this step it may gain energy from outside.
  var isLifted = false
  /// Whether something bears it in the step that is being taken.
  var isBorne = false
  /// Whether gravity cannot move it any farther, as the ground holds it up, directly or through other bodies.
  var isSupported = false

  /// A body that is not on stage yet.
  ///
  /// Numbers that no body can have are replaced by the nearest that it can.
  package init(
    shape: Shape = .rectangle, isFixed: Bool = false, position: Point, halfSize: Point, velocity: Point,
    restitution: Double = 0.2, friction: Double = 0.2, gravityScale: Double = 1, container: Int = -1
  ) {
    self.shape = shape
    self.isFixed = isFixed
    self.position = position.kept(within: PhysicsBody.farthest)
    self.halfSize = PhysicsBody.size(halfSize)
    self.velocity = velocity.kept(within: PhysicsBody.fastest)
    self.restitution = restitution.kept(0, 1)
    self.friction = friction.kept(0, 1000)
    self.gravityScale = gravityScale.kept(-1000, 1000)
    self.container = container
    placed = self.position
  }
}

extension PhysicsBody {
  /// No body goes farther from the origin.
  static let farthest = 1e7
  /// No body goes faster along an axis, in points a second.
  static let fastest = 1e6

  static func size(_ halfSize: Point) -> Point {
    Point(x: halfSize.x.kept(0, farthest), y: halfSize.y.kept(0, farthest))
  }

  /// Whether pushes and gravity move it across.
  var isFreeAcross: Bool { isFree && !isLedAcross }

  /// Whether pushes and gravity move it down.
  var isFreeDown: Bool { isFree && !isLedDown }

  /// Whether it acts as a static body.
  var isImmovable: Bool { !isFreeAcross && !isFreeDown }

  private var isFree: Bool { !isFixed && !isHeld && !isAtRestForGood }

  /// A circle's radius; a rectangle has sharp corners.
  var radius: Double { shape == .circle ? min(halfSize.x, halfSize.y) : 0 }

  /// Half of what it takes up of each axis.
  var halfBox: Point { shape == .circle ? Point(x: radius, y: radius) : halfSize }

  /// Works out what follows from its state: how light it is, and what pulls it.
  mutating func weigh(gravity: Point, tick: Double) {
    let half = halfBox
    let area = (half.x * half.y * (shape == .circle ? 3.141592653589793 : 4)).kept(1e-3, 1e14)
    let across = isAwake && isFreeAcross
    let down = isAwake && isFreeDown
    lightness = Point(x: across ? 1 / area : 0, y: down ? 1 / area : 0)
    let pull = gravity * (gravityScale * tick)
    kick = Point(x: across ? pull.x : 0, y: down ? pull.y : 0)
    velocity = Point(x: isFreeAcross ? velocity.x : 0, y: isFreeDown ? velocity.y : 0)
  }

  /// Takes the speed of this tick and the way that it would go with nothing about.
  mutating func fall(tick: Double) {
    velocity = (velocity + kick).kept(within: PhysicsBody.fastest)
    travel = velocity * tick
  }
}
