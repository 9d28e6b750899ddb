import BookTestSupport
import Testing

@testable import BookKit

/// The energy of bodies that nothing moves from outside.
///
/// A body's energy is m(½w² - g·y). Its mass m is its area, and w is its speed on the parabola through its positions
/// at the ticks: its velocity plus half of what gravity adds in a tick. Semi-implicit Euler keeps this energy exactly.
/// As a body at rest has velocity 0, its w is half a tick's gain, so less than that is counted as that much.
///
/// The law: the total energy at a tick is never more than what was counted at the tick before. The two differ only for
/// a body that is about to turn, by at most m(g/rate)²/8, a height of 0.05 points at 60 ticks a second.
@Suite struct PhysicsEnergyTests {
  /// What is dropped or thrown.
  enum Kind: CaseIterable {
    case thrown
    case elastic
    case column
    case heap
    case onShelves
  }

  private static let gravity = 1470.0

  @Test(arguments: Kind.allCases, [30, 60, 120])
  func `energy never grows`(kind: Kind, rate: Int) {
    for seed in 0..<TestLength.pick(3, long: 10) as Range<UInt64> {
      var scene = scene(kind, seed: seed, rate: rate)
      var last = energy(of: scene, rate: rate)
      let first = last.exact
      for tick in 1...(6 * rate) where scene.world.isAwake {
        scene.step()
        let energy = energy(of: scene, rate: rate)
        #expect(energy.exact <= last.counted + abs(first) * 1e-12, "seed \(seed), tick \(tick)")
        last = energy
      }
      if kind != .elastic { #expect(last.exact < first) }
    }
  }

  @Test(arguments: Kind.allCases, [30, 60, 120])
  func `energy never exceeds an earlier value by more than half a tick's fall`(kind: Kind, rate: Int) {
    for seed in 10..<TestLength.pick(13, long: 20) as Range<UInt64> {
      var scene = scene(kind, seed: seed, rate: rate)
      var least = energy(of: scene, rate: rate).exact
      let gain = PhysicsEnergyTests.gravity / Double(rate)
      let allowed = scene.world.bodies.reduce(0) { $0 + ($1.isFixed ? 0 : mass($1)) } * gain * gain / 8
      for tick in 1...(6 * rate) where scene.world.isAwake {
        scene.step()
        let energy = energy(of: scene, rate: rate).exact
        #expect(energy <= least + allowed, "seed \(seed), tick \(tick)")
        least = min(least, energy)
      }
    }
  }

  @Test(arguments: [30, 60, 120])
  func `what overlaps by a rule's doing is pushed out all the same`(rate: Int) {
    var scene = PhysicsScene(rate: rate, bounds: Rectangle(width: 800, height: 600))
    let shelf = scene.add(at: (400, 400), size: (100, 10), isFixed: true)
    let box = scene.add(at: (400, 380), size: (10, 10))
    scene.step(rate)
    #expect(!scene.world.isAwake)
    scene.world.place(box, at: Point(x: 400, y: 385))
    scene.step(2)
    #expect(abs(scene.place(box).y - 380) < 0.02)
    for tick in 1...rate {
      scene.world.resize(shelf, halfSize: Point(x: 100, y: 10 + 0.1 * Double(tick)))
      scene.step()
      #expect(abs(scene.place(box).y - (380 - 0.1 * Double(tick))) < 0.02)
    }
  }

  // MARK: - Scenes

  private func scene(_ kind: Kind, seed: UInt64, rate: Int) -> PhysicsScene {
    var random = SeededGenerator(seed: seed)
    var scene = PhysicsScene(
      rate: rate, gravity: PhysicsEnergyTests.gravity, bounds: Rectangle(width: 800, height: 600))
    switch kind {
    case .thrown, .elastic:
      for index in 0..<8 {
        add(
          at: (60 + Double(index % 4) * 200, 150 + Double(index / 4) * 200), sizes: 5...40, speed: 900,
          isElastic: kind == .elastic, to: &scene, &random)
      }
    case .column:
      for row in 0..<8 { add(at: (400, 580 - Double(row) * 60), sizes: 20...20, speed: 0, to: &scene, &random) }
    case .heap:
      for index in 0..<20 {
        let across = 330 + Double(index % 5) * 32 + .random(in: -1...1, using: &random)
        add(at: (across, 560 - Double(index / 5) * 40), sizes: 5...14, speed: 0, to: &scene, &random)
      }
    case .onShelves:
      for column in 0..<4 {
        _ = scene.add(
          at: (100 + Double(column) * 200, .random(in: 350...450, using: &random)), size: (70, 20), isFixed: true,
          restitution: .random(in: 0...1, using: &random))
      }
      for index in 0..<12 {
        add(
          at: (70 + Double(index % 6) * 130, 100 + Double(index / 6) * 150), sizes: 5...25, speed: 300, to: &scene,
          &random)
      }
    }
    return scene
  }

  private func add(
    at place: (Double, Double), sizes: ClosedRange<Double>, speed: Double, isElastic: Bool = false,
    to scene: inout PhysicsScene, _ random: inout SeededGenerator
  ) {
    let half = Double.random(in: sizes, using: &random)
    _ = scene.add(
      Bool.random(using: &random) ? .circle : .rectangle, at: place, size: (half, half),
      speed: (.random(in: -speed...speed, using: &random), .random(in: -speed...speed, using: &random)),
      restitution: isElastic ? 1 : .random(in: 0...1, using: &random),
      friction: isElastic ? 0 : .random(in: 0...1, using: &random))
  }

  // MARK: - Energy

  private func mass(_ body: PhysicsBody) -> Double {
    body.halfBox.x * body.halfBox.y * (body.shape == .circle ? 3.141592653589793 : 4)
  }

  /// The total energy, and what counts as such at the next tick.
  private func energy(of scene: PhysicsScene, rate: Int) -> (exact: Double, counted: Double) {
    let half = PhysicsEnergyTests.gravity / Double(rate) / 2
    var sum = (exact: 0.0, counted: 0.0)
    for body in scene.world.bodies where !body.isFixed {
      let down = body.velocity.y + half
      let square = body.velocity.x * body.velocity.x + down * down
      let height = PhysicsEnergyTests.gravity * (600 - body.position.y)
      sum.exact += mass(body) * (square / 2 + height)
      sum.counted += mass(body) * (max(square, half * half) / 2 + height)
    }
    return sum
  }
}
