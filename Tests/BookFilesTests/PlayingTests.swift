import BookFiles
import Foundation
import Testing

/// Tests of playing a book the way a host does.
@Suite struct PlayingTests {
  private var player: Player

  init() throws {
    player = try HostBook.player()
  }

  @Test(arguments: [0.5, 1.5, -1]) mutating func `time passes as the standard library measures it`(seconds: Double) {
    player.open(page: 1)
    player.advance(by: Duration.seconds(seconds))
    #expect(player.tick == Ticks(Int64(max(0, seconds * 60))))
  }

  @Test mutating func `the remainder of a tick is not lost`() {
    player.open(page: 1)
    for _ in 0..<1000 { player.advance(by: .milliseconds(1)) }
    #expect(player.tick == Ticks(60) && player.tick.seconds(tickRate: player.tickRate) == 1)
  }

  @Test mutating func `names are texts`() {
    player.perform(.openNamed("evening"))
    #expect(player.isOnStage("moon") == true && player.isOnStage("star") == false && player.isOnStage("sun") == nil)
    #expect(player.isVisible("moon") == true && player.isVisible("evening") == nil)
    #expect(player.isDraggable("star") == true && player.isDraggable("moon") == false)
    #expect(player.center(of: "moon") == Point(x: 60, y: 85) && player.center(of: "sun") == nil)
    #expect(player.value(.y, of: "moon") == .number(60) && player.value(.y, of: "sun") == nil)
    #expect(player.value(ofVariable: "count") != nil && player.value(ofVariable: "moon") == nil)
    let moon = player.names.find("moon")
    #expect(moon.map { player.names.text(of: $0) } == "moon" && player.names.find("sun") == nil)
  }

  @Test mutating func `inputs return whether they had an effect`() {
    let unknown = [player.open(page: 0), player.open(page: 3), player.perform(.openNamed("noon")) == nil]
    #expect(unknown == [false, false, false] && player.page == nil)
    let first = [player.open(page: 1), player.turnToPreviousPage()]
    #expect(first == [true, false] && player.page == 1)
    // From the second call on, the page turn is still in progress.
    let turning = [
      player.turnToNextPage(), player.open(page: 1), player.turnToPreviousPage(), player.perform(.openCredits) == nil,
    ]
    #expect(turning == [true, false, false, false] && player.page == 2)
    player.advance(by: .seconds(1))
    // The book has no third page, and a credit is still fading in.
    let last = [player.turnToNextPage(), player.perform(.openCredits) == nil, player.perform(.tapCredit(.web)) == nil]
    #expect(last == [false, true, false] && player.page == nil)
    player.advance(by: .seconds(1))
    let links = [player.perform(.tapCredit(.web)), player.perform(.tapCredit(.twitter))]
    #expect(links == [nil, .creditWithoutLink])
  }

  @Test mutating func `a choice returns whether it was made`() throws {
    player.open(page: 1)
    player.advance(by: .seconds(3))
    let choice = try #require(player.choices.first)
    let answers = [player.choose(choice), player.open(page: 2), player.choose(choice)]
    #expect(answers == [true, true, false])
  }

  @Test mutating func `another language opens the page again`() {
    player.open(page: 1)
    player.advance(by: .seconds(2))
    player.discardEvents()
    let isChanged = player.perform(.language("it")) == nil
    #expect(isChanged)
    #expect(player.events.map(\.kind.description).prefix(3) == ["language.changed", "page.exiting", "page.entering"])
    #expect(player.value(.y, of: "moon") == .number(60))
    let again = [player.perform(.language("it")), player.perform(.language("fr"))]
    #expect(again == [.unchanged, .unknown])
  }

  @Test mutating func `events and kinds print themselves`() throws {
    player.open(page: 1)
    player.advance(by: .seconds(3))
    let event = try #require(player.events.first { $0.kind == .tweenCompleted })
    #expect("\(event)" == "tween.completed on page 1 at tick 180")
    #expect(event.seconds(tickRate: player.tickRate) == 3)
    #expect(
      player.traceLine(of: event)
        == #"{"tick":180,"time":3,"page":1,"event":"tween.completed","item":"moon","tween":"rise"}"#)
    let words = "\(EventKind.tap) \(ElementType.activeArea) \(DiagnosticSeverity.error)"
    #expect(words == "tap activearea error")
  }

  @Test func `points and rectangles are values for collections`() {
    let frame = Rectangle(x: 10, y: 20, width: 30, height: 40)
    let points = [(10.0, 20.0), (40, 60), (25, 40), (9.9, 40), (25, 60.1), (.nan, 40)].map { Point(x: $0.0, y: $0.1) }
    #expect(points.map(frame.contains) == [true, true, true, false, false, false])
    #expect(Set([Point(x: 1, y: 2), Point(x: 1, y: 2)]).count == 1)
    #expect(Set([frame, Rectangle()]).count == 2)
  }

  @Test mutating func `elements have an identity for views, and a transform`() throws {
    player.open(page: 1)
    #expect(player.elements.map(\.id) == [0, 1] && player.items.map(\.id) == [0, 1])
    var list = DrawList()
    player.draw(into: &list)
    #expect(list.items.map(\.id) == [0])
    let item = try #require(list.items.first)
    #expect(item.transform.apply(to: Point(x: 1, y: 2)) == Point(x: 11, y: 62))
  }

  @Test mutating func `a logged player takes the same inputs`() throws {
    var logged = LoggedPlayer(player)
    let point = Point(x: 220, y: 30)
    let inputs: [Player.Input] = [
      .openNamed("evening"), .openCredits, .next, .language("it"), .time(ElapsedTime(3, perSecond: 1)),
      .ticks(Ticks(1)), .touch(.began, finger: 1, at: point), .touch(.moved, finger: 1, at: point),
      .touch(.ended, finger: 1, at: point),
    ]
    let answers = inputs.map { player.perform($0) }
    let loggedAnswers = inputs.map { logged.perform($0) }
    #expect(loggedAnswers == answers)
    #expect(logged.player.events == player.events && player.events.contains { $0.kind == .tap })
  }

  @Test mutating func `a moment is stored like any value`() throws {
    player.open(page: 1)
    player.advance(by: .seconds(2))
    let data = try JSONEncoder().encode(["moon": WrittenState(player)])
    var later = try HostBook.player()
    let stored = try JSONDecoder().decode([String: WrittenState].self, from: data)
    try later.restore(#require(stored["moon"]))
    #expect(later.tick == player.tick && later.value(.y, of: "moon") == .number(20))
    var other = try HostBook.player("{ identifier = sun; pages = ( { elements = (); } ); }")
    #expect(throws: SavedStateError.otherBook("moon")) { try other.restore(WrittenState(player)) }
  }
}
