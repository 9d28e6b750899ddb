import PropertyList

/// A builder of generated sections, which consist of the same types of elements as the pages of any book.
struct SectionBuilder {
  let contents: SectionContents
  /// The factor for all lengths, which the code gives for a canvas of 1024 × 768.
  let scale: Double
  var names: NameTable
  var elements: [Element] = []

  var width: Double { contents.canvas.width }
  var height: Double { contents.canvas.height }

  /// Returns a section as a page, and adds new names to `names`.
  static func page(of kind: SectionKind, showing contents: SectionContents, names: inout NameTable) -> Page {
    var builder = SectionBuilder(contents, names: names)
    switch kind {
    case .cover: builder.addCover()
    case .contents: builder.addContents()
    case .play: builder.addGames()
    case .options: builder.addOptions()
    case .intro, .read, .credits: break
    }
    names = builder.names
    return builder.page
  }

  /// Returns the section of the game at an index as a page, and adds new names to `names`.
  static func page(of game: Int, showing contents: SectionContents, names: inout NameTable) -> Page {
    var builder = SectionBuilder(contents, names: names)
    builder.addGame(contents.games[game], following: contents.games.dropFirst(game + 1).first?.name)
    names = builder.names
    return builder.page
  }

  private var page: Page {
    var page = Page(node: node)
    page.background = Located(.color(contents.look.paper))
    page.elements = elements
    return page
  }

  private init(_ contents: SectionContents, names: NameTable) {
    (self.contents, self.names) = (contents, names)
    scale = SectionBuilder.scale(of: contents.canvas)
  }

  static func scale(of canvas: Rectangle) -> Double { min(canvas.width / 1024, canvas.height / 768) }

  /// The node of generated elements: the root, because the author didn't write them.
  var node: NodeHandle { NodeHandle(0) }

  // MARK: - Sections

  private mutating func addCover() {
    addHeading(contents.title)
    if let first = contents.pages.first {
      let size = (width: 360 * scale * width / height, height: 360 * scale)
      let frame = Rectangle(x: (width - size.width) / 2, y: 112 * scale, width: size.width, height: size.height)
      addMiniature("picture", of: first.number, frame)
    }
    var buttons: [StaticString] = contents.offers(.narration) ? ["listen", "self"] : ["read"]
    buttons.append("contents")
    if !contents.games.isEmpty { buttons.append("play") }
    buttons.append("options")
    if contents.hasCredits { buttons.append("credits") }
    for start in stride(from: 0, to: buttons.count, by: 3) {
      let row = buttons[start..<min(start + 3, buttons.count)]
      var x = (width - (Double(row.count) * 304 - 24) * scale) / 2
      for name in row {
        let frame = Rectangle(x: x, y: (512 + Double(start / 3) * 96) * scale, width: 280 * scale, height: 72 * scale)
        addButton(name.description, text: word(name.description), frame)
        addCoverAction(name.description)
        x += 304 * scale
      }
    }
  }

  /// Gives the last element the action of the cover's button with this name.
  private mutating func addCoverAction(_ name: String) {
    let isForListening = name.utf8.elementsEqual("listen".utf8)
    guard isForListening || name.utf8.elementsEqual("self".utf8) else { return open(name) }
    elements[elements.count - 1].tapActions = [
      setting(.narration, to: isForListening), setting(.readAlong, to: isForListening),
    ]
    open("read")
  }

  private mutating func addContents() {
    addHeading(word("contents"))
    let cells = SectionCells(contents.pages.count, on: contents.canvas)
    for (index, page) in contents.pages.enumerated() {
      let name = "page" + String(page.number)
      let frame = cells.picture(index, of: page.size)
      if let thumbnail = page.thumbnail {
        add(name, .image(ImageContent(fileName: Located(thumbnail))), frame)
      } else {
        addMiniature(name, of: page.number, frame)
      }
      elements[elements.count - 1].opens = Located(.number(page.number))
      addTitle(page.number, page.title, cells, index)
    }
    addBack()
  }

  /// Makes a title the description of the last element, a picture in a cell, and adds it below if there is room.
  mutating func addTitle(_ number: Int, _ title: String, _ cells: SectionCells, _ index: Int) {
    if elements[elements.count - 1].type != .text { elements[elements.count - 1].altText = Located(title) }
    guard cells.haveTitles else { return }
    addText("title" + String(number), title, cells.title(index), fontSize: 18 * scale, alignment: .center)
  }

