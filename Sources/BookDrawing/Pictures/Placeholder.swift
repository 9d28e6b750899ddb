import BookKit

/// The replacement for a picture that can't be drawn: a frame with its name, and its format if that is the reason.
enum Placeholder {
  private static let ground = Color(red: 240, green: 238, blue: 232, alpha: 220)
  private static let line = Color(red: 176, green: 96, blue: 64)

  static func marks(for mark: Mark, named name: String, because fault: PictureError) -> [Mark] {
    let (width, height) = (mark.width, mark.height)
    let border = min(2, width / 2, height / 2)
    let areas = [
      (ground, Rectangle(width: width, height: height)), (line, Rectangle(width: width, height: border)),
      (line, Rectangle(y: height - border, width: width, height: border)),
      (line, Rectangle(y: border, width: border, height: height - 2 * border)),
      (line, Rectangle(x: width - border, y: border, width: border, height: height - 2 * border)),
    ]
    var marks = areas.map { Mark(.area($0.0, isEllipse: false), in: $0.1) }
    var label = String(name.suffix(120))
    if case .unknownForm(let form) = fault { label += "\n(\(form))" }
    let fontSize = min(18, width / 6, height / (label.contains("\n") ? 3 : 2))
    var text = TextBlock(label, fontSize: fontSize, color: line, alignment: .center)
    text.verticalAlignment = .middle
    let inset = 2 * border
    marks.append(
      Mark(.text(text), in: Rectangle(x: inset, y: 0, width: max(1, width - 2 * inset), height: height)))
    return marks.map { part in
      var placed = part
      placed.map = part.map.followed(by: mark.map)
      placed.alpha = mark.alpha
      return placed
    }
  }
}
