import PropertyList

extension BookReader {
  mutating func path(_ entry: Entry, of region: inout ColoringRegion) {
    code(entry, &region.path)
    guard !writes, region.path != nil, let text = list.utf8(of: entry.value) else { return }
    do throws(RegionPathError) {
      region.outline = try RegionPath(text)
    } catch {
      guard Build.includesDiagnostics else { return }
      reportBadPath(entry, error.description, at: error.offset)
    }
  }

  /// Reads the way of something that moves.
  mutating func way(_ entry: Entry) -> Way? {
    guard let text = string(entry) else { return nil }
    do throws(WayError) {
      return try WayReader.read(Array(text.utf8))
    } catch {
      if Build.includesDiagnostics { reportBadPath(entry, error.description, at: error.offset) }
      return nil
    }
  }

  private mutating func reportBadPath(_ entry: Entry, _ fault: String, at offset: Int) {
    report(
      .badPath, at: .node(entry.value), subject: quoted(entry.value), detail: "\(fault) (at character \(offset + 1))")
  }

  mutating func palette(_ entry: Entry, _ palette: inout [Color]) {
    if writes { return write(palette) }
    guard holds(.array, entry) else { return }
    var colors: [Color] = []
    for element in list.elements(of: entry.value) { colors.append(color(element, of: entry.key) ?? .black) }
    let counts = 1...ColoringRules.maxColors
    if counts.contains(colors.count) {
      palette = colors
    } else {
      reportOutOfRange(entry, BookReader.colorCount(counts))
    }
  }

  static func colorCount(_ counts: ClosedRange<Int>) -> String {
    "it must have \(counts.lowerBound) to \(counts.upperBound) colours"
  }

  // MARK: - Games

  mutating func games(_ entry: Entry, _ games: inout [BookGame]?) {
    if writes { return write(games.map { .array($0.map { writtenGame($0) }) }) }
    guard holds(.array, entry) else { return }
    var found: [BookGame] = []
    for element in list.elements(of: entry.value) where isDictionary(element, of: .game) {
      if let game = game(element) { found.append(game) }
    }
    games = found
  }

  /// Reads a game, or returns `nil` if its type is unknown.
  private mutating func game(_ node: NodeHandle) -> BookGame? {
    guard let content = gameContent(of: node) else { return nil }
    var game = BookGame(content: content, node: node)
    var found = FoundKeys()
    var keys = cursor(node)
    let owner = content.type.owner
    while let entry = next(&keys, in: owner, base: .game) {
      if entry.owner == .game {
        found.insert(entry.rowIndex)
        read(entry, into: &game)
      } else {
        readContent(entry, into: &game.content)
      }
    }
    reportMissingKeys(of: .game, in: node, found: found)
    checkGame(game.content, in: node)
    guard Build.includesDiagnostics else { return game }
    if game.content.coloring?.usesPaths == true {
      for name in ["width", "height"] as [StaticString] where !has(name, in: node) {
        report(
          .missingKey, at: .opening(of: node), subject: name.description, detail: "a game whose regions are paths")
      }
    } else {
      addSizeKeys(of: node, ofGame: owner)
    }
    return game
  }

  /// Returns an empty game of the type in a dictionary, or reports that the type is missing or unknown.
  private mutating func gameContent(of node: NodeHandle) -> Element.Content? {
    var keys = cursor(node)
    while let (key, value) = next(&keys) {
      guard let entry = typeEntry(key, value) else { continue }
      if let type = choice(entry.value, as: ElementType.self), type.isGame { return type.emptyContent }
      guard Build.includesDiagnostics else { return nil }
      guard kind(of: value) == .string else {
        reportWrongType(value, of: entry.key, "a word")
        return nil
      }
      let types = BookGame.types.map { $0.word }
      report(
        .unknownType, at: .node(value), subject: quoted(value),
        suggestion: .nearest(to: list.utf8(of: value) ?? [], among: types.map { $0.description }),
        advice: BookReader.choice(of: types))
      return nil
    }
    report(.missingType, at: .opening(of: node))
    return nil
  }

  /// Reports mistakes of a game that involve several of its keys.
  mutating func checkGame(_ content: Element.Content, in node: NodeHandle) {
    guard Build.includesDiagnostics else { return }
    switch content {
    case .puzzle(let puzzle):
      if !has("page", in: node), !has("fileName", in: node) {
        report(.missingKey, at: .opening(of: node), subject: "fileName", detail: "a puzzle without `page`")
      }
      guard let rows = puzzle.rows, let columns = puzzle.columns, let node = columns.node,
        !PuzzleGrid.allows(rows: rows.value, columns: columns.value)
      else { return }
      let counts = PuzzleGrid.pieceCounts
      report(
        .outOfRange, at: .node(node), subject: "columns",
        detail: "a puzzle must have \(counts.lowerBound) to \(counts.upperBound) pieces")
    case .coloring(let coloring):
      if !coloring.usesPaths, !has("fileName", in: node) {
        report(
          .missingKey, at: .opening(of: node), subject: "fileName",
          detail: "a picture to colour whose regions have no paths")
      }
      for region in coloring.regions {
        let count = coloring.palette.count
        guard let target = region.target, target.value > count, let node = target.node else { continue }
        report(.outOfRange, at: .node(node), subject: "target", detail: "the palette has \(count) colours")
      }
    default: break
    }
  }
}
