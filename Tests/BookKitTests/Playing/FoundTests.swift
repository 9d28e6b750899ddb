import PropertyList
import Testing

@testable import BookKit

/// Tests of past failures with random books and inputs whose traces would be too long to read.
@Suite struct FoundTests {
  /// Returns rules that trigger each other endlessly.
  private static func cascade(at event: String) -> String {
    """
    variables = {n=0;};
    rules = ({when={event="\(event)";}; do=({action=set; variable=n; by=1;});},
             {when={event="variable.changed";}; do=({action=set; variable=n; by=1;});});
    """
  }

  private func player(_ text: String) throws -> Player {
    let list = try #require(PropertyList.read(PropertyList.Source(Array(text.utf8))).document)
    return Player(try #require(Book.read(list).book))
  }

  @Test func `a finger lets go when the turn that cancels its touch is aborted`() throws {
    let element = "{type=text; text=A; name=a; width=50; height=50; draggable=YES;}"
    var player = try player(
      "{ \(Self.cascade(at: "touch.cancelled")) pages = ({elements=(\(element));}, {elements=();}); }")
    player.open(page: 1)
    player.touch(.began, at: Point(x: 5, y: 5))
    #expect(player.state.held.count == 1)
    player.turnToNextPage()
    #expect(player.events.last?.kind == .engineFault)
    #expect(player.invariantViolation() == nil)
    #expect(player.state.held.isEmpty && player.page == 1)
  }

  @Test func `a turn whose end is aborted is over`() throws {
    var player = try player(
      """
      { \(Self.cascade(at: "page.exited")) enterAnimation = {animation=slide; duration=0.5;};
        pages = ({elements=();}, {elements=();}); }
      """)
    player.open(page: 1)
    player.advance(by: .seconds(1))
    player.turnToNextPage()
    player.advance(by: .seconds(1))
    #expect(player.events.contains { $0.kind == .engineFault })
    #expect(!player.isTurning && player.page == 2)
  }

  @Test func `a turn that a language change ended is not due again when that change is aborted`() throws {
    var player = try player(
      """
      { \(Self.cascade(at: "page.entered")) enterAnimation = {animation=slide; duration=0.5;}; languages = (en, it);
        pages = ({elements=();}); }
      """)
    player.open(page: 1)
    player.perform(.language("it"))
    #expect(player.events.last?.kind == .engineFault)
    #expect(!player.isTurning && player.isAtRest)
  }

  @Test func `credits whose opening is aborted are shown`() throws {
    var player = try player(
      "{ \(Self.cascade(at: "page.exited")) credits = ({name=n;}, {name=m;}); pages = ({elements=();}); }")
    player.open(page: 1)
    player.perform(.openCredits)
    #expect(player.events.last?.kind == .engineFault)
    #expect(player.creditIndex == 0)
    player.advance(by: .seconds(5))
    #expect(player.creditIndex == 1)
  }

  @Test func `a credit whose end is aborted is followed by the next`() throws {
    var player = try player(
      "{ \(Self.cascade(at: "credit.hidden")) credits = ({name=n;}, {name=m;}); pages = ({elements=();}); }")
    player.perform(.openCredits)
    player.advance(by: .seconds(5))
    #expect(player.creditIndex == 1)
    #expect(player.invariantViolation() == nil)
  }

  @Test func `events beyond the end of time don't block the clock`() throws {
    let tween = "{properties={x=5;}; duration=1000000000000000; loopType=repeat;}"
    var player = try player("{ pages = ({elements=({type=text; text=A; tweens=(\(tween));});}); }")
    player.open(page: 1)
    player.advance(by: .longest)
    #expect(player.tick == .longest)
    #expect(!player.events.contains { $0.kind == .tweenRepeated })
  }

  @Test func `an endless duration is not due in a restored player`() throws {
    let tween = "{properties={x=5;}; duration=1000000000000000;}"
    var player = try player("{ pages = ({elements=({type=text; text=A; tweens=(\(tween));});}); }")
    player.open(page: 1)
    var restored = player
    try restored.restore(try SavedState(bytes: try player.save().bytes(for: player), for: player))
    #expect(player.isAtRest && restored.isAtRest)
    #expect(player.state.agenda.entries.isEmpty && restored.state.agenda.entries.isEmpty)
  }
}
