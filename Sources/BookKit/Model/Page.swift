import PropertyList

/// One page: what is on it, how it comes and goes.
public struct Page: Sendable {
  /// What rules and scripts call it.
  public var name: Placed<Name>?
  /// The title in the contents, in all languages.
  public var localizedTitle = LocalizableText()
  /// The picture in the contents, a file.
  public var thumbnail: Placed<String>?
  /// What is behind everything.
  public var background: Placed<Background>?
  /// The music that sounds while the page is open.
  public var music: Audio?
  /// What makes bodies fall.
  public var physics: PageGravity?
  /// Whether turns away from the page are refused while a narration sounds; the book decides where it says nothing.
  public var waitForNarration: Placed<Bool>?
  /// How it enters.
  public var enterAnimation: PageAnimation?
  /// How it leaves.
  public var exitAnimation: PageAnimation?
  /// The elements in document order, a group before its children.
  public var elements: [Element] = []
  /// The page's own rules.
  public var rules: [Rule] = []
  /// Where the page's dictionary stands.
  public var node: NodeHandle

  /// The title in the contents; that of languages that have none of their own.
  public var title: String? { localizedTitle.original?.value }

  /// What is behind everything on a page.
  public enum Background: Sendable, Equatable {
    /// A colour.
    case color(Color)
    /// A picture, by its file.
    case image(String)
  }
}

/// How a page comes or goes.
public struct PageAnimation: Sendable {
  /// What is seen.
  public var kind = PageAnimationKind.slide
  /// How its time is spent.
  public var easing = Easing.linear
  /// Whether the author chose the easing.
  var hasOwnEasing = false
  /// How long it takes, in seconds.
  public var duration = 0.5
  /// From where, or whereto; left or right by the direction of reading where nothing is said.
  public var direction: Direction?
  /// The colour that a fade goes through.
  public var color: Color?
  /// Where its dictionary stands.
  public var node: NodeHandle
}

/// What makes the bodies of a page fall, and what holds them.
public struct PageGravity: Sendable {
  /// The pull to the right, in points per second and second.
  public var x = 0.0
  /// The pull downwards.
  public var y = usual
  /// What holds the bodies inside.
  public var bounds = Bounds.none
  /// Where its dictionary stands.
  public var node: NodeHandle

  /// The pull downwards where nothing is said: the earth's, when a metre is 150 points.
  static let usual = 1470.0

  /// What holds bodies inside.
  public enum Bounds: Sendable, Equatable {
    /// Nothing.
    case none
    /// The canvas.
    case canvas
    /// A rectangle.
    case rectangle(Rectangle)
  }
}
