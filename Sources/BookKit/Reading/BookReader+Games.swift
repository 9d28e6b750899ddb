import PropertyList

extension BookReader {
  /// Reads a key that only puzzles have.
  mutating func read(_ entry: Entry, into puzzle: inout PuzzleContent) {
    switch entry.field {
    case .page: replace(&puzzle.page, with: pageReference(entry))
    case .fileName: replace(&puzzle.fileName, with: file(entry))
    case .rows: read(entry, into: &puzzle.rows)
    case .columns: read(entry, into: &puzzle.columns)
    case .seed: read(entry, into: &puzzle.seed)
    case .rotation: read(entry, into: &puzzle.turnsPieces)
    case .snap: read(entry, into: &puzzle.snapDistance)
    case .tray: replace(&puzzle.tray, with: rectangle(entry, of: .rectangle))
    case .guide: read(entry, into: &puzzle.guideAlpha)
    case .snapSound: replace(&puzzle.snapSound, with: file(entry))
    case .doneSound: replace(&puzzle.doneSound, with: file(entry))
    default: break
    }
  }

  /// Reads a key that only pictures to colour have.
  mutating func read(_ entry: Entry, into coloring: inout ColoringContent) {
    switch entry.field {
    case .fileName: replace(&coloring.fileName, with: file(entry))
    case .mask: replace(&coloring.mask, with: file(entry))
    case .regions: replace(&coloring.regions, with: regions(entry))
    case .palette: replace(&coloring.palette, with: palette(entry))
    case .paletteArea: replace(&coloring.paletteArea, with: rectangle(entry, of: .rectangle))
    case .threshold: read(entry, into: &coloring.threshold)
    case .gap: read(entry, into: &coloring.gap)
    case .smallest: read(entry, into: &coloring.smallest)
    case .doneSound: replace(&coloring.doneSound, with: file(entry))
    default: break
    }
  }

  private mutating func regions(_ entry: Entry) -> [ColoringRegion]? {
    guard holds(.array, entry) else { return nil }
    var regions: [ColoringRegion] = []
    for element in list.elements(of: entry.value) where isDictionary(element, of: .region) {
      var region = ColoringRegion(node: element)
      var keys = cursor(element)
      while let entry = next(&keys, in: .region) {
        switch entry.field {
        case .name: region.name = name(entry)
        case .x: read(entry, into: &region.x)
        case .y: read(entry, into: &region.y)
        case .path: readPath(entry, into: &region)
        case .target: read(entry, into: &region.target)
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
