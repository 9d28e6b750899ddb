extension SectionBuilder {
  mutating func addGames() {
    addHeading(word("play"))
    let cells = SectionCells(contents.games.count, on: contents.canvas)
    for (index, game) in contents.games.enumerated() {
      let frame = cells.picture(index, of: game.pictureSize)
      if let page = game.page {
        addMiniature(game.name, of: page, frame)
      } else if let file = game.file {
        add(game.name, .image(ImageContent(fileName: Located(file))), frame)
      } else {
        addButton(game.name, text: game.title, frame)
      }
      open(game.name)
      addTitle(index + 1, game.title, cells, index)
    }
    addBack()
  }

  mutating func addGame(_ game: SectionContents.Game, following: String?) {
    if let content = game.content.puzzle {
      addPuzzle(content, size: game.size)
      addGameButtons([("hint", .hint), ("again", .restart)], of: game, following: following)
    } else if let content = game.content.coloring {
      addColoring(content, size: game.size)
      addGameButtons([("undo", .undo), ("clear", .clear), ("again", .restart)], of: game, following: following)
    }
    if let text = game.altText, let index = elements.firstIndex(where: { $0.type.isGame }) {
      elements[index].altText = Located(text)
    }
    addPraise(for: game.content.type)
    addBack()
  }

  private mutating func addPuzzle(_ content: PuzzleContent, size: (width: Double, height: Double)?) {
    let (x, y, space) = (32 * scale, 24 * scale, (width: 0.62 * width, height: height - 128 * scale))
    let size = size ?? (width, height)
    let factor = SectionBuilder.factor(fitting: size, into: space)
    let frame = Rectangle(x: x, y: y, width: size.width * factor, height: size.height * factor)
    var content = content
    let left = frame.x + frame.width + 16 * scale
    content.tray = SectionBuilder.rounded(
      Rectangle(x: left, y: y, width: width - 24 * scale - left, height: frame.height))
    content.fitsTray = true
    add("game", .puzzle(content), frame)
  }

  private mutating func addColoring(_ content: ColoringContent, size: (width: Double, height: Double)?) {
    let layout = ColoringSectionLayout(of: size, on: contents.canvas)
    var content = content
    content.paletteArea = layout.palette
    add("game", .coloring(content), layout.frame)
    guard content.usesPaths else { return }
    // Paths have their own coordinates, so scale the whole element instead.
    let index = elements.count - 1
    (elements[index].width, elements[index].height) = (Located(layout.size.width), Located(layout.size.height))
    (elements[index].pivotX, elements[index].pivotY) = (0, 0)
    (elements[index].scaleX, elements[index].scaleY) = (Located(layout.factor), Located(layout.factor))
  }

  static func factor(
    fitting size: (width: Double, height: Double), into space: (width: Double, height: Double)
  ) -> Double {
    guard size.width > 0, size.height > 0 else { return 1 }
    return min(space.width / size.width, space.height / size.height)
  }

  /// Adds the buttons of a game, from right to left; the button to the next game appears when this game is complete.
  private mutating func addGameButtons(
    _ buttons: [(name: String, kind: ActionKind)], of game: SectionContents.Game, following: String?
  ) {
    // Next to `back`, there is room for three wide buttons.
    let buttonWidth = (buttons.count + (following == nil ? 0 : 1) > 3 ? 176 : 200) * scale
    var frame = Rectangle(
      x: width - 24 * scale - buttonWidth, y: height - 88 * scale, width: buttonWidth, height: 64 * scale)
    for button in buttons {
      addButton(button.name, text: word(button.name), frame)
      var action = Action(kind: button.kind, node: node)
      action.item = Located(names.intern(word: ReservedName.game))
      elements[elements.count - 1].tapActions = [action]
      frame.x -= buttonWidth + 16 * scale
    }
    guard let following else { return }
    addButton("following", text: word("following"), frame)
    elements[elements.count - 1].visibility = Located(Condition(parts: [.game(names.intern(game.name))]))
    open(following)
  }

  private mutating func addPraise(for type: ElementType) {
    let frame = Rectangle(x: 64 * scale, y: 24 * scale, width: width - 128 * scale, height: 72 * scale)
    let name = SectionContents.praise.description
    addText(name, word(name), frame, fontSize: 48 * scale, alignment: .center)
    var slideIn = SlideIn(node: node)
    slideIn.side = .top
    slideIn.hold = 3
    var trigger = Trigger(node: node)
    trigger.item = Located(names.intern(word: ReservedName.game))
    trigger.source = Located(.element(type))
    elements[elements.count - 1].slideIn = slideIn
    elements[elements.count - 1].trigger = trigger
  }

  static func rounded(_ frame: Rectangle) -> Rectangle {
    Rectangle(x: rounded(frame.x), y: rounded(frame.y), width: rounded(frame.width), height: rounded(frame.height))
  }
}
