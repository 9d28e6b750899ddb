import BookKit
import PropertyList

/// Checks for puzzles and pictures to colour, on pages and among the games of the book.
enum GameChecks {
  static let all: [Check] = [.ofErrors(distances), .ofErrors(regions), .ofWarnings(sizes), .ofErrors(names)]

  /// `out-of-range`: distances of puzzles at which any piece would snap to its neighbour's place.
  @Sendable static func distances(_ context: CheckContext) -> [Diagnostic] {
    context.games.compactMap { game in
      guard case .puzzle(let puzzle) = game.content, let snap = puzzle.snapDistance, let node = snap.node,
        let most = game.shortSides(of: puzzle).max(), snap.value > most / 2
      else { return nil }
      let limit = Int((most / 2).rounded(.down))
      return Diagnostic(.outOfRange, at: .node(node), subject: "snap", detail: .range(.snapDistance(max: limit)))
    }
  }

  /// `bad-region`, `mask-mismatch`, `too-many-regions` and `open-lines`.
  @Sendable static func regions(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for game in context.games {
      guard case .coloring(let coloring) = game.content else { continue }
      var check = RegionCheck(game, coloring, context)
      check.checkForms()
      if !coloring.usesPaths { check.checkDrawing() }
      found += check.found
    }
    return found
  }

  /// `small-touch-target` for pieces and colours, and `small-region`.
  @Sendable static func sizes(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for game in context.games {
      switch game.content {
      case .puzzle(let puzzle):
        guard let side = game.shortSides(of: puzzle).min(), side < TouchTarget.minSide else { continue }
        found.append(smallTarget("piece1", side, of: game))
      case .coloring(let coloring):
        if let side = game.swatchSide(of: coloring), side < TouchTarget.minSide {
          found.append(smallTarget("color1", side, of: game))
        }
        if let finding = smallRegions(of: coloring, game, context) { found.append(finding) }
      case .image, .text, .audio, .movie, .activeArea, .group, .miniature: break
      }
    }
    return found
  }

  /// `duplicate-name` of games and regions, and `hidden-section` of games.
  @Sendable static func names(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let games = context.book.games ?? []
    let named = games.compactMap { game in game.name.map { NamedPart(name: $0, whole: game.node) } }
    NameChecks.report(named, as: .game, context, &found)
    for (index, part) in named.enumerated() where !named[..<index].contains(where: { $0.name == part.name }) {
      guard let node = part.written, let fault = context.obstacle(toOpening: part.name) else { continue }
      found.append(
        Diagnostic(.hiddenSection, at: .node(node), subject: context.text(of: part.name), detail: .section(fault)))
    }
    for game in context.games {
      guard case .coloring(let coloring) = game.content else { continue }
      let regions = coloring.regions.compactMap { region in
        region.name.map { NamedPart(name: $0, whole: region.node) }
      }
      NameChecks.report(regions, as: .region, context, &found)
    }
    return found
  }

  private static func smallTarget(_ part: String, _ side: Double, of game: CheckedGame) -> Diagnostic {
    let points = Int(side.rounded(.down))
    return Diagnostic(
      .smallTouchTarget, at: game.spot, subject: game.name + "." + part,
      detail: .points(width: points, height: points))
  }

  /// Returns the finding about the regions of a picture that are too small for a finger.
  private static func smallRegions(
    of coloring: ColoringContent, _ game: CheckedGame, _ context: CheckContext
  ) -> Diagnostic? {
    let layout = ColoringLayout(coloring, width: game.width, height: game.height, assets: context.assets)
    var small: [Int] = []
    for number in 0..<(layout.regions?.count ?? 0) {
      guard let box = layout.regions?.bounds(ofRegion: number + 1) else { continue }
      if min(box.width, box.height) * game.scale < TouchTarget.minSide { small.append(number + 1) }
    }
    guard let first = small.first else { return nil }
    let entry = layout.entries[first - 1]
    let place = entry.map { Diagnostic.Spot.opening(of: $0.node) } ?? coloring.fileName?.node.map { .node($0) }
    let names = small.prefix(5).map { number in
      layout.entries[number - 1]?.name.map { context.text(of: $0.value) } ?? String(number)
    }
    return Diagnostic(.smallRegion, at: place ?? game.spot, detail: .names(names, count: small.count))
  }
}

/// A puzzle or picture to colour with its size.
struct CheckedGame {
  /// The name of its element, or of the game.
  let name: String
  let content: Element.Content
  let width: Double
  let height: Double
  /// The factor with which a picture of paths is drawn.
  var scale = 1.0
  /// The size of the area for colours if the game doesn't say it.
  var palette: Rectangle?
  /// Where findings about the whole game point.
  let spot: Diagnostic.Spot

  /// Returns the shorter side of a piece at each level, in points.
  func shortSides(of puzzle: PuzzleContent) -> [Double] {
    guard width > 0, height > 0 else { return [] }
    return PuzzleLevel.allCases.map { level in
      let shape = level.shape(rows: puzzle.rows?.value, columns: puzzle.columns?.value)
      return min(width / Double(shape.columns), height / Double(shape.rows))
    }
  }

  /// Returns the side of a colour to choose.
  func swatchSide(of coloring: ColoringContent) -> Double? {
    let area = coloring.paletteArea ?? palette ?? Rectangle(width: width, height: 48)
    let exact = ExactRectangle(Rectangle(width: area.width, height: area.height))
    return exact.flatMap { PaletteLayout.swatches(in: $0, count: coloring.palette.count).first }.map {
      Double($0.width) / 1000
    }
  }
}

/// Checks the regions of one picture to colour.
private struct RegionCheck {
  private let game: CheckedGame
  private let coloring: ColoringContent
  private let context: CheckContext
  private(set) var found: [Diagnostic] = []

