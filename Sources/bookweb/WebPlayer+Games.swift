import BookKit

// Puzzles and pictures to colour.

extension WebPlayer {
  func gamesJSON(of list: PageList) -> [UInt8] {
    var json = JSONMembers()
    json.begin("{")
    switch list {
    case .stage: addGames(of: list, logged.player.elements, logged.player.names, to: &json)
    case .leaving: addGames(of: list, logged.player.leavingElements, logged.player.names, to: &json)
    case .still: if let still { addGames(of: list, still.elements, still.names, to: &json) }
    }
    json.end("}")
    return json.bytes
  }

  /// Adds the games among the elements of a page.
  ///
  /// The positions of a puzzle's pieces are in each frame instead. A page at rest doesn't show puzzles.
  func addGames(of list: PageList, _ elements: [StageElement], _ names: NameTable, to json: inout JSONMembers) {
    json.begin("games", "[")
    for element in elements {
      if element.type == .puzzle, list != .still {
        let puzzle =
          list == .leaving ? logged.player.leavingPuzzle(of: element.id) : logged.player.puzzle(of: element.id)
        if let puzzle { add(puzzle, element.id, to: &json) }
      } else if element.type == .coloring, let picture = coloring(of: element.id, on: list) {
        add(picture, element.id, names, to: &json)
      }
    }
    json.end("]")
    let masks = elements.compactMap { element in rubMask(of: element.id, on: list).map { (element.id, $0) } }
    guard !masks.isEmpty else { return }
    json.begin("rubs", "[")
    for (element, mask) in masks { add(mask, element, to: &json) }
    json.end("]")
  }

  private func rubMask(of element: Int, on list: PageList) -> RubMask? {
    switch list {
    case .stage: logged.player.rubMask(of: element)
    case .leaving: logged.player.leavingRubMask(of: element)
    case .still: nil
    }
  }

  /// Adds what is left of an element that is rubbed away: a digit for each pixel, 0 where it's rubbed away.
  private func add(_ mask: RubMask, _ element: Int, to json: inout JSONMembers) {
    json.begin("{")
    json.add("element", element)
    json.add("columns", mask.columns)
    json.add("rows", mask.rows)
    var digits: [UInt8] = []
    for row in 0..<mask.rows {
      for column in 0..<mask.columns {
        digits.append(UInt8(ascii: mask.isRubbed(column: column, row: row) ? "0" : "1"))
      }
    }
    json.add("pixels", digits[...])
    json.end("}")
  }

  /// Fills a region, counted from 0, of an element's picture with a colour, counted from 1.
  func fill(_ region: Int, of element: Int, with color: Int) -> Bool {
    let elements = logged.player.elements
    guard elements.indices.contains(element), let picture = logged.player.coloring(of: element),
      picture.regions.indices.contains(region)
    else { return false }
    let names = logged.player.names
    let filling = Player.GameAction.fill(names.text(of: picture.regions[region].name), color: color)
    return perform(.game(names.text(of: elements[element].name), filling))
  }

  /// Returns the region of each pixel of a picture to colour, or `nil` if its regions aren't pixels.
  func regions(of element: Int, on list: PageList) -> RegionMap? {
    guard element >= 0, case .pixels(let map, _, _)? = coloring(of: element, on: list)?.layout else { return nil }
    return map
  }

  private func coloring(of element: Int, on list: PageList) -> ColoringPicture? {
    switch list {
    case .stage: logged.player.coloring(of: element)
    case .leaving: logged.player.leavingColoring(of: element)
    case .still: still?.coloring(of: element)
    }
  }

  private func add(_ puzzle: PuzzlePicture, _ element: Int, to json: inout JSONMembers) {
    begin(element, width: puzzle.width, height: puzzle.height, to: &json)
    json.add("guide", puzzle.guideAlpha)
    json.begin("pieces", "[")
    for piece in puzzle.pieces {
      json.begin("{")
      json.add("path", piece.outline)
      json.add("x", piece.home.x)
      json.add("y", piece.home.y)
      json.add("group", piece.group)
      json.add("placed", if: piece.isPlaced)
      json.end("}")
    }
    json.end("]")
    json.end("}")
  }

  private func add(_ picture: ColoringPicture, _ element: Int, _ names: NameTable, to json: inout JSONMembers) {
    begin(element, width: picture.width, height: picture.height, to: &json)
    json.add("chosen", picture.chosenColor)
    if case .pixels? = picture.layout { json.add("pixels", if: true) }
    json.begin("regions", "[")
    for (index, region) in picture.regions.enumerated() {
      json.begin("{")
      json.add("name", names.utf8(of: region.name))
      if let color = region.color { json.add("color", color) }
      json.add("target", region.target)
      if let point = region.labelPoint { json.add("at", [point.x, point.y]) }
      if let layout = picture.layout {
        let box = layout.bounds(ofRegion: index + 1) ?? Rectangle()
        json.add("box", [box.x, box.y, box.width, box.height])
        if case .paths(let paths) = layout { json.add("path", paths[index].path) }
      }
      json.end("}")
    }
    json.end("]")
    json.end("}")
  }

  private func begin(_ element: Int, width: Double, height: Double, to json: inout JSONMembers) {
    json.begin("{")
    json.add("element", element)
    json.add("width", width)
    json.add("height", height)
  }

  /// The actions on games and pieces that playthroughs contain, in the order in which the web page numbers them.
  enum ReplayedAction: Int32, CaseIterable { case hint, restart, undo, clear, solve, fill, press }

  /// Replays an action of a playthrough on a game, or on a piece of a puzzle, without logging it.
  ///
  /// `number` is the number of the colour, or 0 for the chosen one; for a press, it's the number of the finger.
  func replay(_ action: ReplayedAction, game: [UInt8], region: [UInt8], number: Int) {
    let name = String(decoding: game, as: UTF8.self)
    let input: Player.Input =
      switch action {
      case .hint: .game(name, .hint)
      case .restart: .game(name, .restart)
      case .undo: .game(name, .undo)
      case .clear: .game(name, .clear)
      case .solve: .game(name, .solve)
      case .fill: .game(name, .fill(String(decoding: region, as: UTF8.self), color: number > 0 ? number : nil))
      case .press: .press(piece: name, finger: number)
      }
    logged.player.perform(input)
  }
}

extension JSONMembers {
  @inline(never) fileprivate mutating func add(_ key: StaticString, _ numbers: [Double]) {
    self.key(key)
    begin("[")
    for number in numbers { add(number) }
    end("]")
  }

  /// Adds a path as the data of an SVG path.
  @inline(never) fileprivate mutating func add(_ key: StaticString, _ path: ExactPath) {
    var data: [UInt8] = []
    for part in path.parts {
      data.append(UInt8(ascii: "M"))
      JSONMembers.append(part.start, to: &data)
      for segment in part.segments {
        switch segment {
        case .line(let end):
          data.append(UInt8(ascii: "L"))
          JSONMembers.append(end, to: &data)
        case .curve(let first, let second, let end):
          data.append(UInt8(ascii: "C"))
          for point in [first, second, end] { JSONMembers.append(point, to: &data) }
        }
      }
      data.append(UInt8(ascii: "Z"))
    }
    add(key, data[...])
  }

  private static func append(_ point: ExactPoint, to data: inout [UInt8]) {
    for coordinate in [point.x, point.y] {
      if let last = data.last, last <= UInt8(ascii: "9") { data.append(UInt8(ascii: " ")) }
      TraceText.appendThousandths(Double(coordinate) / 1000, to: &data)
    }
  }
}
