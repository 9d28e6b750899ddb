import BookKit

extension Drawing {
  /// Parts of a drawing that readers don't see.
  package struct Explanations: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Marks on everything that takes touches.
    package static let areas = Explanations(rawValue: 1)
    /// A separate colour and a number for every region of a picture to colour.
    package static let regions = Explanations(rawValue: 2)
  }

  /// Creates a drawing of what a reader sees at the current tick: a page, a page turn, or a credit.
  ///
  /// A page without a background is white.
  package init(of player: inout Player, showing explanations: Explanations = []) {
    let canvas = player.canvas
    self.init(width: canvas.width, height: canvas.height, title: Drawing.title(of: player))
    if let screen = player.creditsScreen {
      layers = screen.layers(on: canvas, player.names)
      return
    }
    var list = DrawList()
    player.draw(into: &list)
    guard !list.isEmpty else { return }
    let shown = ShownText(names: player.names, fonts: player.fonts)
    let showsRegions = explanations.contains(.regions)
    var marks = Drawing.marks(of: list, player.elements, player, shown, showsRegions: showsRegions, on: canvas)
    if explanations.contains(.areas) { marks += player.areaMarks }
    guard let turned = player.turnedPaper() else {
      layers = [Layer(clip: canvas, marks: marks)]
      return
    }
    var sides = PaperStrip.Side.allCases.map { side in
      side.color.map { [Mark(.area($0, isEllipse: false), in: canvas)] } ?? []
    }
    sides[Int(PaperStrip.Side.entering.rawValue)] = marks
    player.drawLeavingPage(into: &list)
    sides[Int(PaperStrip.Side.leaving.rawValue)] = Drawing.marks(
      of: list, player.leavingElements, player, shown, isLeaving: true, on: canvas)
    paper = turned.color ?? Drawing.surroundings
    var leaf = Leaf(page: canvas)
    for strip in turned.strips {
      let side = Int(strip.side.rawValue)
      if !strip.isRaised {
        layers.append(Layer(strip, sides[side], on: canvas))
      } else if strip.alpha > 0 {
        leaf.strips.append(strip)
        leaf.sides[side] = sides[side]
      }
    }
    if !leaf.strips.isEmpty { leaves = [leaf] }
  }

  /// Creates a drawing of a page at rest, as miniatures show it.
  ///
  /// `page` is counted from 1, and `player` has the language and the options to draw it in.
  package init(restingPage page: Int, of player: Player, showing explanations: Explanations = []) {
    guard var still = player.still(ofPage: page) else {
      self.init(width: player.canvas.width, height: player.canvas.height, title: "")
      return
    }
    self.init(of: &still, showing: explanations)
  }

  /// The colour around the book in exported pages, which shows behind pages while they turn.
  private static let surroundings = Color(red: 0x26, green: 0x2B, blue: 0x3D)

  private static func title(of player: Player) -> String {
    if player.showsCredits { return "Credits" }
    if let section = player.section { return "Section: \(player.names.text(of: section))" }
    guard let page = player.page else { return "" }
    let title = player.tableOfContents.indices.contains(page - 1) ? player.tableOfContents[page - 1].title : nil
    return title.map { "Page \(page): \(player.names.text(of: $0))" } ?? "Page \(page)"
  }

  /// Returns the marks of a page; if the page is at rest, the pages and puzzles on it are left out.
  private static func marks(
    of list: DrawList, _ elements: [StageElement], _ player: Player, _ shown: ShownText, isLeaving: Bool = false,
    isResting: Bool = false, showsRegions: Bool = false, on canvas: Rectangle
  ) -> [Mark] {
    guard !list.isEmpty else { return [] }
    var marks = Mark.ground(list.background, on: .white, shown.names, in: canvas)
    var games = GameMarks(player: player, isLeaving: isLeaving, names: shown.names, showsRegions: showsRegions)
    for item in list.items where item.alpha > 0 && elements.indices.contains(item.element) {
      let element = elements[item.element]
      if item.flapAngle != 0, let edge = element.flapEdge {
        let page = isResting ? nil : element.page
        marks += Mark.flap(item, element, edge, shown) { flat in
          page.flatMap { miniature(of: $0, flat, player, on: canvas) }
        }
        continue
      }
      switch (element.type, element.part) {
      case (_, .piece(let index)?): marks += games.piece(index, item, of: element.parent)
      case (_, .swatch(let index, let color)?): marks += games.swatch(index, color, item, of: element.parent)
      case (.puzzle, nil):
        guard !isResting else { break }
        marks += games.board(item) { picture(of: element, width: $0, height: $1, player, shown.names, on: canvas) }
      case (.coloring, nil): marks += games.coloring(item, element)
      case (.miniature, nil):
        guard !isResting, let page = element.page else { break }
        if let mark = miniature(of: page, item, player, on: canvas) { marks.append(mark) }
      default:
        let mask = isLeaving ? player.leavingRubMask(of: item.element) : player.rubMask(of: item.element)
        let own = Mark.all(item, element, shown)
        marks +=
          mask.map { [Mark(.rubbed($0, own), map: item.transform, width: item.width, height: item.height)] } ?? own
      }
    }
    return marks
  }

  /// Returns the marks of the picture of a puzzle, stretched to a size.
  private static func picture(
    of element: StageElement, width: Double, height: Double, _ player: Player, _ names: NameTable, on canvas: Rectangle
  ) -> [Mark] {
    let frame = Rectangle(width: width, height: height)
    guard let page = element.page else {
      return element.pictures.compactMap { file in file.map { Mark(.picture(names.text(of: $0)), in: frame) } }
    }
    let map = AffineMap(scaleX: width / canvas.width, scaleY: height / canvas.height)
    let still = element.showsWholePage ? player.still(ofPage: page) : player.puzzlePicture(ofPage: page)
    return restingMarks(of: still, on: canvas).map { marks in
      [Mark(.group(marks), map: map, width: canvas.width, height: canvas.height)]
    } ?? []
  }

  /// Returns the marks of a page at rest, or `nil` if the book has no such page.
  private static func restingMarks(of still: Player?, on canvas: Rectangle) -> [Mark]? {
    guard var still else { return nil }
    var list = DrawList()
    still.draw(into: &list)
    let shown = ShownText(names: still.names, fonts: still.fonts)
    return marks(of: list, still.elements, still, shown, isResting: true, on: canvas)
  }

  /// Returns a page at rest, as large as possible, in the middle of the frame of a miniature.
  private static func miniature(of page: Int, _ item: DrawItem, _ player: Player, on canvas: Rectangle) -> Mark? {
    guard item.width > 0, item.height > 0, let marks = restingMarks(of: player.still(ofPage: page), on: canvas) else {
      return nil
    }
    let scale = min(item.width / canvas.width, item.height / canvas.height)
    let origin = Point(x: (item.width - scale * canvas.width) / 2, y: (item.height - scale * canvas.height) / 2)
    let map = AffineMap(scaleX: scale, scaleY: scale, origin: origin).followed(by: item.transform)
    var mark = Mark(.group(marks), map: map, width: canvas.width, height: canvas.height)
    mark.alpha = item.alpha
    return mark
  }
}

