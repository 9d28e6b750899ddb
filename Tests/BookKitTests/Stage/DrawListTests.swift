import BookTestSupport
import Testing

@testable import BookKit

/// Tests of what is drawn, from back to front.
@Suite struct DrawListTests {
  @Test(arguments: StageCase.all) func `a page is drawn as it is`(_ stage: StageCase) throws {
    var player = try stage.book.playerAtEnd()
    #expect(player.drawnLines() == stage.drawn)
  }

  @Test(arguments: [
    "{type=group; elements=({type=image;}, {type=image;}, {type=text; text=A;});}, {type=image;}",
    "{type=image; tweens=({properties={x=9;};});}, {type=image;}, {type=text;}, {type=image;}",
  ])
  func `a list is filled again in the memory that it has`(page: String) throws {
    let book = LittleBook("many", page: page, inputs: [.open(1)], trace: "")
    var player = try book.playerAtEnd()
    var list = DrawList()
    player.draw(into: &list)
    let before = list.items.memory
    for _ in 0..<10 {
      player.advance(by: Ticks(1))
      player.draw(into: &list)
    }
    #expect(list.items.count == 4)
    #expect(list.items.memory == before)
  }

  @Test func `nothing is drawn before a page is open, nor of a page while credits are shown`() throws {
    let book = LittleBook(
      "credits", pages: "{elements=({type=image;});}", root: "credits=({name=Ann;});", inputs: [], trace: "")
    var player = try #require(book.player())
    var list = DrawList()
    player.draw(into: &list)
    #expect(list.page == nil && list.items.isEmpty)
    player.open(page: 1)
    player.draw(into: &list)
    #expect(list.page == 1 && list.items.count == 1)
    player.perform(.openCredits)
    player.draw(into: &list)
    #expect(list.page == nil && list.items.isEmpty)
  }

  @Test func `the number changes with each opening, not with each tick`() throws {
    let book = LittleBook("openings", pages: "{elements=({type=image;});}, {}", inputs: [.open(1)], trace: "")
    var player = try book.playerAtEnd()
    var list = DrawList()
    player.draw(into: &list)
    let first = list.openingCount
    player.advance(by: Ticks(5))
    player.draw(into: &list)
    #expect(list.openingCount == first)
    player.open(page: 1)
    player.draw(into: &list)
    #expect(list.openingCount != first)
  }

  @Test func `a draw list has the background`() throws {
    let book = LittleBook(
      "backgrounds",
      pages: """
        {background="#FF0000";}, {background="sky.png";}, {}, {background={colors=(red, black); angle=<*I90>;};},
        {background={colors=(red, black);};}
        """, inputs: [], trace: "")
    var player = try #require(book.player())
    var list = DrawList()
    var found: [PageBackground?] = []
    for page in 1...5 {
      player.open(page: page)
      player.draw(into: &list)
      found.append(list.background)
    }
    let sky = try #require(player.names.find("sky.png".utf8))
    let red = Color(red: 255, green: 0, blue: 0)
    let across = PageBackground.gradient(Gradient(colors: [red, .black], angle: 90))
    let down = PageBackground.gradient(Gradient(colors: [red, .black], angle: 180))
    #expect(found == [.color(red), .image(sky), nil, across, down])
  }

  private static let pressed = LittleBook(
    "pressed",
    page: """
      {type=image; name=a; width=<*I50>; height=<*I50>; alpha=<*R0.5>; pressedAlpha=<*R0.5>; touchable=<*BY>;
       draggable=<*BY>;},
      {type=group; name=g; x=<*I100>; width=<*I50>; height=<*I50>; pressedAlpha=<*R0.25>; touchable=<*BY>; elements=(
        {type=image; name=b; width=<*I50>; height=<*I50>; alpha=<*R0.8>;});},
      {type=image; name=c; x=<*I200>; width=<*I50>; height=<*I50>; touchable=<*BY>;},
      {type=image; name=d; x=<*I300>; width=<*I50>; height=<*I50>; pressedAlpha=<*I0>; touchable=<*BY>;}
      """, inputs: [.open(1)], trace: "")

