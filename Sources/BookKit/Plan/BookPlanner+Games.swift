extension BookPlanner {
  // MARK: - Pieces and swatches

  /// Returns a page with the pieces of its puzzles and the swatches of its pictures to colour added as children.
  mutating func withGameParts(_ page: Page) -> Page {
    guard page.elements.contains(where: { $0.type.isGame }) else { return page }
    var expanded = page
    expanded.elements = []
    // The index of each of the page's elements in the expanded page.
    var newIndices: [Int] = []
    for element in page.elements {
      let index = expanded.elements.count
      newIndices.append(index)
      let parent = element.parent.map { newIndices[$0] }
      expanded.elements.append(element)
      expanded.elements[index].parent = parent
      let parts = parts(of: element, at: index)
      guard !parts.isEmpty else { continue }
      expanded.elements += parts
      var ancestor: Int? = index
      while let group = ancestor {
        expanded.elements[group].subtreeCount += parts.count
        ancestor = expanded.elements[group].parent
      }
    }
    return expanded
  }

  private mutating func parts(of element: Element, at index: Int) -> [Element] {
    guard let parts = element.content.parts else { return [] }
    let isPuzzle = element.type == .puzzle
    return parts.names.map { own in
      let name = Array(plan.names.utf8(of: element.name)) + Array(".\(own)".utf8)
      var part = Element(name: plan.names.intern(name), node: element.node, content: .image(ImageContent()))
      part.parent = index
      // Parts come on stage with their game, unlike other elements.
      part.isOffStage = Located(true)
      part.isDraggable = Located(isPuzzle)
      part.isTouchable = Located(true)
      if isPuzzle {
        var target = DropTarget(node: element.node)
        target.name = Located(plan.engineNames.place)
        part.dropTargets = [target]
      }
      return part
    }
  }

  // MARK: - Plans

  mutating func addGame(_ element: Element, at item: ItemIndex, _ frame: Rectangle, to page: inout PagePlan) {
    guard let content = gameContent(of: element, frame) else { return }
    page.games.append(GamePlan(item: item, partCount: element.subtreeCount - 1, content: content))
  }

  /// Returns an element's puzzle or picture to colour, or `nil` if it's neither.
  mutating func gameContent(of element: Element, _ frame: Rectangle) -> GamePlan.Content? {
    if let puzzle = element.content.puzzle { return .puzzle(puzzlePlan(puzzle, frame)) }
    if let coloring = element.content.coloring { return .coloring(coloringPlan(coloring, frame)) }
    return nil
  }

  private mutating func puzzlePlan(_ content: PuzzleContent, _ frame: Rectangle) -> PuzzlePlan {
    PuzzlePlan(
      frame: frame, tray: content.tray ?? book.canvas, rows: content.rows?.value, columns: content.columns?.value,
      seed: content.seed.value, snapDistance: content.snapDistance?.value,
      turnsPieces: content.turnsPieces, fitsTray: content.fitsTray, guideAlpha: content.guideAlpha,
      page: content.page.flatMap { plan.page($0.value) }, showsWholePage: content.showsWholePage,
      file: content.fileName.map { intern($0.value) }, snapSound: content.snapSound.map { file($0.value) },
      doneSound: content.doneSound.map { file($0.value) }, edition: PuzzleEdition(content, plan.names))
  }

  private mutating func coloringPlan(_ content: ColoringContent, _ frame: Rectangle) -> ColoringPlan {
    let found = ColoringLayout(content, width: frame.width, height: frame.height, assets: assets)
    var names: [Name] = []
    for region in 0..<(found.regions?.count ?? 0) {
      names.append(found.entries[region]?.name?.value ?? intern(String(region + 1)))
    }
    return ColoringPlan(
      width: frame.width, height: frame.height, regions: found.regions, rules: found.rules,
      palette: content.palette.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }, names: names,
      labelPoints: found.entries.map { $0?.labelPoint }, file: content.fileName.map { intern($0.value) },
      doneSound: content.doneSound.map { file($0.value) })
  }

  /// Places the swatches of a picture to colour.
  func placeParts(of game: GamePlan, _ content: Element.Content, in page: inout PagePlan) {
    guard let content = content.coloring, let coloring = game.coloring else { return }
    let placement = page.placement(of: game.item)
    var area = Rectangle(x: 0, y: coloring.height + 8, width: coloring.width, height: 48)
    if let own = content.paletteArea {
      area = Rectangle(x: own.x - placement.frame.x, y: own.y - placement.frame.y, width: own.width, height: own.height)
    }
    guard let exact = ExactRectangle(area) else { return }
    let swatches = PaletteLayout.swatches(in: exact, count: game.partCount)
    for (item, swatch) in zip(game.parts, swatches) {
      let frame = Rectangle(swatch)
      page.outlines[item].frame = content.paletteArea == nil ? frame : placement.unscaled(frame)
    }
  }
}

extension Placement {
  /// Returns the frame that becomes `frame` when the element's scale is applied.
  fileprivate func unscaled(_ frame: Rectangle) -> Rectangle {
    guard scaleX != 1 || scaleY != 1, scaleX != 0, scaleY != 0 else { return frame }
    // The pivot stays where it is when the element is scaled.
    let (x, y) = (pivotX * self.frame.width, pivotY * self.frame.height)
    return Rectangle(
      x: x + (frame.x - x) / scaleX, y: y + (frame.y - y) / scaleY, width: frame.width / scaleX,
      height: frame.height / scaleY)
  }
}
