import Testing

@testable import BookKit

/// Tests of what is drawn, from back to front.
@Suite struct DrawListTests {
  @Test(arguments: StageCase.all) func `a page is drawn as it stands`(_ stage: StageCase) throws {
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
    player.openCredits()
    player.draw(into: &list)
    #expect(list.page == nil && list.items.isEmpty)
  }

  @Test func `the number changes with each opening, not with each tick`() throws {
    let book = LittleBook("openings", pages: "{elements=({type=image;});}, {}", inputs: [.open(1)], trace: "")
    var player = try book.playerAtEnd()
    var list = DrawList()
    player.draw(into: &list)
    let first = list.opening
    player.advance(by: Ticks(5))
    player.draw(into: &list)
    #expect(list.opening == first)
    player.open(page: 1)
    player.draw(into: &list)
    #expect(list.opening != first)
  }

  @Test func `a draw list has the background`() throws {
    let book = LittleBook(
      "backgrounds", pages: "{background=\"#FF0000\";}, {background=\"sky.png\";}, {}", inputs: [], trace: "")
    var player = try #require(book.player())
    var list = DrawList()
    var found: [PageBackground?] = []
    for page in 1...3 {
      player.open(page: page)
      player.draw(into: &list)
      found.append(list.background)
    }
    let sky = try #require(player.names.find("sky.png".utf8))
    #expect(found == [.color(Color(red: 255, green: 0, blue: 0)), .image(sky), nil])
  }

  /// Checks that the elements, asked one by one, always agree with the list.
  @Test(arguments: LittleBook.all) func `the list agrees with the elements one by one`(_ book: LittleBook) throws {
    var player = try #require(book.player())
    var list = DrawList()
    for input in book.inputs {
      _ = input.act(on: &player, splitting: false)
      player.draw(into: &list)
      let items = player.items
      let order = player.paintOrder().filter { element in
        let item = items[Int(element)]
        return item.isSeen && item.type != .group && item.type != .audio && item.type != .activeArea
      }
      #expect(list.items.map { $0.element } == order.map { Int($0) })
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
