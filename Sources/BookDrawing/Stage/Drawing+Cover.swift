import BookKit

extension Drawing {
  /// Creates the cover of a book for shelves and icons: the cover that the author drew, or else the first page at rest.
  ///
  /// If that page has many pictures, the cover is the title in the colour and the font of that page instead.
  package init(coverOf player: Player, title: String, isDrawn: Bool) {
    if isDrawn, var cover = player.still(ofSection: "cover") {
      self.init(of: &cover)
      return
    }
    guard let page = player.still(ofPage: 1), page.showsManyPictures else {
      self.init(restingPage: 1, of: player)
      return
    }
    self.init(title: title, inStyleOf: page)
  }

  /// Whether some text is in a font that the book doesn't contain.
  package var usesDeviceFonts: Bool { texts.contains { $0.font == nil } }

  /// Creates a drawing of a title in a page's style: the page's colour, and the font and colour of its largest text.
  private init(title: String, inStyleOf page: Player) {
    let canvas = page.canvas
    self.init(width: canvas.width, height: canvas.height, title: title)
    var (page, list) = (page, DrawList())
    page.draw(into: &list)
    var ground = Color(red: 0xFF, green: 0xF6, blue: 0xE0)
    switch list.background {
    case .color(let color): ground = color
    case .gradient(let gradient): ground = gradient.colors.first ?? ground
    case .image, nil: break
    }
    let elements = page.elements
    let texts = list.items.filter { elements[$0.element].type == .text && elements[$0.element].background == nil }
    let text = texts.max { $0.fontSize < $1.fontSize }
    let name = text.flatMap { elements[$0.element].fontName }
    var block = TextBlock(title, fontName: name.map { page.names.text(of: $0) }, fontSize: 0, alignment: .center)
    block.font = page.fonts.first { $0.name == name }.map { font in
      BlockFont(file: page.names.text(of: font.file), metrics: font.metrics)
    }
    block.verticalAlignment = .middle
    block.color = ground.isLight ? Color(red: 0x3A, green: 0x2E, blue: 0x2A) : .white
    if let color = text?.fontColor, color.isLight != ground.isLight { block.color = color }
    let frame = Rectangle(
      x: canvas.x + canvas.width / 10, y: canvas.y + canvas.height / 10, width: canvas.width * 0.8,
      height: canvas.height * 0.8)
    block.fontSize = Drawing.size(of: block, in: frame)
    layers = [Layer(clip: canvas, marks: Mark.ground(.color(ground), on: .white, page.names, in: canvas))]
    layers[0].marks.append(Mark(.text(block), in: frame))
  }

  /// Returns the largest font size, in steps of a tenth, at which a title takes at most three lines of unbroken words.
  private static func size(of title: TextBlock, in frame: Rectangle) -> Double {
    var block = title
    block.fontSize = frame.height / 5
    while block.fontSize > 1 {
      let lines = block.layout(width: frame.width).lines
      let isBroken = lines.contains { $0.width > frame.width } || lines.count > block.text.split(separator: " ").count
      if !isBroken, lines.count <= 3 { break }
      block.fontSize *= 0.9
    }
    return block.fontSize
  }
}

extension Player {
  /// Whether the page on stage offers pictures to choose or to play with, instead of being a picture itself.
  fileprivate var showsManyPictures: Bool {
    let types = elements.map(\.type)
    return types.contains { $0 == .puzzle || $0 == .coloring } || types.count { $0 == .miniature } > 3
  }
}
