import PropertyList

extension BookReader {
  /// Reads a key that only puzzles have.
  mutating func read(_ entry: Entry, into puzzle: inout PuzzleContent) {
    switch entry.field {
    case .page: puzzle.page = pageReference(entry)
    case .fileName: puzzle.fileName = file(entry)
    case .rows: puzzle.rows = integer(entry).map { Located($0, at: entry.value) }
    case .columns: puzzle.columns = integer(entry).map { Located($0, at: entry.value) }
    case .seed: puzzle.seed = Located(integer(entry) ?? 1, at: entry.value)
    case .rotation: puzzle.turnsPieces = boolean(entry) ?? false
    case .snap: puzzle.snapDistance = number(entry).map { Located($0, at: entry.value) }
    case .tray: puzzle.tray = rectangle(entry, of: .rectangle)
    case .guide: puzzle.guideAlpha = number(entry) ?? 0.2
    case .snapSound: puzzle.snapSound = file(entry)
    case .doneSound: puzzle.doneSound = file(entry)
    default: break
    }
  }

  /// Reads a key that only pictures to colour have.
  mutating func read(_ entry: Entry, into coloring: inout ColoringContent) {
    switch entry.field {
    case .fileName: coloring.fileName = file(entry)
    case .mask: coloring.mask = file(entry)
    case .regions: coloring.regions = regions(entry)
    case .palette: coloring.palette = palette(entry) ?? ColoringContent.defaultPalette
    case .paletteArea: coloring.paletteArea = rectangle(entry, of: .rectangle)
    case .threshold: coloring.threshold = integer(entry) ?? 128
    case .gap: coloring.gap = integer(entry) ?? 0
    case .smallest: coloring.smallest = integer(entry) ?? 64
    case .doneSound: coloring.doneSound = file(entry)
    default: break
    }
  }

  private mutating func regions(_ entry: Entry) -> [ColoringRegion] {
    guard holds(.array, entry) else { return [] }
    var regions: [ColoringRegion] = []
    for element in list.elements(of: entry.value) where isDictionary(element, of: .region) {
      var region = ColoringRegion(node: element)
      var keys = cursor(element)
      while let entry = next(&keys, in: .region) {
        switch entry.field {
        case .name: region.name = name(entry)
        case .x: region.x = number(entry).map { Located($0, at: entry.value) }
        case .y: region.y = number(entry).map { Located($0, at: entry.value) }
        case .path: readPath(entry, into: &region)
        case .target: region.target = integer(entry).map { Located($0, at: entry.value) }
        default: break
        }
      }
      regions.append(region)
    }
    return regions
  }

  private mutating func readPath(_ entry: Entry, into region: inout ColoringRegion) {
    region.path = locatedString(entry)
    guard region.path != nil, let text = list.utf8(of: entry.value) else { return }
    do throws(RegionPathError) {
      region.outline = try RegionPath(text)
    } catch {
      guard Build.includesDiagnostics else { return }
      report(.badPath, at: .node(entry.value), subject: quoted(entry.value), detail: .path(error))
    }
  }

  private mutating func palette(_ entry: Entry) -> [Color]? {
    guard holds(.array, entry) else { return nil }
    var palette: [Color] = []
    for element in list.elements(of: entry.value) { palette.append(color(element, of: entry.key) ?? .black) }
    let counts = 1...ColoringRules.maxColors
    guard !counts.contains(palette.count) else { return palette }
    if Build.includesDiagnostics {
      report(
        .outOfRange, at: .node(entry.value), subject: entry.key.name.description,
        detail: .range(.colorCount(counts)))
    }
    return nil
  }

  // MARK: - Games

  /// Reads an array of games.
  mutating func games(_ entry: Entry) -> [BookGame]? {
    guard holds(.array, entry) else { return nil }
    var games: [BookGame] = []
    for element in list.elements(of: entry.value) where isDictionary(element, of: .game) {
      if let game = game(element) { games.append(game) }
    }
    return games
  }

