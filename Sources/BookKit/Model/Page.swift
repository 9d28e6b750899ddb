import PropertyList

/// A page: its elements, rules and animations.
public struct Page: Sendable {
  /// The elements in document order, with each group before its children.
  public var elements: [Element] = []
  package var node: NodeHandle
  /// The name that rules and scripts use.
  public var name: Located<Name>?
  /// The name of the section, or `nil` if this is a numbered page.
  public var section: Located<Name>?
  /// The title in the table of contents, in all languages.
  package var localizedTitle = LocalizableText()
  /// The picture file for the table of contents.
  public var thumbnail: Located<String>?
  /// The background.
  public var background: Located<Background>?
  /// The music that plays while the page is open.
  public var music: Audio?
  /// The gravity that acts on bodies.
  public var physics: PagePhysics?
  /// Whether leaving the page is refused while a narration plays; if `nil`, the book's setting applies.
  public var waitsForNarration: Located<Bool>?
  /// The animation with which the page enters; if `nil`, the book's animation applies.
  public var enterAnimation: PageAnimation?
  /// The animation with which the page leaves; if `nil`, the book's animation applies.
  public var exitAnimation: PageAnimation?
  /// The time at which pictures of the page are made, in seconds after it opens; if `nil`, 3 seconds.
  public var restAt: Located<Double>?
  /// The page's own rules.
  public var rules: [Rule] = []

  /// The default of ``restAt``.
  static let defaultRestTime = 3.0

  init(node: NodeHandle) {
    self.node = node
  }

  /// The title in the table of contents, for languages without a translation.
  public var title: String? { localizedTitle.original?.value }

  /// The background of a page.
  public enum Background: Sendable, Equatable {
    /// A colour.
    case color(Color)
    /// A picture file.
    case image(String)
    /// A gradient.
    case gradient(Gradient)
  }
}

/// The animation with which a page enters or leaves.
public struct PageAnimation: Sendable {
  /// The kind of animation.
  public var kind = PageAnimationKind.slide
  /// The easing of the motion.
  public var easing: Easing {
    get { ownEasing ?? .linear }
    set { ownEasing = newValue }
  }
  /// The easing that the author chose, if any.
  var ownEasing: Easing?
  /// The duration in seconds.
  public var duration = 0.5
  /// The direction in which the page moves.
  ///
  /// If `nil`, the page moves left on a turn forward and right on a turn back.
  public var direction: Direction?
  /// The colour that a fade passes through.
  public var color: Color?
  package var node: NodeHandle
}

/// The gravity of a page and the bounds that contain its bodies.
public struct PagePhysics: Sendable {
  /// The acceleration to the right, in points per second squared.
  public var x = 0.0
  /// The downward acceleration, in points per second squared.
  public var y = defaultY
  /// The bounds that contain the bodies.
  public var bounds = Bounds.none
  package var node: NodeHandle

  /// The default downward acceleration: the earth's gravity at 150 points per metre.
  static let defaultY = 1470.0

  /// The bounds that contain bodies.
  public enum Bounds: Sendable, Equatable {
    /// No bounds.
    case none
    /// The canvas.
    case canvas
    /// A rectangle.
    case rectangle(Rectangle)
  }
}
