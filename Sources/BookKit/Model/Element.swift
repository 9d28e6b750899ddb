import PropertyList

/// Something on a page: what it is, where it stands, what it does.
public struct Element: Sendable {
  /// What rules, triggers and scripts call it; made up where the author gave no name.
  public var name: Name
  /// Where its dictionary stands.
  public var node: NodeHandle
  /// Where its name stands, if the author gave one.
  public var nameNode: NodeHandle?
  /// Where its type stands.
  var typeNode: NodeHandle?
  /// Whether it is seen.
  public var isVisible = true
  private var parentIndex: Int32 = -1
  private var extentCount: Int32 = 1

  /// The drawing order: lower first.
  public var z = 0
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
  /// What it is.
  public var content: Content
  /// What it shows, for readers who cannot see it.
  public var altText: Placed<String>?
  /// What it does when it comes on stage.
  public var tweens: [Tween] = []

  /// What most elements lack, one or none, apart because it would make all of them large.
  var extras: [Extras] = []

  /// The position in the page's elements of the group that holds it.
  public var parent: Int? {
    get { parentIndex < 0 ? nil : Int(parentIndex) }
    set { parentIndex = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
  }

  /// How many elements it spans in the page's list: itself, and all in it.
  public var extent: Int {
    get { Int(extentCount) }
    set { extentCount = Int32(truncatingIfNeeded: newValue) }
  }

  /// What an element is, with what only such elements have.
  public enum Content: Sendable {
    /// A picture.
    case image(ImageContent)
    /// Text.
    case text(TextContent)
    /// A sound.
    indirect case audio(Audio?)
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