  init(_ game: CheckedGame, _ coloring: ColoringContent, _ context: CheckContext) {
    self.game = game
    self.coloring = coloring
    self.context = context
  }

  /// Reports regions with both a path and a point, and regions without a path if others have one.
  mutating func checkForms() {
    let hasPaths = coloring.regions.contains { $0.path != nil }
    for region in coloring.regions {
      if region.path != nil, let x = (region.x ?? region.y)?.node {
        found.append(Diagnostic(.badRegion, at: .node(x), detail: .drawing(.pointAndPath)))
      } else if hasPaths, region.path == nil {
        found.append(Diagnostic(.badRegion, at: .opening(of: region.node), detail: .drawing(.withoutPath)))
      } else if region.path == nil, region.x == nil || region.y == nil {
        found.append(Diagnostic(.badRegion, at: .opening(of: region.node), detail: .drawing(.neitherPointNorPath)))
      }
    }
  }

  /// Reports what is wrong with the regions of a drawing, as far as a host has looked at it.
  mutating func checkDrawing() {
    guard let file = coloring.fileName?.node else { return }
    switch context.assets?.drawing(of: coloring) {
    case .fault(.maskMismatch)?:
      found.append(Diagnostic(.maskMismatch, at: .node(coloring.mask?.node ?? file)))
    case .fault(.map(let fault))?:
      found.append(Diagnostic(.tooManyRegions, at: .node(coloring.mask?.node ?? file), detail: .drawing(.map(fault))))
    case .map(let map)?:
      let pixels = map.width * map.height
      if coloring.mask == nil, map.regions.isEmpty || map.regions.contains(where: { $0.pixelCount * 10 > pixels * 9 }) {
        let detail = Diagnostic.Detail.drawing(map.regions.isEmpty ? .empty : .tooLarge)
        found.append(Diagnostic(.openLines, at: .node(file), detail: detail))
      }
      checkPoints(on: map)
    case .fault(.settings)?, nil: break
    }
  }

  private mutating func checkPoints(on map: RegionMap) {
    guard let size = ExactPoint(Point(x: game.width, y: game.height)), size.x > 0, size.y > 0, !map.regions.isEmpty
    else {
      return
    }
    var known: [(region: Int, node: NodeHandle)] = []
    for region in coloring.regions {
      guard let point = region.point, let node = region.x?.node else { continue }
      let isInside = point.x >= 0 && point.y >= 0 && point.x <= size.x && point.y <= size.y
      guard isInside else {
        found.append(Diagnostic(.badRegion, at: .node(node), detail: .drawing(.outside)))
        continue
      }
      let number = map.region(at: point, width: size.x, height: size.y)
      if let first = known.first(where: { $0.region == number }) {
        let note = Diagnostic.Note(spot: .node(first.node), message: "the first point is here")
        found.append(Diagnostic(.badRegion, at: .node(node), detail: .drawing(.taken), notes: [note]))
      } else {
        known.append((number, node))
      }
    }
  }
}

extension CheckContext {
  /// The puzzles and pictures to colour on pages, and those among the games whose size the book gives.
  fileprivate var games: [CheckedGame] {
    var found: [CheckedGame] = []
    for checked in pages {
      for index in checked.games {
        let element = checked.page[index]
        let size = checked.frames[index].placement.frame
        found.append(
          CheckedGame(
            name: text(of: element.name), content: element.content, width: size.width, height: size.height,
            spot: element.nameSpot))
      }
    }
    for game in book.games ?? [] { found.append(checked(game)) }
    return found
  }

  /// Returns a game with the size that it has in its section.
  private func checked(_ game: BookGame) -> CheckedGame {
    var (size, scale) = ((width: 0.0, height: 0.0), 1.0)
    if case .coloring(let coloring) = game.content {
      if let width = game.width?.value, let height = game.height?.value {
        size = (width, height)
      } else if let found = coloring.fileName.flatMap({ assets?[$0.value]?.size }) {
        size = found
      }
      scale = ColoringSectionLayout(of: size, on: book.canvas).factor
      // A drawing is stretched; paths keep their coordinates, so that the whole element is scaled.
      if !coloring.usesPaths { (size, scale) = ((size.width * scale, size.height * scale), 1) }
    }
    return CheckedGame(
      name: game.name.map { text(of: $0.value) } ?? "", content: game.content, width: size.width, height: size.height,
      scale: scale, palette: ColoringSectionLayout(of: nil, on: book.canvas).palette,
      spot: game.name?.node.map { .node($0) } ?? .opening(of: game.node))
  }

  /// Returns why the section of a game can't be opened by its name, or `nil` if it can.
  fileprivate func obstacle(toOpening name: Name) -> Diagnostic.SectionFault? {
    let word = book.names.utf8(of: name)
    if names.page(name).map({ $0.position < pageCount }) ?? false { return .pageName }
    if SectionKind(word) != nil { return .reservedWord }
    let generated: [StaticString] = ["heading", "back"]
    let isTitle = word.starts(with: "title".utf8) && word.dropFirst(5).allSatisfy { (0x30...0x39).contains($0) }
    return isTitle && word.count > 5 || generated.contains { $0.matches(word) }
      ? .generatedName : nil
  }

  /// Returns whether a name is that of a piece or a colour on a page, or on any page.
  func isGamePart(_ name: Name, in scope: Scope) -> Bool {
    let text = book.names.utf8(of: name)
    guard let point = text.lastIndex(of: UInt8(ascii: ".")) else { return false }
    guard let owner = book.names.find(text[..<point]) else { return false }
    let part = text[(point + 1)...]
    return names.elements(owner, in: scope).contains { place in
      book[place.page][place.element].content.parts?.contains(part) ?? false
    }
  }
}
