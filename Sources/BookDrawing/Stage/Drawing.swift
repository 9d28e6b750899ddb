import BookKit

/// A picture that is to be made: layers of paper one on the other, each with marks on it.
package struct Drawing: Sendable {
  /// How wide it is.
  package let width: Double
  /// How high it is.
  package let height: Double
  /// What it shows, in a few words.
  package var title: String
  /// What is behind everything.
  package var paper = Color.white
  /// What lies on it, the one at the back first.
  package var layers: [Layer] = []

  /// A drawing with nothing on it.
  package init(width: Double, height: Double, title: String) {
    self.width = width
    self.height = height
    self.title = title
  }
}

/// A sheet in a drawing, moved and stretched but never turned; what is on it ends at its edges.
package struct Layer: Sendable {
  /// The part of its own coordinates that can be seen.
  package var clip: Rectangle
  /// Where the origin of its coordinates lies in the drawing.
  package var origin = Point(x: 0, y: 0)
  /// How much wider it is drawn.
  package var scaleX = 1.0
  /// How much higher it is drawn.
  package var scaleY = 1.0
  /// How opaque all of it is together, 0…1.
  package var alpha = 1.0
  /// What is on it, the mark at the back first.
  package var marks: [Mark]

  /// A sheet in its own place.
  package init(clip: Rectangle, marks: [Mark]) {
    self.clip = clip
    self.marks = marks
  }

  /// The map from its own coordinates to the drawing.
  package var map: AffineMap {
    AffineMap(scaleX: scaleX, scaleY: scaleY, origin: origin)
  }

  /// Where the part that can be seen lies in the drawing.
  package var place: Rectangle {
    Rectangle(
      x: origin.x + clip.x * scaleX, y: origin.y + clip.y * scaleY, width: clip.width * scaleX,
      height: clip.height * scaleY)
  }
}

/// One thing that is drawn.
package struct Mark: Sendable {
  /// The map from its own coordinates, in which its frame begins at 0, 0, to those of its layer.
  package var map: AffineMap
  /// The width of its frame; 0 for a text that is as wide as its longest line.
  package var width: Double
  /// The height of its frame.
  package var height: Double
  /// How opaque it is, 0…1.
  package var alpha = 1.0
  /// What is drawn.
  package var content: Content
  /// What it shows, for readers who cannot see it.
  package var altText: String?

  /// What can be drawn.
  package enum Content: Sendable {
    /// A picture, by its file as the book writes it; it fills the frame.
    case picture(String)
    /// The frame itself, or the ellipse inside it, in one colour.
    case area(Color, isEllipse: Bool)
    /// Words, from the top of the frame down.
    case text(TextBlock)
  }

  /// A mark that is fully opaque.
  package init(_ content: Content, map: AffineMap = .identity, width: Double, height: Double) {
    self.content = content
    self.map = map
    self.width = width
    self.height = height
  }

  /// A mark whose frame stands upright.
  package init(_ content: Content, in frame: Rectangle) {
    let map = AffineMap(scaleX: 1, scaleY: 1, origin: Point(x: frame.x, y: frame.y))
    self.init(content, map: map, width: frame.width, height: frame.height)
  }
}

/// Words to be drawn.
package struct TextBlock: Sendable {
  /// The words; lines end where they end in it, and where the frame does.
  package var text: String
  /// The font by its name; any where nothing is said.
  package var fontName: String?
  /// The size in points.
  package var fontSize: Double
  /// The colour.
  package var color: Color
  /// How the lines are aligned.
  package var alignment: Alignment
  /// What of the UTF-8 of the words is underlined: the word that a voice has come to.
  package var spoken: Range<Int>?

  /// Words in a size and a colour.
  package init(
    _ text: String, fontName: String? = nil, fontSize: Double, color: Color = .black, alignment: Alignment = .left
  ) {
    self.text = text
    self.fontName = fontName
    self.fontSize = fontSize
    self.color = color
    self.alignment = alignment
  }
}

extension AffineMap {
  /// The map that stretches and moves.
  package init(scaleX: Double, scaleY: Double, origin: Point = Point(x: 0, y: 0)) {
    self = .identity
    right.x = scaleX
    down.y = scaleY
    self.origin = origin
  }
}

extension Color {
  /// White.
  package static let white = Color(red: 255, green: 255, blue: 255)
}