  /// What is drawn of `a`, `b`, `c` and `d` after each touch.
  static let touches: [(input: LittleBook.Input, alphas: [Double])] = [
    (.press(1, 25, 25), [0.25, 0.8, 1, 1]), (.press(2, 30, 30), [0.25, 0.8, 1, 1]),
    (.press(3, 125, 25), [0.25, 0.2, 1, 1]), (.press(4, 225, 25), [0.25, 0.2, 1, 1]),
    // It shows the finger as long as it is down, wherever it goes.
    (.move(3, 500, 500), [0.25, 0.2, 1, 1]), (.release(1), [0.25, 0.2, 1, 1]), (.release(2), [0.5, 0.2, 1, 1]),
    (.cancel(3), [0.5, 0.8, 1, 1]), (.press(7, 900, 700), [0.5, 0.8, 1, 1]),
    (.press(5, 325, 25), [0.5, 0.8, 1, 0]), (.ticks(100), [0.5, 0.8, 1, 0]),
    (.press(6, 325, 30), [0.5, 0.8, 1, 0]), (.release(5), [0.5, 0.8, 1, 0]), (.release(6), [0.5, 0.8, 1, 1]),
  ]

  @Test func `what a finger presses is drawn with less of its opacity, and only drawn so`() throws {
    var player = try Self.pressed.playerAtEnd()
    var list = DrawList()
    for (number, touch) in Self.touches.enumerated() {
      _ = touch.input.act(on: &player, splitting: false)
      player.draw(into: &list)
      let alphas = list.items.sorted { $0.element < $1.element }.map { $0.alpha }
      let isRight = zip(alphas, touch.alphas).allSatisfy { abs($0 - $1) < 1e-12 }
      #expect(isRight && alphas.count == 4, "\(number): \(alphas)")
      #expect(player.items.map { $0.values.alpha } == [0.5, 1, 0.8, 1, 1], "\(number)")
      #expect(player.value(.alpha, of: "d") == .number(1))
    }
  }

  @Test func `nothing is pressed any more once the page is left`() throws {
    var player = try Self.pressed.playerAtEnd()
    player.touch(.began, at: Point(x: 325, y: 25))
    player.open(page: 1)
    var list = DrawList()
    player.draw(into: &list)
    #expect(list.items.allSatisfy { $0.alpha > 0 })
  }

  /// Checks that the elements, asked one by one, always agree with the list.
  @Test(arguments: TestLength.pick(oneIn: 2, of: LittleBook.all)) func `the list agrees with the elements one by one`(
    _ book: LittleBook
  ) throws {
    var player = try #require(book.player())
    var list = DrawList()
    for input in book.inputs {
      _ = input.act(on: &player, splitting: false)
      player.draw(into: &list)
      let items = player.items
      let order = player.paintOrder().filter { element in
        let item = items[element.position]
        return item.isShown && item.type != .group && item.type != .audio && item.type != .activeArea
      }
      #expect(list.items.map { $0.element } == order.map { $0.position })
      for drawn in list.items {
        let item = items[drawn.element]
        #expect(drawn.transform == item.transform && drawn.alpha == item.alpha && drawn.word == item.word)
        #expect(player.value(.alpha, of: item.name) == .number(item.values.alpha))
        #expect(player.value(.x, of: item.name) == .number(item.values.placement.frame.x))
      }
    }
  }
}

extension DrawItems {
  /// The addresses of its storage.
  fileprivate var memory: [Int?] {
    [
      order.withUnsafeBytes { $0.baseAddress.map { Int(bitPattern: $0) } },
      made.withUnsafeBytes { $0.baseAddress.map { Int(bitPattern: $0) } },
      values.withUnsafeBytes { $0.baseAddress.map { Int(bitPattern: $0) } },
    ]
  }
}