  /// Reads a game, or returns `nil` if its type is unknown.
  private mutating func game(_ node: NodeHandle) -> BookGame? {
    guard let content = gameContent(of: node) else { return nil }
    var game = BookGame(content: content, node: node)
    var found = FieldSet()
    var keys = cursor(node)
    let owner: KeyOwner = if case .puzzle = content { .puzzle } else { .coloring }
    while let entry = next(&keys, ofGame: owner) {
      found.insert(entry.field)
      switch (entry.owner, entry.field) {
      case (.game, .name): game.name = name(entry)
      case (.game, .title): game.localizedTitle.original = locatedString(entry)
      case (.game, .altText): game.altText = locatedString(entry)
      case (.game, .localized): readTranslations(entry, of: .title, in: .game, into: &game.localizedTitle)
      case (.game, .width): game.width = number(entry).map { Located($0, at: entry.value) }
      case (.game, .height): game.height = number(entry).map { Located($0, at: entry.value) }
      case (.game, _): break
      default: readContent(entry, into: &game.content)
      }
    }
    reportMissingKeys(of: .game, in: node, found: found)
    checkGame(game.content, in: node, found: found)
    if case .coloring(let coloring) = game.content, coloring.usesPaths {
      for (field, name) in [(Field.width, "width"), (.height, "height")] where !found.contains(field) {
        report(.missingKey, at: .opening(of: node), subject: name, detail: .key(.pathsOfGame))
      }
    } else if Build.includesDiagnostics, found.contains(.width) || found.contains(.height) {
      addSizeKeys(of: node, ofGame: owner)
    }
    return game
  }

  /// Returns an empty game of the type that a dictionary names; without a known type, the rest has no meaning.
  private mutating func gameContent(of node: NodeHandle) -> Element.Content? {
    var keys = cursor(node)
    while let (key, value) = next(&keys) {
      guard let entry = typeEntry(key, value) else { continue }
      switch choice(entry.value, as: ElementType.self) {
      case .puzzle: return .puzzle(PuzzleContent())
      case .coloring: return .coloring(ColoringContent())
      default:
        guard Build.includesDiagnostics else { return nil }
        guard kind(of: value) == .string else {
          reportWrongType(value, of: entry.key, .word)
          return nil
        }
        let types = BookGame.types.map { $0.word }
        report(
          .unknownType, at: .node(value), subject: quoted(value),
          suggestion: .nearest(to: list.utf8(of: value) ?? [], among: types.map { $0.description }),
          advice: .words(types))
        return nil
      }
    }
    report(.missingType, at: .opening(of: node))
    return nil
  }

  /// Reports what a game lacks that depends on several of its keys.
  mutating func checkGame(_ content: Element.Content, in node: NodeHandle, found: FieldSet) {
    guard Build.includesDiagnostics else { return }
    switch content {
    case .puzzle(let puzzle):
      if !found.contains(.page), !found.contains(.fileName) {
        report(.missingKey, at: .opening(of: node), subject: "fileName", detail: .key(.puzzleWithoutPage))
      }
      guard let rows = puzzle.rows, let columns = puzzle.columns, let place = columns.node,
        !PuzzleGrid.allows(rows: rows.value, columns: columns.value)
      else { return }
      report(.outOfRange, at: .node(place), subject: "columns", detail: .range(.pieceCount(PuzzleGrid.pieceCounts)))
    case .coloring(let coloring):
      if !coloring.usesPaths, !found.contains(.fileName) {
        report(.missingKey, at: .opening(of: node), subject: "fileName", detail: .key(.coloringWithoutPaths))
      }
      for region in coloring.regions {
        guard let target = region.target, target.value > coloring.palette.count, let place = target.node else {
          continue
        }
        report(.outOfRange, at: .node(place), subject: "target", detail: .range(.paletteCount(coloring.palette.count)))
      }
    default: break
    }
  }
}
