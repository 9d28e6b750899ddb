import BookTestSupport
import Testing

@testable import BookKit

/// Tests that coders of the state go over everything in it: that no stored property is missing in `code(with:)`.
@Suite struct StateWalkTests {
  /// The stored properties that coders leave out, because they are the same for all states of a book.
  private static let leftOut: Set = [
    // They are parts of the page's plan.
    "RunningTracks.batches", "PhysicsWorld.tickRate", "PhysicsWorld.gravity", "PhysicsWorld.bounds",
    // All moments of a round share the cut and the rules.
    "PuzzleGame.puzzle",
  ]

  /// A state from each little book.
  private static let states: [PlayerState] = (LittleBook.all + [LittleBook.bodies]).compactMap { book in
    var states: [PlayerState] = []
    _ = book.played { states.append($0.state) }
    return states.isEmpty ? nil : states[states.count * 2 / 3]
  }

  /// A book whose page has many values that can change.
  private static let crowd = LittleBook(
    "a crowd",
    page: (0..<20).map { "{type=image; name=i\($0); width=9; height=9; draggable=yes;}" }.joined(separator: ","),
    inputs: [.open(1)], trace: "")

  /// Returns a state with something in each list that is empty in those of the little books.
  private static func full() throws -> PlayerState {
    var player = try #require(crowd.player())
    player.open(page: 1)
    var state = player.state
    state.agenda.reserveCapacity(forTweens: 99)
    state.turn = Turn(from: .first, to: .first, wayBack: [.credits, .page(.first)])
    (state.wayBack, state.readPage) = ([.page(.first), .credits], .first)
    state.credits = CreditState(index: 1, start: 2, opening: 3)
    let item = ItemIndex(rawValue: 1)
    state.touches = [TouchState(id: 1, position: .zero, item: item, stay: 2, grab: Point(x: 1, y: 2))]
    state.held = [HeldItem(touch: 1, origin: .zero, item: item, isCompanion: true)]
    state.files = [FileSound(start: 1, file: FileIndex(rawValue: 1), number: 2, order: 3)]
    let puzzle = try Puzzle.ofFourPieces()
    let square = try RegionPath(Array("M0 0 L100 0 L100 100 L0 100 Z".utf8))
    let rules = try ColoringRules(regions: .paths([square]), palette: [.black], targets: [nil])
    let coloring = ColoringState(
      rules, fills: [1], chosenColor: 1, steps: [.fill(region: 1, before: 0), .clear(before: [1])])
    for content in [.puzzle(PuzzleGame(puzzle: puzzle, state: puzzle.scattered(round: 1))), .coloring(coloring)]
      as [GameState.Content]
    {
      state.games.append(GameState(page: .first, name: Name(index: 1), content: content))
    }
    fill(&state.page)
    state.leaving = state.page
    return state
  }

  private static func fill(_ page: inout PageState) {
    page.offer.voices = [[1, 2]]
    page.sounds.append(SoundState(status: .sounding, take: Take(voice: [1], length: Ticks(1))))
    page.movies.append(MovieState(start: 1))
    page.tweenedBodies = [BodyIndex(rawValue: 1)]
    page.restartChanges()
    for slot in page.values.indices { page.setValue(77, of: slot) }
    page.world.touching = [Collision.Touching(pair: Collision.Pair(1, 2), ended: 3)]
    page.world.stillTouching = page.world.touching
    page.world.collisions = [Collision(1, 2)]
    (page.world.gathered, page.world.balances) = (page.world.collisions, IndexedArray([EnergyBalance()]))
    (page.world.awake, page.world.nearby, page.world.ranked) = ([1], [1], [Ranked(rank: 1, index: 2)])
    page.world.bodies.append(.present)
    page.world.obstacles.collect(page.world.bodies)
  }

  @Test func `coders go over all stored properties`() throws {
    var search = MissingProperties()
    for var state in Self.states + [try Self.full()] { search.code(&state) }
    for (type, names) in search.missing {
      for name in names where !Self.leftOut.contains("\(type).\(name)") {
        Issue.record("`\(name)` is missing in `code(with:)` of `\(type)`, or no state of this test has a value in it")
      }
    }
    #expect(search.uneven == [])
  }

  /// A state with a property that coders are not given.
  private struct Forgetful: StatePart {
    var first = 1
    var second = [2]
    var third: Int? = 3

    mutating func code(with coder: inout some StateCoder) { coder.code(&first, &third) }
  }

  /// A plain part with a gap before the second property.
  private struct Uneven: PlainPart {
    var first = true
    var second = 1
  }

  @Test func `a forgotten property and a gap are found`() {
    var (search, forgetful, uneven) = (MissingProperties(), Forgetful(), Uneven())
    search.code(&forgetful)
    search.code(&uneven)
    #expect(search.missing == ["Forgetful": ["second"]])
    #expect(search.uneven == ["Uneven"])
  }