extension Layer {
  /// Creates a page that lies flat during a page turn, darkened by the leaf above it.
  fileprivate init(_ strip: PaperStrip, _ marks: [Mark], on canvas: Rectangle) {
    self.init(clip: strip.part, marks: marks)
    (scaleX, scaleY, alpha) = (strip.projection.acrossX, strip.projection.downY, strip.alpha)
    origin = Point(x: strip.projection.across, y: strip.projection.down)
    var shadow = Mark(.area(.black, isEllipse: false), in: canvas)
    shadow.alpha = 1 - PaperStrip.Shade.light(below: strip.shade.left)
    self.marks.append(shadow)
  }
}

/// The texts of a book and the fonts for them.
private struct ShownText {
  let names: NameTable
  let fonts: [StageFont]

  func font(_ name: Name?) -> BlockFont? {
    fonts.first { $0.name == name }.map { BlockFont(file: names.text(of: $0.file), metrics: $0.metrics) }
  }
}

extension Mark {
  static func ground(
    _ background: PageBackground?, on color: Color, _ names: NameTable, in canvas: Rectangle
  ) -> [Mark] {
    var marks = [Mark(.area(color, isEllipse: false), in: canvas)]
    switch background {
    case .color(let color): marks.append(Mark(.area(color, isEllipse: false), in: canvas))
    case .image(let file): marks.append(Mark(.picture(names.text(of: file)), in: canvas))
    case .gradient(let gradient): marks.append(Mark(.gradient(gradient.flattened(over: color)), in: canvas))
    case nil: break
    }
    return marks
  }

