import BookKit

extension CreditsScreen {
  /// Returns the layers of the screen, from back to front.
  func layers(on canvas: Rectangle, _ names: NameTable) -> [Layer] {
    var layers = [Layer(clip: canvas, marks: Mark.ground(background, on: .black, names, in: canvas))]
    if let title { layers.append(layer([.text(title, scale: 1)], in: layout.title)) }
    if let credit { layers.append(layer(parts(of: credit, names), in: layout.credit, alpha: credit.alpha)) }
    // The description begins at the top; the part that doesn't fit is cut off, as before a reader scrolls.
    if let about {
      let text = Mark(.text(block(about, size: layout.fontSize * 0.5)), in: layout.about)
      layers.append(Layer(clip: layout.about, marks: [text]))
    }
    layers.append(layer(partsOfPublisher(names), in: layout.publisher))
    return layers.filter { !$0.marks.isEmpty }
  }

  /// A part of a column: a picture, or a text with its size as a multiple of the font size.
  fileprivate enum Part {
    case picture(String, ratio: Double)
    case text(String, scale: Double, isLink: Bool = false)
  }

  private func parts(of credit: ShownCredit, _ names: NameTable) -> [Part] {
    var parts: [Part] = []
    if let avatar = credit.avatar { parts.append(.picture(names.text(of: avatar), ratio: credit.avatarRatio)) }
    if let name = credit.name { parts.append(.text(names.text(of: name), scale: 1)) }
    if let role = credit.role { parts.append(.text(names.text(of: role), scale: 0.6)) }
    if let twitter = credit.twitter {
      parts.append(.text(CreditsScreen.shownHandle(names.text(of: twitter)), scale: 0.5, isLink: true))
    }
    if let web = credit.web { parts.append(.text(names.text(of: web), scale: 0.5, isLink: true)) }
    return parts
  }

  /// Returns the publisher's name as a link if there is an address; without a name, the address is shown.
  private func partsOfPublisher(_ names: NameTable) -> [Part] {
    let address = publisherLink.map { names.text(of: $0) }
    return (publisher ?? address).map { [.text($0, scale: 0.6, isLink: address != nil)] } ?? []
  }

  /// Returns a Twitter handle with a leading `@`, or an address unchanged.
  private static func shownHandle(_ text: String) -> String {
    text.utf8.starts(with: "@".utf8) || text.contains("://") ? text : "@" + text
  }

  // MARK: - Columns

  /// Returns a layer with parts one below the other in the middle of a frame; they become smaller until they fit.
  private func layer(_ parts: [Part], in frame: Rectangle, alpha: Double = 1) -> Layer {
    var size = layout.fontSize
    var column = Column(screen: self, parts: parts, width: frame.width, side: frame.height * 0.4, size: size)
    while column.height > frame.height, size > 1 {
      size *= 0.9
      column = Column(screen: self, parts: parts, width: frame.width, side: frame.height * 0.4, size: size)
    }
    var layer = Layer(clip: frame, marks: column.marks)
    let top = frame.y + (frame.height - column.height) / 2
    for index in layer.marks.indices {
      layer.marks[index].map.origin.x += frame.x
      layer.marks[index].map.origin.y += top
    }
    layer.alpha = alpha
    return layer
  }

  fileprivate func block(_ text: String, size: Double) -> TextBlock {
    TextBlock(text, fontSize: size, color: textColor, alignment: .center)
  }

  /// Parts set one below the other, from 0 downwards.
  private struct Column {
    private(set) var marks: [Mark] = []
    private(set) var height = 0.0
    /// The maximum number of characters of a text, since it is laid out again for each size.
    private static let maxLength = 500

    init(screen: CreditsScreen, parts: [Part], width: Double, side: Double, size: Double) {
      for part in parts {
        if height > 0 { height += size * CreditsScreen.gap }
        switch part {
        case .picture(let file, let ratio):
          let across = side * ratio
          marks.append(
            Mark(.picture(file), in: Rectangle(x: (width - across) / 2, y: height, width: across, height: side)))
          height += side
        case .text(let text, let scale, let isLink):
          let block = screen.block(String(text.prefix(Column.maxLength)), size: size * scale)
          let lines = block.layout(width: width).lines
          let extent = Double(max(1, lines.count)) * block.fontSize * TextLayout.lineStep
          marks.append(Mark(.text(block), in: Rectangle(x: 0, y: height, width: width, height: extent)))
          if isLink { underline(lines, of: block) }
          height += extent
        }
      }
    }

    private mutating func underline(_ lines: [TextLayout.Line], of block: TextBlock) {
      for line in lines where line.width > 0 {
        let below = height + block.base(of: line) + block.fontSize * CreditsScreen.underlineOffset
        marks.append(
          Mark(
            .area(block.color, isEllipse: false),
            in: Rectangle(x: line.x, y: below, width: line.width, height: block.fontSize / 14)))
      }
    }
  }

  /// The distance between parts, as a multiple of the font size.
  fileprivate static let gap = 0.25
  /// The distance between the baseline of a link and its underline, as a multiple of the link's font size.
  fileprivate static let underlineOffset = 0.12
}