  @Test func `a change of any value makes the state another one`() throws {
    for (number, state) in (Self.states + [try Self.full()]).enumerated() {
      var (copy, counter) = (state, Changer(wanted: -1))
      copy.code(with: &counter)
      #expect(copy == state && Self.hash(copy) == Self.hash(state))
      let step = TestLength.pick(1 + counter.count / 20, long: 1 + counter.count / 400)
      for wanted in stride(from: number % step, to: counter.count, by: step) {
        var (changed, changer) = (state, Changer(wanted: wanted))
        changed.code(with: &changer)
        #expect(changed != state, "value \(wanted)")
        #expect(Self.hash(changed) != Self.hash(state), "value \(wanted)")
      }
    }
  }

  private static func hash(_ state: PlayerState) -> UInt64 {
    var hash = Hash64()
    hash.add(all: state)
    return hash.value
  }
}

extension PhysicsBody {
  /// A body that is on stage and doesn't move.
  fileprivate static var present: PhysicsBody {
    var body = PhysicsBody(position: .zero, halfSize: Point(x: 1, y: 1), velocity: .zero)
    body.isPresent = true
    return body
  }
}

/// A change of one of the values that it goes over, by its number.
private struct Changer: StateCoder {
  let wanted: Int
  /// The number of values so far.
  var count = 0

  private mutating func isNext() -> Bool {
    count += 1
    return count == wanted + 1
  }

  mutating func code(list: inout [some StatePart]) {
    if !list.isEmpty, isNext() { list.removeLast() }
    // Once the value is found, there's no need to go on.
    for index in list.indices where wanted < 0 || count <= wanted { code(&list[index]) }
  }

  mutating func code(plain part: inout some PlainPart) {
    guard isNext() else { return }
    withUnsafeMutableBytes(of: &part) { bytes in
      // A byte that is one less is valid for truth values and enumerations, too.
      let place = wanted % bytes.count
      bytes[place] = bytes[place] == 0 ? 1 : bytes[place] - 1
    }
  }

  mutating func code(case number: Int) {}
}

/// A change in one of a part's properties, by its number among those that the part hands over.
private struct PropertyChanger: StateCoder {
  let wanted: Int
  /// The number of properties so far.
  var count = 0

  mutating func code(_ part: inout some StatePart) {
    var changer = Changer(wanted: 0)
    if count == wanted { part.code(with: &changer) }
    count += 1
  }

  mutating func code(list: inout [some StatePart]) {}
  mutating func code(plain part: inout some PlainPart) {}
  mutating func code(case number: Int) {}
}

/// A search for properties that parts of the state don't hand over.
private struct MissingProperties: StateCoder {
  /// The names of the properties of each type that haven't been found yet.
  private(set) var missing: [String: Set<String>] = [:]
  /// The plain types whose memory has gaps, or more than one case.
  private(set) var uneven: Set<String> = []

  mutating func code<Part: StatePart>(_ part: inout Part) {
    if !(Part.self is any PlainPart.Type), Mirror(reflecting: part).displayStyle == .struct { search(part) }
    part.code(with: &self)
  }

  mutating func code(list: inout [some StatePart]) { for var part in list { code(&part) } }

  mutating func code<Part: PlainPart>(plain part: inout Part) {
    if !isEven(part) || !_isPOD(Part.self) { uneven.insert("\(Part.self)") }
  }

  mutating func code(case number: Int) {}

  private mutating func search<Part: StatePart>(_ part: Part) {
    let type = String("\(Part.self)".prefix { $0 != "<" })
    let properties = Mirror(reflecting: part).children.map { (name: $0.label ?? "", value: $0.value) }
    var names = missing[type] ?? Set(properties.map { $0.name })
    var (number, count) = (0, 1)
    while number < count, !names.isEmpty {
      var (changed, changer) = (part, PropertyChanger(wanted: number))
      changed.code(with: &changer)
      for (property, child) in zip(properties, Mirror(reflecting: changed).children)
      where names.contains(property.name) && !isSame(property.value, child.value) {
        names.remove(property.name)
      }
      (number, count) = (number + 1, changer.count)
    }
    missing[type] = names
  }

  private func isSame(_ left: Any, _ right: Any) -> Bool {
    func isEqual<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
    guard let left = left as? any Equatable else { return "\(left)" == "\(right)" }
    return isEqual(left)
  }

  /// Returns whether the memory of a value consists of that of its properties.
  private func isEven(_ value: Any) -> Bool {
    func size<Value>(_ value: Value) -> Int { MemoryLayout<Value>.size }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum { return _openExistential(value, do: size) == 1 }
    guard mirror.displayStyle == .struct, !mirror.children.isEmpty else { return mirror.displayStyle != .optional }
    let sizes = mirror.children.map { _openExistential($0.value, do: size) }
    return sizes.reduce(0, +) == _openExistential(value, do: size) && mirror.children.allSatisfy { isEven($0.value) }
  }
}
