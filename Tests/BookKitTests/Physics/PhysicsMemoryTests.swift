import Testing

@testable import BookKit

/// Tests that a step doesn't allocate memory.
@Suite struct PhysicsMemoryTests {
  @Test func `bodies fall and bounce in the memory that they have`() throws {
    let body = "width=10; height=10; physics={restitution=1;};"
    let book = LittleBook(
      "falling", page: "{type=image; \(body)}, {type=image; x=50; \(body)}",
      keys: "physics={bounds={x=0; y=0; width=100; height=100;};};", inputs: [.open(1), .ticks(50)], trace: "")
    var player = try book.playerAtEnd()
    _ = player.takeEvents()
    try #require(player.isAnyBodyAwake)
    var before = player.memoryOfBodies
    for _ in 0..<10 {
      player.advance(by: Ticks(1))
      let after = player.memoryOfBodies
      #expect(after == before)
      before = after
    }
  }
}

extension Player {
  /// The addresses of the storage for bodies and for the values of their elements.
  fileprivate var memoryOfBodies: [Int?] {
    let world = state.page.world
    return [
      world.bodies.elements.withUnsafeBytes { $0.baseAddress.map { Int(bitPattern: $0) } },
      state.page.values.withUnsafeBytes { $0.baseAddress.map { Int(bitPattern: $0) } },
    ]
  }
}
