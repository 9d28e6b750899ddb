import BookKit

extension Drawing {
  /// Creates a drawing of what a reader sees at the current tick: a page, a page turn, or a credit.
  ///
  /// A page without a background is white. With `showsAreas`, everything that takes touches is marked.
  package init(of player: inout Player, showsAreas: Bool = false) {
    let canvas = player.canvas
    self.init(width: canvas.width, height: canvas.height, title: Drawing.title(of: player))
    if let credit = player.shownCredit {
      layers = [Layer(clip: canvas, marks: credit.marks(on: canvas, player.names))]
      return
    }
    var list = DrawList()
    player.draw(into: &list)
    guard list.page != nil else { return }
    let shown = ShownText(names: player.names, fonts: player.fonts)
    var entering = Drawing.marks(of: list, player.elements, shown, on: canvas)
    if showsAreas { entering += player.areaMarks }
    guard let turn = player.pageTurn else {
      layers = [Layer(clip: canvas, marks: entering)]
      return
    }
    if let color = turn.color { paper = color }
    var leaving: [Mark] = []
    if turn.leaving != nil {
      player.drawLeaving(into: &list)
      leaving = Drawing.marks(of: list, player.leavingElements, shown, on: canvas)
    }
    layers = turn.layers(entering: entering, leaving: leaving, on: canvas)
  }

  /// Returns the title for a picture of the stage.
  private static func title(of player: Player) -> String {
    if player.credit != nil { return "Credits" }
    guard let page = player.page else { return "" }
    let title = player.contents.indices.contains(page - 1) ? player.contents[page - 1].title : nil
    return title.map { "Page \(page): \(player.names.text(of: $0))" } ?? "Page \(page)"
  }

  private static func marks(
    of list: DrawList, _ elements: [StageElement], _ shown: ShownText, on canvas: Rectangle
  ) -> [Mark] {
    guard list.page != nil else { return [] }
    var marks = [Mark(.area(.white, isEllipse: false), in: canvas)]
    switch list.background {
    case .color(let color): marks.append(Mark(.area(color, isEllipse: false), in: canvas))
    case .image(let file): marks.append(Mark(.picture(shown.names.text(of: file)), in: canvas))
    case nil: break
    }
    for item in list.items where item.alpha > 0 && elements.indices.contains(item.element) {
      if let mark = Mark(item, elements[item.element], shown) { marks.append(mark) }
    }
    return marks
  }
}

/// The texts of a book and the fonts for them.
private struct ShownText {
  let names: NameTable
  let fonts: [StageFont]

  /// Returns the font that the book brings along under a name.
  func font(_ name: Name?) -> BlockFont? {
    fonts.first { $0.name == name }.map { BlockFont(file: names.text(of: $0.file), metrics: $0.metrics) }
  }
}

extension Mark {
  /// Creates the mark of an element, or `nil` if it has nothing to show.
  fileprivate init?(_ item: DrawItem, _ element: StageElement, _ shown: ShownText) {
    let names = shown.names
    let content: Content
    switch element.type {
    case .image, .movie:
      guard element.pictures.indices.contains(item.picture), let file = element.pictures[item.picture],
        item.width > 0, item.height > 0
      else { return nil }
      content = .picture(names.text(of: file))
    case .text:
      guard let text = element.text, item.fontSize > 0 else { return nil }
      var block = TextBlock(
        Mark.shownText(names.utf8(of: text)), fontName: element.fontName.map { names.text(of: $0) },
        fontSize: item.fontSize, color: item.fontColor, alignment: element.alignment)
      block.font = shown.font(element.fontName)
      block.verticalAlignment = element.verticalAlignment
      block.spoken = item.word.flatMap { element.words.indices.contains($0) ? element.words[$0] : nil }
      content = .text(block)
    case .audio, .activeArea, .group: return nil
    }
    self.init(content, map: item.transform, width: item.width, height: item.height)
    alpha = item.alpha
    altText = element.altText.map { names.text(of: $0) }
  }

  /// The maximum number of bytes of a text that are laid out, which are more letters than a canvas can show.
  private static let maxTextBytes = 1_000_000

  /// Returns as much of a text as can be shown, without splitting a character.
  private static func shownText(_ text: ArraySlice<UInt8>) -> String {
    guard text.count > maxTextBytes else { return String(decoding: text, as: UTF8.self) }
    var end = text.startIndex + maxTextBytes
    while end > text.startIndex, text[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: text[..<end], as: UTF8.self)
  }
}

extension Player {
  /// Everything on stage that takes touches, as translucent areas.
  fileprivate var areaMarks: [Mark] {
    let elements = elements
    return items.compactMap { item in
      let (frame, element) = (item.values.placement.frame, elements[item.element])
      guard item.isSeen, item.isActive, element.isTouchable, item.type != .audio else { return nil }
      let color = Color(red: 0, green: 122, blue: 255, alpha: 72)
      return Mark(
        .area(color, isEllipse: element.isEllipse), map: item.transform, width: frame.width, height: frame.height)
    }
  }
}

extension ShownCredit {
  /// Returns the marks of a credit, in the middle of the canvas.
  fileprivate func marks(on canvas: Rectangle, _ names: NameTable) -> [Mark] {
    var marks = [Mark(.area(.white, isEllipse: false), in: canvas)]
    let size = canvas.height / 16
    var top = canvas.height / 2 - size * 2
    if let avatar {
      let side = canvas.height / 4
      marks.append(
        Mark(
          .picture(names.text(of: avatar)),
          in: Rectangle(x: (canvas.width - side) / 2, y: top - side, width: side, height: side)))
      top += size / 2
    }
    for (text, scale) in [(name, 1.0), (role, 0.6), (twitter, 0.5), (web, 0.5)] {
      guard let text else { continue }
      let block = TextBlock(names.text(of: text), fontSize: size * scale, alignment: .center)
      marks.append(
        Mark(.text(block), in: Rectangle(x: 0, y: top, width: canvas.width, height: size * scale * 1.2)))
      top += size * scale * 1.5
    }
    for mark in marks.indices.dropFirst() { marks[mark].alpha = alpha }
    return marks
  }
}