  /// Returns the marks of an element; the background of a text comes first.
  fileprivate static func all(_ item: DrawItem, _ element: StageElement, _ shown: ShownText) -> [Mark] {
    var marks: [Mark] = []
    if let color = element.background, item.width > 0, item.height > 0 {
      var plate = Mark(
        .plate(color, radius: element.cornerRadius), map: item.transform, width: item.width, height: item.height)
      plate.alpha = item.alpha
      marks.append(plate)
    }
    if let mark = Mark(item, element, shown) { marks.append(mark) }
    return marks
  }

  /// Returns the mark of an open flap, with the side that is seen; `miniature` draws a page on it.
  fileprivate static func flap(
    _ item: DrawItem, _ element: StageElement, _ edge: FlapEdge, _ shown: ShownText,
    _ miniature: (DrawItem) -> Mark?
  ) -> [Mark] {
    let projection = FlapProjection(edge, width: item.width, height: item.height, angle: item.flapAngle)
    let frame = Rectangle(width: item.width, height: item.height)
    var flat = item
    (flat.transform, flat.alpha, flat.flapAngle) = (.identity, 1, 0)
    var marks: [Mark]
    switch projection.showsBack ? element.flapBack : nil {
    case .color(let color)?: marks = [Mark(.area(color, isEllipse: false), in: frame)]
    case .image(let file)?:
      // What is on the back is seen the right way round when the flap is open.
      let isUpright = edge == .left || edge == .right
      let map = AffineMap(
        scaleX: isUpright ? -1 : 1, scaleY: isUpright ? 1 : -1,
        origin: Point(x: isUpright ? item.width : 0, y: isUpright ? 0 : item.height))
      marks = [Mark(.picture(shown.names.text(of: file)), map: map, width: item.width, height: item.height)]
    case .gradient?: marks = []
    case nil: marks = miniature(flat).map { [$0] } ?? Mark.all(flat, element, shown)
    }
    for index in marks.indices { marks[index].altText = nil }
    guard !marks.isEmpty else { return [] }
    var mark = Mark(.flap(marks, projection), map: item.transform, width: item.width, height: item.height)
    mark.alpha = item.alpha
    mark.altText = element.altText.map { shown.names.text(of: $0) }
    return [mark]
  }

  /// Creates the mark of an element; `nil` if the element has nothing to show.
  private init?(_ item: DrawItem, _ element: StageElement, _ shown: ShownText) {
    let names = shown.names
    let content: Content
    if let text = element.text {
      guard item.fontSize > 0 else { return nil }
      var block = TextBlock(
        Mark.shownText(names.utf8(of: text)), fontName: element.fontName.map { names.text(of: $0) },
        fontSize: item.fontSize, color: item.fontColor, alignment: element.alignment)
      block.font = shown.font(element.fontName)
      block.verticalAlignment = element.verticalAlignment
      block.words = element.words
      block.spoken = item.word.flatMap { element.words.indices.contains($0) ? element.words[$0] : nil }
      content = .text(block)
    } else {
      guard element.pictures.indices.contains(item.picture), let file = element.pictures[item.picture],
        item.width > 0, item.height > 0
      else { return nil }
      content = .picture(names.text(of: file))
    }
    self.init(content, map: item.transform, width: item.width, height: item.height)
    alpha = item.alpha
    altText = element.altText.map { names.text(of: $0) }
  }

  /// The maximum number of bytes of a text that are laid out; they make more letters than a canvas can show.
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
      guard item.isShown, item.isActive, element.isTouchable, item.type != .audio else { return nil }
      let color = Color(red: 0, green: 122, blue: 255, alpha: 72)
      return Mark(
        .area(color, isEllipse: element.isEllipse), map: item.transform, width: frame.width, height: frame.height)
    }
  }
}
