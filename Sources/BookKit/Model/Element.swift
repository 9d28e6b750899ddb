import PropertyList

/// Something on a page: what it is, where it stands, what it does.
public struct Element: Sendable {
  /// What rules, triggers and scripts call it; made up where the author gave no name.
  public var name: Name
  /// Where its name stands, if the author gave one.
  public var nameNode: NodeHandle?
  /// Where its dictionary stands.
  public var node: NodeHandle
  /// Where its type stands.
  public var typeNode: NodeHandle?
  /// What it is.
  public var content: Content
  /// The position in the page's elements of the group that holds it.
  public var parent: Int?
  /// How many elements it spans in the page's list: itself, and all in it.
  public var extent = 1

  /// The left edge of the unrotated frame.
  public var x = Placed(0.0)
  /// The upper edge of the unrotated frame.
  public var y = Placed(0.0)
  /// The width; a picture's or a movie's own where nothing is said.
  public var width: Placed<Double>?
  /// The height; a picture's or a movie's own where nothing is said.
  public var height: Placed<Double>?
  /// The opacity, 0…1.
  public var alpha = Placed(1.0)
  /// The angle in degrees, clockwise.
  public var rotation = Placed(0.0)
  /// The stretch to the side.
  public var scaleX = Placed(1.0)
  /// The stretch upwards and downwards.
  public var scaleY = Placed(1.0)
  /// The point about which it turns and stretches, as a fraction of the width.
  public var pivotX = 0.5
  /// The point about which it turns and stretches, as a fraction of the height.
  public var pivotY = 0.5
  /// The drawing order: lower first.
  public var z = 0
  /// Whether it is seen.
  public var isVisible = true
  /// Whether it takes touches; by what it is and who waits for touches where nothing is said.
  public var isTouchable: Placed<Bool>?
  /// What it does when it comes on stage.
  public var tweens: [Tween] = []
  /// What it waits for, off stage.
  public var trigger: Trigger?
  /// Whether it can be dragged.
  public var isDraggable = Placed(false)
  /// What its frame stays inside while it is dragged; the canvas where nothing is said.
  public var dragArea: Rectangle?
  /// Elements that move along.
  public var dragWith: [Placed<Name>] = []
  /// Where it can be dropped.
  public var dropTargets: [DropTarget] = []
  /// How it falls and bounces.
  public var body: Body?
  /// How it enters as a banner.
  public var slideIn: SlideIn?
  /// The address that a tap opens.
  public var link: Placed<String>?
  /// What it shows, for readers who cannot see it.
  public var altText: Placed<String>?
  /// What it is in other languages.
  public var localizations: [Localization] = []

  /// What an element is, with what only such elements have.
  public enum Content: Sendable {
    /// A picture.
    case image(ImageContent)
    /// Text.
    case text(TextContent)
    /// A sound.
    case audio(Audio?)
    /// Pictures shown one after the other.
    case movie(MovieContent)
    /// A place that takes touches.
    case activeArea(AreaContent)
    /// Elements that move as one.
    case group
  }

  /// The kind of the element.
  public var type: ElementType {
    switch content {
    case .image: .image
    case .text: .text
    case .audio: .audio
    case .movie: .movie
    case .activeArea: .activeArea
    case .group: .group
    }
  }

  /// An element of that name and kind, all else at its default.
  init(name: Name, node: NodeHandle, content: Content) {
    self.name = name
    self.node = node
    self.content = content
  }
}

/// An element in one language.
public struct Localization: Sendable {
  /// The language, BCP 47.
  public var language: Placed<String>
  /// The element with the keys of that language in place of its own: exactly one.
  package var overlay: [Element]
}
