import Testing

@testable import BookKit

/// A picture and its rules, on which tests call what changes it.
private final class Picture {
  let rules: ColoringRules
  private(set) var state: ColoringState

  init(_ rules: ColoringRules) {
    self.rules = rules
    state = ColoringState(rules)
  }

  func choose(_ color: Int) -> Bool { state.choose(color, rules) }

  func fill(_ region: Int) -> ColoringState.Outcome? { state.fill(region, rules) }

  func undo() -> ColoringState.Outcome? { state.undo(rules) }

  func clear() -> Bool { state.clear() }

  func restart() -> Bool { state.restart() }
}

@Suite struct ColoringTests {
  private typealias Change = ColoringState.Change

  private static let yellow = Color(red: 0xFD, green: 0xD8, blue: 0x35)
  private static let blue = Color(red: 0x1E, green: 0x5B, blue: 0xC6)

  /// The sun and the sea, two squares side by side.
  private static func pond() throws -> ColoringRegions {
    .paths(
      try ["M0 0 L100 0 L100 100 L0 100 Z", "M100 0 L200 0 L200 100 L100 100 Z"].map { try RegionPath(Array($0.utf8)) })
  }

  private static func rules(
    _ regions: ColoringRegions, targets: [Int?], palette: [Color] = [yellow, blue]
  ) throws -> ColoringRules {
    try ColoringRules(regions: regions, palette: palette, targets: targets)
  }

  /// A drawing whose first region is all around the others.
  private static func drawing(_ rows: String...) throws -> ColoringRegions {
    let runs = rows.flatMap { row in row.utf8.map { RegionMap.Run(region: UInt16($0 - 48), length: 1) } }
    let map = try RegionMap(width: rows[0].utf8.count, height: rows.count, runs: runs)
    return .pixels(map, width: 1000, height: 1000)
  }

  @Test func `a picture is coloured by number, and undone`() throws {
    let rules = try Self.rules(try Self.pond(), targets: [1, 2])
    let picture = Picture(rules)
    #expect(picture.fill(1)?.changes == [Change(region: 1, color: 1)])
    #expect(picture.choose(2))
    let last = try #require(picture.fill(2))
    #expect(last.changes == [Change(region: 2, color: 2)] && last.isCompleted)
    let undone = try #require(picture.undo())
    #expect(undone.changes == [Change(region: 2, color: 0)] && !undone.isCompleted)
    #expect(!picture.state.isComplete(rules))
    #expect(try #require(picture.fill(2)).isCompleted)
  }