  private mutating func addOptions() {
    addHeading(word("options"))
    let rowHeight = min(64 * scale, (height - 232 * scale) / Double(max(1, contents.options.count)))
    let fontSize = 28 * rowHeight / 64
    for (row, option) in contents.options.enumerated() {
      let name = names.text(of: option.name)
      let y = 120 * scale + Double(row) * rowHeight
      let label = Rectangle(x: 128 * scale, y: y, width: 420 * scale, height: rowHeight - 8 * scale)
      addText(name + ".label", word(name), label, fontSize: fontSize, alignment: .left, valign: .middle)
      let frame = Rectangle(x: 568 * scale, y: y, width: 328 * scale, height: rowHeight - 8 * scale)
      for (place, value) in option.rules.values.enumerated() {
        addButton(name + "." + String(place + 1), text: text(of: value, option.rules), frame, fontSize: fontSize)
        addValueAction(option, value)
      }
    }
    addBack()
  }

  /// Shows the last element only while an option has this value, and lets a tap on the element choose the next value.
  private mutating func addValueAction(_ option: BookOptions.Entry, _ value: Value) {
    let isSet = Condition(parts: [.option(option.name), .literal(value), .comparison(0, .equal, 1)])
    elements[elements.count - 1].visibility = Located(isSet)
    var action = Action(kind: .setOption, node: node)
    action.option = Located(option.name)
    action.difference = 1
    elements[elements.count - 1].tapActions = [action]
  }

  private func text(of value: Value, _ option: OptionRules) -> String {
    switch value {
    case .boolean(let isOn): return word(isOn ? "on" : "off")
    case .string(let text):
      // An empty text means the book's own voice, or the book as it's written.
      if text.isEmpty, option.builtIn != nil { return word("author") }
      guard option.builtIn == .language else { return contents.words.text(ofValue: text) }
      return contents.words.text(ofLanguage: text, among: option.languages)
    case .number(let number):
      var digits: [UInt8] = []
      TraceText.append(number, to: &digits)
      let text = String(decoding: digits, as: UTF8.self)
      return option.builtIn == .textSize ? text + " %" : contents.words.text(ofValue: text)
    }
  }

  // MARK: - Elements

  func word(_ word: String) -> String { contents.words.text(of: word) ?? word }

  private func setting(_ option: BuiltInOption, to isOn: Bool) -> Action {
    var action = Action(kind: .setOption, node: node)
    action.option = names.find(option.keyword.description).map { Located($0) }
    action.value = Located(.boolean(isOn))
    return action
  }

  mutating func addHeading(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    let frame = Rectangle(x: 64 * scale, y: 24 * scale, width: width - 128 * scale, height: 72 * scale)
    addText("heading", text, frame, fontSize: 48 * scale, alignment: .center)
  }

  mutating func addBack() {
    let frame = Rectangle(x: 24 * scale, y: height - 88 * scale, width: 200 * scale, height: 64 * scale)
    addButton("back", text: word("back"), frame)
    open("back")
  }

  mutating func addButton(_ name: String, text: String, _ frame: Rectangle, fontSize: Double? = nil) {
    addText(
      name, text, frame, fontSize: fontSize ?? 28 * scale, alignment: .center,
      color: contents.look.buttonInk, background: contents.look.color)
    elements[elements.count - 1].pressedAlpha = 0.6
  }

  mutating func addText(
    _ name: String, _ text: String, _ frame: Rectangle, fontSize: Double, alignment: Alignment,
    valign: VerticalAlignment? = nil, color: Color? = nil, background: Color? = nil
  ) {
    var content = TextContent()
    content.text = Located(text)
    content.fontSize = SectionBuilder.rounded(fontSize)
    content.color = color ?? contents.look.ink
    content.fontName = contents.look.fontName
    content.alignment = alignment
    content.ownVerticalAlignment = valign
    if let background {
      content.background = background
      content.cornerRadius = 16 * scale
    }
    add(name, .text(content), frame)
  }

  mutating func addMiniature(_ name: String, of page: Int, _ frame: Rectangle) {
    add(name, .miniature(MiniatureContent(page: Located(.number(page)))), frame)
  }

  mutating func add(_ name: String, _ content: Element.Content, _ frame: Rectangle) {
    var element = Element(name: names.intern(name), node: node, content: content)
    element.x = Located(SectionBuilder.rounded(frame.x))
    element.y = Located(SectionBuilder.rounded(frame.y))
    element.width = Located(SectionBuilder.rounded(frame.width))
    element.height = Located(SectionBuilder.rounded(frame.height))
    elements.append(element)
  }

  mutating func open(_ target: String) {
    elements[elements.count - 1].opens = Located(.name(names.intern(target)))
  }

  static func rounded(_ length: Double) -> Double { (length + 0.5).rounded(.down) }
}
