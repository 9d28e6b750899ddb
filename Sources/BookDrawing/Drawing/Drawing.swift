import BookKit

/// A picture as data: a stack of layers, each with marks on it, and turning leaves in front of them.
package struct Drawing: Sendable {
  package let width: Double
  package let height: Double
  package var title: String
  /// The colour behind all layers.
  package var paper = Color.white
  /// From back to front.
  package var layers: [Layer] = []
  /// In front of the layers.
  package var leaves: [Leaf] = []

  package init(width: Double, height: Double, title: String) {
    self.width = width
    self.height = height
    self.title = title
  }
}

/// A layer of a drawing; it clips its contents, and it can be moved and scaled, but not rotated.
package struct Layer: Sendable {
  /// In the layer's own coordinates.
  package var clip: Rectangle
  package var origin = Point(x: 0, y: 0)
  package var scaleX = 1.0
  package var scaleY = 1.0
  /// From 0 to 1.
  package var alpha = 1.0
  /// From back to front.
  package var marks: [Mark]

  package init(clip: Rectangle, marks: [Mark]) {
    self.clip = clip
    self.marks = marks
  }

  /// The map from the layer's own coordinates to the drawing.
  package var map: AffineMap { AffineMap(scaleX: scaleX, scaleY: scaleY, origin: origin) }

  /// The visible part, in the coordinates of the drawing.
  package var frame: Rectangle {
    Rectangle(
      x: origin.x + clip.x * scaleX, y: origin.y + clip.y * scaleY, width: clip.width * scaleX,
      height: clip.height * scaleY)
  }
}

/// A single thing to draw.
package struct Mark: Sendable {
  /// The map from the mark's own coordinates, where its frame begins at the origin, to its layer's coordinates.
  package var map: AffineMap
  /// The width of the mark's frame; 0 for a text that is as wide as its longest line.
  package var width: Double
  package var height: Double
  /// From 0 to 1.
  package var alpha = 1.0
  package var content: Content
  package var altText: String?

  package enum Content: Sendable {
    /// A picture that fills the frame, given by its file name in the book.
    case picture(String)
    /// The frame itself, or the ellipse inside it, in one colour.
    case area(Color, isEllipse: Bool)
    /// The frame itself with round corners, in one colour.
    case plate(Color, radius: Double)
    /// The frame itself, filled with a gradient of opaque colours.
    case gradient(Gradient)
    case text(TextBlock)
    /// Marks in the frame's coordinates, clipped to the frame, with one opacity for all.
    case group([Mark])
    /// Marks in the frame's coordinates, clipped to the frame and seen in perspective.
    case flap([Mark], FlapProjection)
    /// Marks in the frame's coordinates, clipped to an outline.
    case clipped(ExactPath, [Mark])
    /// The area inside outlines by the even-odd rule, with black lines along them unless `lineWidth` is 0.
    case shape(ExactPath, fill: Color?, lineWidth: Double)
    /// A drawing that fills the frame, drawn over the colours of its regions on white.
    case colored(String, RegionMap, [Color?])
    /// Marks in the layer's coordinates, of which only what a mask leaves in the frame is drawn.
    case rubbed(RubMask, [Mark])
    /// A picture that fills the frame and is multiplied with everything behind it.
    case multiplied(String)
  }

  package init(_ content: Content, map: AffineMap = .identity, width: Double, height: Double) {
    self.content = content
    self.map = map
    self.width = width
    self.height = height
  }

  package init(_ content: Content, in frame: Rectangle) {
    let map = AffineMap(scaleX: 1, scaleY: 1, origin: Point(x: frame.x, y: frame.y))
    self.init(content, map: map, width: frame.width, height: frame.height)
  }
}

package struct TextBlock: Sendable {
  /// The text, which is wrapped at its line breaks and at the edge of the frame.
  package var text: String
  /// The name of the font, or `nil` for any font.
  package var fontName: String?
  package var font: BlockFont?
  /// In points.
  package var fontSize: Double
  package var color: Color
  package var alignment: Alignment
  /// The vertical position of the lines in a frame that is higher than the text.
  package var verticalAlignment = VerticalAlignment.top
  /// The UTF-8 ranges of the words that voices read.
  package var words: [Range<Int>] = []
  /// The UTF-8 range of the word that a voice has reached, which is highlighted.
  package var spoken: Range<Int>?

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

/// A font that a book contains.
package struct BlockFont: Sendable {
  /// The name of the font's file in the book.
  package let file: String
  package let metrics: FontMetrics

  package init(file: String, metrics: FontMetrics) {
    self.file = file
    self.metrics = metrics
  }
}

extension Color {
  package static let white = Color(red: 255, green: 255, blue: 255)
}