  @Test func `a wrong colour may be used, but doesn't complete the picture`() throws {
    let rules = try Self.rules(try Self.pond(), targets: [1, nil])
    let picture = Picture(rules)
    #expect(picture.choose(2))
    #expect(try #require(picture.fill(1)).isCompleted == false)
    #expect(picture.choose(1))
    #expect(try #require(picture.fill(1)).isCompleted)
    // It was complete before, so it is not completed again.
    #expect(try #require(picture.fill(2)).isCompleted == false)
    #expect(picture.state.isComplete(rules))
    // Taking back the right colour, then the wrong one again: only the step that completes the picture says so.
    #expect(
      [picture.undo(), picture.undo(), picture.undo()].map { $0?.isCompleted } == [false, false, false])
  }

  @Test func `undoing a step can complete the picture`() throws {
    let rules = try Self.rules(try Self.pond(), targets: [1, nil])
    let picture = Picture(rules)
    _ = picture.fill(1)
    _ = picture.choose(2)
    _ = picture.fill(1)
    #expect(picture.undo() == ColoringState.Outcome(changes: [Change(region: 1, color: 1)], isCompleted: true))
    #expect(picture.clear() && !picture.clear())
    #expect(picture.state.isBlank)
    #expect(picture.undo() == ColoringState.Outcome(changes: [Change(region: 1, color: 1)], isCompleted: true))
  }

  @Test func `without targets, the regions inside the picture have to be filled`() throws {
    let rules = try Self.rules(try Self.drawing("1111", "1231", "1111"), targets: [nil, nil, nil])
    #expect(rules.isRequired == [false, true, true])
    #expect(try Self.rules(try Self.drawing("12"), targets: [nil, nil]).isRequired == [true, true])
    #expect(try Self.rules(try Self.pond(), targets: [nil, nil]).isRequired == [true, true])
    #expect(
      try Self.rules(try Self.drawing("1111", "1231", "1111"), targets: [1, nil, nil]).isRequired == [
        true, false, false,
      ])
    let picture = Picture(rules)
    #expect([2, 1, 3].map { picture.fill($0)?.isCompleted } == [false, false, true])
  }

  @Test func `colours that are written alike are the same`() throws {
    let translucent = Color(red: 0xFD, green: 0xD8, blue: 0x35, alpha: 9)
    let rules = try Self.rules(try Self.pond(), targets: [2, 3], palette: [Self.yellow, translucent, Self.blue])
    let picture = Picture(rules)
    #expect(picture.fill(1) != nil)
    #expect(!picture.choose(2) && picture.state.chosenColor == 2)
    #expect(picture.fill(1) == nil)
    #expect(picture.choose(3) && !picture.choose(3))
    #expect(try #require(picture.fill(2)).isCompleted)
    #expect(rules.color(2) == Self.yellow)
  }

  @Test(arguments: [0, 3, -1, .max, .min]) func `a region or colour that doesn't exist changes nothing`(number: Int)
    throws
  {
    let rules = try Self.rules(try Self.pond(), targets: [nil, nil])
    let picture = Picture(rules)
    #expect(picture.fill(number) == nil)
    #expect(!picture.choose(number))
    #expect(picture.state == ColoringState(rules))
  }

  @Test func `restarting chooses the first colour and forgets all steps`() throws {
    let rules = try Self.rules(try Self.pond(), targets: [nil, nil])
    let picture = Picture(rules)
    #expect(!picture.restart())
    _ = picture.choose(2)
    _ = picture.fill(1)
    #expect(picture.restart())
    #expect(picture.state == ColoringState(rules) && picture.state.steps.isEmpty)
  }

  @Test func `a hundred steps can be undone, one by one`() throws {
    let rules = try Self.rules(try Self.pond(), targets: [nil, nil])
    let picture = Picture(rules)
    for step in 0..<130 {
      _ = picture.choose(1 + step % 2)
      #expect(picture.fill(1) != nil)
    }
    var count = 0
    while picture.undo() != nil { count += 1 }
    #expect(count == 100)
    // The thirtieth fill is the oldest that is still known.
    #expect(picture.state.fills == [2, 0])
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func `undoing all steps gives every earlier state`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let rules = try Self.rules(try Self.drawing("1111", "1231", "1451", "1111"), targets: [nil, nil, 1, nil, 2])
    let picture = Picture(rules)
    var history: [[UInt8]] = []
    while history.count < 100 {
      let before = picture.state.fills
      _ = picture.choose(1 + random.number(below: 2))
      let wasComplete = picture.state.isComplete(rules)
      if random.number(below: 12) == 0 {
        if picture.clear() { history.append(before) }
      } else if let outcome = picture.fill(1 + random.number(below: 5)) {
        #expect(outcome.isCompleted == (!wasComplete && picture.state.isComplete(rules)))
        history.append(before)
      }
    }
    while let before = history.popLast() {
      var replayed = picture.state.fills
      let outcome = try #require(picture.undo())
      for change in outcome.changes { replayed[change.region - 1] = change.color }
      #expect(picture.state.fills == before && replayed == before)
    }
    #expect(picture.state.isBlank && picture.state.steps.isEmpty)
  }

  @Test func `fills that were saved are taken over as far as the picture has them`() throws {
    let rules = try Self.rules(try Self.pond(), targets: [nil, nil])
    #expect(ColoringState(rules, fills: [2, 3, 1], chosenColor: 2).fills == [2, 0])
    #expect(ColoringState(rules, fills: [], chosenColor: 9).chosenColor == 1)
    #expect(
      ColoringState(rules, fills: [255, 1], chosenColor: 0) == ColoringState(rules, fills: [0, 1], chosenColor: 1))
  }

  @Test func `the last path that holds a point is hit, its border too`() throws {
    let regions = try Self.pond()
    let hits = [(50, 50), (100, 50), (150, 50), (0, 0), (200, 100), (201, 50)].map { x, y in
      regions.region(at: ExactPoint(x: x * 1000, y: y * 1000))
    }
    #expect(hits == [1, 2, 2, 1, 2, nil])
  }

  @Test func `points of the book find their regions, one each`() throws {
    let regions = try Self.drawing("12", "34")
    let points = [(900, 100), (100, 900)].map { ExactPoint(x: $0.0, y: $0.1) }
    #expect(try regions.regions(at: points) == [2, 3])
    #expect(throws: ColoringError.sameRegion(index: 2, other: 0)) { try regions.regions(at: points + [points[0]]) }
    #expect(throws: ColoringError.noRegion(index: 0)) { try Self.drawing("00").regions(at: points) }
  }

  @Test func `pictures that can't be coloured are refused`() throws {
    let pond = try Self.pond()
    #expect(throws: ColoringError.regionCount(0)) { try Self.rules(.paths([]), targets: []) }
    #expect(throws: ColoringError.regionCount(2)) { try Self.rules(pond, targets: [1]) }
    #expect(throws: ColoringError.paletteCount(0)) { try Self.rules(pond, targets: [nil, nil], palette: []) }
    let colors = [Color](repeating: .black, count: 25)
    #expect(throws: ColoringError.paletteCount(25)) { try Self.rules(pond, targets: [nil, nil], palette: colors) }
    for target in [0, 3, -1, .max] {
      #expect(throws: ColoringError.target(region: 2, target)) { try Self.rules(pond, targets: [1, target]) }
    }
    let path = try RegionPath(Array("M0 0".utf8))
    let many = ColoringRegions.paths([RegionPath](repeating: path, count: 1001))
    #expect(throws: ColoringError.regionCount(1001)) {
      try Self.rules(many, targets: [Int?](repeating: nil, count: 1001))
    }
  }

  @Test(
    arguments: [
      (200, 48, 2, [30, 4, 40, 130]), (200, 20, 2, [44, 4, 12, 144]), (10, 48, 2, [2.5, 24, 0, 7.5]),
      (200, 0, 2, [50, 0, 0, 150]), (0.005, 48, 2, [0.001, 24, 0, 0.003]),
    ] as [(Double, Double, Int, [Double])])
  func `swatches are squares in the middle of equal slots`(
    width: Double, height: Double, count: Int, expected: [Double]
  ) throws {
    let area = try #require(ExactRectangle(Rectangle(width: width, height: height)))
    let swatches = PaletteLayout.swatches(in: area, count: count).map { Rectangle($0) }
    #expect(swatches.map { $0.x } == [expected[0], expected[3]])
    #expect(swatches.allSatisfy { $0.y == expected[1] && $0.width == expected[2] && $0.height == expected[2] })
  }

  @Test func `a palette has as many swatches as colours`() throws {
    let area = try #require(ExactRectangle(Rectangle(x: 5, y: 6, width: 240, height: 48)))
    #expect((0...24).allSatisfy { PaletteLayout.swatches(in: area, count: $0).count == $0 })
    #expect(
      PaletteLayout.swatches(in: area, count: 1)[0] == ExactRectangle(Rectangle(x: 105, y: 10, width: 40, height: 40)))
    #expect(PaletteLayout.swatches(in: area, count: -1).isEmpty)
  }
}
