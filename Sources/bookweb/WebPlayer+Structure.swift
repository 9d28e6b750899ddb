import BookKit
import PropertyList

extension WebPlayer {
  /// The pages that can be listed; a still is the page at rest that was requested last.
  enum PageList: Int32, CaseIterable { case stage, leaving, still }

  /// Returns the constant properties of a page's elements as JSON.
  func structureJSON(of list: PageList) -> [UInt8] {
    if list == .still, var still {
      frame.draw(&still)
      return structureJSON(of: list, frame.entering, still.elements, still.names)
    }
    draw()
    let player = logged.player
    return list == .stage
      ? structureJSON(of: list, frame.entering, player.elements, player.names)
      : structureJSON(of: list, frame.leaving, player.leavingElements, player.names)
  }

  private func structureJSON(
    of list: PageList, _ page: DrawList, _ elements: [StageElement], _ names: NameTable
  ) -> [UInt8] {
    var json = JSONMembers()
    json.begin("{")
    json.add("page", page.page)
    json.add("section", page.section.map { names.utf8(of: $0) })
    json.add("opening", page.isEmpty ? nil : page.openingCount)
    if let background = page.background { add(background, names, to: &json) }
    json.begin("elements", "[")
    if !page.isEmpty {
      for element in elements {
        json.begin("{")
        add(element, names, to: &json)
        // Only elements on stage can be tapped.
        if list == .stage {
          add(logged.player.tapCommands(ofElement: element.id), to: &json)
          let canBePickedUp = element.isDraggable || element.isMovable
          json.add("acts", if: canBePickedUp && logged.player.respondsToTap(ofElement: element.id))
        }
        json.end("}")
      }
    }
    json.end("]")
    if elements.contains(where: { $0.type.isGame }) { addGames(of: list, elements, names, to: &json) }
    json.end("}")
    return json.bytes
  }

  func add(
    _ background: PageBackground, as key: StaticString = "background", _ names: NameTable, to json: inout JSONMembers
  ) {
    json.begin(key, "{")
    switch background {
    case .color(let color):
      json.add("color", color)
    case .image(let file): json.add("asset", assets.number(of: file, in: names))
    case .gradient(let gradient):
      json.key("angle")
      // The remainder, computed here because a module without the C library has no function for it.
      json.add(gradient.angle - 360 * (gradient.angle / 360).rounded(.towardZero))
      json.begin("colors", "[")
      for color in gradient.colors { json.add(color) }
      json.end("]")
    }
    json.end("}")
  }

  private func add(_ element: StageElement, _ names: NameTable, to json: inout JSONMembers) {
    json.add("name", names.utf8(of: element.name))
    json.key("type")
    json.add(word: element.type.keyword)
    json.add("parent", element.parent)
    if !element.pictures.isEmpty {
      json.begin("pictures", "[")
      for picture in element.pictures { json.add(picture.map { assets.number(of: $0, in: names) } ?? -1) }
      json.end("]")
    }
    if let text = element.text { add(names.utf8(of: text), words: element.words, to: &json) }
    json.add("font", element.fontName.map { names.utf8(of: $0) })
    switch element.alignment {
    case .left: break
    case .center: json.add("align", Array("center".utf8)[...])
    case .right: json.add("align", Array("right".utf8)[...])
    }
    switch element.verticalAlignment {
    case .top: break
    case .middle: json.add("valign", Array("middle".utf8)[...])
    case .bottom: json.add("valign", Array("bottom".utf8)[...])
    }
    if let color = element.background {
      json.add("background", color)
      json.add("radius", element.cornerRadius)
    }
    json.add("page", element.page)
    json.add("whole", if: element.showsWholePage)
    switch element.part {
    case .piece(let index)?: json.add("piece", index)
    case .swatch(let index, let color)?:
      json.add("swatch", index)
      json.add("color", color)
    case nil: break
    }
    if let edge = element.flapEdge {
      json.key("flap")
      json.add(word: edge.keyword)
    }
    if let back = element.flapBack { add(back, as: "back", names, to: &json) }
    json.add("movable", if: element.isMovable)
    json.add("taps", if: element.movesOnTap)
    json.add("alt", element.altText.map { names.utf8(of: $0) })
    json.add("link", element.link.map { names.utf8(of: $0) })
    json.add("touchable", if: element.isTouchable)
    json.add("draggable", if: element.isDraggable)
    json.add("ellipse", if: element.isEllipse)
  }

  /// Adds the names of the web page's controls that an element can replace.
  private func add(_ commands: [TapCommand], to json: inout JSONMembers) {
    guard !commands.isEmpty else { return }
    json.begin("does", "[")
    for command in commands {
      switch command {
      case .nextPage: json.add(word: "next")
      case .previousPage: json.add(word: "previous")
      case .cover: json.add(word: "cover")
      case .contents: json.add(word: "contents")
      case .sound: json.add(word: "sound")
      }
    }
    json.end("]")
  }

  /// Returns the lines of a text as JSON: the start and the end of each line in UTF-16.
  func linesJSON(of text: [UInt8], font: [UInt8], width: Double) -> [UInt8] {
    let player = logged.player
    let metrics = player.fonts.first { player.names.utf8(of: $0.name) == font[...] }?.metrics
    let layout = TextLayout(
      String(decoding: text, as: UTF8.self), TextLayout.Style(fontSize: 1, font: metrics), width: width)
    var json = JSONMembers()
    json.begin("[")
    for line in layout.utf16Lines(of: text) {
      json.add(line.lowerBound)
      json.add(line.upperBound)
    }
    json.end("]")
    return json.bytes
  }

  /// Adds a text with the ranges of its words in UTF-16, as JavaScript counts.
  private func add(_ text: ArraySlice<UInt8>, words: [Range<Int>], to json: inout JSONMembers) {
    json.add("text", text)
    guard !words.isEmpty else { return }
    json.begin("words", "[")
    for word in words {
      json.begin("[")
      json.add(UTF16Length.of(text.prefix(word.lowerBound)))
      json.add(UTF16Length.of(text.prefix(word.upperBound)))
      json.end("]")
    }
    json.end("]")
  }
}
